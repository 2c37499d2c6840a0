/// English names of one interface element, as different platforms and books call it.
///
/// The names are taken apart by ``InterfaceWords``: whatever language says the parts of one of them
/// names the element. One element a line.
enum InterfaceSynonyms {
  /// The names, line by line.
  static let lines = table.split(separator: "\n").map { line in
    line.split(separator: ",").map { name in
      String(name.drop { $0 == " " })
    }
  }

  private static let table = """
    activity indicator, loading indicator, busy indicator, spinner, loading spinner, activity spinner, progress spinner, waiting indicator
    context menu, contextual menu
    pull-down button, drop-down button
    pull-down menu, drop-down menu, pull-down list, drop-down list
    text field, text box, input field, input box, text input field, text entry field
    menu item, menu element, menu option
    submenu, child menu, secondary menu, sub menu
    date picker, date selector, date chooser
    color picker, color selector, color chooser
    time picker, time selector, time chooser
    image picker, image selector, image chooser
    refresh control, refresh content control
    segmented control, segment control
    search field, search box
    dialog, dialog window, dialog box
    sidebar, side panel, side bar
    toolbar, tool panel, tool bar
    status bar, status line
    secure text field, password field
    separator, separator line
    tab bar, tab panel
    navigation bar, navigation panel
    full screen, full screen mode
    action sheet, action panel, action list
    alert, alert box, alert window, alert dialog
    """
}

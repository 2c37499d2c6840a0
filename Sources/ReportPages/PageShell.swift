/// A page that needs nothing but itself: styles and script inside, no network.
struct PageShell {
  /// What the browser's tab and the heading say.
  var title: String
  /// The markup of the body behind the heading.
  var body: String

  /// The whole page.
  var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
    <title>\(HTMLText.escaped(title))</title>
    <style>
    \(PageStyle.text)
    </style>
    </head>
    <body>
    <header>
    <h1>\(HTMLText.escaped(title))</h1>
    <label>Find <input id="find" type="search" placeholder="term or text"></label>
    <p class="keys">Keys: <kbd>/</kbd> find, <kbd>j</kbd> and <kbd>k</kbd> next and previous row.</p>
    </header>
    <main>
    \(body)
    </main>
    <script>
    \(PageScript.text)
    </script>
    </body>
    </html>

    """
  }
}

/// The script of all pages: finding rows, walking them by keys, showing one term in all languages.
enum PageScript {
  static let text = """
    "use strict";
    const rows = Array.from(document.querySelectorAll("tr[data-row]"));
    const find = document.getElementById("find");
    find.addEventListener("input", () => {
      const wanted = find.value.trim().toLowerCase();
      for (const row of rows) {
        row.hidden = wanted !== "" && !row.textContent.toLowerCase().includes(wanted);
      }
    });
    document.addEventListener("keydown", event => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target === find) {
        if (event.key === "Escape") find.blur();
        return;
      }
      if (event.key === "/") { event.preventDefault(); find.focus(); return; }
      const step = { j: 1, k: -1 }[event.key];
      if (!step) return;
      const shown = rows.filter(row => !row.hidden);
      const next = shown[shown.indexOf(document.activeElement) + step] || shown[step > 0 ? 0 : shown.length - 1];
      if (next) { next.focus(); next.scrollIntoView({ block: "nearest" }); }
    });
    const show = (concept, on) => {
      for (const mark of document.querySelectorAll("mark[data-concept]")) {
        if (mark.dataset.concept === concept) mark.classList.toggle("same", on);
      }
    };
    for (const name of [["mouseover", true], ["mouseout", false], ["focusin", true], ["focusout", false]]) {
      document.addEventListener(name[0], event => {
        const mark = event.target.closest && event.target.closest("mark[data-concept]");
        if (mark) show(mark.dataset.concept, name[1]);
      });
    }
    """
}

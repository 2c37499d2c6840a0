/// The style sheet of all pages, for light and dark screens and for print.
enum PageStyle {
  static let text = """
    :root { --ink: #1c1e21; --paper: #ffffff; --faint: #61666d; --line: #d8dce1; --band: #f4f6f8;
      --mark: #fff0b3; --hot: #ffcf5c; --warn: #a3410b; --gap: #eceff2;
      --c0: #2f6fb3; --c1: #c05a00; --c2: #2d7d46; --c3: #8a3fa0; --c4: #a8324a; --c5: #5f6368; }
    @media (prefers-color-scheme: dark) {
      :root { --ink: #e6e8ea; --paper: #17191c; --faint: #9aa1a9; --line: #353a40; --band: #1f2226;
        --mark: #4a3f12; --hot: #7a6410; --warn: #ffb38a; --gap: #24282d;
        --c0: #7db4ee; --c1: #f2a35e; --c2: #7fcf98; --c3: #d09be0; --c4: #f08ba0; --c5: #b0b5bb; } }
    * { box-sizing: border-box; }
    body { margin: 0; font: 15px/1.5 system-ui, sans-serif; color: var(--ink);
      background: var(--paper); }
    header, main { max-width: 110rem; margin: 0 auto; padding: .75rem 1.25rem; }
    header { display: flex; flex-wrap: wrap; gap: .5rem 2rem; align-items: baseline;
      border-bottom: 1px solid var(--line); }
    h1 { font-size: 1.3rem; margin: 0; } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
    input { font: inherit; color: inherit; background: var(--band); border: 1px solid var(--line);
      border-radius: 4px; padding: .2rem .5rem; }
    .keys, .note { color: var(--faint); margin: 0; font-size: .9rem; }
    kbd { border: 1px solid var(--line); border-radius: 3px; padding: 0 .3em; }
    .scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 6px; }
    table { border-collapse: collapse; width: 100%; }
    th, td { text-align: start; vertical-align: top; padding: .35rem .6rem;
      border-bottom: 1px solid var(--line); }
    thead th { position: sticky; top: 0; background: var(--band); z-index: 1;
      vertical-align: bottom; }
    tr:focus, tr:target { outline: 2px solid var(--c0); outline-offset: -2px; }
    tr[hidden] { display: none; }
    a { color: var(--c0); }
    .number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
    thead .number { white-space: normal; }
    .doubtful .number { color: var(--warn); font-weight: 600; }
    .gap { background: repeating-linear-gradient(135deg, var(--gap) 0 6px, transparent 6px 12px); }
    .merged { border-inline-start: 4px solid var(--c0); }
    .segment { display: block; overflow-wrap: anywhere; } .segment + .segment { margin-top: .3rem; }
    .heading { font-weight: 650; }
    .code { font-family: ui-monospace, monospace; font-size: .9em; white-space: pre-wrap; }
    mark { background: var(--mark); color: inherit; border-radius: 2px; }
    mark.same { background: var(--hot); outline: 1px solid var(--c1); }
    .names { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: .2rem 1rem; }
    .key { display: inline-block; min-width: 1.35em; text-align: center; border-radius: 3px;
      color: var(--paper); font-size: .8rem; font-weight: 650; }
    .k0 { background: var(--c0); } .k1 { background: var(--c1); } .k2 { background: var(--c2); }
    .k3 { background: var(--c3); } .k4 { background: var(--c4); } .k5 { background: var(--c5); }
    .heat td { padding: .2rem .3rem; white-space: nowrap; }
    .heat td.names-cell { white-space: normal; min-width: 18rem; }
    .heat thead th.document { font-weight: 500; font-size: .85rem; padding: .5rem .3rem; }
    .document span { writing-mode: vertical-rl; transform: rotate(180deg); white-space: nowrap;
      max-height: 12rem; overflow: hidden; text-overflow: ellipsis; }
    .status { color: var(--faint); font-size: .85rem; overflow-wrap: anywhere; }
    .forbidden { color: var(--warn); font-weight: 600; }
    details { margin: .2rem 0; } summary { cursor: pointer; }
    .places { margin: .3rem 0 .6rem; } .places td { border: 0; padding: .05rem .4rem; }
    .places .before { text-align: end; } .places .place { color: var(--faint); white-space: nowrap; }
    @media (max-width: 40rem) { .document span { max-height: 7rem; } }
    @media print { header label, .keys { display: none; } thead th { position: static; } }
    """
}

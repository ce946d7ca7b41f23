import { escapeHtml } from "./markup.ts";

/** Colours that stay apart for colour-blind readers (Okabe and Ito 2008), dark enough on white, light enough on black. */
const PALETTE = [
  ["#0072b2", "#56b4e9"],
  ["#b34700", "#f0a35e"],
  ["#00785a", "#4cc9a0"],
  ["#8f4a78", "#dd9cc4"],
  ["#7a6a00", "#e6d84a"],
  ["#555", "#bbb"],
] as const;

/** How many runs have a colour of their own; those beyond start over. */
export const COLOURS = PALETTE.length;

const style = `
:root { color-scheme: light dark; --ink: #1a1d21; --soft: #5a626c; --paper: #fff; --line: #d9dee4; --band: #f5f7f9;
${PALETTE.map(([light], at) => `--c${at}: ${light};`).join(" ")} }
@media (prefers-color-scheme: dark) { :root { --ink: #e8eaed; --soft: #a7b0ba; --paper: #15181c; --line: #363c44; --band: #1d2126;
${PALETTE.map(([, dark], at) => `--c${at}: ${dark};`).join(" ")} } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 62rem; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
h1 { font-size: 1.7rem; margin: 0 0 .25rem; } h2 { font-size: 1.25rem; margin: 2.5rem 0 .75rem; padding-top: 1rem; border-top: 1px solid var(--line); }
h3 { font-size: 1.05rem; margin: 1.75rem 0 .5rem; } p { margin: .5rem 0; } .soft { color: var(--soft); }
.wide { overflow-x: auto; margin: .75rem 0 1.25rem; } table { border-collapse: collapse; font-size: .875rem; min-width: 50%; }
caption { text-align: left; font-weight: 600; padding: .25rem 0; } th, td { text-align: left; padding: .3rem .7rem .3rem 0; vertical-align: top; border-bottom: 1px solid var(--line); overflow-wrap: break-word; }
thead th { color: var(--soft); font-weight: 500; white-space: nowrap; } tbody th { font-weight: 500; } .number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
figure { margin: 1rem 0 1.5rem; } figcaption { font-weight: 600; font-size: .95rem; margin-bottom: .35rem; } svg { max-width: 100%; height: auto; display: block; }
.legend { list-style: none; display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: 0 0 .5rem; padding: 0; font-size: .85rem; } .legend svg { display: inline; vertical-align: -1px; }
svg text { font: 12px system-ui, sans-serif; fill: var(--ink); } svg .tick { text-anchor: middle; fill: var(--soft); } svg .label { text-anchor: end; } svg .figure { fill: var(--soft); }
svg .grid { stroke: var(--line); } svg .whisker { stroke: var(--ink); fill: none; stroke-width: 1.25; } svg .pale { opacity: .3; }
${PALETTE.map((_, at) => `svg .c${at} { fill: var(--c${at}); }`).join(" ")}
details { margin: .5rem 0 1rem; } summary { cursor: pointer; font-weight: 600; }
@media print { :root { color-scheme: light; } body { max-width: none; padding: 0; font-size: 11pt; } figure, tr { break-inside: avoid; } h2 { break-before: auto; } .wide { overflow: visible; } details:not([open]) { display: none; } }
`;

/** One self-contained page: no script, no request. */
export function htmlPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

import type { Shown } from "../../waymark.ts";
import { counted } from "../counted.ts";

type Site = Extract<Shown, { kind: "site" }>["site"];

/** Matches, divergences and dropped relations that are shown to people; the JSON form has them all. */
const SHOWN_MOST = 20;

/** A site as text: its relations with sample rows, how they hang together, what was dropped and why. */
export function describeSite(site: Site): string {
  const names = new Map(
    site.relations.map(({ id, name, rows_called }) => [id, rows_called ? `${name} (${rows_called})` : name]),
  );
  const called = (id: string) => names.get(id) ?? id;
  const lines = [
    `${site.title}  ${site.root}`,
    `${site.name}: ${site.domain}, ${site.language}, provenance ${site.provenance}`,
    `${site.pages} pages, ${site.relations.length} relations`,
  ];
  for (const relation of site.relations) {
    const { name, source, rows, id, rows_called, dynamic, columns, sample, dropped_columns } = relation;
    const shown = dynamic > 0 ? `, ${dynamic} cells shown by interaction` : "";
    lines.push("", `${name} (${source}, ${rows} ${rows_called ?? "rows"}${shown})  ${id}`, `  ${columns.join(" | ")}`);
    for (const row of sample) lines.push(`  ${row.map(cellText).join(" | ")}`);
    for (const { name: column, reason } of dropped_columns) lines.push(`  – not asked about: ${column} (${reason})`);
  }
  lines.push("", `Links (${site.links.length})`);
  for (const { from, to, via, rows } of site.links)
    lines.push(`  ${called(from)} -> ${called(to)}: ${counted(rows, "row")} by ${via}`);
  lines.push("", `Names for one thing (${site.matches.length})`);
  for (const { name, other, kind, sure } of site.matches.slice(0, SHOWN_MOST))
    lines.push(`  ${name} = ${other} (${kind}${sure ? "" : ", unsure"})`);
  const { consistent, divergent, single, divergences } = site.agreement;
  lines.push("", `Facts: ${consistent} consistent, ${divergent} divergent, ${single} single`);
  for (const { entity, cause, statements } of divergences.slice(0, SHOWN_MOST)) {
    lines.push(`  ${entity} (${cause})`);
    for (const { column, printed, url } of statements) lines.push(`    ${column}: ${printed}   ${url}`);
  }
  lines.push("", `Dropped (${site.dropped.length})`);
  for (const { name, reason } of site.dropped.slice(0, SHOWN_MOST)) lines.push(`  ${name}: ${reason}`);
  if (site.dropped.length > SHOWN_MOST) lines.push(`  … and ${site.dropped.length - SHOWN_MOST} more (--json has all)`);
  return lines.join("\n");
}

export function cellText(cell: string | string[] | null): string {
  return Array.isArray(cell) ? cell.join("; ") : (cell ?? "");
}

import type { Evidence } from "../../../core/evidence.ts";
import type { Cell, Relation } from "../../../core/relation.ts";
import { isChinese } from "../../../logic/values/language.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { dayBefore } from "../../../logic/values/times-of-day.ts";
import { LONGEST_LABEL } from "../cells/columns.ts";

/** What collections call the column of their pages' names. */
const NAME = "name";
/** So many of the pages are linked by their title. */
const LINKED = 0.8;

/**
 * A collection without a column of names, whose pages the site links to by titles that come again ("Spring Fair", each year), and
 * of which each states one day: the two together are what people call them, "Spring Fair, 4 May 2023". Neither alone is a name.
 * Of several columns of days nobody knows which is meant.
 *
 * @param textsOf the texts by which the site links to a page
 */
export function namedWithDay(relation: Relation, textsOf: (url: string) => ReadonlySet<string>): Relation {
  const { columns, rows } = relation;
  if (columns.some(({ role, name }) => role === "label" || name === NAME)) return relation;
  const [day, ...further] = columns.flatMap((_, at) => (rows.every((row) => dayOf(row.cells[at]!)) ? [at] : []));
  if (day === undefined || further.length > 0 || !isOfThings(columns[day]!)) return relation;
  const titled = columns.findIndex(({ type, unnamed }, at) => {
    if (!unnamed || at === day || (type !== "text" && type !== "entity")) return false;
    const linked = rows.filter(({ about, cells }) => about && textsOf(about).has(foldText(printedOf(cells[at]!))));
    return linked.length >= LINKED * rows.length;
  });
  if (titled < 0) return relation;
  const named = rows.map(({ cells }) => together(cells[titled]!, dayOf(cells[day]!)!, cells[day]!));
  if (!named.every((cell): cell is Cell => cell !== undefined && printedOf(cell).length <= LONGEST_LABEL))
    return relation;
  if (new Set(named.map((cell) => foldText(printedOf(cell)))).size < named.length) return relation;
  return {
    ...relation,
    columns: columns.with(titled, { name: NAME, type: "text", role: "label" }),
    rows: rows.map((row, at) => ({ ...row, cells: row.cells.with(titled, named[at]!) })),
  };
}

/** A day under no heading, or under one that says no more than that it is a day: others may be those of the page. */
const isOfThings = ({ unnamed, name }: Relation["columns"][number]): boolean =>
  unnamed === true || /^(?:date|day|when)s?$/i.test(name.trim());

/** The day that a cell prints, with a time of the day behind it or without. */
const dayOf = (cell: Cell): string | undefined => (cell.value.kind === "list" ? undefined : dayBefore(printedOf(cell)));

const printedOf = ({ value }: Cell): string => value.printed.trim();

/** Title and day stand in one place, the innermost element around both; undefined where a title has none, or they stand on two pages. */
function together(title: Cell, day: string, dated: Cell): Cell | undefined {
  const evidence = around(title.evidence, dated.evidence);
  const printed = printedOf(title);
  if (!evidence || !/\p{L}/u.test(printed) || isChinese(printed) || title.value.kind === "list") return undefined;
  return { value: { kind: "text", printed: `${printed}, ${day}` }, evidence };
}

function around(one: Evidence, other: Evidence): Evidence | undefined {
  const [a, b] = [one.place, other.place];
  if (a.at !== "node" || b.at !== "node" || one.snapshot !== other.snapshot) return undefined;
  const steps = a.path.split("/");
  const others = b.path.split("/");
  const apart = steps.findIndex((step, at) => step !== others[at]);
  const path = (apart < 0 ? steps : steps.slice(0, apart)).join("/") || "0";
  return { snapshot: one.snapshot, url: one.url, place: { at: "node", path } };
}

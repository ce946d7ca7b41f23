import type { ChildNode } from "domhandler";
import { HEADING } from "../dom/content-model.ts";
import type { Tag } from "../dom/dom.ts";
import { shownTags } from "../dom/hidden.ts";
import { isBlank } from "../dom/text.ts";
import { commonMask, likeness, type PageShapes } from "./page-shapes.ts";

/** Stretches of siblings that may be records: each of one element, or of several that follow each other. */
export interface Region {
  records: ChildNode[][];
  /** Elements that records hold whole, or that hold records only: nothing in them is read again. */
  covered: readonly Tag[];
}

/** Fewer siblings of one shape may be chance. */
export const LEAST_RECORDS = 3;
const MOST_RECORDS = 20_000;
/** Elements in a record on average; what holds more is a part of the page. */
const MOST_INSIDE = 60;
/** Siblings are alike when they share this part of what they hold. */
const LEAST_LIKENESS = 0.5;
/** Of the siblings between the first and the last record, so many must be records. */
const RECORD_SHARE = 0.7;
/** Siblings that one record is made of, at most. */
const LONGEST_PERIOD = 6;
/** Siblings of a heading, or between two rules, that are one record, at most. */
const MOST_PARTS = 12;
/** This share of the siblings must follow the period. */
const PERIOD_SHARE = 0.9;
/** Where records stand in rows, all rows but the last are as long, in this share. */
const ROW_SHARE = 0.6;

/** These are parts of something, or hold one thing. */
const NO_RECORD = new Set(
  "tr td th tbody thead tfoot caption colgroup dt dd option br hr h1 h2 h3 h4 h5 h6 table img picture input label select textarea button form fieldset pre code span b i em strong small sup sub u font time iframe details summary main nav footer header aside form figure figcaption body frame".split(
    " ",
  ),
);
const ROW_CLASS = /(?:^|[\s_-])(?:row|grid|line|columns|flex|group|slide|deck|wrap(?:per)?)(?:$|[\s_\d-])/i;
/** What a flat record may begin with or hold. */
const FLAT_PART = new Set("h2 h3 h4 h5 h6 p div span a b strong em i ul time small section".split(" "));

/** Where records may stand among a container's children, the likeliest first. Cheap: nothing is read yet. */
export function* regionsIn(container: Tag, shapes: PageShapes): Generator<Region> {
  if (container.held < 2 || container.held > MOST_RECORDS * LONGEST_PERIOD) return;
  const children = shownTags(container);
  if (children.length < 2) return;
  const rows = rowsRegion(children, shapes);
  if (rows) yield rows;
  if (children.length < LEAST_RECORDS) return;
  const run = runRegion(children, shapes);
  if (run) yield run;
  const divided = dividedRegion(container, children);
  if (divided) yield divided;
  const headed = headedRegion(children, shapes);
  if (headed) yield headed;
  const periodic = periodicRegion(children, shapes);
  if (periodic) yield periodic;
}

/** The most frequent name among siblings that may be records. */
function mainName(children: readonly Tag[]): string | undefined {
  const counts = new Map<string, number>();
  let best: string | undefined;
  for (const { name } of children) {
    if (NO_RECORD.has(name)) continue;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    if (best === undefined || count > counts.get(best)!) best = name;
  }
  return best;
}

/** Siblings of one name that hold alike things. */
function alikeOf(children: readonly Tag[], shapes: PageShapes): Tag[] {
  const name = mainName(children);
  if (name === undefined) return [];
  const wanted = children.filter(
    (child) =>
      child.name === name && (name === "p" ? shapes.holdsBreak(child) : child.held > 0) && !shapes.holdsTable(child),
  );
  if (wanted.length < LEAST_RECORDS || wanted.length > MOST_RECORDS) return [];
  const common = commonMask(wanted.map((child) => shapes.mask(child)));
  const alike = wanted.filter((child) => likeness(shapes.mask(child), common) >= LEAST_LIKENESS);
  const inside = alike.reduce((sum, child) => sum + child.end - child.order, 0);
  return inside > alike.length * MOST_INSIDE ? [] : alike;
}

/** One record an element. */
function runRegion(children: readonly Tag[], shapes: PageShapes): Region | undefined {
  const records = alikeOf(children, shapes);
  if (records.length < LEAST_RECORDS) return undefined;
  const [first] = records;
  const last = records[records.length - 1];
  const between = children.slice(children.indexOf(first!), children.indexOf(last!) + 1);
  const filled = between.filter((child) => !HEADING.has(child.name) && child.name !== "hr" && !isBlank(child));
  if (records.length < filled.length * RECORD_SHARE) return undefined;
  return { records: records.map((record) => [record]), covered: records };
}

/** Records in rows of a grid: the rows are layout. */
function rowsRegion(children: readonly Tag[], shapes: PageShapes): Region | undefined {
  const name = mainName(children);
  if (name !== "div" && name !== "ul" && name !== "section") return undefined;
  const rows = children.filter((child) => child.name === name && child.held > 0 && !shapes.holdsTable(child));
  if (rows.length < 2 || rows.length < children.length * RECORD_SHARE) return undefined;
  const lengths = new Map<number, number>();
  for (const { held } of rows) lengths.set(held, (lengths.get(held) ?? 0) + 1);
  const longest = Math.max(...lengths.keys());
  const called = rows.every((row) => ROW_CLASS.test(row.attribs.class ?? ""));
  const ragged = rows.length > 2 && rows[rows.length - 1]!.held < longest;
  const full = lengths.get(longest)! >= rows.length * ROW_SHARE;
  if (longest < 2 || longest > 12 || !full) return undefined;
  const cells = rows.flatMap((row) => shownTags(row).filter((cell) => !isBlank(cell)));
  const alike = alikeOf(cells, shapes);
  if (alike.length < LEAST_RECORDS || alike.length < cells.length) return undefined;
  const headed = alike.every(startsWithHeading);
  if (!called && !ragged && !headed) return undefined;
  return { records: alike.map((cell) => [cell]), covered: rows };
}

function startsWithHeading(tag: Tag): boolean {
  const all = tag.page?.all ?? [];
  for (let at = tag.order + 1; at < tag.end; at++) if (HEADING.has(all[at]!.name)) return true;
  return false;
}

/** Records with a rule between them. */
function dividedRegion(container: Tag, children: readonly Tag[]): Region | undefined {
  if (children.filter(({ name }) => name === "hr").length < LEAST_RECORDS - 1) return undefined;
  const records: ChildNode[][] = [[]];
  for (const child of container.children) {
    if ("name" in child && child.name === "hr") records.push([]);
    else records[records.length - 1]!.push(child);
  }
  // What stands above all records is none of the first.
  const [first, second] = records;
  if (first && second && !second.some(isHeading)) first.splice(0, first.findLastIndex(isHeading) + 1);
  return flatRegion(records);
}

const isHeading = (node: ChildNode) => "name" in node && HEADING.has(node.name);

/** Records that begin with a heading of one level, and end where the next begins. */
function headedRegion(children: readonly Tag[], shapes: PageShapes): Region | undefined {
  const counts = new Map<string, number>();
  for (const { name } of children) if (HEADING.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const levels = [...counts].filter(([, count]) => count >= LEAST_RECORDS).map(([name]) => name);
  const level = levels.sort().pop();
  if (level === undefined) return undefined;
  const records: ChildNode[][] = [];
  let open = false;
  for (const child of children) {
    if (HEADING.has(child.name)) {
      open = child.name === level;
      if (open) records.push([]);
    }
    if (child.name === "hr") open = false;
    if (open && shapes.holdsTable(child)) return undefined;
    if (open) records[records.length - 1]!.push(child);
  }
  return flatRegion(records.filter((parts) => parts.length > 1));
}

/** Siblings whose kinds come back in the same order: a generalised node of several, in the words of MDR. */
function periodicRegion(children: readonly Tag[], shapes: PageShapes): Region | undefined {
  if (children.length < LEAST_RECORDS * 2) return undefined;
  if (!children.every(({ name }) => FLAT_PART.has(name) || HEADING.has(name) || name === "br" || name === "hr"))
    return undefined;
  const kinds = children.map((child) => `${child.name}.${child.attribs.class ?? ""}.${shapes.mask(child)}`);
  for (let period = 2; period <= LONGEST_PERIOD && period * LEAST_RECORDS <= kinds.length; period++) {
    let start = 0;
    while (start + period < kinds.length && kinds[start] !== kinds[start + period]) start++;
    let same = 0;
    for (let at = start; at + period < kinds.length; at++) if (kinds[at] === kinds[at + period]) same++;
    const count = Math.floor((kinds.length - start) / period);
    if (count < LEAST_RECORDS || same < (kinds.length - start - period) * PERIOD_SHARE) continue;
    if (new Set(kinds.slice(start, start + period)).size < 2) return undefined;
    const records: ChildNode[][] = [];
    for (let at = 0; at < count; at++) {
      const from = start + at * period;
      const parts = children.slice(from, from + period);
      if (parts.every((part, k) => part.name === children[start + k]!.name)) records.push(parts);
    }
    return flatRegion(records);
  }
  return undefined;
}

function flatRegion(parts: readonly ChildNode[][]): Region | undefined {
  const records = parts.filter((nodes) => nodes.some((node) => "name" in node));
  const fits = records.filter((nodes) => nodes.filter((node) => "name" in node).length <= MOST_PARTS);
  if (fits.length < LEAST_RECORDS || fits.length < records.length * RECORD_SHARE || fits.length > MOST_RECORDS)
    return undefined;
  return { records: fits, covered: [] };
}

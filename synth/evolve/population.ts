import type { Random } from "../../core/random.ts";
import { isFileKind } from "../../core/relation.ts";
import { PAGE_COLUMN } from "../survey/collections/table-families.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";
import { companiesOf, families, isListable } from "./belonging.ts";
import { isSorting } from "./columns-for.ts";
import { isSayable, restrict } from "./condition-for.ts";
import { isGatheredWhole } from "./gathered-whole.ts";
import { isLeaf, leaf, type Node, over } from "./node.ts";
import { tallyOf } from "./refusals/tallies.ts";
import { listingOf } from "./refusals/whole-list.ts";
import { MOST_PAGES } from "./scores.ts";
import type { Workbench, WorkColumn } from "./workbench.ts";

/** A person reads a whole table of this many rows, but visits at most so many pages of their own accord. */
const WHOLE_TABLE = 60;
const WHOLE_COLLECTION = MOST_PAGES;
/** How many things a question names one by one. */
const FEWEST_NAMED = 4;
const MOST_NAMED = 8;
/** Share of the groups that can be named whole which are: nobody asks why one of four is left out. */
const WHOLE = 0.6;
/** Categories of one question at most; of so many that have nothing in common, any few may be chosen. */
const MOST_CATEGORIES = 4;
const FEW_CATEGORIES = 12;
/** Share of joined sets that are narrowed to one category, and of those that are joined a second time. */
const CATEGORY = 0.5;
const SECOND = 0.4;
/** Share of joined sets of pages that start from a few of them by name. */
const NAMED = 0.4;
/** How many of the draws of a set are of what stands under one of the site's own headings. */
const SECTIONS = 3;

/** Sets of rows that a question may be about, before any condition on a measure. */
export function samplePopulation(bench: Workbench, surveyed: SurveyedRelation, random: Random): Node | undefined {
  const whole = leaf(surveyed.relation.id);
  const rows = bench.table(whole)?.rows.length ?? 0;
  const pageEach = surveyed.relation.source === "page_collection";
  const short = rows <= (pageEach ? WHOLE_COLLECTION : WHOLE_TABLE) && (surveyed.hasNoun || !pageEach);
  const small = short || isGatheredWhole(surveyed);
  const choices: (() => Node | undefined)[] = [];
  if (isFileKind(surveyed.relation.source)) return detailed(bench, surveyed, random);
  const tally = tallyOf(surveyed);
  if (tally)
    choices.push(
      () => tally,
      () => restrict(bench, tally, random),
      () => categoryRows(bench, surveyed, random),
    );
  if (small) choices.push(() => whole);
  if (small) choices.push(() => categoryRows(bench, surveyed, random));
  choices.push(() => detailed(bench, surveyed, random));
  if (surveyed.hasNoun && rows > WHOLE_COLLECTION) choices.push(() => severalCategories(bench, surveyed, random));
  // What the site lists as a whole, or under a heading, is no choice of the asker's own; a list of names is.
  const sections = pageEach ? sectionsOf(bench, surveyed) : [];
  const isWhole = small && !listingOf(surveyed, bench.survey).isPart;
  if (pageEach && isWhole)
    choices.push(
      () => whole,
      () => restrict(bench, whole, random),
    );
  if (sections.length > 0)
    for (let time = 0; time < SECTIONS; time++)
      choices.push(() => sectionRows(bench, surveyed, random.pick(sections), random));
  // Of what can be asked about as a whole nobody picks a few.
  const lists = isWhole ? 0 : 2;
  if (pageEach) for (let time = 0; time < lists; time++) choices.push(() => namedRows(surveyed, random));
  return choices.length === 0 ? undefined : random.pick(choices)();
}

/** The relations that sort a collection's pages under headings of the site's own. */
export function sectionsOf(bench: Workbench, { relation }: SurveyedRelation): SurveyedRelation[] {
  return bench.survey.links
    .filter((link) => link.to === relation.id && link.via === "hyperlink" && link.rows >= FEWEST_NAMED)
    .map((link) => bench.relation(link.from))
    .filter((from) => from.columns.length === 1 && from.columns[0]!.column.role === "category");
}

/** What stands under one of the site's headings, with what its pages say. */
function sectionRows(
  bench: Workbench,
  { relation }: SurveyedRelation,
  section: SurveyedRelation,
  random: Random,
): Node | undefined {
  const rows = categoryRows(bench, section, random);
  const size = rows && bench.table(rows)?.rows.length;
  if (!rows || size === undefined || size >= MOST_PAGES) return undefined;
  const taken = new Set(bench.table(rows)?.columns.map((column) => column.name));
  const columns = relation.columns.map(({ name }) => name).filter((name) => !taken.has(name));
  return { op: "join", params: { columns }, inputs: { left: rows, right: leaf(relation.id) } };
}

/** Rows of a list, or some of them, with what other places say about the same things, or about those that a column names. */
export function detailed(
  bench: Workbench,
  surveyed: SurveyedRelation,
  random: Random,
  first?: Reference,
): Node | undefined {
  const { relation } = surveyed;
  const same = bench.survey.links
    .filter((link) => link.from === relation.id)
    .map((link): Reference => ({ to: bench.relation(link.to) }));
  const other = bench.references.filter((one) => one.from === surveyed).map(({ to, on }): Reference => ({ to, on }));
  const references = [...(first ? [first] : []), ...random.shuffle([...same, ...other])];
  if (references.length === 0) return undefined;
  const start = startRows(bench, surveyed, random);
  if (!start) return undefined;
  let set: Node = start;
  for (const { to, on } of references.slice(0, random.next() < SECOND ? 2 : 1)) {
    const taken = new Set(bench.table(set)?.columns.map((column) => column.name));
    const columns = to.columns.map(({ column }) => column.name).filter((name) => !taken.has(name));
    if (columns.length === 0) continue;
    // All columns for now: those that the question does not read are left out before it runs.
    set = {
      op: "join",
      params: { columns, ...(on ? { on } : {}) },
      inputs: { left: set, right: leaf(to.relation.id) },
    };
  }
  return isLeaf(set) || set.op !== "join" ? undefined : set;
}

/** What a joined set starts from: a category, a few named rows, or the whole of a list that people have a word for. */
function startRows(bench: Workbench, surveyed: SurveyedRelation, random: Random): Node | undefined {
  const { length } = surveyed.relation.rows;
  const pageEach = surveyed.relation.source === "page_collection";
  if (pageEach && random.next() < NAMED) return namedRows(surveyed, random);
  const part = random.next() < CATEGORY || length > MOST_PAGES ? categoryRows(bench, surveyed, random) : undefined;
  const isWhole = length <= WHOLE_TABLE && (surveyed.hasNoun || !pageEach);
  return part ?? (isWhole ? leaf(surveyed.relation.id) : undefined);
}

/** Where more is said: about the same things, or about what a column names. */
interface Reference {
  to: SurveyedRelation;
  on?: string;
}

/** A few rows that belong together, by name. */
function namedRows(surveyed: SurveyedRelation, random: Random): Node | undefined {
  const companies = companiesOf(surveyed);
  if (companies.length === 0) return undefined;
  const { names, consecutive } = random.pick(companies);
  const whole = names.length <= MOST_NAMED && random.next() < WHOLE;
  const size = whole
    ? names.length
    : Math.min(names.length, FEWEST_NAMED + random.below(MOST_NAMED - FEWEST_NAMED + 1));
  if (!consecutive) return byName(surveyed, draw(names, size, random));
  const from = random.below(names.length - size + 1);
  return over("named", leaf(surveyed.relation.id), { names: names.slice(from, from + size) });
}

function byName({ relation }: SurveyedRelation, names: readonly string[]): Node {
  return over("named", leaf(relation.id), { names: [...names].sort((a, b) => a.localeCompare(b, "en")) });
}

/** The name of one of the rows; undefined where it cannot stand in a sentence. */
export function randomName({ label, relation }: SurveyedRelation, random: Random): string | undefined {
  if (label?.column.role !== "label") return undefined;
  const name = random.pick(relation.rows).cells[label.index]!.value.printed.trim();
  return isListable(name) ? name : undefined;
}

/** The rows of a few categories that belong together: "the directives whose module is mod_cache, mod_cache_disk or …". */
function severalCategories(bench: Workbench, surveyed: SurveyedRelation, random: Random): Node | undefined {
  const whole = leaf(surveyed.relation.id);
  const columns = bench.columns(whole).filter((column) => isSorting(column) || column.column.name === PAGE_COLUMN);
  if (columns.length === 0) return undefined;
  const found = random.pick(columns);
  const { column } = found;
  const counts = countsOf(found);
  const choices = kinOf(found);
  if (choices.length === 0) return undefined;
  const chosen = someOf(random.pick(choices), random);
  const kept = chosen.reduce((sum, value) => sum + counts.get(value)!, 0);
  if (chosen.length < 2 || kept < FEWEST_NAMED || kept > WHOLE_TABLE) return undefined;
  return over("filter", whole, { where: { column: column.name, is: "in", value: chosen } });
}

/** Some of the categories: any, or of years and seasons those that follow each other. */
export function someOf(choices: readonly string[], random: Random): string[] {
  const size = 2 + random.below(MOST_CATEGORIES - 1);
  if (!choices.every((choice) => YEAR.test(choice)))
    return random
      .shuffle([...choices])
      .slice(0, size)
      .sort();
  const from = random.below(Math.max(1, choices.length - size + 1));
  return [...choices].sort().slice(from, from + size);
}

/** "2006–07", "1998" */
const YEAR = /^(?:1[5-9]|20)\d\d(?:[-–/]\d{2,4})?$/;

/** The rows of one category. */
export function categoryRows(bench: Workbench, surveyed: SurveyedRelation, random: Random): Node | undefined {
  const whole = leaf(surveyed.relation.id);
  const columns = bench.columns(whole).filter(({ column }) => column.role === "category");
  if (columns.length === 0) return undefined;
  const chosen = random.pick(columns);
  const { column, values } = chosen;
  // Of things with a page each, nobody opens more than so many.
  const most = surveyed.relation.source === "page_collection" ? MOST_PAGES : values.length - 1;
  const fitting = [...countsOf(chosen)].filter(
    ([value, count]) => isSayable(value) && count >= FEWEST_NAMED && count <= most && count < values.length,
  );
  if (fitting.length === 0) return undefined;
  const [value] = random.pick(fitting);
  return over("filter", whole, { where: { column: column.name, is: "equals", value } });
}

const counted = new WeakMap<WorkColumn, ReadonlyMap<string, number>>();

/** How many rows have each value of a column, counted once: a search draws from the same column thousands of times. */
function countsOf(column: WorkColumn): ReadonlyMap<string, number> {
  let counts = counted.get(column);
  if (!counts) {
    const found = new Map<string, number>();
    for (const { printed } of column.values) found.set(printed, (found.get(printed) ?? 0) + 1);
    counts = found;
    counted.set(column, counts);
  }
  return counts;
}

const kin = new WeakMap<WorkColumn, readonly (readonly string[])[]>();

/** The categories of a column that belong together: by their names, or because there are few of them. */
function kinOf(column: WorkColumn): readonly (readonly string[])[] {
  let groups = kin.get(column);
  if (!groups) {
    const sayable = [...countsOf(column)].flatMap(([value, count]) =>
      isSayable(value) && count <= WHOLE_TABLE / 2 ? [value] : [],
    );
    const byName = families(sayable, 2);
    groups = byName.length > 0 ? byName : sayable.length <= FEW_CATEGORIES ? [sayable] : [];
    kin.set(column, groups);
  }
  return groups;
}

/** So many different ones of a list, however long it is. */
function draw<T>(list: readonly T[], size: number, random: Random): T[] {
  const places = new Set<number>();
  while (places.size < Math.min(size, list.length)) places.add(random.below(list.length));
  return [...places].map((place) => list[place]!);
}

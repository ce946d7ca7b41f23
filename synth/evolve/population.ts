import type { Random } from "../../core/random.ts";
import { isFileKind } from "../../core/relation.ts";
import type { SurveyedRelation } from "../survey/survey.ts";
import { isSayable } from "./condition-for.ts";
import { isLeaf, leaf, type Node, over } from "./node.ts";
import { MOST_PAGES } from "./scores.ts";
import type { Workbench } from "./workbench.ts";

/** A person reads a whole table of this many rows, but visits at most so many pages of their own accord. */
const WHOLE_TABLE = 60;
const WHOLE_COLLECTION = 25;
/** How many things a question names one by one. */
const FEWEST_NAMED = 4;
const MOST_NAMED = 8;
/** Share of joined sets that are narrowed to one category, and of those that are joined a second time. */
const CATEGORY = 0.5;
const SECOND = 0.4;
/** Share of joined sets of pages that start from a few of them by name. */
const NAMED = 0.4;
/** Share of sets of names that are taken from few pages which list several rows each. */
const NEIGHBOURS = 0.5;
/** A name that can stand in a list of names: short, one word or a few, without what lists are punctuated by. */
const LISTABLE = /^(?!.*\b(?:and|or)\b)[^,;:|/()[\]“”"]{2,40}$/iu;

/** Sets of rows that a question may be about, before any condition on a measure. */
export function samplePopulation(bench: Workbench, surveyed: SurveyedRelation, random: Random): Node | undefined {
  const whole = leaf(surveyed.relation.id);
  const rows = bench.table(whole)?.rows.length ?? 0;
  const pageEach = surveyed.relation.source === "page_collection";
  const small = rows <= (pageEach ? WHOLE_COLLECTION : WHOLE_TABLE) && (surveyed.hasNoun || !pageEach);
  const choices: (() => Node | undefined)[] = [];
  if (isFileKind(surveyed.relation.source)) return detailed(bench, surveyed, random);
  if (small) choices.push(() => whole);
  if (small) choices.push(() => categoryRows(bench, surveyed, random));
  choices.push(() => detailed(bench, surveyed, random));
  if (pageEach)
    choices.push(
      () => namedRows(surveyed, random),
      () => namedRows(surveyed, random),
    );
  return choices.length === 0 ? undefined : random.pick(choices)();
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
  const { label, relation } = surveyed;
  if (label?.column.role !== "label") return undefined;
  if (random.next() < NEIGHBOURS) {
    const near = neighbours(surveyed, random);
    if (near) return byName(surveyed, near);
  }
  const nameAt = (row: number) => relation.rows[row]!.cells[label.index]!.value.printed.trim();
  const groups = surveyed.groups
    .map((group) => group.rows.map(nameAt).filter((name) => LISTABLE.test(name)))
    .filter((names) => names.length >= FEWEST_NAMED);
  if (groups.length === 0 && relation.rows.length <= WHOLE_TABLE)
    groups.push(relation.rows.map((_, row) => nameAt(row)).filter((name) => LISTABLE.test(name)));
  const names = groups.length === 0 ? [] : random.pick(groups);
  if (names.length < FEWEST_NAMED) return undefined;
  const size = Math.min(names.length, FEWEST_NAMED + random.below(MOST_NAMED - FEWEST_NAMED + 1));
  return byName(surveyed, random.shuffle(names).slice(0, size));
}

function byName({ relation }: SurveyedRelation, names: readonly string[]): Node {
  return over("named", leaf(relation.id), { names: [...names].sort((a, b) => a.localeCompare(b, "en")) });
}

/** Where pages list several rows each: a few rows of each of a few pages. Undefined where hardly a page does. */
function neighbours({ label, relation }: SurveyedRelation, random: Random): string[] | undefined {
  const pages = new Map<string, string[]>();
  for (const { cells } of relation.rows) {
    const { value, evidence } = cells[label!.index]!;
    const name = value.printed.trim();
    if (LISTABLE.test(name)) pages.set(evidence.url, [...(pages.get(evidence.url) ?? []), name]);
  }
  const shared = [...pages.values()].filter((names) => names.length >= 2);
  if (shared.length < 2) return undefined;
  const chosen = random.shuffle(shared).slice(0, 2 + random.below(2));
  const names = chosen.flatMap((near) => random.shuffle(near).slice(0, 2 + random.below(2)));
  return names.length < FEWEST_NAMED ? undefined : names.slice(0, MOST_NAMED);
}

/** The name of one of the rows; undefined where it cannot stand in a sentence. */
export function randomName({ label, relation }: SurveyedRelation, random: Random): string | undefined {
  if (label?.column.role !== "label") return undefined;
  const name = random.pick(relation.rows).cells[label.index]!.value.printed.trim();
  return LISTABLE.test(name) ? name : undefined;
}

/** The rows of one category. */
export function categoryRows(bench: Workbench, surveyed: SurveyedRelation, random: Random): Node | undefined {
  const whole = leaf(surveyed.relation.id);
  const columns = bench.columns(whole).filter(({ column }) => column.role === "category");
  if (columns.length === 0) return undefined;
  const { column, values } = random.pick(columns);
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value.printed, (counts.get(value.printed) ?? 0) + 1);
  const fitting = [...counts].filter(
    ([value, count]) => isSayable(value) && count >= FEWEST_NAMED && count < values.length,
  );
  if (fitting.length === 0) return undefined;
  const [value] = random.pick(fitting);
  return over("filter", whole, { where: { column: column.name, is: "equals", value } });
}

import type { Random } from "../../core/random.ts";
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
/** A name that can stand in a list of names: short, one word or a few, without what lists are punctuated by. */
const LISTABLE = /^(?!.*\b(?:and|or)\b)[^,;:|/()[\]“”"]{2,40}$/iu;

/** Sets of rows that a question may be about, before any condition on a measure. */
export function samplePopulation(bench: Workbench, surveyed: SurveyedRelation, random: Random): Node | undefined {
  const whole = leaf(surveyed.relation.id);
  const rows = bench.table(whole)?.rows.length ?? 0;
  const pageEach = surveyed.relation.source === "page_collection";
  const small = rows <= (pageEach ? WHOLE_COLLECTION : WHOLE_TABLE) && (surveyed.hasNoun || !pageEach);
  const choices: (() => Node | undefined)[] = [];
  if (surveyed.relation.source === "csv" || surveyed.relation.source === "xlsx")
    return detailed(bench, surveyed, random);
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
  const part =
    random.next() < CATEGORY || relation.rows.length > MOST_PAGES ? categoryRows(bench, surveyed, random) : undefined;
  let set: Node = part ?? leaf(relation.id);
  if (!part && relation.rows.length > WHOLE_TABLE) return undefined;
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

/** Where more is said: about the same things, or about what a column names. */
interface Reference {
  to: SurveyedRelation;
  on?: string;
}

/** A few rows that belong together, by name. */
function namedRows(surveyed: SurveyedRelation, random: Random): Node | undefined {
  const { label, relation } = surveyed;
  if (label?.column.role !== "label") return undefined;
  const nameAt = (row: number) => relation.rows[row]!.cells[label.index]!.value.printed.trim();
  const groups = surveyed.groups
    .map((group) => group.rows.map(nameAt).filter((name) => LISTABLE.test(name)))
    .filter((names) => names.length >= FEWEST_NAMED);
  if (groups.length === 0 && relation.rows.length <= WHOLE_TABLE)
    groups.push(relation.rows.map((_, row) => nameAt(row)).filter((name) => LISTABLE.test(name)));
  const names = groups.length === 0 ? [] : random.pick(groups);
  if (names.length < FEWEST_NAMED) return undefined;
  const size = Math.min(names.length, FEWEST_NAMED + random.below(MOST_NAMED - FEWEST_NAMED + 1));
  const chosen = random
    .shuffle(names)
    .slice(0, size)
    .sort((a, b) => a.localeCompare(b, "en"));
  return over("named", leaf(relation.id), { names: chosen });
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

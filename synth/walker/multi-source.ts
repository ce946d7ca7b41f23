import type { Random } from "../../core/random.ts";
import { type Column, dataRows, type Row } from "../../core/relation.ts";
import { humanise } from "../../logic/english/humanise.ts";
import { makeCandidate } from "../evolve/candidate.ts";
import { dateOf, measureOf } from "../evolve/columns-for.ts";
import { type Branch, leaf, over } from "../evolve/node.ts";
import { misleading } from "../evolve/refusals/misleading.ts";
import { objection } from "../evolve/refusals/objections.ts";
import { seedPath } from "../evolve/seed-path.ts";
import { Workbench } from "../evolve/workbench.ts";
import type { Survey } from "../survey/survey.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";
import type { WalkDraft } from "./walk-draft.ts";

/** Pairs of pages that are tried per relation, and paths from page to page per site. */
const PAIRS = 60;
const PATHS = 400;
/** Things of which one has more than so many times as much as the other are not held against each other. */
const MOST_TIMES = 10;
/** A name that stands in a question as it is printed. */
const SAYABLE = /^(?!.*\b(?:and|or)\b)[^,;:|/()[\]“”"]{2,40}$/iu;

/** Questions that exactly two pages answer together. */
export function multiSourceDrafts(survey: Survey, random: Random): WalkDraft[] {
  const compared = survey.relations.flatMap((surveyed) =>
    comparedDrafts(survey, surveyed, random.fork(surveyed.relation.id)),
  );
  return [...compared, ...pathDrafts(survey, random.fork("paths"))];
}

/** Two things of one kind, each with a page of its own, held against each other. */
function comparedDrafts(survey: Survey, surveyed: SurveyedRelation, random: Random): WalkDraft[] {
  const { label, relation } = surveyed;
  if (label?.column.role !== "label" || relation.source !== "page_collection") return [];
  const bench = new Workbench({ ...survey, relations: [surveyed], links: [] });
  const whole = leaf(relation.id);
  const drafts: WalkDraft[] = [];
  for (let tries = 0; tries < PAIRS; tries++) {
    const pair = drawPair(surveyed, random);
    if (!pair) return drafts;
    const names = pair.map((row) => row.cells[label.index]!.value.printed.trim());
    const both = over("named", whole, { names: [...names].sort((a, b) => a.localeCompare(b, "en")) });
    const date = random.next() < 0.5 ? dateOf(bench, both, random) : undefined;
    const column = date ?? measureOf(bench, both, random);
    if (!column) continue;
    const sizes = pair.map((row) =>
      sizeOf(
        row,
        relation.columns.findIndex(({ name }) => name === column.name),
      ),
    );
    if (column.type !== "date" && !comparable(sizes)) continue;
    // A ratio is asked of the larger to the smaller.
    const ordered = sizes[0]! < sizes[1]! ? [...names].reverse() : names;
    const tree = formula(whole, column, ordered as [string, string], random);
    const candidate = makeCandidate(tree, bench, ["multi_source"]);
    if (candidate?.pages.length !== 2 || objection(candidate, bench) || misleading(candidate, bench)) continue;
    drafts.push({
      candidate,
      why: `${names[0]} and ${names[1]} have a page each; what is asked of either (${humanise(column.name)}) stands on its own page alone.`,
    });
  }
  return drafts;
}

function formula(whole: ReturnType<typeof leaf>, column: Column, names: [string, string], random: Random): Branch {
  const [a, b] = names.map((label) => over("lookup", whole, { column: column.name, label })) as [Branch, Branch];
  if (column.type === "date") return { op: "days_between", params: {}, inputs: { a, b } };
  const op = column.additive === true ? random.pick(["difference", "ratio", "difference"]) : "difference";
  return { op, params: {}, inputs: { a, b } };
}

function sizeOf({ cells }: Row, column: number): number {
  const value = cells[column]?.value;
  return value?.kind === "number" ? Math.abs(Number(value.decimal)) : 0;
}

/** Nobody asks how much larger an ocean is than a rock, or than nothing at all. */
function comparable(sizes: readonly number[]): boolean {
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  return least > 0 && most <= MOST_TIMES * least;
}

/** Two rows that a person would name together: of one section of the site where it has any, each on its own page. */
function drawPair({ groups, label, relation }: SurveyedRelation, random: Random): [Row, Row] | undefined {
  const group = groups.length > 0 ? random.pick(groups).rows.map((row) => relation.rows[row]!) : dataRows(relation);
  const fitting = group.filter((row) => {
    const name = row.cells[label!.index]!.value.printed.trim();
    return !row.total && SAYABLE.test(name) && row.about !== undefined;
  });
  const [one, ...others] = random.shuffle(fitting);
  const other = others.find((row) => row.about !== one!.about);
  return one && other ? [one, other] : undefined;
}

/** From a thing to another that its page names, and a fact of that. */
function pathDrafts(survey: Survey, random: Random): WalkDraft[] {
  const bench = new Workbench(survey);
  if (bench.leads.length === 0) return [];
  const drafts: WalkDraft[] = [];
  for (let tries = 0; tries < PATHS; tries++) {
    const tree = seedPath(bench, random);
    const candidate = tree && makeCandidate(tree, bench, ["multi_source"]);
    if (candidate?.pages.length !== 2 || objection(candidate, bench) || misleading(candidate, bench)) continue;
    // "In the table A, what is the … of the …": where the other fact stands has to be said too.
    if (new Set(bench.sources(tree!).map(({ naming }) => naming.source)).size > 1) continue;
    const step = candidate.execution.derivation.find(({ op }) => op === "follow");
    const [, pointer] = step?.uses ?? [];
    if (!pointer) continue;
    drafts.push({
      candidate,
      why: `One page says that the ${pointer.label} is ${pointer.printed}; what is asked of ${pointer.printed} stands on the other.`,
    });
  }
  return drafts;
}

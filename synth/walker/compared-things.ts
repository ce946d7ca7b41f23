import type { Random } from "../../core/random.ts";
import { type Column, dataRows, type Relation, type Row } from "../../core/relation.ts";
import { humanise } from "../../logic/english/humanise.ts";
import { type Candidate, makeCandidate } from "../evolve/candidate.ts";
import { dateOf, measureOf } from "../evolve/columns-for.ts";
import { type Branch, leaf, over } from "../evolve/node.ts";
import { countsDaysOfLives } from "../evolve/refusals/dates-of-lives.ts";
import { misleading } from "../evolve/refusals/misleading.ts";
import { outcomeObjection } from "../evolve/refusals/of-outcomes.ts";
import { treeObjection } from "../evolve/refusals/of-trees.ts";
import { countsIdleDays } from "../evolve/refusals/single-days.ts";
import { textObjection } from "../evolve/refusals/text-objection.ts";
import { Workbench } from "../evolve/workbench.ts";
import type { Survey } from "../survey/survey.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";
import { type Sorting, sortingOf } from "./of-one-sort.ts";
import type { WalkDraft } from "./walk-draft.ts";

/** Pairs of things that are tried per relation. */
const PAIRS = 60;
/** Things of which one has more than so many times as much as the other are not held against each other. */
const MOST_TIMES = 10;
/** Of two and three of something nobody says how many times as many they are. */
const LEAST_RATIO = 10;
/** Share of quantities whose ratio is asked for; of the others, the difference. */
const RATIOS = 1 / 3;
const NOTED =
  /\b(?:added|addition|listed|posted|updated?|modified|edited|registered|reviewed|checked)\b|更新|上架|登记|添加|发布日期/i;
/** When something was put on a site happened to nobody. */
export const isNoted = ({ name, type }: Column): boolean => type === "date" && NOTED.test(name);
/** A name that stands in a question as it is printed. */
const SAYABLE = /^(?!.*\b(?:and|or)\b)[^,;:|/()[\]“”"]{2,40}$/iu;

/** Two things of one kind, each with a page of its own, held against each other. */
export function comparedDrafts(survey: Survey, surveyed: SurveyedRelation, random: Random): WalkDraft[] {
  const { label, relation } = surveyed;
  if (label?.column.role !== "label" || relation.source !== "page_collection") return [];
  const bench = new Workbench({ ...survey, relations: [surveyed], links: [] });
  const whole = leaf(relation.id);
  const sorting = sortingOf(surveyed);
  const drafts: WalkDraft[] = [];
  for (let tries = 0; tries < PAIRS; tries++) {
    const pair = drawPair(surveyed, sorting, random);
    if (!pair) continue;
    const names = pair.map((row) => row.cells[label.index]!.value.printed.trim());
    const both = over("named", whole, { names: [...names].sort((a, b) => a.localeCompare(b, "en")) });
    const date = random.next() < 0.5 ? dateOf(bench, both, random) : undefined;
    const column = date ?? measureOf(bench, both, random);
    if (!column || (date && isNoted(date))) continue;
    const at = relation.columns.findIndex(({ name }) => name === column.name);
    const sizes = pair.map((row) => sizeOf(row, at));
    if (column.type !== "date" && !comparable(sizes)) continue;
    // A ratio is asked of the larger to the smaller.
    const ordered = sizes[0]! < sizes[1]! ? [...names].reverse() : names;
    const [a, b] = ordered.map((label) => over("lookup", whole, { column: column.name, label })) as [Branch, Branch];
    const tree = column.type === "date" ? apart(a, b, bench) : held(a, b, column, Math.min(...sizes), random);
    const candidate = makeCandidate(tree, bench, ["multi_source"]);
    if (candidate?.pages.length !== 2 || isRefused(candidate, bench)) continue;
    drafts.push({
      candidate,
      why: `${names[0]} and ${names[1]}${alike(pair, relation, sorting)} have a page each; what is asked of either (${humanise(column.name)}) stands on its own page alone.`,
    });
  }
  return drafts;
}

/** ", both Northern Crew (Crew)," */
function alike([one]: Row[], { columns }: Relation, sorting: Sorting | undefined): string {
  const value = sorting && one?.cells[columns.findIndex(({ name }) => name === sorting.column.name)]?.value.printed;
  return value ? `, both ${value} (${humanise(sorting.column.name)}),` : "";
}

/** How far two dates lie apart: in days, or in years where nobody counts days. */
function apart(a: Branch, b: Branch, bench: Workbench): Branch {
  const byDay: Branch = { op: "days_between", params: {}, inputs: { a, b } };
  const isLong = countsDaysOfLives(byDay) || countsIdleDays(byDay, bench);
  return isLong ? { op: "time_between", params: { unit: "years" }, inputs: { a, b } } : byDay;
}

function held(a: Branch, b: Branch, { additive }: Column, least: number, random: Random): Branch {
  const isRatio = additive === true && least >= LEAST_RATIO && random.next() < RATIOS;
  return { op: isRatio ? "ratio" : "difference", params: {}, inputs: { a, b } };
}

/**
 * What the search for programs refuses, but for one thing: it asks of no two things that it has picked itself where a site
 * makes groups. A walk leads to two pages, so it names what stands there.
 */
function isRefused(candidate: Candidate, bench: Workbench): boolean {
  const why = treeObjection(candidate.tree, bench);
  if (why !== undefined && why !== "picked") return true;
  return (
    (outcomeObjection(candidate, bench) ?? textObjection(candidate, bench) ?? misleading(candidate, bench)) !==
    undefined
  );
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

/** Two rows that a person would name together: of one sort, or else of one section, where the site has any; each on its own page. */
function drawPair(
  { groups, label, relation }: SurveyedRelation,
  sorting: Sorting | undefined,
  random: Random,
): [Row, Row] | undefined {
  const sections = groups.map(({ rows }) => rows.map((row) => relation.rows[row]!));
  const sorts = sorting?.sorts ?? (sections.length > 0 ? sections : [dataRows(relation)]);
  const fitting = random.pick(sorts).filter((row) => {
    const name = row.cells[label!.index]!.value.printed.trim();
    return !row.total && SAYABLE.test(name) && row.about !== undefined;
  });
  const [one, ...others] = random.shuffle(fitting);
  const other = others.find((row) => row.about !== one!.about);
  return one && other ? [one, other] : undefined;
}

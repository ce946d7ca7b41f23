import type { Random } from "../../core/random.ts";
import type { Column, Row } from "../../core/relation.ts";
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
import { isOfBody } from "./coincidences.ts";
import { type Tie, tiesOf } from "./shared-values.ts";
import { withTie } from "./tie-words.ts";
import type { WalkDraft } from "./walk-draft.ts";

/** Pairs of things that are tried per relation. */
const PAIRS = 60;
/** Things of which one has more than so many times as much as the other are not held against each other. */
const MOST_TIMES = 10;
/** Share of things with years of which the years are held against each other, rather than a day or a quantity. */
const YEARS = 1 / 3;
const NOTED =
  /\b(?:added|addition|listed|posted|updated?|modified|edited|registered|reviewed|checked)\b|更新|上架|登记|添加|发布日期/i;
/** When something was put on a site happened to nobody. */
export const isNoted = ({ name, type }: Column): boolean => type === "date" && NOTED.test(name);

/** Two things of one kind that share what few others do, each with a page of its own, held against each other. */
export function comparedDrafts(survey: Survey, surveyed: SurveyedRelation, random: Random): WalkDraft[] {
  const { label, relation } = surveyed;
  if (label?.column.role !== "label" || relation.source !== "page_collection") return [];
  const ties = tiesOf(surveyed);
  if (ties.length === 0) return [];
  const bench = new Workbench({ ...survey, relations: [surveyed], links: [] });
  const whole = leaf(relation.id);
  const drafts: WalkDraft[] = [];
  for (let tries = 0; tries < PAIRS; tries++) {
    const tie = random.pick(ties);
    const pair = random.shuffle([...tie.rows]).slice(0, 2);
    const names = pair.map((row) => row.cells[label.index]!.value.printed.trim());
    const both = over("named", whole, { names: [...names].sort((a, b) => a.localeCompare(b, "en")) });
    const column = askedOf(bench, both, tie, random);
    if (!column || isOfBody(column, surveyed)) continue;
    const at = relation.columns.findIndex(({ name }) => name === column.name);
    const sizes = pair.map((row) => sizeOf(row, at));
    if (column.role === "measure" && !comparable(sizes)) continue;
    const [a, b] = names.map((label) => over("lookup", whole, { column: column.name, label })) as [Branch, Branch];
    const op = column.role === "year" ? "years_between" : "difference";
    const tree: Branch = column.type === "date" ? apart(a, b, bench) : { op, params: {}, inputs: { a, b } };
    const named = makeCandidate(tree, bench, ["multi_source"]);
    if (named?.pages.length !== 2 || isRefused(named, bench)) continue;
    const question = withTie(named.question, names, tie, surveyed, bench);
    if (question === undefined) continue;
    const said = tie.tests.map(({ column, value }) => `${humanise(column)}: ${value}`).join("; ");
    const isNamed = names.every((name) => question.includes(name));
    drafts.push({
      candidate: { ...named, question },
      why: `${names[0]} and ${names[1]} share what few others do (${said}) and have a page each; what is asked of either (${humanise(column.name)}) stands on its own page alone.`,
      ...(isNamed ? {} : { shared: { names, values: tie.tests.map(({ value }) => String(value)) } }),
    });
  }
  return drafts;
}

/** What both state and a person would hold against each other: a day, a year or a quantity, and not what they share. */
function askedOf(bench: Workbench, both: Branch, tie: Tie, random: Random): Column | undefined {
  const years = bench.columns(both).flatMap(({ column }) => (column.role === "year" ? [column] : []));
  const isOfYears = years.length > 0 && random.next() < YEARS;
  const date = !isOfYears && random.next() < 0.5 ? dateOf(bench, both, random) : undefined;
  const quantity = date || isOfYears ? undefined : measureOf(bench, both, random);
  const column = date ?? quantity ?? (years.length > 0 ? random.pick(years) : undefined);
  const isTold = column && tie.tests.some((test) => test.column === column.name);
  return !column || isTold || isNoted(column) ? undefined : column;
}

/** How far two dates lie apart: in days, or in years where nobody counts days. */
function apart(a: Branch, b: Branch, bench: Workbench): Branch {
  const byDay: Branch = { op: "days_between", params: {}, inputs: { a, b } };
  const isLong = countsDaysOfLives(byDay) || countsIdleDays(byDay, bench);
  return isLong ? { op: "time_between", params: { unit: "years" }, inputs: { a, b } } : byDay;
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

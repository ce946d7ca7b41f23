import type { Random } from "../../core/random.ts";
import { type Column, dataRows } from "../../core/relation.ts";
import { trendColumn } from "../../logic/operations/trend.ts";
import { keyAt } from "../../logic/values/period.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";
import { answerColumnOf } from "./columns-for.ts";
import { type Branch, leaf, type Node, over } from "./node.ts";
import { type Panel, timeColumns } from "./panels.ts";
import { isToScale, roundThreshold } from "./round-threshold.ts";
import { seedTabledYears } from "./seed-tabled-years.ts";
import { stateBothYears } from "./seed-yearly.ts";
import { spanOfYears } from "./span-of-years.ts";
import type { Workbench } from "./workbench.ts";

/** How many things a question about developments names one by one. */
const NAMED = { fewest: 4, most: 8 };
/** Years between the first and the last that are worth a rate. */
const LEAST_SPAN = 4;
/** Of what pages state of the last years the ends of three are worth a comparison, as are those of years, or things, with a page each. */
const LEAST_SPAN_OF_PAGES = 2;
/** Of fewer things the second is one of the middle. */
const LEAST_RANKED = 5;
/** In which year something rose the most is asked of so many years at least, each held against the one before. */
const LEAST_STEPS = 3;
/** Share of questions about all that have figures, where some of a kind have them. */
const OWN = 0.8;
/** Share of questions about several things, where there are several. */
const COMPARED = 0.6;

const OF_ONE = ["absolute_change", "percent_change", "mean_yearly_change", "cagr"] as const;
const YEARLY = ["largest_change", "longest_streak", "turning_year"] as const;
/** Of a few years in a row nobody asks how many they are. */
const YEARLY_OF_FEW = ["largest_change", "turning_year"] as const;
const OF_EACH = ["percent", "mean_yearly", "cagr", "absolute"] as const;
/** Over fewer years nobody asks for a yearly rate. */
const AT_ONCE = ["percent", "absolute"] as const;
const AT_ONCE_OF_ONE = ["absolute_change", "percent_change"] as const;

const isOfYears = ({ grain }: Panel) => grain === "year" || grain === "season";

function leastSpan(panel: Panel, areCompared: boolean): number {
  if (!isOfYears(panel)) return LEAST_SPAN;
  // What each of many pages states of two years alone, or two pages of each, is held against the year before on all of them.
  if (areCompared && (panel.thingEach || panel.yearEach)) return Math.min(LEAST_SPAN_OF_PAGES, wholeSpan(panel));
  return panel.yearEach ? LEAST_SPAN_OF_PAGES : LEAST_SPAN;
}

/** From the first to the last year that anything is stated of. */
function wholeSpan({ members }: Panel): number {
  const ats = [...members.values()].flat();
  return Math.max(...ats) - Math.min(...ats);
}

const isShort = (panel: Panel, { since, until }: { since: string; until: string }): boolean =>
  !isOfYears(panel) || keyAt(until) - keyAt(since) < LEAST_SPAN;

/** Questions about how something developed over the years: of one thing, or compared between several. */
export function seedDevelopment(bench: Workbench, random: Random): Branch | undefined {
  const panels = bench.panels.filter(({ pageEach }) => !pageEach);
  if (panels.length === 0) return undefined;
  const panel = random.pick(panels);
  const column = random.pick(panel.measures);
  if (panel.onePage) return seedTabledYears(bench, panel, random);
  if (panel.surveyed.yearly) return ofPages(bench, panel, column, random);
  const isFollowed = panel.by === undefined || panel.recurs || random.next() > COMPARED;
  if (panel.by === undefined || isFollowed) return ofOne(bench, panel, column, random);
  return ofEach(bench, panel, panel.by, column, random);
}

/** "By what percentage did the population of Denmark rise from 2010 to 2020?" */
function ofOne(bench: Workbench, panel: Panel, column: Column, random: Random): Branch | undefined {
  const label = random.pick([...panel.members.keys()]);
  const span = spanOf(panel, [panel.members.get(label)!], random);
  if (!span) return undefined;
  const rows = { ...timeColumns(panel), column: column.name };
  const whose = panel.by === undefined ? rows : { ...rows, by: panel.by, label };
  const series = over("series", leaf(panel.surveyed.relation.id), whose);
  const change = (op: string, from: Node = series) => over(op, from, { column: column.name, ...span });
  const times = panel.members.get(label)!;
  if (random.next() < 0.5 && times.length > LEAST_STEPS) {
    // Months rise and fall with each year, and quarters too: only what takes all of them together says something.
    const op = random.pick(!isOfYears(panel) ? YEARLY.slice(0, 2) : times.length > LEAST_SPAN ? YEARLY : YEARLY_OF_FEW);
    const direction = op === "longest_streak" ? random.pick(["rise", "fall"]) : random.pick(["fall", "rise"]);
    // The year of the largest fall of some years chosen at will is that of the choice.
    const whole = { since: panel.key(Math.min(...times)), until: panel.key(Math.max(...times)) };
    return over(op, series, { column: column.name, ...(isOfYears(panel) ? whole : span), direction });
  }
  // Two months of different seasons are held against each other by nobody who has the years of both.
  if (panel.within !== undefined) return undefined;
  const op = random.pick(isShort(panel, span) ? AT_ONCE_OF_ONE : OF_ONE);
  // Two signed rates may be held against each other; "rise" and "fall" may not.
  if (panel.by === undefined || (op !== "cagr" && op !== "mean_yearly_change") || random.next() < 0.3)
    return change(op);
  const other = random.pick([...panel.members.keys()]);
  if (other === label) return change(op);
  const second = over("series", leaf(panel.surveyed.relation.id), { ...whose, label: other });
  const [a, b] = [change(op), change(op, second)];
  return bench.result(a) && bench.result(b) ? { op: "difference", params: {}, inputs: { a, b } } : undefined;
}

/** "Which of the countries has the highest compound annual growth rate of the population from 2010 to 2020?" */
function ofEach(bench: Workbench, panel: Panel, by: string, column: Column, random: Random): Branch | undefined {
  const listed = panel.named.length > 0 ? random.pick(panel.named) : undefined;
  if (!listed && !panel.sayable) return undefined;
  const known = listed && ownsThem(panel, listed.things) && random.next() < OWN ? undefined : listed;
  const whole = known?.names.length === known?.things.relation.rows.filter((row) => !row.total).length;
  const few = known && (!whole || random.next() < 0.5);
  const names = known && few ? chosen(known.names, random) : [...(known?.names ?? panel.members.keys())];
  if (panel.within !== undefined) return undefined;
  const span = spanOf(
    panel,
    names.map((name) => panel.members.get(name) ?? []),
    random,
  );
  if (!span) return undefined;
  const things = known && leaf(known.things.relation.id);
  const of =
    things && (few ? over("named", things, { names: [...names].sort((a, b) => a.localeCompare(b, "en")) }) : things);
  return compared(bench, panel, { by, column: column.name, ...span }, of, random);
}

/**
 * Some of a kind have a page each with their years, and are said to have them: who is compared is no choice of somebody's, by name,
 * but all that have them.
 */
const ownsThem = (panel: Panel, { relation }: SurveyedRelation): boolean =>
  panel.sayable && panel.thingEach && panel.members.size < dataRows(relation).length;

/** "Which of the countries listed under “Overseas” has the largest percentage increase in the exports from 2017 to 2019?" */
function ofPages(bench: Workbench, panel: Panel, column: Column, random: Random): Branch | undefined {
  const stating = stateBothYears(bench, panel, column, LEAST_SPAN_OF_PAGES, random);
  if (!stating || panel.by === undefined) return undefined;
  const { of, since, until } = stating;
  return compared(bench, panel, { by: panel.by, column: column.name, since, until }, of, random);
}

/** Which of several things has the k-th largest change, what else is known of it, or how many changed by more than so much. */
function compared(
  bench: Workbench,
  panel: Panel,
  of: { by: string; column: string; since: string; until: string },
  things: Node | undefined,
  random: Random,
): Branch | undefined {
  const params = {
    ...of,
    ...timeColumns(panel),
    take: random.pick<(typeof OF_EACH)[number]>(isShort(panel, of) ? AT_ONCE : OF_EACH),
  };
  const from = leaf(panel.surveyed.relation.id);
  const trend: Branch = { op: "trend", params, inputs: things ? { of: things, from } : { from } };
  const made = trendColumn(params);
  const table = bench.table(trend);
  if (!table) return undefined;
  if (random.next() < 0.3) {
    const values = table.rows.flatMap(({ cells }) => {
      const { value } = cells.at(-1)!;
      return value.kind === "number" ? [value.decimal] : [];
    });
    const value = roundThreshold(values);
    // "Less than -0.1 %" of an increase is no limit that anybody would choose, and what fell has risen by less than any.
    if (value === undefined || Number(value) <= 0 || !isToScale(value, values)) return undefined;
    return over("count", over("filter", trend, { where: { column: made, is: ">", value } }));
  }
  const best = over("kth", trend, {
    by: made,
    k: table.rows.length < LEAST_RANKED ? 1 : 1 + random.below(2),
    end: random.pick(["highest", "highest", "lowest"]),
  });
  const give = things && random.next() < 0.4 ? answerColumnOf(bench, things, random) : undefined;
  return give ? over("lookup", best, { column: give.name }) : over("label_of", best);
}

function chosen(names: readonly string[], random: Random): string[] {
  const size = Math.min(names.length, NAMED.fewest + random.below(NAMED.most - NAMED.fewest + 1));
  return random.shuffle([...names]).slice(0, size);
}

/** A first and a last year that all of them state, some years apart. */
function spanOf(
  panel: Panel,
  years: readonly (readonly number[])[],
  random: Random,
): { since: string; until: string } | undefined {
  const [first = [], ...rest] = years;
  const common = first.filter((year) => rest.every((other) => other.includes(year))).sort((a, b) => a - b);
  const least = leastSpan(panel, years.length > 1);
  const starts = common.filter((year) => year + least <= common.at(-1)!);
  if (starts.length === 0) return undefined;
  // What was measured in the months of years on end is followed through all of them.
  if (panel.within !== undefined) return { since: panel.key(common[0]!), until: panel.key(common.at(-1)!) };
  if (isOfYears(panel)) {
    const span = spanOfYears(common, least, random);
    return span && { since: panel.key(span[0]), until: panel.key(span[1]) };
  }
  const since = random.next() < 0.4 ? starts[0]! : random.pick(starts);
  const ends = common.filter((year) => year >= since + least);
  const until = random.next() < 0.4 ? ends.at(-1)! : random.pick(ends);
  return { since: panel.key(since), until: panel.key(until) };
}

import type { Random } from "../../core/random.ts";
import type { Column } from "../../core/relation.ts";
import { columnNoun } from "../../logic/english/column-noun.ts";
import { outlookColumn } from "../../logic/operations/outlook.ts";
import { keyAfter } from "../../logic/values/period.ts";
import { answerColumnOf } from "./columns-for.ts";
import { type Branch, leaf, type Node, over } from "./node.ts";
import { type Panel, timeColumns } from "./panels.ts";
import { furthestAhead } from "./refusals/without-trend.ts";
import { stateBothYears } from "./seed-yearly.ts";
import type { Workbench } from "./workbench.ts";

/** How many things a question names one by one. */
const NAMED = { fewest: 4, most: 8 };
/** Share of questions about several things, where there are several. */
const COMPARED = 0.5;
/** How many years ahead people ask at most. */
const MOST_YEARS_AHEAD = 7;
/** "the value for “Estonia”": what it is the value of is not said. */
const UNSAID = /^value for /;

/** A line goes by five years at least, a yearly rate by the ends of three. */
const LEAST_SPAN = 4;
const LEAST_GROWTH = 2;
/** Nobody lets a rate go on for longer (years). */
const MOST_AHEAD = 5;

/** Of three years with a page each it is told how they came to be, and not what comes next. */
const LEAST_YEARS = 4;

const isFollowed = ({ yearEach, members }: Panel): boolean =>
  !yearEach || [...members.values()].some((years) => years.length >= LEAST_YEARS);

/** Whether anything is stated of so many years that a line can be drawn through them. */
const isLong = ({ surveyed, members }: Panel): boolean =>
  !surveyed.yearly || [...members.values()].some((years) => years.length > LEAST_SPAN);

/** Questions about what comes next over the years: of one thing, or compared between several. */
export function seedForecast(bench: Workbench, random: Random): Branch | undefined {
  // What comes and goes with the months of each year is carried on by no line.
  const panels = bench.panels
    .filter(isFollowed)
    .filter(
      ({ recurs, pageEach, onePage, within, grain, key }) =>
        !recurs && !pageEach && !onePage && within === undefined && grain !== "season" && !key(0).startsWith("-"),
    );
  if (panels.length === 0) return undefined;
  const panel = random.pick(panels);
  const measures = panel.measures.filter(
    (column) => bench.survey.language === "zh" || !UNSAID.test(columnNoun(column)),
  );
  if (measures.length === 0) return undefined;
  const column = random.pick(measures);
  if (panel.surveyed.yearly) return ofPages(bench, panel, column, random);
  if (panel.by === undefined || panel.grain !== "year" || random.next() > COMPARED) return ofOne(panel, column, random);
  return ofEach(bench, panel, panel.by, column, random);
}

/** "If a straight line is fitted by least squares to the population of Denmark …, what value does it give for 2030?" */
function ofOne(panel: Panel, column: Column, random: Random): Branch | undefined {
  const label = random.pick([...panel.members.keys()]);
  const span = spanOf(panel, panel.members.get(label)!);
  if (!span) return undefined;
  const rows = { ...timeColumns(panel), column: column.name };
  const series = over(
    "series",
    leaf(panel.surveyed.relation.id),
    panel.by === undefined ? rows : { ...rows, by: panel.by, label },
  );
  const forecast = (op: string, more: Record<string, unknown> = {}) =>
    over(op, series, { column: column.name, ...span, ...more });
  if (panel.grain !== "year") return ofMonths(forecast, span.until, random);
  const at = yearAfter(span, random);
  const isShare = column.unit?.startsWith("%") === true;
  switch (random.below(isShare ? 6 : 5)) {
    case 0:
      return forecast("linear_forecast", { at });
    case 1:
      return forecast("quadratic_forecast", { at });
    case 2:
      return forecast("growth_forecast", { at, since: String(Number(span.until) - 3 - random.below(3)) });
    case 3: {
      const since = Number(span.until) - 2 - random.below(3);
      // Over all the years that there are it is their mean, and smooths nothing.
      return since > Number(span.since) ? forecast("moving_average", { since: String(since) }) : undefined;
    }
    case 4:
      return forecast("exponential_smoothing");
    default:
      return forecast("logistic_forecast", { at, capacity: "100" });
  }
}

/** The next months or quarters, by what asks nothing of the kind of period that they are. */
function ofMonths(
  forecast: (op: string, more?: Record<string, unknown>) => Branch,
  until: string,
  random: Random,
): Branch {
  switch (random.below(3)) {
    case 0:
      return forecast("linear_forecast", { at: keyAfter(until, 1 + random.below(3)) });
    case 1:
      return forecast("moving_average", { since: keyAfter(until, -2 - random.below(4)) });
    default:
      return forecast("exponential_smoothing");
  }
}

/** "Which of the countries has the highest value for 2030 on the straight line fitted by least squares to its …?" */
function ofEach(bench: Workbench, panel: Panel, by: string, column: Column, random: Random): Branch | undefined {
  // Of two places a question names the narrower one, where nothing is said about the years.
  const alike = panel.named.filter(({ things }) => things.naming.source === panel.surveyed.naming.source);
  const known = alike.length > 0 ? random.pick(alike) : undefined;
  if (!known && !panel.sayable) return undefined;
  const whole = known?.names.length === known?.things.relation.rows.filter((row) => !row.total).length;
  const few = known && (!whole || random.next() < 0.5);
  const size = NAMED.fewest + random.below(NAMED.most - NAMED.fewest + 1);
  const all = [...(known?.names ?? panel.members.keys())];
  const names = few ? random.shuffle(all).slice(0, size) : all;
  const spans = names.map((name) => spanOf(panel, panel.members.get(name) ?? []));
  const [span] = spans;
  if (!span || spans.some((other) => other?.since !== span.since || other.until !== span.until)) return undefined;
  const things = known && leaf(known.things.relation.id);
  const of =
    things && (few ? over("named", things, { names: [...names].sort((a, b) => a.localeCompare(b, "en")) }) : things);
  const grows = random.next() < 0.3 ? { method: "growth" as const } : {};
  return furthest(bench, panel, { by, column: column.name, ...span, ...grows }, of, random);
}

/** The same of the things that a site groups, by what their own pages state of several years. */
function ofPages(bench: Workbench, panel: Panel, column: Column, random: Random): Branch | undefined {
  const grows = !isLong(panel) || random.next() < 0.5;
  const stating = stateBothYears(bench, panel, column, grows ? LEAST_GROWTH : LEAST_SPAN, random);
  if (!stating || panel.by === undefined) return undefined;
  const { of, since, until } = stating;
  const ends = { by: panel.by, column: column.name, since, until };
  return furthest(bench, panel, grows ? { ...ends, method: "growth" } : ends, of, random);
}

/** Which of several things comes k-th in a year to come, or what else is known of it. */
function furthest(
  bench: Workbench,
  panel: Panel,
  by: { by: string; column: string; since: string; until: string; method?: "growth" },
  of: Node | undefined,
  random: Random,
): Branch | undefined {
  const soon = String(Number(by.until) + 1 + random.below(Math.min(MOST_AHEAD, Number(by.until) - Number(by.since))));
  const params = { ...by, ...timeColumns(panel), at: by.method === "growth" ? soon : yearAfter(by, random) };
  const from = leaf(panel.surveyed.relation.id);
  const outlook: Branch = { op: "outlook", params, inputs: of ? { of, from } : { from } };
  const best = over("kth", outlook, {
    by: outlookColumn(params),
    k: 1 + random.below(3),
    end: random.pick(["highest", "highest", "lowest"]),
  });
  if (!bench.result(best)) return undefined;
  const give = of && random.next() < 0.4 ? answerColumnOf(bench, of, random) : undefined;
  return give ? over("lookup", best, { column: give.name }) : over("label_of", best);
}

/** All the years that are stated: what is left out of a forecast would have to be explained. */
function spanOf(panel: Panel, years: readonly number[]): { since: string; until: string } | undefined {
  if (years.length === 0) return undefined;
  return { since: panel.key(Math.min(...years)), until: panel.key(Math.max(...years)) };
}

/** A year to come, as far ahead as so many years tell of: the next round one where it is near, else some years ahead. */
function yearAfter({ since, until }: { since: string; until: string }, random: Random): string {
  const last = Number(until);
  const furthest = Math.max(1, Math.min(MOST_YEARS_AHEAD, furthestAhead(Number(since), last)));
  const round = Math.ceil((last + 1) / 5) * 5;
  return String(round - last <= furthest && random.next() < 0.5 ? round : last + 1 + random.below(furthest));
}

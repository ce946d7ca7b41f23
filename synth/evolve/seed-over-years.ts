import type { Random } from "../../core/random.ts";
import type { Column } from "../../core/relation.ts";
import { columnNoun } from "../../logic/english/column-noun.ts";
import { formulaColumn } from "../../logic/operations/formula-column.ts";
import { besideColumn } from "../../logic/operations/over-years.ts";
import { PER_YEAR } from "../../logic/values/period.ts";
import { sameUnit } from "../../logic/values/units.ts";
import { areCounterparts } from "./counterparts.ts";
import { happens } from "./happens.ts";
import { type Branch, leaf, over } from "./node.ts";
import { type Panel, timeColumns } from "./panels.ts";
import { countsPeople } from "./refusals/counted-per.ts";
import { isHeldAgainst, toldPerMishap } from "./refusals/odd-formula.ts";
import { spanOfYears } from "./span-of-years.ts";
import type { Workbench } from "./workbench.ts";

/** Years or months between the first and the last that are worth summing up; years with a page each are as many pages. */
const LEAST_SPAN = { usual: 5, pages: 4 };
/** Share of questions that take all the years that are stated. */
const ALL_YEARS = 0.8;
/** Of months and quarters people take calendar years, too. */
const CALENDAR_YEARS = 0.4;
/** What is taken of the years together: the longer, the more is known of them. */
const TAKEN = ["mean", "mean", "median", "range", "stdev"] as const;
const COEFFICIENTS = ["pearson", "spearman"] as const;

interface Span {
  since: string;
  until: string;
}

/** Questions about all the years of a thing together: the year of its peak, their mean, how two quantities go together. */
export function seedOverYears(bench: Workbench, random: Random): Branch | undefined {
  const panels = bench.panels.filter(({ surveyed }) => !surveyed.yearly);
  if (panels.length === 0) return undefined;
  const panel = random.pick(panels);
  const column = random.pick(panel.measures);
  const label = panel.by === undefined ? undefined : random.pick([...panel.members.keys()]);
  const span = spanOf(panel, panel.members.get(label ?? "") ?? [], random);
  if (!span) return undefined;
  return random.pick(panel.pageEach ? OF_TWO : QUESTIONS)({ bench, panel, column, label, span, random });
}

interface Asked {
  bench: Workbench;
  panel: Panel;
  column: Column;
  label: string | undefined;
  span: Span;
  random: Random;
}

/** The years of the thing, with a second quantity of it or the same of another thing. */
function yearsOf({ panel, column, label, span }: Asked, second: { also?: string; beside?: string } = {}): Branch {
  const whose = panel.by === undefined ? {} : { by: panel.by, label };
  const params = { ...timeColumns(panel), column: column.name, ...whose, ...second, ...span };
  return over("over_years", leaf(panel.surveyed.relation.id), params);
}

/** The highest of some years chosen at will, or the first of them that is so, is that of the choice. */
function ofAllYears(asked: Asked): Asked {
  const { panel, label } = asked;
  if (PER_YEAR[panel.grain] !== 1) return asked;
  return { ...asked, span: spanOfAll(panel, panel.members.get(label ?? "") ?? []) };
}

/** "In which year from 2010 to 2023 was the number of births in Oban the highest?" */
function peak(given: Asked): Branch {
  const { random } = given;
  const asked = ofAllYears(given);
  const end = random.pick(["highest", "lowest"]);
  const ranked = over("kth", yearsOf(asked), { by: asked.column.name, k: random.next() < 0.75 ? 1 : 2, end });
  return over("label_of", ranked);
}

/** "What is the mean number of births in Oban over the years from 2010 to 2023?" */
function taken(asked: Asked): Branch {
  const { column, random } = asked;
  const op = happens(columnNoun(column)) && random.next() < 0.5 ? "sum" : random.pick(TAKEN);
  return over(op, yearsOf(asked), { column: column.name, ...(op === "stdev" ? { of: "population" } : {}) });
}

/** "What was the number of deaths in Oban in the year … in which the number of births in Oban was the highest?" */
function inPeak(given: Asked): Branch | undefined {
  const asked = ofAllYears(given);
  const { panel, column, random } = asked;
  const other = random.pick(panel.measures);
  if (other.name === column.name) return undefined;
  const end = random.pick(["highest", "lowest"]);
  return over("in_peak_year", yearsOf(asked, { also: other.name }), { column: other.name, by: column.name, end });
}

/** Year by year people follow how grave accidents are, and how much there is of something for each head. */
const isToldPer = (a: Column, b: Column): boolean =>
  toldPerMishap(a.name, b.name) || (countsPeople(b.name) && isHeldAgainst(a, b));

/** "In which year from 2010 to 2023 was the ratio of the number of deaths to the number of accidents in Oban the highest?" */
function perOther(given: Asked): Branch | undefined {
  const asked = ofAllYears(given);
  const { panel, column, random } = asked;
  const others = panel.measures.filter((other) => other !== column && isToldPer(column, other));
  if (others.length === 0) return undefined;
  const { name } = random.pick(others);
  const params = { formula: "ratio", a: column.name, b: name } as const;
  const ratios = over("formula_column", yearsOf(asked, { also: name }), params);
  const end = random.pick(["highest", "highest", "lowest"]);
  return over("label_of", over("kth", ratios, { by: formulaColumn(params), k: 1, end }));
}

/** How two quantities of a thing go together over the years, or one of two things. */
function together(asked: Asked): Branch | undefined {
  const { panel, column, label, random } = asked;
  const other = random.pick(panel.measures);
  const second = random.pick([...panel.members.keys()]);
  const op = random.pick(COEFFICIENTS);
  if (other.name !== column.name)
    return over(op, yearsOf(asked, { also: other.name }), { column: column.name, by: other.name });
  if (second === label || panel.pageEach) return undefined;
  const beside = { beside: second };
  const by = besideColumn({ column: column.name, ...beside });
  return over(op, yearsOf(asked, beside), { column: column.name, by });
}

/** Which year one thing first overtook another, or deaths first exceeded births; and in how many years they did. */
function exceeding(given: Asked): Branch | undefined {
  const asked = ofAllYears(given);
  const { panel, column, label, random } = asked;
  // Weather is above and below from month to month: when it was so first says nothing.
  const op = panel.within === undefined ? random.pick(["overtake", "overtake", "count_years"]) : "count_years";
  const counterpart = panel.measures.find(
    (other) => sameUnit(other.unit, column.unit) && areCounterparts(columnNoun(column), columnNoun(other)),
  );
  if (counterpart && random.next() < 0.6)
    return over(op, yearsOf(asked, { also: counterpart.name }), { column: column.name, than: counterpart.name });
  const second = random.pick([...panel.members.keys()]);
  if (second === label || label === undefined || panel.pageEach) return undefined;
  const beside = { beside: second };
  return over(op, yearsOf(asked, beside), {
    column: column.name,
    than: besideColumn({ column: column.name, ...beside }),
  });
}

/** What is measured where one stands. */
const MEASURED_AT_PLACES = /^(?:mm|cm|m|in|inch(?:es)?|ft|feet|h|hrs?|hours?|min|minutes?|毫米|厘米|米|小时|分钟)$/i;

/** Days on which it snowed here and there are the same days. */
const ON_SUCH_DAYS = /\b(?:days|nights|hours)\b|(?:日|天|小时)数$/i;

/** "In which year from 2010 to 2023 was the number of births in all districts together the highest?" */
function totals({ panel, column, span, random }: Asked): Branch | undefined {
  if (panel.by === undefined || !panel.sayable || column.additive !== true) return undefined;
  // Rain that fell in several towns is not added up; that of the months of a year is.
  if (!panel.recurs && (MEASURED_AT_PLACES.test(column.unit ?? "") || ON_SUCH_DAYS.test(column.name))) return undefined;
  const params = { ...timeColumns(panel), by: panel.by, column: column.name, ...span };
  const years = over("year_totals", leaf(panel.surveyed.relation.id), params);
  if (happens(columnNoun(column)) && random.next() < 0.4) return over("sum", years, { column: column.name });
  if (random.next() < 0.3) return over("mean", years, { column: column.name });
  const end = random.pick(["highest", "lowest"]);
  return over("label_of", over("kth", years, { by: column.name, k: random.next() < 0.75 ? 1 : 2, end }));
}

/** "Which station had the deepest snow of any winter from 2010/11 to 2023/24?", and in which winter it was. */
function record({ panel, column, random }: Asked): Branch | undefined {
  if (panel.by === undefined || !panel.sayable || panel.recurs || panel.within !== undefined) return undefined;
  // The months of a year come back: a record is one of years.
  if (PER_YEAR[panel.grain] > 1) return undefined;
  // What is least of small counts is none, again and again.
  const end = column.additive === true || random.next() < 0.7 ? "highest" : "lowest";
  // What there is year after year is the most in some place in some year, and nobody asks in which.
  const noted = happens(columnNoun(column)) || MEASURED_AT_PLACES.test(column.unit ?? "");
  const per = noted ? random.pick(["thing", "thing", "time"] as const) : "thing";
  const params = { ...timeColumns(panel), by: panel.by, column: column.name, per, end, ...allYears(panel) };
  const records = over("peaks", leaf(panel.surveyed.relation.id), params);
  if (random.next() < 0.2) return over("ranked_value", records, { by: column.name, k: 1, end });
  return over("label_of", over("kth", records, { by: column.name, k: 1, end }));
}

/** A record is one of all years that are stated. */
const allYears = (panel: Panel): Span => spanOfAll(panel, [...panel.members.values()].flat());

const spanOfAll = ({ key }: Panel, ats: readonly number[]): Span => ({
  since: key(Math.min(...ats)),
  until: key(Math.max(...ats)),
});

const OF_TWO: readonly ((asked: Asked) => Branch | undefined)[] = [inPeak, together, exceeding];
const QUESTIONS: readonly ((asked: Asked) => Branch | undefined)[] = [
  totals,
  totals,
  totals,
  record,
  record,
  peak,
  peak,
  taken,
  taken,
  inPeak,
  inPeak,
  perOther,
  together,
  together,
  exceeding,
  exceeding,
];

/** Mostly all years that are stated of the thing, else some of them; of months and quarters, whole calendar years, too. */
function spanOf(panel: Panel, times: readonly number[], random: Random): Span | undefined {
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const leastSpan = panel.yearEach ? LEAST_SPAN.pages : LEAST_SPAN.usual;
  if (times.length === 0 || last - first < leastSpan) return undefined;
  const span = (since: number, until: number) => ({ since: panel.key(since), until: panel.key(until) });
  const perYear = PER_YEAR[panel.grain];
  if (perYear > 1) {
    const [from, to] = [Math.ceil(first / perYear), Math.floor((last + 1) / perYear)];
    // The months of one year stand on one page where the pages are of years.
    const least = panel.within === undefined && perYear > LEAST_SPAN.usual ? 1 : 2;
    if (to - from < least || random.next() >= CALENDAR_YEARS) return span(first, last);
    const since = from + random.below(to - from - least + 1);
    return span(since * perYear, (since + least) * perYear - 1);
  }
  if (random.next() < ALL_YEARS) return span(first, last);
  const years = [...new Set(times)].sort((a, b) => a - b);
  const some = spanOfYears(years, leastSpan, random);
  return some && span(...some);
}

import { dataRows } from "../../core/relation.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";
import { type Branch, inputOf, type Node } from "./node.ts";
import type { Workbench } from "./workbench.ts";

/** "(2017)", "(as of 2017)", "(March 2018)", "（2017年）" behind a figure: when it was so. */
const OF_YEAR =
  /^(?:(?:as of|as at|end of|in)\s)?(?:\p{Lu}\p{L}{2,8}\.?\s)?((?:1[5-9]|20)\d\d)(?:年(?:\d{1,2}月)?(?:底|末)?)?$/u;
/** What was reached once says when by its nature. */
const REACHED =
  /\b(?:best|fastest|highest|largest|lowest|maximum|minimum|peak|record)\b|最[高低大小快好佳多少]|纪录|峰值/i;
/** What adds figures up, or takes one of all of them, as of one time. */
const POOLING: ReadonlySet<string> = new Set([
  "sum",
  "take_until",
  "mean",
  "weighted_mean",
  "stdev",
  "variance",
  "count_above_average",
]);

// Relations are asked about again and again.
const found = new WeakMap<SurveyedRelation, ReadonlySet<string>>();

/** The columns of a relation whose figures are of different years, as the brackets behind them say. */
export function columnsOfYears(surveyed: SurveyedRelation): ReadonlySet<string> {
  let known = found.get(surveyed);
  if (!known) {
    const rows = dataRows(surveyed.relation);
    known = new Set(
      surveyed.columns.flatMap(({ column, index }) => {
        if (column.type !== "number" || REACHED.test(column.name)) return [];
        const years = rows.map(({ cells }) => yearBehind(cells[index]!.value));
        return new Set(years.filter((year) => year !== undefined)).size > 1 ? [column.name] : [];
      }),
    );
    found.set(surveyed, known);
  }
  return known;
}

const yearBehind = (value: { kind: string; qualifier?: string }): string | undefined =>
  value.kind === "number" ? OF_YEAR.exec(value.qualifier?.trim() ?? "")?.[1] : undefined;

/** Figures of different years taken together: "the combined number of visitors" of one zoo's 2010 and of another's 2014. */
export function poolsYears(node: Branch, bench: Workbench): boolean {
  const pools = POOLING.has(node.op) || (node.op === "group" && /^(?:sum|mean)$/.test(String(node.params["take"])));
  const from = inputOf(node);
  return pools && from !== undefined && isOfYears(String(node.params["column"]), from, bench);
}

const isOfYears = (name: string, from: Node, bench: Workbench): boolean =>
  bench.sources(from).some((source) => columnsOfYears(source).has(name));

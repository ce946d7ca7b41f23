import { z } from "zod";
import type { Column } from "../../core/relation.ts";
import { deedAlone } from "../chinese/done-at.ts";
import { chineseThings, columnName } from "../chinese/phrasing.ts";
import { AGE_AT_DEATH } from "../english/age-reached.ts";
import { columnWords, mergeNotes, thingsInput } from "../english/phrasing.ts";
import { spanWords } from "../english/span-words.ts";
import { Decimal } from "../numerics/decimal.ts";
import type { Guard, Operation, TableResult, WorkRow } from "../operation.ts";
import { columnCells, columnIndex, columnNamed, evidenceOf, rowName, tableInput } from "../table.ts";
import { dayNumber, endsTheDayBefore } from "../values/days.ts";
import { isChinese } from "../values/language.ts";
import { isBirth, isDeath } from "../values/life-dates.ts";
import { computed } from "../values/measure.ts";

const Params = z.strictObject({
  from: z.string(),
  /** The date from which years are counted, and that up to which. */
  a: z.string(),
  b: z.string(),
});
type Params = z.infer<typeof Params>;

/** What the column is called that this makes. */
export const ageColumn = ({ a, b }: Omit<Params, "from">): string => `${isBirth(a) ? "age" : "time"} from ${a} to ${b}`;

/** What the years of a life are counted in on Chinese sites is a word of its own. */
const unitOf = ({ a }: Omit<Params, "from">): string => (isBirth(a) && isChinese(a) ? "岁" : "years");

/** The two days of a row as they are written; undefined where one of them states no day. */
function daysOf(table: TableResult, row: WorkRow, { a, b }: Params): [string, string] | undefined {
  const [from, to] = [a, b].map((name) => row.cells[columnIndex(table, name)]!.value);
  if (from?.kind !== "date" || to?.kind !== "date") return undefined;
  if (dayNumber(from) === undefined || dayNumber(to) === undefined) return undefined;
  return [from.iso.slice(0, 10), to.iso.slice(0, 10)];
}

/** Birthdays that were reached: the difference of the years, less one where the day of the year was not reached. */
const completeYears = ([from, to]: readonly [string, string]): number =>
  Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (to.slice(5) < from.slice(5) ? 1 : 0);

/** How old each was, in complete years from one date to another: a column that can be ranked and summed up. */
export const ages: Operation<Params> = {
  name: "ages",
  family: "temporal",
  subtype: "temporal_calculation",
  params: Params,
  computes: ageColumn,
  prevails: true,
  inputs: ({ from }) => [from],
  guards(params, inputs): Guard[] {
    const table = tableInput(inputs);
    if (params.a === params.b) return [{ guard: "trivial", message: "a date is held against itself" }];
    for (const name of [params.a, params.b])
      if (columnNamed(table, name).type !== "date")
        return [{ guard: "not_a_date", message: `"${name}" does not hold dates` }];
    for (const row of table.rows) {
      const days = daysOf(table, row, params);
      if (!days) return [{ guard: "missing_cells", message: `${rowName(table, row)} does not state both days` }];
      if (days[1] < days[0])
        return [{ guard: "order", message: `"${params.b}" of ${rowName(table, row)} lies before "${params.a}"` }];
      if (!isBirth(params.a) && endsTheDayBefore(days))
        return [
          {
            guard: "edge",
            message: `whether the last year of ${rowName(table, row)} is complete hangs on its last day`,
          },
        ];
      // Whoever was born on 29 February is a year older on the 28th, or on 1 March.
      if (days[0].endsWith("02-29")) return [{ guard: "edge", message: "29 February returns in leap years only" }];
    }
    return [];
  },
  evaluate(params, inputs) {
    const table = tableInput(inputs);
    const unit = unitOf(params);
    const made: Column = { name: ageColumn(params), type: "number", role: "measure", unit, additive: false };
    const at = [params.a, params.b].map((name) => columnIndex(table, name));
    const rows = table.rows.map((row): WorkRow => {
      const value = computed(new Decimal(completeYears(daysOf(table, row, params)!)), unit);
      return { ...row, cells: [...row.cells, { value, evidence: at.flatMap((one) => evidenceOf(row.cells[one]!)) }] };
    });
    return { type: "table", columns: [...table.columns, made], rows };
  },
  uses({ a, b }, inputs) {
    const table = tableInput(inputs);
    return [...columnCells(table, a), ...columnCells(table, b)];
  },
  explain(params, _, result) {
    return `${ageColumn(params)} for ${tableInput([result]).rows.length} rows`;
  },
  describe(params, inputs, results) {
    const table = tableInput(results);
    const things = thingsInput(inputs);
    const [a, b] = [columnNamed(table, params.a), columnNamed(table, params.b)];
    const isAge = isBirth(a.name);
    const words = columnWords(b, things);
    const said = isAge
      ? isDeath(b.name)
        ? AGE_AT_DEATH
        : `age on the ${words}`
      : spanWords(columnWords(a, things), words);
    const what = isAge ? "age" : said.split(" ")[0];
    const notes = mergeNotes(things.notes, [`Take each ${what} in complete years.`]);
    return { ...things, notes, names: { ...things.names, [ageColumn(params)]: said } };
  },
  describeChinese(params, inputs, results) {
    const table = tableInput(results);
    const things = chineseThings(inputs);
    const [a, b] = [columnNamed(table, params.a), columnNamed(table, params.b)];
    const then = columnName(b, things);
    const said = isBirth(a.name)
      ? `${isDeath(b.name) ? "去世" : then.replace(/(?:的)?(?:日期|时间|年份)$/u, "")}时的周岁年龄`
      : `从${deedAlone(columnName(a, things))}到${deedAlone(then)}相隔的整年数`;
    return { ...things, names: { ...things.names, [ageColumn(params)]: said } };
  },
};

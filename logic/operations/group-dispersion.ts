import { z } from "zod";
import { measureWord } from "../chinese/measure-words.ts";
import { chineseMissingNotes } from "../chinese/missing-notes.ts";
import { chineseNotes, chineseNoun, chineseThings, columnName, countingWord, isWhole } from "../chinese/phrasing.ts";
import { CHINESE_BASIS_NOTES } from "../chinese/spread-words.ts";
import { numberWord } from "../english/english.ts";
import { hasMembers, ownerWord } from "../english/holder-nouns.ts";
import { missingTextNotes } from "../english/missing-notes.ts";
import { columnWords, mergeNotes, nounPhrase, ofWord, thingsInput } from "../english/phrasing.ts";
import { quantityName } from "../english/quantity-name.ts";
import { BASIS_NOTES } from "../english/spread-words.ts";
import { groupNouns } from "../english/superlative.ts";
import { Decimal } from "../numerics/decimal.ts";
import { deviationOf, meanOf } from "../numerics/moments.ts";
import type { Operation, TableResult, WorkCell } from "../operation.ts";
import { columnCells, columnIndex, columnNamed, tableInput } from "../table.ts";
import { cellGuards, measure, measureGuards, quantityGuards } from "../values/measure.ts";
import { foldText } from "../values/normalise.ts";
import { ratioScaleGuards } from "../values/ratio-scale.ts";

const Params = z.strictObject({
  from: z.string(),
  /** The column that sorts the rows into groups. */
  by: z.string(),
  column: z.string(),
  of: z.enum(["population", "sample"]),
  end: z.enum(["lowest", "highest"]),
  missing: z.literal("skip").optional(),
});
type Params = z.infer<typeof Params>;

/** A group with fewer values has no spread to speak of; it is left out, and the question says so. */
const LEAST_VALUES = 3;
const LEAST_GROUPS = 3;
/** Two coefficients nearer to each other than this share of the larger are a tie to anybody who computes in floats. */
const TIE = "1e-9";

interface Group {
  label: WorkCell;
  coefficient: Decimal;
  values: readonly WorkCell[];
}

/** The groups that are large enough, with their coefficients, the least dispersed first; `small`: some are not. */
function groupsOf(table: TableResult, { by, column, of }: Params): { groups: Group[]; small: boolean } {
  const index = columnIndex(table, by);
  const members = new Map<string, { label: WorkCell; numbers: Decimal[]; values: WorkCell[] }>();
  for (const { row, cell, number } of measure(table, column).measured) {
    const label = row.cells[index]!;
    if (label.value.kind === "missing") continue;
    const key = foldText(label.value.printed);
    const group = members.get(key) ?? { label, numbers: [], values: [] };
    group.numbers.push(number);
    group.values.push(cell);
    members.set(key, group);
  }
  const groups = [...members.values()]
    .filter(({ numbers }) => numbers.length >= LEAST_VALUES && meanOf(numbers).gt(0))
    .map(({ label, numbers, values }) => ({
      label,
      values,
      coefficient: deviationOf(numbers, of).div(meanOf(numbers)),
    }))
    .sort((a, b) => a.coefficient.cmp(b.coefficient));
  return { groups, small: groups.length < members.size };
}

/** Which group's values vary least, or most, for their size: the lowest or highest coefficient of variation. */
export const groupDispersion: Operation<Params> = {
  name: "group_dispersion",
  family: "science",
  subtype: "statistic",
  params: Params,
  inputs: ({ from }) => [from],
  guards(params, inputs) {
    const table = tableInput(inputs);
    const { role } = columnNamed(table, params.by);
    if (role !== "category" && role !== "year")
      return [{ guard: "not_a_category", message: `"${params.by}" holds no recurring values` }];
    const index = columnIndex(table, params.by);
    const absent = table.rows.filter((row) => row.cells[index]!.value.kind === "missing");
    const { column, measured, unit } = measure(table, params.column);
    const guards = [
      ...cellGuards(table, params.by, { missing: absent, unsure: [] }, params.missing),
      ...measureGuards(table, params.column, params.missing),
      ...quantityGuards(column),
      ...ratioScaleGuards(
        { name: params.column, unit },
        measured.map(({ number }) => number),
      ),
    ];
    if (guards.length > 0) return guards;
    const { groups } = groupsOf(table, params);
    if (groups.length < LEAST_GROUPS)
      return [{ guard: "too_few", message: `${groups.length} groups of "${params.by}" have ${LEAST_VALUES} values` }];
    const [first, second] = params.end === "lowest" ? groups : [...groups].reverse();
    const apart = second!.coefficient.minus(first!.coefficient).abs();
    return apart.lte(Decimal.max(first!.coefficient, second!.coefficient).times(TIE))
      ? [{ guard: "tie", message: `two groups of "${params.by}" are equally dispersed` }]
      : [];
  },
  evaluate(params, inputs) {
    const table = tableInput(inputs);
    const { groups } = groupsOf(table, params);
    const { label } = groups.at(params.end === "lowest" ? 0 : -1)!;
    return { type: "value", value: label.value, column: columnNamed(table, params.by) };
  },
  uses({ by, column }, inputs) {
    const table = tableInput(inputs);
    const rows = measure(table, column).measured.map(({ row }) => row);
    return [...columnCells(table, by, rows), ...columnCells(table, column, rows)];
  },
  explain(params, inputs) {
    const { groups } = groupsOf(tableInput(inputs), params);
    const shown = groups.map(
      ({ label, coefficient }) => `${label.value.printed} ${coefficient.toSignificantDigits(6)}`,
    );
    return `coefficients of variation of ${params.column} by ${params.by}: ${shown.join("; ")}`;
  },
  describe(params, inputs, results) {
    const table = tableInput(results);
    const things = thingsInput(inputs);
    const { column, unit } = measure(table, params.column);
    const name = quantityName(column, things, unit);
    const group = groupNouns(columnWords(columnNamed(table, params.by), things));
    const bare = nounPhrase(things, { bare: true });
    const members = things.listed === true ? `${things.plural} among ${bare}` : bare;
    const of = `coefficient of variation (standard deviation divided by mean) of the ${name} ${ofWord(name)}`;
    const words = hasMembers(group.singular)
      ? {
          text: `the ${group.singular} with the ${params.end} ${of} ${ownerWord(group.singular)} ${members}`,
          question: `which ${group.singular} has the ${params.end} ${of} ${ownerWord(group.singular)} ${members}`,
        }
      : {
          text: `the ${group.singular} for which the ${of} the ${members} is the ${params.end}`,
          question: `for which ${group.singular} is the ${of} the ${members} the ${params.end}`,
        };
    const { small } = groupsOf(table, params);
    return {
      kind: "value",
      ...words,
      asks: "which",
      sources: things.sources,
      notes: mergeNotes(
        things.notes,
        missingTextNotes(table, [params.by, params.column], params.missing, things),
        small
          ? [`Consider only ${group.plural} with at least ${numberWord(LEAST_VALUES)} of these ${things.plural}.`]
          : [],
        [BASIS_NOTES.deviation[params.of]],
      ),
    };
  },
  describeChinese(params, inputs, results) {
    const table = tableInput(results);
    const things = chineseThings(inputs);
    const by = columnName(columnNamed(table, params.by), things);
    const name = columnName(measure(table, params.column).column, things);
    const members = isWhole(things) ? things.noun : chineseNoun(things);
    const what = `${members}的${name}的变异系数（标准差除以平均值）最${params.end === "lowest" ? "小" : "大"}`;
    const least = `只考虑至少有${LEAST_VALUES}${countingWord(things)}此类${things.noun}的${by}。`;
    return {
      kind: "value",
      text: `${what}的${by}`,
      asks: `是哪${measureWord(by)}`,
      question: `按${by}分组，${what}的是哪${measureWord(by)}${by}`,
      sources: things.sources,
      notes: chineseNotes(
        things.notes,
        chineseMissingNotes(table, [params.by, params.column], params.missing, things),
        groupsOf(table, params).small ? [least] : [],
        [CHINESE_BASIS_NOTES.deviation[params.of]],
      ),
    };
  },
};

import { z } from "zod";
import type { Evidence } from "../../core/evidence.ts";
import type { Value } from "../../core/value.ts";
import { BELONGS, WHERE } from "../chinese/condition-words.ts";
import { groupedNoun } from "../chinese/grouped-noun.ts";
import { isKin } from "../chinese/kin.ts";
import { arePersons, measureWord, sortWord } from "../chinese/measure-words.ts";
import { chineseMissingNotes } from "../chinese/missing-notes.ts";
import { chineseNotes, chineseNoun, chineseThings, columnName, countingWord } from "../chinese/phrasing.ts";
import { isMass, isPlural, plural } from "../english/english.ts";
import { areSortsOfParts } from "../english/kinds-of-parts.ts";
import { missingTextNotes } from "../english/missing-notes.ts";
import { columnWords, kindOfThings, mergeNotes, thingsInput } from "../english/phrasing.ts";
import type { Operation, TableResult, WorkRow } from "../operation.ts";
import { columnCells, columnIndex, columnNamed, evidenceOf, printedText, tableInput } from "../table.ts";
import { cellGuards } from "../values/measure.ts";
import { foldText } from "../values/normalise.ts";
import { scheduleAmong } from "../values/schedules.ts";
import { absenceAmong } from "../values/stated-absence.ts";

const Params = z.strictObject({ from: z.string(), column: z.string(), missing: z.literal("skip").optional() });

function distinctRows(table: TableResult, name: string): WorkRow[] {
  const index = columnIndex(table, name);
  const found = new Map<string, { value: Value; evidence: Evidence[] }>();
  for (const { cells } of table.rows) {
    const { value } = cells[index]!;
    const evidence = evidenceOf(cells[index]!);
    if (value.kind === "missing") continue;
    for (const item of value.kind === "list" ? value.items : [value]) {
      const key = foldText(printedText(item));
      const known = found.get(key);
      if (known) known.evidence.push(...evidence);
      else found.set(key, { value: item, evidence: [...evidence] });
    }
  }
  return [...found.values()].map((cell) => ({ cells: [cell] }));
}

/** "省份" where all that stands there are provinces. */
function placeNoun(table: TableResult, column: string): string {
  const ends = new Set(columnCells(table, column).map(({ cell }) => cell.value.printed.trim().at(-1)));
  return (ends.size === 1 && CHINESE_PLACES[[...ends][0] ?? ""]) || "地方";
}

const CHINESE_PLACES: Readonly<Record<string, string>> = {
  省: "省份",
  市: "城市",
  县: "县",
  镇: "镇",
  乡: "乡",
  村: "村",
};

const ORIGIN = /^(?:籍贯|祖籍|国籍|家乡|故乡|来源地|原产地|出生地)$/u;

/** "共来自多少个不同的省份": where things are or come from is counted with the verb; undefined of what else a column says. */
function countedPlaces(name: string, things: string, place: string): string | undefined {
  if (WHERE.test(name) && !/的/u.test(name)) return `${things}共分布在多少个不同的${whereNoun(name) ?? place}`;
  if (/^(?:出土|发现|采集)地点?$/u.test(name)) return `${things}${name.slice(0, 2)}于多少个不同的${place}`;
  const body = BELONGS.exec(name)?.groups?.["noun"];
  if (body !== undefined) return `${things}分属多少${measureWord(body)}不同的${body}`;
  return ORIGIN.test(name) ? `${things}来自多少个不同的${name === "国籍" ? "国家" : place}` : undefined;
}

/** "市" of "所在市"; a bare "所在地" says nothing of the kind. */
const whereNoun = (name: string): string | undefined => /^所在(?!地$)(.+)$/u.exec(name)?.[1];

/** "How many different intensities are there": how hard, grave or urgent something is comes in levels. */
const comesInLevels = (name: string): boolean =>
  /(?:^|\s)(?:complexity|difficulty|expertise|hazard|intensity|priority|proficiency|risk|severity|urgency)$/.test(name);

/** The different values of a column, each once; of lists their items. */
export const distinct: Operation<z.infer<typeof Params>> = {
  name: "distinct",
  family: "set",
  subtype: "compose",
  params: Params,
  inputs: ({ from }) => [from],
  guards({ column, missing }, inputs) {
    const table = tableInput(inputs);
    const { role, type } = columnNamed(table, column);
    if (role === "measure" || role === "rank") {
      return [{ guard: "not_a_category", message: `"${column}" holds quantities; which differ says nothing` }];
    }
    const index = columnIndex(table, column);
    const absent = table.rows.filter((row) => row.cells[index]!.value.kind === "missing");
    const unsure = table.rows.filter((row) => row.cells[index]!.value.kind === "unsure");
    const guards = cellGuards(table, column, { missing: absent, unsure }, missing);
    if (guards.length > 0) return guards;
    const absence = absenceAmong(table.rows, index);
    if (absence !== undefined)
      return [{ guard: "stated_absence", message: `"${absence}" may or may not count as a "${column}" of its own` }];
    const when = scheduleAmong(table.rows, index);
    if (when !== undefined) return [{ guard: "not_a_category", message: `"${when}" says when, and is no "${column}"` }];
    const found = distinctRows(table, column).length;
    if (found < 2) return [{ guard: "all_equal", message: `"${column}" has ${found} different values` }];
    const idle = found === table.rows.length && type !== "list";
    return idle ? [{ guard: "trivial", message: `all values of "${column}" differ` }] : [];
  },
  evaluate({ column }, inputs) {
    const table = tableInput(inputs);
    const found = columnNamed(table, column);
    return {
      type: "table",
      columns: [{ ...found, role: "label", ...(found.type === "list" ? { type: "text" as const } : {}) }],
      rows: distinctRows(table, column),
    };
  },
  uses: ({ column }, inputs) => columnCells(tableInput(inputs), column),
  explain({ column }, _, result) {
    const rows = tableInput([result]).rows.map(({ cells }) => cells[0]!.value.printed);
    return `${rows.length} different values of ${column}: ${rows.join("; ")}`;
  },
  describe({ column, missing }, inputs, results) {
    const table = tableInput(results);
    const things = thingsInput(inputs);
    // "engine's type": of several different ones, "different engine types".
    const name = columnWords(columnNamed(table, column), things).replace(/(?:'s|(?<=s)') (?=\S+$)/, " ");
    const printed = distinctRows(table, column).map(({ cells }) => cells[0]!.value.printed);
    return {
      kind: "things",
      singular: name,
      plural: `different ${comesInLevels(name) ? `${name} levels` : isMass(name) || areSortsOfParts(name, printed) ? `kinds of ${name}` : isPlural(name) ? name : plural(name)}`,
      clauses: [{ form: "participle", head: "among", rest: kindOfThings(things) }],
      sources: things.sources,
      notes: mergeNotes(things.notes, missingTextNotes(table, [column], missing, things)),
    };
  },
  describeChinese({ column, missing }, inputs, results) {
    const table = tableInput(results);
    const things = chineseThings(inputs);
    const name = columnName(columnNamed(table, column), things);
    const { noun, groupedBy } = groupedNoun(name);
    const by = groupedBy === undefined || groupedBy === noun ? "" : `按${groupedBy}统计，`;
    return {
      kind: "things",
      noun: name,
      clauses: [],
      fixed: `${chineseNoun(things)}的不同${name}`,
      counted:
        countedPlaces(name, chineseNoun(things), placeNoun(table, column)) ??
        `${by}${chineseNoun(things)}共${isKin(noun) || arePersons(noun) || sortWord(noun) === "种" ? "有" : "涉及"}多少${isKin(noun) ? countingWord(things) : sortWord(noun)}不同的${noun}`,
      sources: things.sources,
      notes: chineseNotes(things.notes, chineseMissingNotes(table, [column], missing, things)),
    };
  },
};

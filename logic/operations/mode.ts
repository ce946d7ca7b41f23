import { z } from "zod";
import { chineseAsks } from "../chinese/asks.ts";
import { deedOf, doneWhere } from "../chinese/deeds.ts";
import { groupedNoun } from "../chinese/grouped-noun.ts";
import { isKin } from "../chinese/kin.ts";
import { sortWord } from "../chinese/measure-words.ts";
import { chineseMissingNotes } from "../chinese/missing-notes.ts";
import {
  chineseNotes,
  chineseNoun,
  chineseThings,
  columnName,
  countingWord,
  isWhole,
  statedApart,
  tallyWord,
  withinWords,
} from "../chinese/phrasing.ts";
import { mayBeMost } from "../english/degrees.ts";
import { isMass, isPlural, singular } from "../english/english.ts";
import { hasMembers, roleOf } from "../english/holder-nouns.ts";
import { isSortOf, sortsOf } from "../english/kind-nouns.ts";
import { missingTextNotes } from "../english/missing-notes.ts";
import { isPersonRole, mayBePeople } from "../english/person-role.ts";
import { columnWords, kindOfThings, mergeNotes, nounPhrase, thingsInput } from "../english/phrasing.ts";
import type { Operation, TableResult, WorkCell } from "../operation.ts";
import { columnCells, columnIndex, columnNamed, tableInput } from "../table.ts";
import { cellGuards } from "../values/measure.ts";
import { foldText } from "../values/normalise.ts";
import { scheduleAmong } from "../values/schedules.ts";
import { isBracketed, isStatedAbsence } from "../values/stated-absence.ts";

const Params = z.strictObject({ from: z.string(), column: z.string(), missing: z.literal("skip").optional() });

/** A most frequent value that occurs less often than this is chance. */
const LEAST_OCCURRENCES = 2;

/** Cells by value, the most frequent first; missing ones left out. */
function byFrequency(table: TableResult, name: string): WorkCell[][] {
  const index = columnIndex(table, name);
  const groups = new Map<string, WorkCell[]>();
  for (const { cells } of table.rows) {
    const cell = cells[index]!;
    if (cell.value.kind === "missing") continue;
    const key = foldText(cell.value.printed);
    groups.set(key, [...(groups.get(key) ?? []), cell]);
  }
  return [...groups.values()].sort((a, b) => b.length - a.length);
}

/** "most boats", and "largest number of notable boats": the most notable ones would be others. */
const mostOf = (members: string): string => (mayBeMost(members) ? `largest number of ${members}` : `most ${members}`);

/** The most frequent value of a column of categories or years. */
export const mode: Operation<z.infer<typeof Params>> = {
  name: "mode",
  family: "science",
  subtype: "statistic",
  params: Params,
  inputs: ({ from }) => [from],
  guards({ column, missing }, inputs) {
    const table = tableInput(inputs);
    const { role } = columnNamed(table, column);
    if (role !== "category" && role !== "year") {
      return [{ guard: "not_a_category", message: `"${column}" holds no recurring values` }];
    }
    const index = columnIndex(table, column);
    const absent = table.rows.filter((row) => row.cells[index]!.value.kind === "missing");
    const unsure = table.rows.filter((row) => row.cells[index]!.value.kind === "unsure");
    const guards = cellGuards(table, column, { missing: absent, unsure }, missing);
    if (guards.length > 0) return guards;
    const when = scheduleAmong(table.rows, index);
    if (when !== undefined) return [{ guard: "not_a_category", message: `"${when}" says when, and is no "${column}"` }];
    const [first, second] = byFrequency(table, column);
    if (!first || !second) return [{ guard: "all_equal", message: `"${column}" has one value only` }];
    const most = first[0]!.value.printed;
    if (isStatedAbsence(most) || (isBracketed(most) && !isBracketed(second[0]!.value.printed)))
      return [{ guard: "stated_absence", message: `the most frequent "${column}" says that there is none` }];
    if (first.length < LEAST_OCCURRENCES) return [{ guard: "too_few", message: `no value of "${column}" recurs` }];
    return first.length === second.length
      ? [{ guard: "tie", message: `two values of "${column}" are equally frequent` }]
      : [];
  },
  evaluate({ column }, inputs) {
    const table = tableInput(inputs);
    const [cells] = byFrequency(table, column);
    return { type: "value", value: cells![0]!.value, column: columnNamed(table, column) };
  },
  uses: ({ column }, inputs) => columnCells(tableInput(inputs), column),
  explain({ column }, inputs) {
    const [first, second] = byFrequency(tableInput(inputs), column);
    return `most frequent ${column}: ${first![0]!.value.printed} (${first!.length} times; next ${second!.length})`;
  },
  describe({ column, missing }, inputs, results) {
    const table = tableInput(results);
    const things = thingsInput(inputs);
    const name = columnWords(columnNamed(table, column), things);
    const kind = isMass(name) ? `kind of ${name}` : isPlural(name) ? singular(name) : name;
    const bare = roleOf(kind);
    const among = `among ${kindOfThings(things)}`;
    // "Nearest town": a town is nearest to something.
    const named = `named most often as the ${kind} ${among}`;
    const text = bare === undefined ? `the most frequent ${kind} ${among}` : `the ${bare} ${named}`;
    const notes = mergeNotes(things.notes, missingTextNotes(table, [column], missing, things));
    const printed = columnCells(table, column).map(({ cell }) => cell.value.printed);
    // A maker, an officer or a county has them: nobody calls it frequent.
    const holds =
      bare === undefined &&
      things.fixed === undefined &&
      kind !== things.singular &&
      !isMass(name) &&
      !isSortOf(name, things.singular) &&
      hasMembers(kind, things.singular);
    const sort = isSortOf(name, things.singular) ? sortsOf(name, things) : undefined;
    // Nobody calls a person frequent; of what has a "of" already, it is not said of whom.
    const isOffice = !/\s(?:of|for|at|in)\s/.test(kind) && isPersonRole(kind, printed);
    const question = sort
      ? `which ${sort.singular} is the most common`
      : holds
        ? `which ${kind} has the ${mostOf(nounPhrase({ ...things, one: false }, { bare: true }))}`
        : bare === undefined
          ? isOffice && things.fixed === undefined
            ? `who is the ${kind} of the ${mostOf(nounPhrase({ ...things, one: false }, { bare: true }))}`
            : mayBePeople(kind)
              ? `which ${kind} is the most frequent ${among}`
              : `${isPersonRole(kind, printed) ? "who" : "what"} is ${text}`
          : `which ${bare} is ${named}`;
    return { kind: "value", text, asks: "what", question, sources: things.sources, notes };
  },
  describeChinese({ column, missing }, inputs, results) {
    const table = tableInput(results);
    const things = chineseThings(inputs);
    const found = columnNamed(table, column);
    const name = columnName(found, things);
    const { noun, groupedBy } = groupedNoun(name);
    const asks = isKin(name) ? `是哪${countingWord(things)}` : chineseAsks(found, name);
    const all = statedApart(things, name);
    const deed = deedOf(name);
    const most = `${isKin(name) ? "后代" : isWhole(all) ? things.noun : chineseNoun(all)}${tallyWord(things)}最多的`;
    const by = `按${groupedBy}统计，${most}`;
    const isGrouped = groupedBy !== undefined && groupedBy !== noun;
    // Trainers, makers and parents have them: nobody calls one frequent.
    const holds =
      !isGrouped &&
      (isKin(name)
        ? isWhole(all)
        : asks === "是谁" || /^是哪[家所支]$/u.test(asks) || /(?:单位|机构|俱乐部)$/u.test(name));
    return {
      kind: "value",
      // "最常见的所在乡镇" is a township where most of them are.
      ...(isGrouped
        ? { text: by + noun, question: by + asks }
        : deed !== undefined && found.type !== "list"
          ? {
              text: most + name,
              question: `${isWhole(all) ? "" : `${withinWords(all)}，`}${doneWhere(deed, all.noun)}最多`,
            }
          : { text: holds ? most + name : `${withinWords(things)}，最常见的${name}` }),
      asks: asks === "是什么" ? `是哪${sortWord(noun)}` : asks,
      sources: things.sources,
      notes: chineseNotes(things.notes, chineseMissingNotes(table, [column], missing, things)),
    };
  },
};

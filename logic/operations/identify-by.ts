import { z } from "zod";
import { chineseConditions, locatedText, OF_THEMSELVES } from "../chinese/condition-words.ts";
import { deedOf } from "../chinese/deeds.ts";
import { arePersons, measureWord } from "../chinese/measure-words.ts";
import { chineseMissingNotes } from "../chinese/missing-notes.ts";
import type { ChineseClause, ChineseThings } from "../chinese/phrase.ts";
import {
  amongStating,
  CHINESE_ENTRY,
  chineseNotes,
  chineseNoun,
  chineseSources,
  chineseThings,
  clauseRun,
  columnName,
  countingWord,
  saidClauses,
} from "../chinese/phrasing.ts";
import { Condition, compileCondition, conditionColumns, conditionGuards, conjuncts, satisfying } from "../condition.ts";
import { conditionClauses, conditionText } from "../english/condition-words.ts";
import { singular } from "../english/english.ts";
import { ledClause } from "../english/led-clauses.ts";
import { linkClause, linkClauseOf, linkVerb } from "../english/link-verbs.ts";
import { missingTextNotes } from "../english/missing-notes.ts";
import { ownersClause } from "../english/owners-clause.ts";
import { mergeNotes, mergeSources, nounPhrase, thingsInput } from "../english/phrasing.ts";
import { pointerNoun } from "../english/pointer-noun.ts";
import { isRole, roleClause, roleClauseOf } from "../english/roles.ts";
import { GuardError } from "../guard-error.ts";
import type { Clause, Guard, Operation, Result, TableResult, ThingsPhrase, WorkRow } from "../operation.ts";
import {
  columnCells,
  columnIndex,
  columnNamed,
  labelCells,
  labelIndex,
  printedText,
  rowName,
  tableInput,
  withRows,
} from "../table.ts";
import { foldText, nameKey } from "../values/normalise.ts";

const Params = z.strictObject({
  from: z.string(),
  /** The column that names, or links to, the thing of another table. */
  on: z.string(),
  /** That thing: a table of one row, found by a description of its own. */
  one: z.string(),
  where: Condition.optional(),
  missing: z.literal("skip").optional(),
});
type Params = z.infer<typeof Params>;

/** Does the row's cell stand for that thing: by the page that it links to, else by name? */
export function pointsTo(row: WorkRow, index: number, one: WorkRow, name: string): boolean {
  const { value } = row.cells[index]!;
  if (value.kind === "missing" || value.kind === "unsure") return false;
  if (value.kind === "entity" && one.about !== undefined && value.href === one.about) return true;
  return nameKey(printedText(value)) === nameKey(name);
}

/** The rows that name the thing. */
function pointing(params: Params, inputs: readonly Result[]): WorkRow[] {
  const [table, things] = [tableInput(inputs, 0), tableInput(inputs, 1)];
  const [one] = things.rows;
  if (!one) return [];
  const index = columnIndex(table, params.on);
  const name = rowName(things, one);
  return table.rows.filter((row) => pointsTo(row, index, one, name));
}

/** The rows that name the thing and meet the conditions. */
function described(params: Params, inputs: readonly Result[]): WorkRow[] {
  const rows = pointing(params, inputs);
  if (params.where === undefined) return rows;
  const kept = new Set(satisfying(tableInput(inputs, 0), params.where));
  return rows.filter((row) => kept.has(row));
}

/**
 * The one row that is described by what it names: by the one thing of another table that a description of its own singles
 * out, and by conditions. Descriptions nest as deep as tables lead to tables; each has one solution, found by running it.
 */
export const identifyBy: Operation<Params> = {
  name: "identify_by",
  family: "element",
  subtype: "inverse",
  params: Params,
  inputs: ({ from, one }) => [from, one],
  guards(params, inputs): Guard[] {
    const [table, things] = [tableInput(inputs, 0), tableInput(inputs, 1)];
    labelIndex(things);
    if (things.rows.length !== 1)
      return [{ guard: "ambiguous", message: `${things.rows.length} things fit the inner description` }];
    const { type } = columnNamed(table, params.on);
    if (type !== "text" && type !== "entity") return [{ guard: "not_text", message: `"${params.on}" names nothing` }];
    const guards = params.where === undefined ? [] : conditionGuards(table, params.where, params.missing);
    if (guards.length > 0) return guards;
    const found = described(params, inputs);
    if (found.length !== 1)
      return [
        { guard: found.length === 0 ? "empty" : "ambiguous", message: `${found.length} rows fit the description` },
      ];
    const inner = foldText(rowName(things, things.rows[0]!));
    if (foldText(rowName(table, found[0]!)).includes(inner))
      return [{ guard: "names_itself", message: "the row's own name says what it names" }];
    return idleGuards(params, inputs);
  },
  evaluate: (params, inputs) => withRows(tableInput(inputs), described(params, inputs)),
  uses(params, inputs) {
    const [table, things] = [tableInput(inputs, 0), tableInput(inputs, 1)];
    const columns = params.where === undefined ? [] : conditionColumns(params.where);
    return [
      ...columnCells(table, params.on),
      ...labelCells(things),
      ...columns.flatMap((column) => columnCells(table, column)),
    ];
  },
  explain(params, inputs, result) {
    const found = tableInput([result]);
    const things = tableInput(inputs, 1);
    const also = params.where === undefined ? "" : ` ${conditionText(params.where, found)}`;
    return `the only one of ${tableInput(inputs).rows.length} rows with ${rowName(things, things.rows[0]!)} as its ${params.on}${also}: ${rowName(found, found.rows[0]!)}`;
  },
  describe({ on, where, missing }, inputs, results) {
    const [things, inner] = [thingsInput(inputs, 0), thingsInput(inputs, 1)];
    const table = tableInput(results);
    const { asked: _, order: __, ...rest } = things;
    return {
      ...rest,
      one: true,
      clauses: [
        ...things.clauses,
        ...(where === undefined ? [] : conditionClauses(where, table, things)),
        innerClause(on, things, inner),
      ],
      sources: mergeSources(things, inner),
      notes: mergeNotes(
        things.notes,
        inner.notes,
        where === undefined ? [] : missingTextNotes(table, conditionColumns(where), missing, things),
      ),
    };
  },
  describeChinese({ on, where, missing }, inputs, results) {
    const [given, inner] = [chineseThings(inputs, 0), chineseThings(inputs, 1)];
    const table = tableInput(results);
    const { asked: _, order: __, counted: ___, ...restricted } = given;
    const things = amongStating(restricted);
    const conditions = where === undefined ? [] : chineseConditions(where, table, things);
    const pointer = columnName(columnNamed(table, on), things);
    const beside = things.clauses.length + conditions.length > 0;
    const one = chineseOne(inner, pointer, beside);
    const located = locatedText(pointer, one);
    const belongs = located === undefined ? belongsText(pointer, one, things, inner) : undefined;
    const own = located === undefined && belongs === undefined ? ofPointer(inner, beside) : undefined;
    const named = located ?? belongs ?? (own === undefined ? `${pointer}是${one}` : pointer + own);
    const unsaid = where === undefined ? [] : conditionColumns(where);
    const alone = !beside && things.fixed === undefined;
    const opening = alone && named.startsWith("属于") ? openingOf(inner) : undefined;
    return {
      ...things,
      one: true,
      ...(opening === undefined ? {} : { owned: { by: named, opening } }),
      clauses: [
        ...things.clauses,
        ...conditions,
        { form: belongs !== undefined || OF_THEMSELVES.test(named) ? "that" : "whose", text: named },
      ],
      sources: chineseSources(things, inner),
      notes: chineseNotes(things.notes, inner.notes, chineseMissingNotes(table, unsaid, missing, things)),
    };
  },
};

/** "人口少于一百万的那个国家": what is described is one thing, and the sentence goes on behind it. */
function chineseOne(things: ChineseThings, pointer: string, isBesideOthers = false): string {
  if (things.fixed !== undefined || things.clauses.length === 0) return chineseNoun({ ...things, one: true });
  // Behind another 且 a second one would not say what it joins.
  return `${clauseRun(things.clauses, isBesideOthers ? "、" : "且")}的那${thatOne(things, pointer)}`;
}

/**
 * “入行时间早于2010年且语种超过3种” of the 管理人 of an inn: what describes the other thing is said of it right away, and not that it is the one
 * of which that is so. Undefined where that would be read otherwise: of what is chosen by its place, of what is described by something
 * else in turn, of two conditions beside those of the things themselves, and of two of what is nobody.
 */
function ofPointer({ clauses, fixed, noun }: ChineseThings, isBesideOthers: boolean): string | undefined {
  const said = saidClauses(clauses);
  // "承办单位类型为公办且床位数量超过200张": of a body the second may as well be of what it does.
  if (fixed !== undefined || said.length === 0 || (said.length > 1 && (isBesideOthers || !arePersons(noun))))
    return undefined;
  if (said.some(({ text }) => /[且、或]|的那/u.test(text))) return undefined;
  return clauseRun([...said.filter(isDone), ...said.filter((one) => !isDone(one))].map(inOrder));
}

/** As it stands, and not where clauses of its form do. */
const inOrder = ({ text }: ChineseClause): ChineseClause => ({ form: "whose", text });

const isDone = ({ form, text }: ChineseClause): boolean => form === "that" && DONE.test(text);

/** “那个部门” of 主管部门, as the heading itself says, and “那家船厂” of 施工单位 where all of these are known to be yards; of 负责人 “那位”, whatever those are called who have pages. */
function thatOne(things: ChineseThings, pointer: string): string {
  const { noun } = things;
  if (pointer.endsWith(noun)) return countingWord(things) + noun;
  const said = deedOf(pointer)?.noun;
  if (said !== undefined && (!BODY.test(said) || noun === CHINESE_ENTRY)) return measureWord(said) + said;
  return /^[位名]$/u.test(countingWord(things)) ? "位" : countingWord(things) + noun;
}

/** When something was done, told by the verb. */
const DONE = /^[^，、的]+于[^，、的]+(?:之[前后]|及以后)$/u;

/** What any of those who do something may be. */
const BODY = /(?:单位|机构)$/u;

/** "有一家医院的建院时间早于1950年、床位超过1000张", “有一家医院成立于1950年之前、床位超过1000张”: what describes one thing, as a sentence of its own. */
function openingOf({ clauses, fixed, noun, ...inner }: ChineseThings): string | undefined {
  const said = saidClauses(clauses);
  if (fixed !== undefined || said.length === 0) return undefined;
  if (said.some((one) => (one.form !== "whose" && !isDone(one)) || /的那/u.test(one.text))) return undefined;
  const [done, others] = [said.filter(isDone), said.filter((one) => !isDone(one))];
  const run = [...done, ...others].map(({ text }) => text).join("、");
  return `有一${countingWord({ ...inner, noun })}${noun}${done.length > 0 ? "" : "的"}${run}`;
}

/** “在…的那家医院任职” of “所在医院” of persons, “属于…的那家集团” of “所属集团”; undefined of headings that say it otherwise. */
function belongsText(
  pointer: string,
  one: string,
  things: ChineseThings,
  { noun }: Pick<ChineseThings, "noun">,
): string | undefined {
  if (!pointer.endsWith(noun)) return undefined;
  if (/^(?:所属|隶属|归属)/u.test(pointer)) return `属于${one}`;
  return pointer === `所在${noun}` && countingWord(things) === "位" ? `在${one}任职` : undefined;
}

/** "whose venue was opened before 1950", else "whose venue is the only hall …", behind all other clauses, so that what follows belongs to the inner thing. */
function innerClause(on: string, things: ThingsPhrase, inner: ThingsPhrase): Clause {
  const known = inner.fixed === undefined && inner.clauses.length > 0;
  const verb = linkVerb({ name: on }, things.singular);
  if (verb)
    return (
      (known ? linkClause(verb, things.singular, inner, inner.clauses) : undefined) ??
      linkClauseOf(verb, things.singular, theOnly(inner))
    );
  const said = pointerNoun(on, inner.singular);
  if (singular(said) === singular(things.singular))
    throw new GuardError("no_noun", `"${on}" is what the rows themselves are called: nobody says which it is twice`);
  if (isRole(said, inner.singular))
    return (known ? roleClause(said, inner, inner.clauses) : undefined) ?? roleClauseOf(said, theOnly(inner));
  const within = known ? (ledClause(said, inner, inner.clauses) ?? ownersClause(said, inner.clauses)) : undefined;
  if (within) return within;
  if (known)
    throw new GuardError("no_noun", `a "${said}" that is the only one of its kind is described within a description`);
  const rest = theOnly(inner);
  return { form: "that", head: `whose ${said} is`, rest, predicate: `have ${rest} as their ${said}` };
}

const theOnly = (inner: ThingsPhrase): string =>
  nounPhrase({ ...inner, one: true }).replace(/^the (?!only )/, "the only ");

/** What speaks against a part of the description: one row would be left without it. */
function idleGuards(params: Params, inputs: readonly Result[]): Guard[] {
  if (params.where === undefined) return [];
  const table: TableResult = tableInput(inputs);
  if (satisfying(table, params.where).length === 1)
    return [{ guard: "redundant", message: "what the row names is not needed to find it" }];
  const rows = pointing(params, inputs);
  const parts = conjuncts(params.where);
  const idle = parts.some((_, left) => {
    const others = parts.filter((__, index) => index !== left).map((tests) => compileCondition(table, { or: tests }));
    return rows.filter((row) => others.every((holds) => holds(row))).length === 1;
  });
  return idle ? [{ guard: "redundant", message: "a condition of the description is not needed" }] : [];
}

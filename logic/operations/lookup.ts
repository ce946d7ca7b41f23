import { z } from "zod";
import { askedWithVerb } from "../chinese/asked-with-verb.ts";
import { chineseAsks } from "../chinese/asks.ts";
import { bornAt } from "../chinese/born-at.ts";
import { doneAt } from "../chinese/done-at.ts";
import { askedWhenHeld } from "../chinese/held-at.ts";
import { chineseKindAndName } from "../chinese/kind-and-name.ts";
import { askedApart } from "../chinese/owner-apart.ts";
import { chineseNoun, chineseThings, columnName } from "../chinese/phrasing.ts";
import { ownerAnd } from "../chinese/pointer-noun.ts";
import { aloneForms } from "../chinese/quantity-words.ts";
import { quotedHeading } from "../english/clause-headings.ts";
import { ofOwner } from "../english/concerning.ts";
import { isDoer } from "../english/doers.ts";
import { doneBy, howManyDone, ownedBy } from "../english/done-by.ts";
import { countedThere } from "../english/done-there.ts";
import { isPlural } from "../english/english.ts";
import { areKindsOfPart } from "../english/kinds-of-parts.ts";
import { isMadeByThem } from "../english/made-by.ts";
import { isMadeLongAgo } from "../english/made-long-ago.ts";
import { areDead } from "../english/of-the-dead.ts";
import { tellsWhatWasDone } from "../english/participles.ts";
import { isAgentRole, isPersonRole } from "../english/person-role.ts";
import {
  closed,
  columnVerb,
  columnWords,
  nounPhrase,
  ofWord,
  rowWords,
  thingsInput,
  unitWords,
} from "../english/phrasing.ts";
import { locatedPremises } from "../english/premises.ts";
import { isCounted, isPerTime, numberOf } from "../english/quantity-name.ts";
import { inRole } from "../english/roles.ts";
import { rowsNamed } from "../english/rows-named.ts";
import { isWhere } from "../english/stands-in.ts";
import { howOften, standsOften } from "../english/stands-often.ts";
import { timeWords } from "../english/time-asked.ts";
import { timeVerb } from "../english/time-verbs.ts";
import { whereOfLife } from "../english/value-frames.ts";
import { standingVerb, verbHeading } from "../english/verb-headings.ts";
import { saysYesOrNo } from "../english/yes-no.ts";
import { GuardError } from "../guard-error.ts";
import type { Operation, TableResult, WorkRow } from "../operation.ts";
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
import { inUnitOf } from "../values/in-unit.ts";

const Params = z.strictObject({
  from: z.string(),
  column: z.string(),
  /** Name of the row; left out where the table has only one. */
  label: z.string().optional(),
});

const rowsCalled = (table: TableResult, label: string | undefined): readonly WorkRow[] =>
  label === undefined ? table.rows : rowsNamed(table, label);

/** "How many rooms does the hotel with the highest price have": a longer subject would part the verb too far. */
const MOST_WORDS_BEFORE_VERB = 10;
/** However many words a name has, it is parsed as one. */
const NAME = /\p{Lu}[^\s,]*(?: \p{Lu}[^\s,]*)+/gu;
/** "In which year was … built", "where did … live": the same, where nothing else parts them. */
const MOST_WORDS_WITHIN = 14;
/** "Was … opened": between these two, even fewer; but "the year of opening to the public of the farm whose …" is harder to read. */
const MOST_WORDS_BEFORE_PARTICIPLE = 7;
const EVENT_WITH_MORE = /^(?:date|year) of \p{L}+ (?:as|for|from|in|into|to) /u;

/** "who" for what people are called in that column, and for whoever owns or makes a thing, a body as well; "what" for anything else. */
function whoOrWhat(table: TableResult, column: string, name: string): string {
  const printed = columnCells(table, column).map(({ cell }) => cell.value.printed);
  return isPersonRole(name, printed) || isDoer(name) || isAgentRole(name, printed) ? "who" : "what";
}

/** "passengers" and "in 2009" of "passengers in 2009": the time stands at the end of what is asked. */
const IN_YEAR = /^(?<what>.+) (?<when>(?:in(?: \p{Lu}\p{Ll}+)?|on \d{1,2} \p{Lu}\p{Ll}+) (?:1[5-9]|20)\d\d)$/u;

const PAST = { is: "was", are: "were" } as const;
const beWord = (many: boolean, past: boolean): string => {
  const be = many ? "are" : "is";
  return past ? PAST[be] : be;
};

/** The value of one column in the row that a label names, or in the only row. */
export const lookup: Operation<z.infer<typeof Params>> = {
  name: "lookup",
  family: "element",
  subtype: "retrieve",
  carries: ({ label }) => label === undefined,
  params: Params,
  inputs: ({ from }) => [from],
  guards({ column, label }, inputs) {
    const table = tableInput(inputs);
    const index = columnIndex(table, column);
    const rows = rowsCalled(table, label);
    if (rows.length !== 1) {
      const which = label === undefined ? "one is needed" : `are called "${label}"`;
      return [{ guard: rows.length === 0 ? "empty" : "ambiguous", message: `${rows.length} rows, ${which}` }];
    }
    const { value } = rows[0]!.cells[index]!;
    if (value.kind === "missing") return [{ guard: "missing_cells", message: `"${column}" is not stated there` }];
    if (value.kind === "unsure") return [{ guard: "unsure_cells", message: `"${value.printed}": ${value.why}` }];
    return [];
  },
  evaluate({ column, label }, inputs) {
    const table = tableInput(inputs);
    const index = columnIndex(table, column);
    const cell = rowsCalled(table, label)[0]!.cells[index]!;
    return { type: "value", value: inUnitOf(cell.value, table.columns[index]!), column: table.columns[index]! };
  },
  uses({ column, label }, inputs) {
    const table = tableInput(inputs);
    const rows = rowsCalled(table, label);
    return [...(label === undefined ? [] : labelCells(table, rows)), ...columnCells(table, column, rows)];
  },
  explain({ column, label }, inputs, result) {
    const table = tableInput(inputs);
    const printed = result.type === "value" ? printedText(result.value) : "";
    return `${column} of ${rowName(table, rowsCalled(table, label)[0]!)} = ${printed}`;
  },
  describe({ column, label }, inputs, results) {
    const table = tableInput(results);
    const things = thingsInput(inputs);
    const found = columnNamed(table, column);
    if (saysYesOrNo(table, column))
      throw new GuardError("yes_or_no", `"${column}" says yes or no, which anybody may guess`);
    const row = rowsCalled(table, label)[0]!;
    const whole =
      label === undefined
        ? nounPhrase({ ...things, one: true })
        : rowWords(rowName(table, row), things.singular, table.columns[labelIndex(table)]!.name);
    // "The nearest hut's construction year of the peak" is that of the nearest hut of the peak.
    if (things.led?.[column]?.verb)
      throw new GuardError("no_noun", `"${column}" has no owner that a noun is known for`);
    const owned = things.names?.[column] === undefined ? undefined : ownedBy(things.names[column]);
    const role = things.led?.[column]?.isRole ? things.led[column] : undefined;
    const led = owned && role ? { owner: role.one.singular, what: owned.what } : owned;
    const subject = role ? inRole(role.pointer, role.one.singular, whole).fixed : ofOwner(led?.owner, things, whole);
    const name = withoutOwner(led?.what ?? columnWords(found, things), led?.owner ?? things.singular);
    const verb = led === undefined ? columnVerb(found, things) : timeVerb(found, led.owner);
    // "Was the depot from which Oban is served opened": one verb behind another has to be parsed twice.
    const isEnded = label === undefined && things.endsInVerb === true;
    const past = led === undefined && (areDead(withRows(table, [row]), things) || isMadeLongAgo(name, row, table));
    const shared = { kind: "value", sources: things.sources, notes: things.notes } as const;
    if (verb) {
      const { time, preposition, asked } = timeWords(found, row.cells[columnIndex(table, column)]!.value);
      const named = `the ${name} of ${subject}`;
      const text = verb.isNamed ? named : `the ${time} ${preposition} which ${subject} ${verb.one}`;
      const most = verb.participle === undefined ? MOST_WORDS_WITHIN : MOST_WORDS_BEFORE_PARTICIPLE;
      const many = subject.split(" ").length > most && !EVENT_WITH_MORE.test(name);
      const long = (isEnded || many) && !name.startsWith("“");
      return { ...shared, text, asks: "when", question: long ? `what is ${named}` : `${asked} ${verb.ask(subject)}` };
    }
    const printed = columnCells(table, column).map(({ cell }) => cell.value.printed);
    const premises = locatedPremises(name);
    if (premises) {
      const text = `the ${name} of ${subject}`;
      const be = past ? PAST[premises.is] : premises.is;
      return { ...shared, text, asks: "what", question: `where ${be} the ${premises.what} of ${subject}` };
    }
    const life = led === undefined ? whereOfLife(name, subject) : undefined;
    if (life !== undefined && !isEnded && subject.split(" ").length <= MOST_WORDS_WITHIN)
      return { ...shared, text: `the ${name} of ${subject}`, asks: "what", question: life(subject) };
    if (things.atTheTime?.includes(column)) {
      const text = `the ${name} at the time of ${subject}`;
      return { ...shared, text, asks: "which", question: `${whoOrWhat(table, column, name)} was ${text}` };
    }
    const heading = things.names?.[column] === undefined ? verbHeading(found, things.singular) : undefined;
    const done = heading && standingVerb(heading, wordsOf(table, column));
    if (
      done &&
      !isEnded &&
      subject.split(" ").length <= MOST_WORDS_WITHIN &&
      !(done.isPassive && ENDS_IN_CLAUSE.test(subject))
    )
      return { ...shared, text: `the ${name} of ${subject}`, asks: "what", question: done.ask(subject) };
    if (found.role === "year" && name === "year")
      return { ...shared, text: `the ${name} of ${subject}`, asks: "what", question: `from which year is ${subject}` };
    const quoted = quotedHeading(name);
    if (quoted !== undefined) {
      const text = `what is given under ${quoted} for ${subject}`;
      return { ...shared, text: `the ${name} of ${subject}`, asks: "what", question: text };
    }
    if (found.type !== "number" && isWhere(name, led?.owner ?? things.singular))
      return {
        ...shared,
        text: `the ${name} of ${subject}`,
        asks: "which",
        question: `in which ${name} is ${subject}`,
      };
    if (found.type === "text" && led === undefined && areKindsOfPart(name, printed, things.singular)) {
      const long = subject.split(" ").length > MOST_WORDS_WITHIN;
      const question = long
        ? `what ${beWord(false, past)} the kind of ${name} of ${subject}`
        : `what kind of ${name} ${past ? "did" : "does"} ${subject} have`;
      return { ...shared, text: `the ${name} of ${subject}`, asks: "what", question };
    }
    const unit = found.type === "number" ? unitWords(name, found.unit) : "";
    // Columns that a grouping made speak of the members of a group: "mean area of its countries".
    const [, head = name, members] = /^(.*?),? of its (.*)$/.exec(name) ?? [];
    const of = members === undefined ? subject : `the ${members} in ${subject}`;
    const counted = isCounted(found, head);
    // Nobody "has" notices issued, or loaves per day.
    const isHad = counted && !tellsWhatWasDone(head) && !isPerTime(head);
    const whose = isMadeByThem(head, table.columns) ? "by" : ofWord(head, led?.owner ?? things.singular);
    const bare = `the ${closed(counted ? numberOf(head) : head)} ${whose} ${of}`;
    const text = unit === "" ? bare : `the ${head}${unit} ${whose} ${of}`;
    const short = !isEnded && of.replace(NAME, "it").split(" ").length <= MOST_WORDS_BEFORE_VERB && !/[,“]/.test(of);
    const there = countedThere(found, head, led?.owner ?? things.singular);
    const won = counted && !there ? doneBy(head) : undefined;
    const stands = standsOften(found, head);
    const question = stands
      ? howOften(stands, of)
      : there
        ? `how many ${there.things} were ${there.participle} ${there.where} ${of}`
        : won && short
          ? howManyDone(won, of)
          : isHad && short && HAPPENED.test(head)
            ? `how many ${head} were there in ${of}`
            : isHad && short
              ? howManyHad(head, of, past)
              : `${found.type === "number" ? "what" : whoOrWhat(table, column, head)} ${beWord(isPlural(head) && !counted, past)} ${text}`;
    return { ...shared, text, bare, asks: "what", question };
  },
  describeChinese({ column, label }, inputs, results) {
    const table = tableInput(results);
    const things = chineseThings(inputs);
    const found = columnNamed(table, column);
    const subject =
      label === undefined
        ? chineseNoun({ ...things, one: true })
        : chineseKindAndName(rowName(table, rowsCalled(table, label)[0]!), things, column);
    const name = columnName(found, things);
    // "古树数量最多的乡镇的古树数量"
    const once = bornAt(name) ?? doneAt(name);
    const isByOwnTime = once !== undefined && once.owner === undefined && subject.includes(`${once.done}最`);
    if (isByOwnTime || subject.includes(`${name}最`) || aloneForms(name).some((said) => subject.includes(said)))
      throw new GuardError("circular", `"${name}" is asked of what was chosen by it`);
    const printed = table.rows.map(({ cells }) => cells[columnIndex(table, column)]!.value);
    const asks = chineseAsks(found, name, printed);
    const verbal = askedWithVerb(found, name, subject, asks) ?? askedWhenHeld(found, name, subject, things, asks);
    const isChain = label === undefined && !SPANNED.test(name);
    const question = (isChain ? askedApart(things, subject, name, asks, verbal) : undefined) ?? verbal;
    const shared = { kind: "value", sources: things.sources, notes: things.notes } as const;
    const then = things.atTheTime?.includes(column) ? "当时" : "";
    return {
      ...shared,
      text:
        then === "" && !SPANNED.test(name)
          ? ownerAnd(subject, name)
          : `${subject}${then}${SPANNED.test(name) ? "在" : "的"}${name}`,
      asks,
      ...(question === undefined ? {} : { question }),
      ...(label === undefined ? {} : { owner: subject }),
    };
  },
};

/** "What was the warden who was born second earliest known for": behind a clause, a participle seems to belong to it. */
const ENDS_IN_CLAUSE = /\s(?:earliest|most recently)$/;

/** "head" of the "head of department" of a department. */
const withoutOwner = (name: string, noun: string): string =>
  name.toLowerCase().endsWith(` of ${noun.toLowerCase()}`) ? name.slice(0, -` of ${noun}`.length) : name;

/** "how many rooms does the inn have", "how many guests did the inn have in 2019" */
function howManyHad(head: string, of: string, past: boolean): string {
  const { what, when } = IN_YEAR.exec(head)?.groups ?? {};
  return when === undefined
    ? `how many ${head} ${past ? "did" : "does"} ${of} have`
    : `how many ${what} did ${of} have ${when}`;
}

/** Nobody has them: there are so many in what happened. */
const HAPPENED = /(?:^|\s)(?:casualties|deaths|fatalities|injuries|survivors|victims)$/;

/** "2010年至2015年各年度排名第一的次数": what somebody did over years is no possession of theirs. */
const SPANNED = /^(?:\d{4}年至\d{4}年|第.+至第.+各[届屆期季轮輪卷])/u;

/** What a column says in words, row by row. */
const wordsOf = (table: TableResult, name: string): string[] =>
  table.rows.flatMap(({ cells }) => {
    const { value } = cells[columnIndex(table, name)]!;
    return value.kind === "text" || value.kind === "entity" ? [value.printed.trim()] : [];
  });

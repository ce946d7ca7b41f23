import { toSimplified } from "../../core/chinese-scripts.ts";
import type { Program } from "../../core/program.ts";
import type { Column, Relation } from "../../core/relation.ts";
import { chineseRounding } from "../../logic/chinese/chinese-question.ts";
import { chineseForms } from "../../logic/chinese/column-forms.ts";
import { chineseDate, chineseNumber, countNumeral, numeral } from "../../logic/chinese/numerals.ts";
import { officialForms } from "../../logic/chinese/official-titles.ts";
import { adjectiveForms } from "../../logic/english/adjectives.ts";
import { columnNoun } from "../../logic/english/column-noun.ts";
import { doneBy, isCovered, unitsDone } from "../../logic/english/done-by.ts";
import { BY_AGE, isOfBirth } from "../../logic/english/eldest.ts";
import { groupThousands, numberWord, ordinalWord, plural, singular } from "../../logic/english/english.ts";
import { humanise } from "../../logic/english/humanise.ts";
import { namesOfLeague } from "../../logic/english/league-letters.ts";
import { datedBy } from "../../logic/english/own-dates.ts";
import { asCombined } from "../../logic/english/quantity-name.ts";
import { starWords } from "../../logic/english/star-words.ts";
import { stuffDone } from "../../logic/english/stuff-done.ts";
import { timeVerb } from "../../logic/english/time-verbs.ts";
import { frameWords } from "../../logic/english/value-frames.ts";
import { verbHeading } from "../../logic/english/verb-headings.ts";
import { type Language, languageOf } from "../../logic/values/language.ts";
import { foldText } from "../../logic/values/normalise.ts";
import { keyAfter, PERIOD_KEY } from "../../logic/values/period.ts";
import { starsDrawn } from "../../logic/values/star-glyphs.ts";
import { periodForms } from "./period-forms.ts";

/**
 * Everything that a program fixes (columns, names, limits, places, rounding) and that its question does not say. Empty
 * where each slot of the program is found again in the text.
 */
export function missingSlots(program: Program, question: string, relations: ReadonlyMap<string, Relation>): string[] {
  const language = languageOf([question.replace(/“[^”]*”/g, "")]);
  // "the second-highest area" says "second".
  const said = words(question) + words(question.replace(/(?<=\p{L})-(?=\p{L})/gu, " "));
  const columns = new Map<string, Column>(
    Object.values(program.relations).flatMap((id) => {
      const own = relations.get(id)?.columns ?? [];
      const inFull = namesOfLeague({ columns: own });
      return own.map((column) => [column.name, { ...column, name: inFull[column.name] ?? column.name }] as const);
    }),
  );
  const forms = FORMS[language];
  const slots = program.steps.flatMap((step) => slotsOf(step, columns, forms));
  if (language === "zh") {
    if (program.round !== undefined) slots.push([chineseRounding(program.round)]);
    // “线路的作者” is what “线路作者” is called where the word for the line stands before it.
    const folded = (text: string) => foldText(toSimplified(text)).replaceAll("的", "");
    const text = folded(question);
    return slots.filter((spoken) => !spoken.some((form) => text.includes(folded(form)))).map((spoken) => spoken[0]!);
  }
  if (program.round !== undefined)
    slots.push(program.round === 0 ? ["nearest whole number"] : [`${numberWord(program.round)} decimal`]);
  return slots.filter((spoken) => !spoken.some((form) => said.includes(words(form)))).map((spoken) => spoken[0]!);
}

/** The forms that the slots of a program take in one language. */
interface Forms {
  /** @param value that a condition holds the column against */
  column(column: Column, value?: string): string[] | undefined;
  literal(text: string): string[];
  place(k: number): string[];
}

const FORMS: Readonly<Record<Language, Forms>> = {
  en: {
    column: columnForms,
    literal: literalForms,
    place: (k) => [numberWord(k), ordinalWord(k), String(k)],
  },
  zh: {
    column: (column, value) => (column.role === "label" ? undefined : chineseForms(column, value)),
    literal: (text) => {
      const stars = starsDrawn(text);
      if (stars !== undefined) return [text, `${numeral(stars)}星`];
      if (/^-?\d+(?:\.\d+)?$/.test(text)) return [chineseNumber(text), text];
      // A notice is called by what it announces.
      return [text, chineseDate(text), ...officialForms(text)];
    },
    place: (k) => [`第${numeral(k)}`, countNumeral(k), String(k)],
  },
};

/** Operations over the years from one to another, both of which the question names. */
const CHANGES: ReadonlySet<string> = new Set([
  "absolute_change",
  "percent_change",
  "mean_yearly_change",
  "cagr",
  "largest_change",
  "longest_streak",
  "turning_year",
  "trend",
  "over_years",
  "same_years",
  "year_totals",
  "peaks",
  "first_places",
  "over_tables",
]);
/** Parameters whose values stand in the question as they are. */
const LITERALS: ReadonlySet<string> = new Set(["value", "names", "label", "beside", "at", "capacity"]);
/** Operations over rows of several years. */
const DEVELOPMENTS: ReadonlySet<string> = new Set(["series", "trend", "outlook", "over_years", "year_totals", "peaks"]);
/** "First places" says by what. */
const FIRST_OF = ["by", "column"];
/** Parameters that name a column which the question has to speak of. */
const COLUMNS: ReadonlySet<string> = new Set(["column", "also", "by"]);

/** Whose years they are, or whose rows, is said by a name, or by what people call the things. */
function silentIn({ op, take }: Record<string, unknown>): readonly string[] {
  if (op === "first_places" || (op === "over_tables" && take === "places")) return FIRST_OF;
  return DEVELOPMENTS.has(String(op)) || op === "over_tables" ? ["by"] : [];
}

/** Each slot as the forms that it may take in the text. */
function slotsOf(step: Record<string, unknown>, columns: ReadonlyMap<string, Column>, forms: Forms): string[][] {
  const slots: string[][] = [];
  const silent = silentIn(step);
  const visit = (data: unknown, key: string, value?: string): void => {
    if (Array.isArray(data)) {
      if (step["op"] === "join" && key === "columns") return;
      for (const item of data) visit(item, key);
    } else if (data !== null && typeof data === "object") {
      const against = "value" in data && typeof data.value === "string" ? data.value : undefined;
      for (const [name, inner] of Object.entries(data)) visit(inner, name, against);
    } else if (
      typeof data === "string" &&
      (COLUMNS.has(key) || (key === "on" && step["op"] === "follow")) &&
      !silent.includes(key) &&
      columns.has(data)
    ) {
      const spoken = forms.column(columns.get(data)!, value);
      if (spoken) slots.push(spoken);
    } else if (typeof data === "string" && LITERALS.has(key)) {
      slots.push(key === "at" && PERIOD_KEY.test(data) ? periodForms(data) : forms.literal(data));
    } else if (typeof data === "string" && CHANGES.has(String(step["op"])) && (key === "since" || key === "until")) {
      // Where each year is held against the one before, or after, the first or the last that is asked about is the next one.
      const next = keyAfter(data, key === "since" ? 1 : -1);
      slots.push([data, next].flatMap(periodForms));
    } else if (typeof data === "number" && key === "percent") {
      slots.push([ordinalWord(data)]);
    } else if (typeof data === "number" && key === "k" && data > 1) {
      slots.push(forms.place(data));
    }
  };
  for (const [key, data] of Object.entries(step)) if (key !== "as" && key !== "op" && key !== "from") visit(data, key);
  return slots;
}

/** Verbs stand for columns like "founded"; the label's own name is never said. */
function columnForms(column: Column): string[] | undefined {
  if (column.role === "label") return undefined;
  const said = humanise(column.name);
  return [
    said,
    plural(said),
    said.replace(/^(?:year|date)\s+/, ""),
    said.replace(/^number of\s+/, ""),
    // What is combined is total already.
    asCombined(said),
    columnNoun(column),
    plural(columnNoun(column)),
    columnNoun(column).replace(/^number of /, ""),
    ...countedForms(column, said),
    ...adjectiveForms(column, columnNoun(column)),
    ...frameWords(columnNoun(column)),
    ...verbForms(column),
    // "Films from after 2015", "the earliest opera", "the second-latest opera"
    ...(column.role === "year" && said === "year" ? ["from after", "from before", ...OF_YEARS] : []),
    // "The most recent verdict", by the date of verdict
    ...(datedBy(said) === undefined ? [] : OF_YEARS),
    ...(isOfBirth(column) ? [...Object.values(BY_AGE), "older"] : []),
  ];
}

/** How things that are of a year each are told by it. */
const OF_YEARS = ["earliest", "latest", "most recent"];

/** "won more medals" of "medals won", "units built" of the machines built of machines. */
function countedForms(column: Column, said: string): string[] {
  const done = doneBy(said);
  if (column.type !== "number") return [];
  if (isCovered(said)) return [said, "cover", "covers"];
  const noun = columnNoun(column);
  // "Saved the largest amount of CO₂"
  const stuff = stuffDone(noun);
  // "Of which fewer than 10 units were built"
  const made = /^number of units (?=\S+$)/.test(noun) ? [noun.replace(/^number of units /, "units were ")] : [];
  return [
    ...(done ? [done.things] : []),
    ...(stuff ? [stuff.things] : []),
    unitsDone(said, singular(said.replace(/ \S+$/, ""))),
    ...made,
  ];
}

/** "founded", "died" of when it was; "lived in", "live in" of where. */
function verbForms(column: Column): string[] {
  const when = timeVerb(column, "");
  const done = verbHeading(column);
  const asked =
    done
      ?.ask("x")
      .replace(/^.* x( |$)/, "")
      .trim() || done?.ask("x").split(" ")[1];
  const forms = when
    ? [when.one, when.participle, when.ask("x").replace(/^.* x /, "")]
    : // "The depot from which the line is operated"
      [
        done?.one,
        done?.many,
        asked,
        done?.one.replace(/^(\p{L}+) (?:at|by|for|from|in|into|near|of|on|to|under|with)$/u, "$1"),
      ];
  const said = forms.filter((form) => form !== undefined);
  // "First lit" is lit earliest.
  return [...said, ...said.map((form) => form.replace(/\bfirst /, ""))];
}

function literalForms(text: string): string[] {
  if (/^-?\d+(?:\.\d+)?$/.test(text))
    return [
      groupThousands(text),
      text,
      ...(/\.\d$/.test(text) ? [groupThousands(`${text}0`)] : []),
      `${groupThousands(text)}%`,
      ...(FEW[text] === undefined ? [] : [FEW[text]]),
    ];
  const stars = starWords(text);
  if (stars !== undefined) return [stars];
  if (/^yes$/i.test(text)) return [text, "are", "is", "have", "has", "with", "that"];
  if (/^no$/i.test(text)) return [text, "not", "without"];
  const iso = /^(\d{4})-\d{2}/.exec(text);
  // "Are head gardeners" of “Head Gardener”
  const many = /^\p{L}+(?: \p{L}+){0,2}$/u.test(text) ? [plural(text)] : [];
  return iso ? [text, iso[1]!] : [text, ...many];
}

/** "Fewer than 2", and "more than 1", of what is counted. */
const FEW: Readonly<Record<string, string>> = { 1: "more than one", 2: "only one" };

const words = (text: string) =>
  ` ${foldText(text)
    .replace(/[^\p{L}\p{N}%.,-]+/gu, " ")
    .trim()} `.replace(/[.,]\s/g, " ");

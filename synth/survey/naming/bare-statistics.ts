import { isPlural } from "../../../logic/english/english.ts";
import { isOnlyAdjective, nounKind } from "../../../logic/english/noun-kinds.ts";
import { headerUnit, withoutHeaderUnit } from "../../../logic/values/infer-column.ts";
import { withoutUnitAtEnd } from "../../../logic/values/table-unit.ts";
import { isCurrency } from "../../../logic/values/units.ts";
import { yearOfColumn } from "../../../logic/values/year-text.ts";
import { quantityOf } from "../collections/wide-tables.ts";
import { inSentence } from "./noun-phrases.ts";

/** What was worked out of figures, and not of which. */
const WORKED_OUT =
  /^(?<when>(?:(?:annual|daily|hourly|long-term|monthly|overall|seasonal|weekly|yearly) )*)(?<what>average|highest|lowest|maximum|mean|median|minimum|total)(?<value> (?:value|figure))?$/;
/** What there is of anything. */
const OF_ANYTHING =
  /^(?<when>(?:(?:annual|daily|hourly|monthly|overall|weekly|yearly) )*)(?<what>number|rate|share|value)$/;
/** A sum of money is worth, or costs, so much. */
const OF_MONEY = /^(?:rate|value)$/;
/** Words that say only that figures follow, at the end of a title. */
const FIGURES =
  /^(?:chart|data|development|figure|graph|history|indicator|metric|overview|record|result|series|statistic|table|trend|value)$/;
/** Where, when, of what kind of day: what a title says behind its noun. */
export const TAIL = /(?:[,;:(–—]|\s-\s|\s(?:at|by|during|for|from|in|on|over|per|since|to|with)\s).*$/i;
const LONGEST_ADDED = 3;
/** What is of such a kind may be high or low, much or little. */
const QUANTITIES = new Set(["attribute", "phenomenon", "possession", "state", "substance"]);
/** "PM2.5", "NOx", "BOD" */
const FORMULA = /^(?=.*\p{Lu})(?:.*\d|.*\p{Lu}.*\p{Lu}|\p{Lu}\p{Lu}?\p{Ll}?$)/u;

interface Bare {
  when: string;
  what: string;
  value: boolean;
  isOfAnything: boolean;
}

/** What a heading says where it names a statistic, or what there is of anything, and nothing else; undefined of others. */
function bare(name: string): Bare | undefined {
  const said = withoutHeaderUnit(yearOfColumn(name)?.what ?? name)
    .trim()
    .toLowerCase();
  const { when = "", what, value } = WORKED_OUT.exec(said)?.groups ?? OF_ANYTHING.exec(said)?.groups ?? {};
  if (what === undefined) return undefined;
  return { when: when.trim(), what, value: value !== undefined, isOfAnything: OF_ANYTHING.test(said) };
}

/** "Annual mean (mg/l)", "Maximum", "Share": does a heading say of figures how they came about and not what they are? What something costs or is worth is said. */
export function isBareStatistic(name: string, unit?: string): boolean {
  const found = bare(name);
  return found !== undefined && !(OF_MONEY.test(found.what) && unit !== undefined && isCurrency(unit));
}

/**
 * Such a heading in full, by what stands over it: "annual mean nitrate (mg/l)" of “Annual mean (mg/l)” under “Nitrate annual means”. A title
 * that repeats its words and adds something goes before one that names a quantity alone ("Rainfall"); undefined where none does.
 *
 * @param titles caption and headings over it, the nearest first
 */
export function completedStatistic(name: string, titles: readonly string[]): string | undefined {
  const found = bare(name);
  if (!found) return undefined;
  const said = titles.flatMap((title) => quantityOf(title)?.replace(TAIL, "").trim() ?? []).map(withoutFigures);
  const added = said.flatMap((title) => addedBy(title, found) ?? [])[0];
  const [nearest = ""] = said;
  const quantity = added ?? (found.isOfAnything || !isQuantity(nearest) ? undefined : nearest);
  if (quantity === undefined) return undefined;
  const of = yearOfColumn(name);
  const unit = headerUnit(of?.what ?? name);
  const full = inWords(found, inSentence(quantity)) + (unit === undefined ? "" : ` (${unit})`);
  return of ? `${full} > ${of.year}` : full;
}

function inWords({ when, what, value, isOfAnything }: Bare, quantity: string): string {
  const words = isOfAnything
    ? isPlural(quantity)
      ? [when, what, "of", quantity]
      : [when, quantity, what]
    : [when, what, quantity, value ? "value" : ""];
  const said = words.filter((word) => word !== "").join(" ");
  return said[0]!.toUpperCase() + said.slice(1);
}

/** What a title adds to the words of a heading: "Nitrate" of "Nitrate annual means", "Annual mean of nitrate". */
function addedBy(title: string, { when, what }: Bare): string | undefined {
  const words = title.split(/\s+/);
  const keys = words.map(keyOf);
  const own = [...(when === "" ? [] : when.split(" ")), what].map(keyOf);
  const at = keys.findIndex((_, start) => own.every((word, next) => keys[start + next] === word));
  if (at < 0) return undefined;
  const behind = words.slice(at + own.length);
  const [before, after] = [words.slice(0, at), /^of$/i.test(behind[0] ?? "") ? behind.slice(1) : behind];
  if (before.length > 0 === after.length > 0) return undefined;
  const added = withoutFigures([...before, ...after].filter((word) => !/^the$/i.test(word)).join(" "));
  return isNamed(added, what) ? added : undefined;
}

const keyOf = (word: string): string => {
  const key = word.toLowerCase().replace(/\.$/, "").replace(/s$/, "");
  return key === "avg" ? "average" : key === "max" ? "maximum" : key === "min" ? "minimum" : key;
};

function withoutFigures(text: string): string {
  const words = text.split(/\s+/);
  while (words.length > 0 && FIGURES.test(keyOf(words.at(-1)!))) words.pop();
  return withoutUnitAtEnd(withoutHeaderUnit(words.join(" ")));
}

/** May something be the quantity that a statistic is of? What is counted is, and what stands for places or things is not. */
function isNamed(added: string, what: string): boolean {
  const words = added.split(" ");
  const last = words.at(-1)!;
  if (added === "" || words.length > LONGEST_ADDED || !words.every((word) => /^[\p{L}\d][\p{L}\d.'’-]*$/u.test(word)))
    return false;
  if (FORMULA.test(last)) return true;
  const kind = nounKind(last);
  const isCounted = isPlural(last.toLowerCase()) && (what === "total" || what === "number");
  return isCounted || (kind !== undefined && !isOnlyAdjective(last) && (QUANTITIES.has(kind) || kind === "act"));
}

const isQuantity = (title: string): boolean => {
  const last = title.split(" ").at(-1)!;
  return (
    /^\p{L}[\p{L}' -]*$/u.test(title) &&
    title.split(" ").length <= LONGEST_ADDED &&
    !isPlural(last.toLowerCase()) &&
    QUANTITIES.has(nounKind(last) ?? "") &&
    !WORKED_OUT.test(last.toLowerCase()) &&
    !OF_ANYTHING.test(last.toLowerCase())
  );
};

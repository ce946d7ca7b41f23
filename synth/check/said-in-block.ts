import type { Value } from "../../core/value.ts";
import { nameKey } from "../../logic/values/normalise.ts";
import { printedForms } from "./printed-forms.ts";
import { saysInShort } from "./short-forms.ts";

/** A value of a column as blocks may say it. */
export interface Sought {
  value: Value;
  /** What its thing is called. */
  entity: string;
  /** All that the column says, as keys. */
  said: ReadonlySet<string>;
}

/** "18,002", "18 002", "18'002", "4.5" */
const FIGURE =
  /(?<![\p{L}\d.,])\d{1,3}(?:[,. '’\u00a0\u202f]\d{3})+(?:[.,]\d+)?(?!\d)|(?<![\p{L}\d.,])\d+(?:[.,]\d+)?(?!\d)/gu;
/** Figures that signs draw: "★★★☆☆". */
const DRAWN = /\p{So}{2,}/gu;
const FULL = /[★⭐●✭✮🟊]/gu;

/** Whether a block says a value in whatever form: with or without its unit or brackets, its date written otherwise, in signs, in short. */
export function saysInBlock(block: string, { value, entity, said }: Sought): boolean {
  if (value.kind === "missing" || value.kind === "unsure") return false;
  const key = ` ${nameKey(block)} `;
  if (printedForms({ value }).some((form) => form !== "" && key.includes(` ${form} `))) return true;
  if (value.kind === "number") return figuresIn(block).has(Number(value.decimal));
  if (value.kind === "date") return dateForms(value.iso).some((form) => form.test(block));
  const drawn = value.printed.match(DRAWN) ?? [];
  if (drawn.some((signs) => block.match(DRAWN)?.includes(signs))) return true;
  return block.split("\n").some((line) => saysInShort(line, { value, said, entity }));
}

/** The figures that a text prints, grouped or not, and those that it draws. */
function figuresIn(text: string): ReadonlySet<number> {
  const printed = (text.match(FIGURE) ?? []).flatMap((figure) => [
    Number(figure.replace(/[^\d.]/gu, "")),
    Number(figure.replace(/[^\d,]/gu, "").replace(",", ".")),
  ]);
  const drawn = (text.match(DRAWN) ?? []).map((signs) => signs.match(FULL)?.length ?? Number.NaN);
  return new Set([...printed, ...drawn].filter((figure) => !Number.isNaN(figure)));
}

const monthOf = new Intl.DateTimeFormat("en", { month: "short", timeZone: "UTC" });

/** A date as lists print it: without its time, in figures, with its month in words, without its year. */
function dateForms(iso: string): RegExp[] {
  const [year, month, day] = iso.slice(0, "2000-01-01".length).split("-");
  if (month === undefined) return [new RegExp(`(?<!\\d)${year}(?!\\d)`, "u")];
  const inFigures = `0?${Number(month)}`;
  const inWords = `${monthOf.format(new Date(`${year}-${month}-15T00:00:00Z`))}\\p{L}*\\.?`;
  if (day === undefined)
    return [`${year}\\s?[-/.年]\\s?${inFigures}(?!\\d)`, `${inWords},?\\s${year}`].map(
      (form) => new RegExp(form, "iu"),
    );
  const days = `0?${Number(day)}`;
  const noOtherYear = `(?!,?\\s(?!${year})\\d{4})`;
  return [
    `(?<!\\d)${year}\\s?[-/.年]\\s?${inFigures}\\s?[-/.月]\\s?${days}(?!\\d)`,
    `(?<!\\d|\\d[-/.年]\\s?)${inFigures}\\s?[-/月]\\s?${days}(?!\\d|[-/.]\\d)`,
    `(?<!\\d)${days}\\.?\\s?[-/.]\\s?${inFigures}\\s?[-/.]\\s?${year}`,
    `(?<!\\d)${inFigures}/${days}/${year}`,
    `(?<!\\d)${days}(?:st|nd|rd|th)?(?:\\sof)?\\s${inWords}(?!\\p{L})${noOtherYear}`,
    `(?<!\\p{L})${inWords}\\s${days}(?!\\d)${noOtherYear}`,
  ].map((form) => new RegExp(form, "iu"));
}

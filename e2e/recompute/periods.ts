import type { StoredValue } from "./stored.ts";

/** Two years that follow each other, the second in full or by its last figures. */
export function isSeason({ kind, printed }: StoredValue): boolean {
  const years = printed.match(/\d+/g) ?? [];
  if (kind === "number" || kind === "date" || years.length !== 2 || years[0]!.length !== 4) return false;
  if (/q|季|月|month|quarter/i.test(printed) || sortOf(printed) !== undefined) return false;
  return String(Number(years[0]) + 1).endsWith(years[1]!) && years[1]!.length !== 3 && years[1]!.length > 1;
}

const NAMES = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const ORDER: Record<string, number> = { first: 1, second: 2, third: 3, fourth: 4 };
const HAN = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二"];

/** Which month (of 12) or quarter (of 4) of the year a text speaks of. */
function sortOf(text: string): { of: 12 | 4; nth: number } | undefined {
  const said = text.toLowerCase();
  const quarter =
    /q\s?(\d)|(\d)(?:st|nd|rd|th)?\s*(?:quarter|qtr)|(first|second|third|fourth) quarter|quarter (\d)/.exec(said);
  if (quarter) {
    const figure = quarter[1] ?? quarter[2] ?? quarter[4];
    return { of: 4, nth: figure === undefined ? ORDER[quarter[3]!]! : Number(figure) };
  }
  const chinese = /([一二三四五六七八九十]+|\d+)\s?(季|月)/.exec(text.replace(/\d{4}\s?年/, ""));
  if (chinese) {
    const nth = /\d/.test(chinese[1]!) ? Number(chinese[1]) : HAN.indexOf(chinese[1]!) + 1;
    return { of: chinese[2] === "季" ? 4 : 12, nth };
  }
  const word = /[a-z]+/.exec(said.replace(/of/g, " "));
  const month = word ? NAMES.findIndex((name) => word[0].startsWith(name)) : -1;
  return month < 0 ? undefined : { of: 12, nth: month + 1 };
}

/** The year that a value speaks of; undefined where it says none. */
function yearIn(value: StoredValue): number | undefined {
  if (value.kind === "number") return Number(value.decimal);
  if (value.kind === "date") return Number(value.iso!.split("-")[0]);
  const four = (value.printed.match(/\d+/g) ?? []).filter((figures) => figures.length === 4);
  return four.length === 0 ? undefined : Number(four[0]);
}

/** A place on the axis of years, of quarters, or of months, counted on; `part` is the cell that says the month or quarter. */
export function placeOf(value: StoredValue, part?: StoredValue): number {
  const iso = part === undefined && value.kind === "date" ? value.iso! : "";
  if (iso.length === 7) return Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5)) - 1;
  const year = yearIn(value);
  const figures = /^\d{4}[-/.](\d\d)$/.exec(value.printed.trim());
  if (part === undefined && isSeason(value)) return year!;
  if (part === undefined && figures && value.kind === "text") return year! * 12 + Number(figures[1]) - 1;
  const sort =
    part === undefined ? (value.kind === "number" ? undefined : sortOf(value.printed)) : sortOf(part.printed);
  if (!sort) return part === undefined ? year! : Number.NaN;
  return (part === undefined ? (year ?? 0) : year!) * sort.of + sort.nth - 1;
}

/** The place of what a program names: "2019", "2019-03", "2019-Q1", "--03". */
export function placeNamed(key: string): number {
  const part = key.slice(key.startsWith("--") ? 2 : 5);
  const year = key.startsWith("--") ? 0 : Number(key.slice(0, 4));
  if (part === "") return year;
  return part.startsWith("Q") ? year * 4 + Number(part.slice(1)) - 1 : year * 12 + Number(part) - 1;
}

/** What a row of periods is called: the year or the month as a date, all else as it is printed. */
export function periodCell(value: StoredValue, part?: StoredValue): StoredValue {
  const place = placeOf(value, part);
  const sort = sortOf(part?.printed ?? (value.kind === "number" ? "" : value.printed));
  const year = yearIn(value);
  const isMonth = (value.kind === "date" && value.iso!.length === 7) || sort?.of === 12 || place > 9999;
  if (isSeason(value) || year === undefined || (sort?.of === 4 && !isMonth)) {
    const printed =
      part === undefined ? value.printed.trim() : whole(String(year), value.printed.trim(), part.printed.trim());
    return { kind: "text", printed };
  }
  if (isMonth) {
    const iso = `${Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, "0")}`;
    return { kind: "date", printed: part === undefined ? value.printed.trim() : `${part.printed} ${year}`, iso };
  }
  return { kind: "date", printed: String(year), iso: String(year).padStart(4, "0") };
}

const whole = (year: string, said: string, part: string) =>
  /[季月]/.test(part) ? `${year}年${part}` : `${part} ${said}`;

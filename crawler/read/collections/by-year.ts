import type { DraftColumn } from "./draft.ts";
import type { Printed } from "./readings.ts";
import { isYearNote, YEAR_NOTE, yearOfNote } from "./year-note.ts";

/** "1.2 million (2019) 1.1 million (2018)": a figure, and its year behind it. */
const DATED_PIECE = new RegExp(String.raw`\s*(?<figure>[^()[\]]*?\d[^()[\]]*?)\s*${YEAR_NOTE}[;,]?`, "giy");

/** This share of the pages say of each value of a label of which year it is, and this share of them of two years and more. */
const DATED_SHARE = 0.8;
const SEVERAL_SHARE = 0.5;
/** On fewer pages it may be chance. */
const LEAST_PAGES = 3;

interface Dated {
  year: string;
  value: Printed;
}

/**
 * A label under which values of several years stand ("$784 million (2019 est.) $614 million (2018)") has a column for each
 * year. What stands twice for one year stays two values; a page that dates none of its values keeps them under the label.
 */
export function byYear(column: DraftColumn): DraftColumn[] {
  if (column.origin !== "label" || column.cells.size < LEAST_PAGES) return [column];
  const read = [...column.cells].map(([page, cell]) => ({ page, cell, dated: datedValues(cell) }));
  const dated = read.filter((one) => one.dated !== undefined);
  const several = dated.filter((one) => new Set(one.dated!.map(({ year }) => year)).size > 1);
  if (dated.length < DATED_SHARE * read.length || several.length < SEVERAL_SHARE * read.length) return [column];
  const years = new Map<string, Map<number, Printed[]>>();
  for (const { page, dated: values } of dated) {
    for (const { year, value } of values!) {
      const cells = years.get(year) ?? new Map<number, Printed[]>();
      years.set(year, cells.set(page, [...(cells.get(page) ?? []), value]));
    }
  }
  const left = read.filter((one) => one.dated === undefined);
  const undated = left.length === 0 ? [] : [{ ...column, cells: new Map(left.map(({ page, cell }) => [page, cell])) }];
  const byLatest = [...years].sort(([a], [b]) => Number(b) - Number(a));
  return [...byLatest.map(([year, cells]) => ({ ...column, name: `${column.name} > ${year}`, cells })), ...undated];
}

/** The values of a cell with the year of each; undefined where one of them has none. */
function datedValues(cell: readonly Printed[]): Dated[] | undefined {
  const found = cell.map((value) => datedByNote(value) ?? datedWithin(value));
  return found.every((one) => one !== undefined) ? found.flat() : undefined;
}

function datedByNote(value: Printed): Dated[] | undefined {
  const date = value.notes?.find(isYearNote);
  if (date === undefined) return undefined;
  const { notes, ...bare } = value;
  const others = notes!.filter((note) => note !== date);
  const year = yearOfNote(date)!;
  return [{ year, value: others.length > 0 ? { ...bare, notes: others } : bare }];
}

function datedWithin(value: Printed): Dated[] | undefined {
  const { text } = value;
  const offset = value.start ?? 0;
  const found: Dated[] = [];
  let end = 0;
  for (const piece of text.matchAll(DATED_PIECE)) {
    const { figure, year } = piece.groups!;
    const start = piece.index + piece[0].indexOf(figure!);
    end = piece.index + piece[0].length;
    const place = { start: offset + start, end: offset + start + figure!.length };
    found.push({ year: year!, value: { ...value, text: figure!, ...place } });
  }
  return found.length > 0 && text.slice(end).trim() === "" ? found : undefined;
}

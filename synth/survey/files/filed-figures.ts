import { contentId } from "../../../core/ids.ts";
import { type Cell, type Column, dataRows, isFileKind, type Relation, type Row } from "../../../core/relation.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { inferColumn } from "../../../logic/values/infer-column.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { columnOfYear } from "../../../logic/values/year-text.ts";
import { headingElsewhere, isContradicted, type Measure, measuresOnce } from "./figures-once.ts";
import { codedThing, type FileKey, fileKeys } from "./file-keys.ts";
import { periodsAcross } from "./periods-across.ts";
import { isStatedByPages } from "./restated-by-pages.ts";
import { measureOfFile, yearsAcross } from "./years-across.ts";

/** Figures of fewer things are no column of theirs. */
const LEAST_THINGS = 4;
/** Of more years the latest are asked about: who wants to know what was long ago follows it over the years. */
const MOST_YEARS = 6;
const YEAR = /^(?:1[5-9]|20)\d\d$/;
const DATED = /(?:1[5-9]|20)\d\d/;

/** What files say of things that have pages. */
export interface Filed {
  /** Relations whose rows are, or lead to, such things. */
  relations: Relation[];
  /** The files' relations that these stand for. */
  replaced: ReadonlySet<Relation>;
}

/**
 * Files whose rows name pages of the site are read as what they say of these. A file of figures by year, be the years its
 * columns or in one of them, gives for each year the figures of all things that have one; one with many rows to a thing
 * ("Well | Site code | Depth") gives its rows with the thing that each of them leads to, by name.
 *
 * @param namesOf what the site calls a file, by its URL, likeliest first
 * @param site what people call the site
 */
export function filedFigures(
  relations: readonly Relation[],
  collections: readonly Relation[],
  namesOf: (url: string) => readonly string[],
  site: string,
): Filed {
  const replaced = new Set<Relation>();
  const told = new Set<string>();
  const noted = (ones: readonly Relation[]) => {
    for (const one of ones) for (const column of one.columns) told.add(said(column));
    return ones;
  };
  const files = relations.flatMap((file) => {
    const keys = isFileKind(file.source) ? fileKeys(file, collections) : [];
    return keys.length === 0 ? [] : [{ file, keys }];
  });
  const byYear = new Map(files.map(({ file, keys }) => [file, noted(ofYears(file, keys))]));
  const found = files.flatMap(({ file, keys }): readonly Relation[] => {
    const series = byYear.get(file)!;
    if (series.length > 0) return series;
    const once = keys.flatMap((key) => {
      const periods = periodsAcross(file, file.columns[key.at]!.name, namesOf(file.url), site);
      return figuresOnce(file, key, relations, told, periods) ?? [];
    });
    if (once.length > 0) {
      if (once.some(({ columns }) => columns.length === filledColumns(file))) replaced.add(file);
      return noted(once);
    }
    const names = namesOf(file.url);
    const isDated = DATED.test(file.name) || (names.length > 0 && names.every((name) => DATED.test(name)));
    const rows = isDated ? undefined : linkedRows(file, keys);
    if (rows) replaced.add(file);
    return rows ? [rows] : [];
  });
  return { relations: found, replaced };

  function ofYears(file: Relation, keys: readonly FileKey[]): Relation[] {
    const across = keys.flatMap((key) => figuresAcross(file, key, namesOf(file.url), site));
    if (across.length > 0) replaced.add(file);
    return across.length > 0 ? across : keys.flatMap((key) => figuresDown(file, key));
  }
}

const said = ({ name }: Pick<Column, "name">) => foldText(humanise(name));
/** A figure of a thing, with the file's row that it stands in. */
interface Figure {
  row: Row;
  thing: Row;
}

/** Years as columns: "Country | 2021 | 2022". */
function figuresAcross(file: Relation, key: FileKey, names: readonly string[], site: string): Relation[] {
  const years = yearsAcross(file);
  const rows = figuresOf(dataRows(file), key);
  if (years.size === 0 || !areApart(rows)) return [];
  const sheet = sheetOf(file);
  const called = sheet === undefined ? names : [...names, sheet];
  const measure = measureOfFile(file.name, file.columns[key.at]!.name, called, site);
  if (measure === undefined) return [];
  return latest([...years.keys()]).flatMap(
    (year) => ofYear(file, key, year, rows, [{ name: measure, at: years.get(year)! }]) ?? [],
  );
}

/** A row for each thing and year: "Country | Year | Visitors". */
function figuresDown(file: Relation, key: FileKey): Relation[] {
  const time = file.columns.findIndex(({ role }) => role === "year");
  if (time < 0) return [];
  const measures = file.columns.flatMap(({ name, type, role, unnamed }, at) =>
    type === "number" && role === "measure" && !unnamed ? [{ name, at }] : [],
  );
  const byYear = new Map<string, Figure[]>();
  for (const figure of figuresOf(dataRows(file), key)) {
    const year = figure.row.cells[time]!.value.printed.trim();
    byYear.set(year, [...(byYear.get(year) ?? []), figure]);
  }
  const years = [...byYear.keys()];
  if (measures.length === 0 || !years.every((year) => YEAR.test(year) && areApart(byYear.get(year)!))) return [];
  return latest(years).flatMap((year) => ofYear(file, key, year, byYear.get(year)!, measures) ?? []);
}

/** A row for each thing: "Country | Visitors" of a year's tables, the bars of a chart. */
function figuresOnce(
  file: Relation,
  key: FileKey,
  others: readonly Relation[],
  told: ReadonlySet<string>,
  periods: readonly Measure[],
): Relation | undefined {
  // Rows that have another name are things of their own, which only lead there.
  if (file.columns.some(({ role }, at) => role === "label" && at !== key.at)) return undefined;
  const figures = figuresOf(dataRows(file), key);
  if (!areApart(figures)) return undefined;
  const measures = [...measuresOnce(file), ...periods].filter(
    (one) => !told.has(said(one)) && !isContradicted(one, file, key, others),
  );
  const heading = file.columns[key.at]!.unnamed ? headingElsewhere(key, others) : undefined;
  const found = stating(file, key, "", figures, measures);
  if (!found || heading === undefined) return found;
  const [label, ...columns] = found.columns;
  return { ...found, columns: [{ name: heading, type: label!.type, role: label!.role }, ...columns] };
}

/** How many columns of a file have anything in them. */
const filledColumns = (file: Relation): number =>
  file.columns.filter((_, at) => dataRows(file).some(({ cells }) => cells[at]!.value.kind !== "missing")).length;

const figuresOf = (rows: readonly Row[], { thingOf }: FileKey): Figure[] =>
  rows.flatMap((row) => {
    const thing = thingOf(row);
    return thing ? [{ row, thing }] : [];
  });

const areApart = (figures: readonly Figure[]) => new Set(figures.map(({ thing }) => thing)).size === figures.length;

const latest = (years: readonly string[]) => [...years].sort().slice(-MOST_YEARS);

/** The things that have all of the figures in a year, with these; undefined where hardly one does, or where their pages say it. */
function ofYear(
  file: Relation,
  key: FileKey,
  year: string,
  figures: readonly Figure[],
  measures: readonly Measure[],
): Relation | undefined {
  const named = measures.map(({ name, at }) => ({ name: columnOfYear(name, year), at }));
  return stating(file, key, year, figures, named);
}

function stating(
  file: Relation,
  key: FileKey,
  part: string,
  figures: readonly Figure[],
  measures: readonly Measure[],
): Relation | undefined {
  const known = new Set(key.things.columns.map(({ name }) => foldText(humanise(name))));
  const own = measures.filter(
    ({ name, at }) => !known.has(foldText(humanise(name))) && !isStatedByPages(file, at, key),
  );
  const stated = figures.filter(({ row }) => own.every(({ at }) => row.cells[at]!.value.kind === "number"));
  if (own.length === 0 || stated.length < LEAST_THINGS) return undefined;
  const columns = own.map(({ name, at }): Column => {
    const values = stated.map(({ row }) => row.cells[at]!.value);
    const texts = values.map(({ printed }) => printed);
    const { unit } = file.columns[at]!;
    const column = inferColumn(name, values, texts);
    return unit === undefined ? column : { ...column, unit };
  });
  const { unnamed } = file.columns[key.at]!;
  const label: Column = { name: headingOf(file, key), type: "entity", role: "label" };
  return {
    ...file,
    id: contentId("filed_figures", file.id, key.things.id, part),
    columns: [unnamed ? { ...label, unnamed } : label, ...columns],
    rows: stated.map(({ row, thing }) => ({
      cells: [thingCell(row, thing, key), ...own.map(({ at }) => row.cells[at]!)],
      about: thing.about!,
    })),
  };
}

/** The rows of a file that has many to a thing, each with the thing that it leads to. */
function linkedRows(file: Relation, keys: readonly FileKey[]): Relation | undefined {
  const label = file.columns.findIndex(({ role }) => role === "label");
  const leading = keys.filter((key) => key.at !== label && (!key.isCode || codedThing(file.columns[key.at]!.name)));
  if (leading.length === 0) return undefined;
  const byColumn = new Map(leading.map((key) => [key.at, key]));
  const columns = file.columns.map((column, at): Column => {
    const key = byColumn.get(at);
    if (key) return { name: headingOf(file, key), type: "entity", role: recurs(file, key) ? "category" : "text" };
    return at === label ? { ...column, name: codedThing(column.name) ?? column.name } : column;
  });
  if (new Set(columns.map(({ name }) => foldText(name))).size < columns.length) return undefined;
  return {
    ...file,
    id: contentId("filed_rows", file.id, ...leading.map(({ things }) => things.id)),
    columns,
    rows: file.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell, at) => {
        const key = byColumn.get(at);
        const thing = key?.thingOf(row);
        return key && thing ? thingCell(row, thing, key) : cell;
      }),
    })),
  };
}

/** Has a thing, as a rule, more rows than one? */
function recurs(file: Relation, key: FileKey): boolean {
  const figures = figuresOf(dataRows(file), key);
  return new Set(figures.map(({ thing }) => thing)).size * 2 <= figures.length;
}

/** What names the thing: the file's own cell, or, where that prints a code, the name on the page that says so. */
function thingCell(row: Row, thing: Row, { at, isCode, things }: FileKey): Cell {
  const label = things.columns.findIndex(({ role }) => role === "label");
  const { value, evidence } = isCode ? thing.cells[label]! : row.cells[at]!;
  return { value: { kind: "entity", printed: value.printed, href: thing.about! }, evidence };
}

function headingOf({ columns }: Relation, { at, isCode }: FileKey): string {
  const { name } = columns[at]!;
  return (isCode ? codedThing(name) : undefined) ?? name;
}

function sheetOf({ rows }: Relation): string | undefined {
  const place = rows[0]?.cells[0]?.evidence.place;
  return place?.at === "sheet" ? place.sheet : undefined;
}

import { type Cell, type Column, dataRows, type Relation } from "../../../core/relation.ts";

/** Fewer years are no series. */
const LEAST_YEARS = 3;
const YEAR = /^(?:(?<before>\D*\S)\s+)?(?<year>(?:1[5-9]|20)\d\d)(?:\s+(?<after>\S\D*))?$/;
/** What a year's page is called: it holds the figures of that year, and is no thing of its own as "Olympics 2020" is. */
const OF_FIGURES =
  /(?:^|\s)(?:accounts?|annual report|balance|budget|data|facts|(?:key |in )?figures|finances|indicators|in numbers|overview|report on the year|results|review|(?:the )?year|statistics|stats|summary|yearbook|year in review|yearly report)$/i;
/** What is said of a publication, and not of the year that it is about. */
const OF_PUBLICATION = /^(?:authors?|editors?|isbn|issn|pages|publisher|published(?: on)?|languages?)$/i;

/** What stands for the names: the years themselves. */
const YEARS: Column = { name: "Year", type: "date", role: "date" };

/**
 * Pages that tell of a year each, and are called so ("Annual statistics 2019", "2019 in figures", "2019"), as a relation of years: what
 * they state is followed over these, and nobody counts statistics. Where they state when they were published, or of how many pages
 * they are, they are publications. Other collections are given back as they are.
 */
export function asYears(relation: Relation): Relation {
  const { columns, rows } = relation;
  const label = columns.findIndex(({ role }) => role === "label");
  if (
    label < 0 ||
    dataRows(relation).length < LEAST_YEARS ||
    columns.some(({ name }) => OF_PUBLICATION.test(name.trim()))
  )
    return relation;
  if (columns.some(({ role, name, unnamed }) => (role === "year" && !unnamed) || name === YEARS.name)) return relation;
  const read = rows.map(({ cells }) => YEAR.exec(cells[label]!.value.printed.trim())?.groups);
  const phrases = new Set(read.map((found) => `${found?.["before"] ?? ""}|${found?.["after"] ?? ""}`.toLowerCase()));
  const [phrase = ""] = phrases;
  const words = phrase.replace("|", " ").trim();
  if (phrases.size !== 1 || read.some((found) => !found) || (words !== "" && !OF_FIGURES.test(words))) return relation;
  const years = read.map((found) => found!["year"]!);
  if (new Set(years).size < years.length) return relation;
  return {
    ...relation,
    columns: columns.map((column, at) => (at === label ? YEARS : column)),
    rows: rows.map((row, at) => ({ ...row, cells: row.cells.with(label, asYear(row.cells[label]!, years[at]!)) })),
  };
}

/** The year that a cell says, and where in it. */
function asYear({ value, evidence }: Cell, year: string): Cell {
  const { place } = evidence;
  const said = { kind: "date", printed: year, iso: year, granularity: "year" } as const;
  if (place.at !== "node") return { value: said, evidence };
  const start = (place.start ?? 0) + value.printed.indexOf(year);
  return { value: said, evidence: { ...evidence, place: { ...place, start, end: start + year.length } } };
}

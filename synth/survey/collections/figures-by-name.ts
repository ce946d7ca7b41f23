import { contentId } from "../../../core/ids.ts";
import type { Cell, Column, Relation, Row } from "../../../core/relation.ts";
import { plural } from "../../../logic/english/english.ts";
import { isChinese } from "../../../logic/values/language.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { typeColumn } from "../../../logic/values/type-column.ts";
import { columnOfYear } from "../../../logic/values/year-text.ts";
import { haveUnitsBeside, isUnitColumn } from "../cells/units-beside.ts";
import { PAGE_COLUMN } from "./table-families.ts";
import { isTableFamily, isYearlyFamily } from "./table-family.ts";
import { printedValue } from "./tables-together.ts";

/** Fewer pages that state a figure are chance… */
const LEAST_PAGES = 4;
/** …as are those that are a smaller part of all. */
const LEAST_COVERAGE = 0.6;
/** A name longer than this (characters) is a sentence. */
const LONGEST_NAME = 40;
/** Headings of figures that leave it to the row to say what they are; what follows says by what they are counted. */
const SAYS_NOTHING =
  /^(?:(?:value|amount|figure|quantity|content|number|measurement|result|total)s?(?<per>\sper\s.+)?|(?:指标)?数?值|数[量目据字]|总[数量计]|合计|金额|本[年期](?:度|数|实际)?)$/i;
/** "Table 3. Landings by species, last five years (tonnes)" */
const TITLE =
  /^(?:table \d+[a-z]?[.:]? )?(?<what>\p{L}[\p{L} ]{2,39}?) by (?<sort>\p{L}[\p{L} ]*?)(?=$|[,;:(–—]|\s[-–(]|\s\d)/iu;
const YEAR = /^(?:1[5-9]|20)\d\d$/;
const YEAR_WITHIN = /(?<!\d)(?:1[5-9]|20)\d\d(?:年度?)?(?!\d)/u;
const NO_UNIT = /^(?:none|no unit|unitless|dimensionless|n\/a|[-–—.]*)$/i;
/** What a column of figures is for where no question compares them. */
const NO_FIGURES: ReadonlySet<Column["role"]> = new Set<Column["role"]>(["identifier", "rank", "year"]);

/** What a row is of: the page that it stands on, or the year. */
type SubjectOf = (row: Row) => string;

/** The figure that a page states under a name, with the unit printed beside it. */
interface Stated {
  of: string;
  cell: Cell;
  unit: string;
}

/**
 * Where the tables of pages of one kind have rows of the same names ("Protein | 3.4 | g" on each food's page), what they
 * state by name is a relation of a row per page, a column for each name that most pages state once and in one unit. Pages of a
 * year each ("Indicator | Unit | Value" of each yearly bulletin) give a row per year, and so what each indicator was over the years.
 *
 * @param known what the pages state anyway, by folded heading: it is not said twice
 */
export function figuresByName(family: Relation, known: ReadonlySet<string> = new Set()): Relation | undefined {
  const [subject, named] = family.columns;
  const ofYears = isYearlyFamily(family);
  if (!subject || !named || !(ofYears || isTableFamily(family)) || subject.name === PAGE_COLUMN) return undefined;
  if (named.unnamed || (named.type !== "text" && named.type !== "entity")) return undefined;
  const units = family.columns.findIndex(({ name }) => isUnitColumn(name));
  // Things of one kind year by year stay a row each: only what is told in different units is a quantity of its own.
  if (ofYears && !family.columns.some((column) => haveUnitsBeside(column, family.columns, family.rows)))
    return undefined;
  // A bulletin may look back on the year before: then a page says something of two years.
  const subjectOf: SubjectOf = ({ cells }) => (ofYears ? cells[0]!.value.printed : cells[0]!.evidence.url);
  const pages = new Map<string, Cell>();
  for (const row of family.rows) if (!pages.has(subjectOf(row))) pages.set(subjectOf(row), row.cells[0]!);
  const columns: { column: Column; cells: (Cell | undefined)[] }[] = [];
  for (const [at, figures] of family.columns.entries()) {
    if (at < 2 || figures.unnamed || figures.type !== "number" || NO_FIGURES.has(figures.role)) continue;
    for (const [name, stated] of byName(family.rows, at, units, subjectOf)) {
      const called = headingOf(name, figures.name, measuredBy(family.name, named.name));
      const made = columnOf(called, stated, [...pages.keys()], figures.unit);
      if (made && !known.has(foldText(called))) columns.push(made);
    }
  }
  if (columns.length === 0 || new Set(columns.map(({ column }) => column.name)).size < columns.length) return undefined;
  return {
    id: contentId("figures_by_name", family.id),
    name: ofYears ? family.name.replace(YEAR_WITHIN, "").trim() : family.name,
    source: ofYears ? family.source : "page_collection",
    url: family.url,
    ...(family.title === undefined ? {} : { title: family.title }),
    columns: [
      ofYears ? subject : { name: subject.name, type: "text", role: "label" },
      ...columns.map(({ column }) => column),
    ],
    rows: [...pages].map(([of, label], page) => ({
      cells: [
        ofYears ? label : { ...label, value: { kind: "text", printed: label.value.printed } },
        ...columns.map(
          ({ cells }): Cell => cells[page] ?? { value: { kind: "missing", printed: "" }, evidence: label.evidence },
        ),
      ],
      ...(ofYears ? {} : { about: of }),
    })),
  };
}

/** What the pages state under each name, as first printed; names that one page bears twice are left out. */
function byName(rows: readonly Row[], at: number, units: number, subjectOf: SubjectOf): Map<string, Stated[]> {
  const found = new Map<string, { name: string; stated: Stated[] }>();
  for (const row of rows) {
    const { cells, total } = row;
    const name = cells[1]!.value.printed.trim();
    if (total || name.length > LONGEST_NAME || !/\p{L}/u.test(name)) continue;
    const known = found.get(foldText(name)) ?? { name, stated: [] };
    found.set(foldText(name), known);
    const unit = units < 0 ? "" : cells[units]!.value.printed.trim();
    known.stated.push({ of: subjectOf(row), cell: cells[at]!, unit: NO_UNIT.test(unit) ? "" : unit });
  }
  const once = [...found.values()].filter(({ stated }) => new Set(stated.map(({ of }) => of)).size === stated.length);
  return new Map(once.map(({ name, stated }) => [name, stated]));
}

/** "Landings" of a table called "Landings by species, 2019–2023" whose rows are called "Species". */
function measuredBy(title: string, heading: string): string | undefined {
  const { what, sort } = TITLE.exec(title.trim())?.groups ?? {};
  if (what === undefined || sort === undefined) return undefined;
  const said = foldText(heading);
  return [said, plural(said)].some((noun) => foldText(sort) === noun) ? what : undefined;
}

/** What is answered to a question that is voted on. */
const ANSWER = /^(?:yes|no|for|against)$/i;

function headingOf(name: string, figures: string, measured: string | undefined): string {
  // Nobody says "votes of Yes".
  if (ANSWER.test(name) && /^votes$/i.test(figures.trim())) return `${name} votes`;
  if (ANSWER.test(name) && /^(?:%|share|per ?cent(?:age)?)$/i.test(figures.trim())) return `Share of ${name} votes`;
  const thing = measured === undefined ? name : `${measured} of ${name}`;
  if (YEAR.test(figures)) return columnOfYear(thing, figures);
  const silent = SAYS_NOTHING.exec(figures.trim());
  if (silent) return `${thing}${silent.groups!["per"] ?? ""}`;
  return isChinese(name) ? `${name} > ${figures}` : `${figures} of ${name}`;
}

/** @param shared the unit that is stated for all of the table's figures: what stands beside them is that of others */
function columnOf(called: string, stated: readonly Stated[], pages: readonly string[], shared: string | undefined) {
  const units = new Set(stated.map(({ unit }) => unit));
  if (stated.length < LEAST_PAGES || stated.length < LEAST_COVERAGE * pages.length || units.size > 1) return undefined;
  const { column, values } = typeColumn(
    called,
    stated.map(({ cell }) => printedValue(cell.value)),
  );
  if (column.type !== "number") return undefined;
  const [own = ""] = units;
  const unit = own === "" && column.unit !== undefined ? "" : (shared ?? own);
  const places = new Map(stated.map(({ of }, at) => [of, at]));
  return {
    column: unit === "" ? column : { ...column, unit },
    cells: pages.map((of): Cell | undefined => {
      const at = places.get(of);
      return at === undefined ? undefined : { ...stated[at]!.cell, value: values[at]! };
    }),
  };
}

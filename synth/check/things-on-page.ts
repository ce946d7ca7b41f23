import { dataRows, type Relation, type Row } from "../../core/relation.ts";
import { nameKey } from "../../logic/values/normalise.ts";
import type { SurveyedPage } from "../survey/surveyed.ts";
import { areCoded } from "./codes.ts";
import { mentionsOf } from "./mentions.ts";
import { namingColumn } from "./naming-column.ts";
import { type Sought, saysInBlock } from "./said-in-block.ts";
import { coreOf, sharedWords } from "./shared-words.ts";

/** Which side of a name what is said of its thing stands on; a page does it alike for all things. */
type Side = "behind" | "before";
const SIDES: readonly Side[] = ["behind", "before"];

/** Fewer things than this may stand beside their values by chance. */
const LEAST_THINGS = 3;
/** Of so many things one may be written in a way that is not understood. */
const FOR_ONE_MISSED = 10;
/** Where more of the blocks of others say a value, too, it stands there by chance. */
const BY_CHANCE = 0.4;
/** So many others are asked. */
const OTHERS = 3;
const FIGURE_ALONE = /^\d+$/;
const YEAR = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/g;

/**
 * What a page says of the things of a relation, each in a block of its own (an item, a row, a card): a column is given by the page
 * where it says nearly all of its values there, in whatever form or by codes. Things are known by what links to them are called
 * on the page, by their names, by what tells these apart and by the year in them.
 */
export class ThingsOnPage {
  /** The rows that the page names, in the order in which it does. */
  readonly named: readonly Row[];
  private readonly mentions: readonly (Record<Side, string> & { row: Row })[];
  private readonly blocks = new Map<Row, Record<Side, string>[]>();
  private readonly sides = new Map<number, ReadonlySet<Row>>();
  private readonly label: number;

  constructor(lines: readonly string[], relation: Relation, links: SurveyedPage["links"]) {
    this.label = namingColumn(relation);
    const rows = dataRows(relation);
    const found = mentionsOf(lines, asCalledOn(lines, namesOf(relation, rows, this.label, links)));
    this.mentions = found.map(({ thing, ...block }) => ({ ...block, row: rows[thing]! }));
    for (const { row, ...block } of this.mentions) {
      const known = this.blocks.get(row);
      if (known) known.push(block);
      else this.blocks.set(row, [block]);
    }
    this.named = [...this.blocks.keys()];
  }

  /** Whether the page gives a column, and says there what the row says. */
  says(row: Row, column: number): boolean {
    if (column === this.label) return this.blocks.has(row);
    return this.given(column).has(row);
  }

  /** The things that it names one after the other with what a column says of each: lists, whatever else the page names beside them. */
  runs(column: number): readonly (readonly Row[])[] {
    return SIDES.flatMap((side) => {
      const runs: Row[][] = [[]];
      for (const { row, [side]: block } of this.mentions) {
        const entity = row.cells[this.label]?.value.printed ?? "";
        const says = saysInBlock(block, { value: row.cells[column]!.value, entity, said: new Set() });
        if (!says) runs.push([]);
        else if (runs.at(-1)!.at(-1) !== row) runs.at(-1)!.push(row);
      }
      return runs.filter((run) => run.length > 0);
    });
  }

  /** The rows of which the page says a column that it gives; none where it gives it not. */
  private given(column: number): ReadonlySet<Row> {
    const known = this.sides.get(column);
    if (known) return known;
    const stating = this.named.filter((row) => isStated(row, column));
    const isVaried = new Set(stating.map((row) => row.cells[column]!.value.printed)).size > 1;
    const found = stating.length >= LEAST_THINGS && isVaried ? this.saying(stating, column) : new Set<Row>();
    this.sides.set(column, found);
    return found;
  }

  private saying(rows: readonly Row[], column: number): ReadonlySet<Row> {
    const said = new Set(rows.map((row) => nameKey(row.cells[column]!.value.printed)));
    const sought = rows.map(
      (row): Sought => ({ value: row.cells[column]!.value, entity: row.cells[this.label]?.value.printed ?? "", said }),
    );
    const most = Math.floor(rows.length / FOR_ONE_MISSED);
    for (const side of SIDES) {
      const says = (at: number, of: number) =>
        this.blocks.get(rows[of]!)!.some((block) => saysInBlock(block[side], sought[at]!));
      const found = new Set<Row>();
      for (const at of rows.keys()) {
        if (says(at, at)) found.add(rows[at]!);
        if (at + 1 - found.size > most) break;
      }
      if (rows.length - found.size <= most && !isByChance(sought, says)) return found;
    }
    const texts = sought.map(({ value, entity }, at) => ({
      block: this.blocks
        .get(rows[at]!)!
        .map(({ behind }) => behind)
        .join("\n"),
      printed: value.printed,
      entity,
    }));
    return areCoded(texts) ? new Set(rows) : new Set();
  }
}

const isStated = ({ cells }: Row, column: number) =>
  cells[column]!.value.kind !== "missing" && cells[column]!.value.kind !== "unsure";

/** Whether what is said of things is said beside others just as well, by how often those next to them say it that have another value. */
function isByChance(sought: readonly Sought[], says: (at: number, of: number) => boolean): boolean {
  let asked = 0;
  let saying = 0;
  for (const [at, { value }] of sought.entries()) {
    const others = [...sought.keys()].filter((of) => of !== at && sought[of]!.value.printed !== value.printed);
    const start = others.findIndex((of) => of > at);
    for (const of of [...others.slice(Math.max(start, 0)), ...others].slice(0, OTHERS)) {
      asked += 1;
      saying += says(at, of) ? 1 : 0;
    }
  }
  return saying > BY_CHANCE * asked;
}

/**
 * The names that a page may mean. A mere figure is the year of a report beside it, and the year of any date elsewhere: what the page
 * calls by words is named by these alone.
 */
function asCalledOn(lines: readonly string[], names: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const inWords = names.map((own) => own.filter((name) => !FIGURE_ALONE.test(name)));
  if (inWords.every((own, at) => own.length === names[at]!.length)) return names;
  const called = new Set(mentionsOf(lines, inWords).map(({ thing }) => thing));
  return names.map((own, at) => (called.has(at) ? inWords[at]! : own));
}

function namesOf(
  relation: Relation,
  rows: readonly Row[],
  label: number,
  links: SurveyedPage["links"],
): (readonly string[])[] {
  const called = new Map<string, string[]>();
  for (const { url, text } of links) called.set(url, [...(called.get(url) ?? []), nameKey(text)]);
  const shared = label < 0 ? undefined : sharedWords({ ...relation, rows: [...rows] }, label);
  const years = rows.map(({ cells }) => [...new Set(cells[label]?.value.printed.match(YEAR))]);
  const isOfYears =
    years.every((found) => found.length === 1) && new Set(years.map(([year]) => year)).size === rows.length;
  return rows.map(({ about, cells }, at) => {
    const value = cells[label]?.value;
    const page = about ?? (value?.kind === "entity" ? value.href : "");
    const name = value?.printed ?? "";
    const names = [...(called.get(page) ?? []), nameKey(name), coreOf(name, shared), isOfYears ? years[at]![0] : ""];
    return [...new Set(names)].filter((one): one is string => one !== undefined && one !== "");
  });
}

import { canonicalJson } from "../../core/ids.ts";
import { Lists } from "../../core/lists.ts";
import type { Cell, Relation, Row } from "../../core/relation.ts";
import type { Value } from "../../core/value.ts";
import { humanise } from "../../logic/english/humanise.ts";
import { foldText, nameKey } from "../../logic/values/normalise.ts";
import { isTableFamily } from "../survey/collections/table-family.ts";
import { namingColumn } from "./naming-column.ts";
import { coreOf, type SharedWords, sharedWords } from "./shared-words.ts";

/** One statement: an entity has a value in a column, printed on a page. */
export interface Fact {
  value: Value;
  url: string;
  relation: string;
  /** It is the entity's name, which may well be spelt differently elsewhere. */
  isName: boolean;
}

/** What the cell at a place is about. */
export interface Statement extends Fact {
  /** The column of it, where it says what the page of rows without names is about. */
  subject?: string;
  /** What it is called, as printed; absent where its row has no name. */
  entity?: string;
  /** What tells it from the others of its kind: "SQLite Release 3.40.1" among releases is "3 40 1". */
  core?: string;
  /** The page about it. */
  about?: string;
  /** All that the column says of the things of its relation, as keys. */
  said: ReadonlySet<string>;
}

interface Entry {
  relation: Relation;
  row: Row;
}

/** The page that a thing has, and its name as a key. */
interface Thing {
  page: string | undefined;
  name: string | undefined;
}

/** Texts longer than this (characters) name nothing. */
const LONGEST_NAME = 80;
/**
 * All that a site's relations state: where else a value is printed, whether it says the same there, and which single
 * pages state it. Things are known by the page that a row is about and by their names. Rows are indexed by what they
 * mention; cells only on the pages that somebody asks about, so that a million cells cost little.
 */
export class FactsIndex {
  /** Rows by the pages that they are about or link to, and by the names in any of their cells. */
  private readonly mentionedPages = new Lists<Entry>();
  private readonly mentionedNames = new Lists<Entry>();
  private readonly onPage = new Lists<Entry>();
  private readonly places = new Map<string, Map<string, { entry: Entry; index: number }[]>>();
  private readonly shared = new Map<Relation, SharedWords>();
  private readonly labels = new Map<Relation, number>();
  private readonly saidIn = new Map<Relation, Map<number, ReadonlySet<string>>>();

  constructor(relations: Iterable<Relation>) {
    for (const relation of relations) this.add(relation);
  }

  /**
   * Other statements about the entity and column of the cell at this place; itself included. Where several relations have
   * the cell, the one that was made of the others says what it is about: a table of one year names countries, all years'
   * tables together name countries and years.
   */
  statedLike(url: string, place: unknown): Fact[] {
    const own = this.at(url, place).at(-1);
    if (!own) return [];
    const found: Fact[] = [];
    const taken = new Set<Cell>();
    const isName = own.index === this.labels.get(own.entry.relation);
    const column = columnKey(own.entry.relation, own.index);
    for (const other of this.alike(own.entry)) {
      const label = this.labels.get(other.relation)!;
      for (const [at, cell] of other.row.cells.entries()) {
        if (taken.has(cell) || cell.value.kind === "missing") continue;
        // Labels are called differently from list to list; whatever names the entity states its name.
        if (isName ? at !== label : at === label || columnKey(other.relation, at) !== column) continue;
        taken.add(cell);
        found.push({ value: cell.value, url: cell.evidence.url, relation: other.relation.id, isName });
      }
    }
    return found;
  }

  /** What the cell at this place says of what; undefined where no relation has a cell there. */
  statementAt(url: string, place: unknown): Statement | undefined {
    const found = this.at(url, place).at(-1);
    if (!found) return undefined;
    const { entry, index } = found;
    const { row, relation } = entry;
    const label = this.labels.get(relation)!;
    const entity = label < 0 ? undefined : row.cells[label]!.value.printed;
    const core = entity === undefined ? undefined : this.coreOf(relation, entity);
    const { page } = this.thingOf(entry);
    const isSubject = relation.columns[label]?.role !== "label" && index === 0 && isTableFamily(relation);
    return {
      value: row.cells[index]!.value,
      url,
      relation: relation.id,
      isName: index === label,
      said: this.said(relation, index),
      ...(isSubject ? { subject: relation.columns[0]!.name } : {}),
      ...(entity === undefined ? {} : { entity }),
      ...(core === undefined ? {} : { core }),
      ...(page === undefined ? {} : { about: page }),
    };
  }

  /** The cell at this place, in its relation; undefined where no relation has a cell there. */
  cellAt(url: string, place: unknown): { relation: Relation; row: Row; index: number } | undefined {
    const found = this.at(url, place).at(-1);
    return found && { ...found.entry, index: found.index };
  }

  /**
   * The pages whose own relations state what the cell at this place states, under whatever heading: a row there mentions
   * the same thing, by link or by name, and prints an equal value. Of a name: the pages that mention the thing.
   */
  pagesStating(url: string, place: unknown): Set<string> {
    const pages = new Set([url]);
    for (const { entry, index } of this.at(url, place)) {
      const { value } = entry.row.cells[index]!;
      const isName = index === this.labels.get(entry.relation);
      for (const other of this.mentioning(entry)) {
        for (const cell of other.row.cells)
          if (isName || sameStatement(value, cell.value)) pages.add(cell.evidence.url);
      }
    }
    return pages;
  }

  /** The rows, of whatever relation, that mention what the cell at this place is about. */
  rowsMentioning(url: string, place: unknown): readonly { relation: Relation; row: Row }[] {
    return this.at(url, place).flatMap(({ entry }) => [...this.mentioning(entry)]);
  }

  /** The pages and files of which a row names a thing, in whatever cell. */
  pagesNaming(thing: string): Set<string> {
    const key = nameKey(thing);
    const cells = this.mentionedNames.of(key).flatMap(({ row }) => row.cells);
    return new Set(cells.filter(({ value }) => nameKey(value.printed) === key).map(({ evidence }) => evidence.url));
  }

  /** The pages that cells lead to which name a thing: its own, whatever it is called there ("Lund, Ada" of "Dr Ada Lund"). */
  pagesLedTo(thing: string): Set<string> {
    const key = nameKey(thing);
    const values = this.mentionedNames.of(key).flatMap(({ row }) => row.cells.map(({ value }) => value));
    return new Set(values.flatMap((one) => (one.kind === "entity" && nameKey(one.printed) === key ? [one.href] : [])));
  }

  /** The pages and files of which a row names a thing in one cell and prints this in another. */
  pagesPairing(thing: string, printed: string): Set<string> {
    const other = nameKey(printed);
    const pages = new Set<string>();
    for (const { row } of this.mentionedNames.of(nameKey(thing)))
      for (const { value, evidence } of row.cells)
        if (value.kind !== "missing" && nameKey(value.printed) === other) pages.add(evidence.url);
    return pages;
  }

  /** What the relations on a page print there, each with its column. */
  printedOn(url: string): readonly { printed: string; column: string }[] {
    return this.onPage
      .of(url)
      .flatMap(({ relation, row }) =>
        row.cells.flatMap((cell, index) =>
          cell.evidence.url === url && cell.value.kind !== "missing"
            ? [{ printed: cell.value.printed, column: relation.columns[index]!.name }]
            : [],
        ),
      );
  }

  /** The rows of relations that stand on a page, by what their cells print there. */
  rowsOn(url: string): readonly (readonly string[])[] {
    const entries = this.onPage.of(url);
    return entries.map(({ row }) =>
      row.cells.flatMap(({ value, evidence: { url: on } }) => (on === url ? [value.printed] : [])),
    );
  }

  private add(relation: Relation): void {
    const label = namingColumn(relation);
    this.labels.set(relation, label);
    if (label >= 0) this.shared.set(relation, sharedWords(relation, label));
    for (const row of relation.rows) {
      const entry = { relation, row };
      const own = this.thingOf(entry);
      const pages = new Set(own.page === undefined ? [] : [own.page]);
      const names = new Set(own.name === undefined ? [] : [own.name]);
      for (const { value } of row.cells) {
        if (value.kind === "entity") pages.add(value.href);
        if ((value.kind === "entity" || value.kind === "text") && value.printed.length <= LONGEST_NAME)
          names.add(nameKey(value.printed));
      }
      for (const page of pages) this.mentionedPages.add(page, entry);
      for (const name of names) this.mentionedNames.add(name, entry);
      for (const url of new Set(row.cells.map((cell) => cell.evidence.url))) this.onPage.add(url, entry);
    }
  }

  /** What the row's own thing goes by. */
  private thingOf({ relation, row }: Entry): Thing {
    const named = row.cells[this.labels.get(relation)!]?.value;
    const page = row.about ?? (named?.kind === "entity" ? named.href : undefined);
    return { page, name: named === undefined || named.printed === "" ? undefined : nameKey(named.printed) };
  }

  private said(relation: Relation, index: number): ReadonlySet<string> {
    const columns = this.saidIn.get(relation) ?? new Map<number, ReadonlySet<string>>();
    this.saidIn.set(relation, columns);
    let found = columns.get(index);
    if (!found) {
      found = new Set(relation.rows.map(({ cells }) => nameKey(cells[index]!.value.printed)));
      columns.set(index, found);
    }
    return found;
  }

  private mentionsOf({ page, name }: Thing): Entry[] {
    return [
      ...(page === undefined ? [] : this.mentionedPages.of(page)),
      ...(name === undefined ? [] : this.mentionedNames.of(name)),
    ];
  }

  /** Rows whose own thing is this row's. Rows of one relation with a page each are two things, however alike their names. */
  private alike(entry: Entry): Entry[] {
    const own = this.thingOf(entry);
    return [...new Set(this.mentionsOf(own))].filter((other) => {
      const { page, name } = this.thingOf(other);
      if (page !== undefined && page === own.page) return true;
      const isAnother = other.relation === entry.relation && page !== undefined && own.page !== undefined;
      return !isAnother && name !== undefined && name === own.name;
    });
  }

  /** Rows that mention this row's thing, in short too. */
  private mentioning(entry: Entry): Set<Entry> {
    const label = this.labels.get(entry.relation)!;
    const name = label < 0 ? undefined : entry.row.cells[label]!.value.printed;
    const core = name === undefined ? undefined : this.coreOf(entry.relation, name);
    const inShort = core === undefined ? [] : this.mentionedNames.of(core);
    const own = this.thingOf(entry);
    const isUnnamed = own.page === undefined && own.name === undefined;
    const mentions = isUnnamed
      ? this.mentionsOf({ page: undefined, name: firstWords(entry.row) })
      : this.mentionsOf(own);
    return new Set([...mentions, ...inShort]);
  }

  private coreOf(relation: Relation, name: string): string | undefined {
    return coreOf(name, this.shared.get(relation));
  }

  private at(url: string, place: unknown): readonly { entry: Entry; index: number }[] {
    let places = this.places.get(url);
    if (!places) {
      places = new Map();
      for (const entry of this.onPage.of(url)) {
        for (const [index, cell] of entry.row.cells.entries()) {
          if (cell.evidence.url !== url || cell.value.kind === "missing") continue;
          const key = canonicalJson(cell.evidence.place);
          places.set(key, [...(places.get(key) ?? []), { entry, index }]);
        }
      }
      this.places.set(url, places);
    }
    return places.get(canonicalJson(place)) ?? [];
  }
}

/** What a row that is told by several cells ("Oban", 2015) is about, as a key: the first of them that is in words. */
function firstWords({ cells }: Row): string | undefined {
  const words = cells.find(({ value: { kind, printed } }) => kind === "text" && printed.length <= LONGEST_NAME);
  return words && nameKey(words.value.printed);
}

const columnKey = ({ columns }: Relation, index: number) => nameKey(humanise(columns[index]!.name));

/** Whether a cell says what another says: whoever reads it there need not read the other. */
function sameStatement(a: Value, b: Value): boolean {
  if (a.kind === "number" && b.kind === "number")
    return Number(a.decimal) === Number(b.decimal) && (!a.unit || !b.unit || a.unit === b.unit);
  if (a.kind === "date" && b.kind === "date") return a.iso === b.iso;
  return b.kind !== "missing" && foldText(a.printed) === foldText(b.printed);
}

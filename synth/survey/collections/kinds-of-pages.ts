import { contentId } from "../../../core/ids.ts";
import type { Relation, Row } from "../../../core/relation.ts";
import { typeColumn } from "../../../logic/values/type-column.ts";
import { grouped } from "../grouped.ts";
import { selfNamed } from "./self-named.ts";
import { printedValue } from "./tables-together.ts";

/** Pages of fewer, or that state fewer facts of their own, are no kind. */
const LEAST_PAGES = 4;
const LEAST_FACTS = 3;
/** What so many of the pages state tells none of them apart. */
const COMMON = 0.9;
/** Pages that share so many of the facts of the one that states fewer are of one kind. */
const SHARED = 0.5;
/** A page that states less of what the others of a kind state at the least is none of them. */
const LITTLE = 0.5;

interface Kind {
  members: Row[];
  /** Indices of columns. */
  facts: Set<number>;
  /** How many of them each page states at the least. */
  fewest: number;
}

/**
 * Pages of one folder that state different facts (teams have an arena, players a birthplace) are a collection for each kind.
 * A page that states next to nothing of what all those of a kind state is of none: it lists or tells of them. Those that say what their
 * own names are names of are of one kind, and the others of others.
 */
export function kindsOfPages(given: Relation): Relation[] {
  const named = selfNamed(given);
  const own = given.rows.filter(({ cells }) => named && cells[named.at]!.value.kind !== "missing");
  // News in the layout of halls have no “hall name”.
  if (own.length === 0 || own.length === given.rows.length) return kindsByFacts(given);
  const others = given.rows.filter((row) => !own.includes(row));
  return [own, others].flatMap((rows) => kindsByFacts(partOf(given, new Set(rows))));
}

function kindsByFacts(given: Relation): Relation[] {
  const collection = withoutBarePages(given);
  const { columns, rows } = collection;
  const facts = columns.flatMap(({ role, unnamed }, at) => (role === "label" || unnamed ? [] : [at]));
  const states = (row: Row, at: number) => row.cells[at]!.value.kind !== "missing";
  const telling = facts.filter((at) => rows.filter((row) => states(row, at)).length < COMMON * rows.length);
  const own = (row: Row) => telling.filter((at) => states(row, at));
  const alike = [...grouped(rows, (row) => own(row).join()).values()]
    .map((members) => ({ members, facts: new Set(own(members[0]!)) }))
    .sort((a, b) => b.facts.size - a.facts.size);
  const kinds: Kind[] = [];
  const little: Row[] = [];
  for (const { members, facts: stated } of alike) {
    const kind = kinds.find(({ facts: known }) => {
      const shared = [...stated].filter((at) => known.has(at)).length;
      return shared >= SHARED * Math.min(stated.size, known.size);
    });
    // What is little beside another kind may be much of its own.
    const isLittle = kind ? stated.size < LITTLE * kind.fewest : stated.size === 0 && kinds.length > 0;
    if (isLittle) little.push(...members);
    else if (kind) {
      kind.members.push(...members);
      kind.fewest = stated.size;
      for (const at of stated) kind.facts.add(at);
    } else kinds.push({ members: [...members], facts: new Set(stated), fewest: stated.size });
  }
  const areKinds = kinds.every(isKind) || setApart(kinds, little);
  if (!areKinds || (kinds.length < 2 && little.length === 0)) return [collection];
  // Where all state much in common, and some add to it, a page that adds nothing is a thing like the others.
  const common = facts.filter((at) => !telling.includes(at));
  const isThing = (row: Row) =>
    common.length >= LEAST_FACTS && common.filter((at) => states(row, at)).length >= SHARED * common.length;
  if (kinds.length < 2 && little.some(isThing)) {
    const strays = new Set(little.filter((row) => !isThing(row)));
    return strays.size === 0 ? [collection] : [partOf(collection, new Set(rows.filter((row) => !strays.has(row))))];
  }
  const numbered = new Set(kinds.flatMap(({ members }) => members.flatMap(numberedAddress)));
  const kept = new Set(kinds.flatMap(({ members }) => members));
  // Pages that are numbered alike are of one kind, whatever one of them leaves unsaid.
  if (rows.some((row) => !kept.has(row) && numberedAddress(row).some((one) => numbered.has(one)))) return [collection];
  return kinds.map(({ members }) => partOf(collection, new Set(members)));
}

const isKind = ({ members, fewest }: Kind) => members.length >= LEAST_PAGES && fewest >= LEAST_FACTS;

/** "https://acme.example/pumps/" of "https://acme.example/pumps/b2.html" */
const folderOf = ({ about }: Row) => about?.replace(/[^/]*$/, "") ?? "";

/**
 * Pages of a folder that state next to nothing are no kind, and do not keep those of another folder from being one: they go to
 * the little that is left.
 */
function setApart(kinds: Kind[], little: Row[]): boolean {
  const standing = kinds.filter(isKind);
  const folders = new Set(standing.flatMap(({ members }) => members.map(folderOf)));
  const others = kinds.filter((kind) => !standing.includes(kind));
  const areApart = others.every(
    ({ members, facts }) => facts.size < LEAST_FACTS && members.every((row) => !folders.has(folderOf(row))),
  );
  if (standing.length === 0 || !areApart) return false;
  little.push(...others.flatMap(({ members }) => members));
  kinds.splice(0, kinds.length, ...standing);
  return true;
}

/**
 * A collection without the few pages that state nothing but what all of its pages do, where each of the others states much:
 * the cart and the terms of a shop beside what it sells.
 */
function withoutBarePages(collection: Relation): Relation {
  const { columns, rows } = collection;
  const states = (row: Row, at: number) => row.cells[at]!.value.kind !== "missing";
  const own = columns.flatMap(({ role, unnamed }, at) =>
    role === "label" || unnamed || rows.every((row) => states(row, at)) ? [] : [at],
  );
  const stated = (row: Row) => own.filter((at) => states(row, at)).length;
  const kept = rows.filter((row) => stated(row) > 0);
  const numbered = new Set(kept.flatMap(numberedAddress));
  const isOne = (row: Row) => stated(row) === 0 && !numberedAddress(row).some((one) => numbered.has(one));
  const bare = rows.filter(isOne);
  // Where what the others state is common to all, said as it is above: nine of ten are neither too few here nor too many there.
  const few = bare.length > 0 && rows.length - bare.length >= COMMON * rows.length;
  if (!few || kept.some((row) => stated(row) < LEAST_FACTS)) return collection;
  return partOf(collection, new Set(rows.filter((row) => !bare.includes(row))));
}

/** "…/item-12.html" -> "…/item-#.html"; nothing where an address has no number. */
const numberedAddress = ({ about }: Row): string[] =>
  about !== undefined && /\d/.test(new URL(about).pathname) ? [about.replace(/\d+/g, "#")] : [];

/** Some of the pages, with what any of them states. */
export function partOf(collection: Relation, members: ReadonlySet<Row>): Relation {
  const rows = collection.rows.filter((row) => members.has(row));
  const kept = collection.columns.flatMap((column, at) => {
    const cells = rows.map((row) => row.cells[at]!);
    if (cells.every(({ value }) => value.kind === "missing")) return [];
    if (column.role === "label" || column.unnamed) return [{ column, cells }];
    const typed = typeColumn(
      column.name,
      cells.map(({ value }) => printedValue(value)),
    );
    return [{ column: typed.column, cells: cells.map((cell, row) => ({ ...cell, value: typed.values[row]! })) }];
  });
  return {
    ...collection,
    id: contentId("page_kind", collection.id, ...kept.map(({ column }) => column.name)),
    url: rows[0]!.about ?? collection.url,
    columns: kept.map(({ column }) => column),
    rows: rows.map((row, at) => ({ ...row, cells: kept.map(({ cells }) => cells[at]!) })),
  };
}

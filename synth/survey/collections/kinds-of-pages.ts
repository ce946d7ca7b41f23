import { contentId } from "../../../core/ids.ts";
import type { Relation, Row } from "../../../core/relation.ts";
import { typeColumn } from "../../../logic/values/type-column.ts";
import { grouped } from "../grouped.ts";
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
 * A page that states next to nothing of what all those of a kind state is of none: it lists or tells of them.
 */
export function kindsOfPages(collection: Relation): Relation[] {
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
  const areKinds = kinds.every(({ members, fewest }) => members.length >= LEAST_PAGES && fewest >= LEAST_FACTS);
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

/** "…/item-12.html" -> "…/item-#.html"; nothing where an address has no number. */
const numberedAddress = ({ about }: Row): string[] =>
  about !== undefined && /\d/.test(new URL(about).pathname) ? [about.replace(/\d+/g, "#")] : [];

function partOf(collection: Relation, members: ReadonlySet<Row>): Relation {
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

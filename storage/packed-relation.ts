import type { Evidence, Place } from "../core/evidence.ts";
import type { Cell, Relation, Row } from "../core/relation.ts";

/** A relation as the store keeps it. Made where pages are read, so that storing only writes. */
export interface PackedRelation {
  id: string;
  name: string;
  source: string;
  url: string;
  title: string;
  rowCount: number;
  /** JSON: Column[]. */
  columns: string;
  /** JSON: PackedRow[]. */
  rows: string;
}

/** A place as a list where its kind is frequent: `["cell", path, table, row, col]`, `["node", path]`, then start and end. */
export type PackedPlace = readonly (string | number)[] | Place;

export interface PackedCell {
  value: Cell["value"];
  at: PackedPlace;
  notes?: Cell["notes"];
  /** Snapshot and URL of the evidence, where they are not those of the cell before. */
  of?: readonly [snapshot: string, url: string];
}

export interface PackedRow extends Omit<Row, "cells"> {
  /** A store of before migration 004 has cells that keep their evidence whole. */
  cells: (PackedCell | Cell)[];
}

const FIELDS = {
  cell: ["path", "table", "row", "col", "start", "end"],
  node: ["path", "start", "end"],
} as const satisfies { [Kind in "cell" | "node"]: readonly (keyof Extract<Place, { at: Kind }>)[] };

/** Takes a fifth of what the relation's own JSON takes: most of that says again and again on which page it was read. */
export function packRelation(relation: Relation): PackedRelation {
  const { id, name, source, url, title = "", columns } = relation;
  // The parts are named one by one: in Node 20 a spread with fields behind it costs more than all else that is done to a cell.
  let before: Evidence | undefined;
  const rows = relation.rows.map((row): PackedRow => {
    const cells = row.cells.map((cell): PackedCell => {
      const { value, evidence, notes } = cell;
      const { snapshot, url: page, place } = evidence;
      const isSame = before?.snapshot === snapshot && before.url === page;
      before = evidence;
      // JSON leaves out what is undefined.
      return { value, notes, at: packPlace(place), of: isSame ? undefined : [snapshot, page] };
    });
    const { about, total } = row;
    return { cells, about, total };
  });
  return {
    id,
    name,
    source,
    url,
    title,
    rowCount: rows.length,
    columns: JSON.stringify(columns),
    rows: JSON.stringify(rows),
  };
}

function packPlace(place: Place): PackedPlace {
  if (place.at !== "cell" && place.at !== "node") return place;
  const values: (string | number)[] = [place.at];
  const known: Record<string, unknown> = place;
  for (const field of FIELDS[place.at]) {
    const value = known[field];
    if (value === undefined) break;
    values.push(value as string | number);
  }
  let stated = 0;
  for (const field in known) if (known[field] !== undefined) stated++;
  // Another field, or one that is left out within: the list could not say it.
  return values.length === stated ? values : place;
}

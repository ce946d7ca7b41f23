import { z } from "zod";
import type { Place } from "../core/evidence.ts";
import { type Cell, Column, type Relation, type Row, SourceKind } from "../core/relation.ts";
import type { PackedCell, PackedPlace, PackedRelation, PackedRow } from "./packed-relation.ts";

/** The relation as it was. */
export function unpackRelation(packed: Omit<PackedRelation, "rowCount">): Relation {
  const { id, name, source, url, title, columns, rows } = packed;
  return {
    ...{ id, name, url, title },
    source: SourceKind.parse(source),
    columns: z.array(Column).parse(JSON.parse(columns)),
    rows: unpackRows(rows),
  };
}

/** Texts kept to be shared by the cells of one relation; past so many it has too many different ones to share them. */
const MOST_SHARED = 10_000;

/**
 * Cells outnumber all else that is held of a site. Parsing gives each its own copy of the words that all of them say, and objects
 * that are put together field by field take twice the room: so texts are shared, and objects written out.
 */
function unpackRows(rows: string): Row[] {
  let of: readonly [string, string] = ["", ""];
  const texts = new Map<string, string>();
  const shared = (text: string): string => {
    const known = texts.get(text);
    if (known !== undefined) return known;
    if (texts.size < MOST_SHARED) texts.set(text, text);
    return text;
  };
  const unpackCell = (cell: PackedCell | Cell): Cell => {
    if ("evidence" in cell) return cell;
    if (cell.of) of = cell.of;
    const { value, notes } = cell;
    shareTexts(value, shared);
    const evidence = { snapshot: of[0], url: of[1], place: unpackPlace(cell.at) };
    return notes === undefined ? { value, evidence } : { value, evidence, notes };
  };
  return (JSON.parse(rows) as PackedRow[]).map(({ cells, about, total }): Row => {
    const row: Row = about === undefined ? { cells: cells.map(unpackCell) } : { cells: cells.map(unpackCell), about };
    return total === undefined ? row : { ...row, total };
  });
}

/** Puts the one text in the place of its copies; a literal is the same text wherever it stands. */
function shareTexts(value: Cell["value"], shared: (text: string) => string): void {
  value.printed = shared(value.printed);
  switch (value.kind) {
    case "number":
      value.kind = "number";
      value.decimal = shared(value.decimal);
      if (value.unit !== undefined) value.unit = shared(value.unit);
      break;
    case "date":
      value.kind = "date";
      value.iso = shared(value.iso);
      break;
    case "entity":
      value.kind = "entity";
      value.href = shared(value.href);
      break;
    case "text":
      value.kind = "text";
      break;
    case "missing":
      value.kind = "missing";
      break;
    case "unsure":
      value.why = shared(value.why);
      break;
    case "list":
      for (const item of value.items) shareTexts(item, shared);
  }
}

/** A cell's or a node's place as a list. */
type CellList = readonly ["cell", string, number, number, number, number?, number?];
type NodeList = readonly ["node", string, number?, number?];

function unpackPlace(place: PackedPlace): Place {
  if (!isList(place)) return place;
  if (place[0] === "cell") {
    const [, path, table, row, col, start, end] = place as CellList;
    if (start === undefined) return { at: "cell", path, table, row, col };
    if (end === undefined) return { at: "cell", path, table, row, col, start };
    return { at: "cell", path, table, row, col, start, end };
  }
  const [, path, start, end] = place as NodeList;
  if (start === undefined) return { at: "node", path };
  return end === undefined ? { at: "node", path, start } : { at: "node", path, start, end };
}

function isList(place: PackedPlace): place is readonly (string | number)[] {
  return Array.isArray(place);
}

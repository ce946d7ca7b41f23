import type { DraftColumn } from "./draft.ts";
import type { Printed } from "./readings.ts";

/** What a page tells of a thing, behind the thing's name: "丹麦概况", "Iceland at a glance", "Acme 2 review". */
const TOLD_OF =
  /(?:(?<=\p{sc=Han})(?:基本)?(?:概况|概览|简介|介绍|资料|详情|信息|评测|测评)|(?<=\S)\s+(?:overview|profile|review|at a glance|fact ?sheet|(?:key |quick |basic )?facts))$/iu;

/** The words, the same behind several names, by which pages say that they tell of what they name; undefined where they differ. */
export function toldOf(names: readonly string[]): string | undefined {
  const ends = names.map((name) => TOLD_OF.exec(name)?.[0]);
  return ends.length > 1 && ends.every((end) => end === ends[0]) ? ends[0] : undefined;
}

/** Names without the words, the same on all pages, by which each says that it tells of what it names. */
export function withoutToldOf(column: DraftColumn): DraftColumn {
  const end = toldOf([...column.cells.values()].map(([piece]) => piece!.text));
  if (end === undefined) return column;
  const cells = new Map([...column.cells].map(([page, [piece]]) => [page, [shorter(piece!, end.length)]]));
  return { ...column, cells };
}

function shorter(piece: Printed, by: number): Printed {
  const text = piece.text.slice(0, -by);
  const start = piece.start ?? 0;
  return { ...piece, text, start, end: start + text.length };
}

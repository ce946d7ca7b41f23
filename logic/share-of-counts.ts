import type { Column } from "../core/relation.ts";
import { humanise } from "./english/humanise.ts";
import { isParticiple } from "./english/participles.ts";
import type { TableResult } from "./operation.ts";
import { columnIndex } from "./table.ts";
import { decimalOf } from "./values/measure.ts";

/** "lots sold", "number of lots sold" */
const DONE = /^(?:number of )?(?<things>(?:\p{Ll}+[ -])*\p{Ll}+s) (?<done>\p{Ll}+)$/u;
/** "total lots", "total number of lots" */
const TOTAL = /^total (?:number of )?(?<things>(?:\p{Ll}+[ -])*\p{Ll}+s)$/u;
/** What is done to all of them first, before something else comes of some. */
const FIRST =
  /^(?:advertised|attempted|cast|entered|examined|inspected|offered|planned|played|proposed|received|reviewed|sampled|started|submitted|tabled|tested)$/;
/** In fewer rows one number is below another by chance. */
const LEAST_ROWS = 5;

/**
 * What one number of things is called as a share of another number of the same things: "share of the lots offered that were sold". By
 * their names; undefined where the one is not known to be a part of the other ("games lost" of "games won").
 */
export function shareOfCounts(part: Column, whole: Column): string | undefined {
  if (![part, whole].every(({ type, role, unit }) => type === "number" && role === "measure" && unit === undefined))
    return undefined;
  const [some, all] = [part, whole].map(({ name }) => humanise(name).toLowerCase());
  const { things, done } = DONE.exec(some!)?.groups ?? {};
  if (things === undefined || !isParticiple(done!) || some === all) return undefined;
  if (TOTAL.exec(all!)?.groups?.["things"] === things) return `share of all ${things} that were ${done}`;
  const of = DONE.exec(all!)?.groups;
  return of?.["things"] === things && FIRST.test(of["done"]!)
    ? `share of the ${things} ${of["done"]} that were ${done}`
    : undefined;
}

/** Is it a part by their names, and in no row more than the whole? */
export function isShareOfCounts(part: Column, whole: Column, table: TableResult): boolean {
  if (shareOfCounts(part, whole) === undefined) return false;
  const [some, all] = [columnIndex(table, part.name), columnIndex(table, whole.name)];
  return (
    table.rows.length >= LEAST_ROWS &&
    table.rows.every(({ cells }) => {
      const [few, many] = [cells[some]!.value, cells[all]!.value];
      return few.kind === "number" && many.kind === "number" && decimalOf(few).lte(decimalOf(many));
    })
  );
}

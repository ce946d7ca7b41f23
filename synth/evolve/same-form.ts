import type { Relation } from "../../core/relation.ts";

/** Are two relations read from the same kind of source, with the same headings in the same order, as the tables of two years are? */
export const areOfOneForm = (one: Relation, other: Relation): boolean =>
  one.source === other.source &&
  one.columns.length === other.columns.length &&
  one.columns.every(({ name }, at) => name === other.columns[at]!.name);

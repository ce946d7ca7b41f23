import type { Relation } from "../../../core/relation.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { isProperty } from "./scoped-collections.ts";

/** By URL: what the collections say of each page. */
export function statedOf(collections: readonly Relation[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, ReadonlySet<string>>();
  for (const collection of collections) {
    const { columns, rows } = collection;
    const names = new Set(
      columns
        .filter(({ role }, at) => role !== "label" && isProperty(collection, at))
        .map(({ name }) => foldText(name)),
    );
    for (const { about } of rows) if (about !== undefined) found.set(about, names);
  }
  return found;
}

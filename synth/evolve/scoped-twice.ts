import type { Node } from "./node.ts";
import type { Workbench } from "./workbench.ts";

/** What a list names a part of things by, held against that very list: "among those listed under A, … of those in A". */
export function isScopedTwice(tree: Node, bench: Workbench): boolean {
  const sources = bench.sources(tree);
  const lists = sources.filter(({ relation }) => relation.source === "records");
  return sources.some(
    ({ scoped, relation: part }) =>
      scoped &&
      lists.some(({ relation: list }) => {
        const listed = new Set(list.rows.map(({ about }) => about));
        return list.id !== part.id && part.rows.every(({ about }) => about !== undefined && listed.has(about));
      }),
  );
}

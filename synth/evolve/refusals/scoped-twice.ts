import type { Relation, Row } from "../../../core/relation.ts";
import type { Node } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What a list names a part of things by, held against that very list: "among those listed under A, … of those in A". */
export function isScopedTwice(tree: Node, bench: Workbench): boolean {
  const sources = bench.sources(tree);
  const lists = sources.filter(
    ({ relation, scoped }) => relation.source === "records" || (isTable(relation) && !scoped),
  );
  return sources.some(
    ({ scoped, relation: part }) =>
      scoped &&
      lists.some(({ relation: list }) => {
        const listed = new Set(list.rows.flatMap(leadsTo));
        return list.id !== part.id && part.rows.every(({ about }) => about !== undefined && listed.has(about));
      }),
  );
}

const isTable = ({ source }: Relation) => source === "html_table";

/** What a row is about, and what its cells link to. */
const leadsTo = ({ about, cells }: Row): (string | undefined)[] => [
  about,
  ...cells.map(({ value }) => (value.kind === "entity" ? value.href : undefined)),
];

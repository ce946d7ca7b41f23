import type { Naming } from "../../logic/operation.ts";
import type { SurveyedRelation } from "../survey/survey.ts";
import { fileSource } from "./file-source.ts";
import { isLeaf, type Node, nodesOf } from "./node.ts";
import type { Workbench } from "./workbench.ts";

/**
 * How a question calls the rows of each relation, by relation id. Where it is about a few named rows only, and the site
 * lists all of them under headings that agree on a noun, that noun is better than the relation's own.
 */
export function namingsFor(tree: Node, bench: Workbench): Map<string, Naming> {
  const sources = bench.sources(tree);
  const { siteName, language } = bench.survey;
  const onSite = language === "zh" ? siteName : `on ${siteName}`;
  // "In the table “A” of the site and on the site" says the site twice.
  const placeOf = (source: SurveyedRelation) => fileSource(source.relation, bench.survey) ?? source.naming.source;
  const sited = sources.some((source) => placeOf(source) !== onSite && placeOf(source).includes(siteName));
  return new Map(
    sources.map((source) => {
      const noun = nounOf(namesIn(tree, source.relation.id), source);
      const place = placeOf(source);
      const where = sited && place === onSite && language === "en" ? "" : place;
      return [source.relation.id, { ...source.naming, ...noun, source: where }];
    }),
  );
}

/** The names that the tree picks from a relation; undefined where it reads other rows too. */
function namesIn(tree: Node, relation: string): Set<string> | undefined {
  const names = new Set<string>();
  for (const node of nodesOf(tree)) {
    if (isLeaf(node)) continue;
    const reads = Object.values(node.inputs).some((input) => isLeaf(input) && input.relation === relation);
    if (!reads) continue;
    if (node.op !== "named") return undefined;
    for (const name of node.params["names"] as string[]) names.add(name);
  }
  return names;
}

function nounOf(names: ReadonlySet<string> | undefined, { label, nouns, relation }: SurveyedRelation) {
  if (!names || names.size === 0 || !label) return undefined;
  const rows = relation.rows.flatMap((row, index) =>
    names.has(row.cells[label.index]!.value.printed.trim()) ? [index] : [],
  );
  const found = nouns.find((noun) => rows.every((row) => noun.rows.has(row)));
  return found && { singular: found.singular, plural: found.plural };
}

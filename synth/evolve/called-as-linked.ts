import type { NounKind } from "../../core/word-kinds.ts";
import { columnNoun } from "../../logic/english/column-noun.ts";
import { headWord, nounKind } from "../../logic/english/noun-kinds.ts";
import type { Naming } from "../../logic/operation.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";
import { inputOf, isLeaf, type Node, nodesOf } from "./node.ts";
import type { Workbench } from "./workbench.ts";

/** What happens, or is done: it has a day, and no staff. */
const DEEDS: ReadonlySet<NounKind> = new Set(["act", "event", "process", "state"]);

/**
 * What the rows of a table are called where a question takes figures of the things that they lead to: the table “Adoptions” of societies
 * lists adoptions as far as their dates go, but it is the societies that have members. Undefined where the table's own word is as good.
 */
export function calledAsLinked(
  tree: Node,
  { relation, naming, label, scoped }: SurveyedRelation,
  bench: Workbench,
): Pick<Naming, "singular" | "plural" | "measure"> | undefined {
  if ((relation.source === "page_collection" && scoped !== true) || !label) return undefined;
  for (const node of nodesOf(tree)) {
    if (isLeaf(node) || node.op !== "join" || node.params["on"] !== undefined) continue;
    const right = node.inputs["right"]!;
    if (!isLeaf(right) || firstOf(node.inputs["left"]!) !== relation.id) continue;
    const { singular, plural, measure } = bench.relation(right.relation).naming;
    const header = label.column.name;
    const isOther =
      bench.survey.language === "zh"
        ? header === singular && naming.singular !== singular
        : isOtherThing(naming.singular, singular, columnNoun({ name: header, type: "entity", role: "text" }));
    if (isOther) return { singular, plural, ...(measure === undefined ? {} : { measure }) };
  }
  return undefined;
}

/** Is the word of a table, unlike that of its column of names, for something else than what these lead to? */
function isOtherThing(row: string, linked: string, header: string): boolean {
  const [own, other] = [headWord(row), headWord(linked)];
  if (own === other) return false;
  const [kind, ofLinked] = [nounKind(row), nounKind(linked)];
  if (kind !== undefined && DEEDS.has(kind) && (ofLinked === undefined || !DEEDS.has(ofLinked))) return true;
  return headWord(header) === other && kind !== ofLinked;
}

/** The relation whose rows a set is chosen from. */
function firstOf(node: Node): string | undefined {
  if (isLeaf(node)) return node.relation;
  const input = node.inputs["left"] ?? inputOf(node);
  return input && firstOf(input);
}

/** "among the societies listed under “Adoptions”" of "among the adoptions listed under “Adoptions”". */
export const placedAs = (source: string, plural: string, called: string): string =>
  /^among the\b[^“]*$/.test(source.split(` ${plural} `)[0]!) ? source.replace(` ${plural} `, ` ${called} `) : source;

import { humanise } from "../../../logic/english/humanise.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { type Branch, inputOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** How far along something is, or how good, hard or large: such scales have three to five steps. */
const SCALE =
  /\b(?:conditions?|difficult(?:y|ies)|levels?|priorit(?:y|ies)|ratings?|risks?|severit(?:y|ies)|sizes?|skills?|status(?:es)?)$|(?:等级|级别|程度|状况|状态|难度|评级|品相)$/i;
const MOST_STEPS = 5;

/** Whether a column tells of steps of a scale. */
export const isScale = (name: string): boolean => SCALE.test(humanise(name));

/** "How many different levels of difficulty are there?" Easy, medium and hard, as everywhere. */
export function isKnownScale(node: Branch, bench: Workbench): boolean {
  const from = inputOf(node);
  if (node.op !== "distinct" || !from || !isScale(String(node.params["column"]))) return false;
  const values = bench.columns(from).find(({ column }) => column.name === node.params["column"])?.values ?? [];
  return new Set(values.map(({ printed }) => foldText(printed))).size <= MOST_STEPS;
}

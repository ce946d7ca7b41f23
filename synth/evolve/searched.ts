import type { Subtype } from "../../core/program.ts";
import { operation } from "../../logic/registry.ts";
import { type Branch, firstOf, isLeaf } from "./node.ts";
import { REASONS, type Reason } from "./refusals/reasons.ts";

/** What a search tried of one kind of question: so many programs, those without a sure answer, and why others fell. */
export interface Tried {
  programs: number;
  /** Guards spoke against them, or what they read is not stated. */
  unanswered: number;
  refused: Map<Reason, number>;
}

/** What a search tried, by the subtype that it was after. */
export type Searched = Map<Subtype, Tried>;

/** Notes a program that was tried; `reason` is why it fell, undefined where it stood. */
export function noteTried(searched: Searched, subtype: Subtype, answered: boolean, reason: Reason | undefined): void {
  const tried = searched.get(subtype) ?? { programs: 0, unanswered: 0, refused: new Map() };
  searched.set(subtype, tried);
  tried.programs++;
  if (!answered) tried.unanswered++;
  if (reason !== undefined) tried.refused.set(reason, (tried.refused.get(reason) ?? 0) + 1);
}

/** The subtype that a tree is after, told without running it: that of the step which the later ones only show. */
export function soughtSubtype(tree: Branch): Subtype | undefined {
  for (let node: Branch | undefined = tree; node; node = firstInput(node)) {
    const op = operation(node.op);
    if (op && op.carries?.(node.params) !== true) return op.subtype;
  }
  return undefined;
}

function firstInput({ inputs }: Branch): Branch | undefined {
  const first = firstOf(inputs);
  return first && !isLeaf(first) ? first : undefined;
}

/** The reasons of several searches together. */
export function addSearched(to: Searched, more: Searched): void {
  for (const [subtype, { programs, unanswered, refused }] of more) {
    const tried = to.get(subtype) ?? { programs: 0, unanswered: 0, refused: new Map<Reason, number>() };
    to.set(subtype, tried);
    tried.programs += programs;
    tried.unanswered += unanswered;
    for (const [reason, count] of refused) tried.refused.set(reason, (tried.refused.get(reason) ?? 0) + count);
  }
}

/** Reasons that are named, the most frequent first. */
const NAMED = 3;

/** Why no question of a kind came of a search, in a clause. */
export function whyNone(tried: Tried | undefined): string {
  if (!tried) return "nothing that was read can be asked so";
  const { programs, unanswered, refused } = tried;
  const named = [...refused].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, NAMED);
  const reasons = [
    ...(unanswered > 0 ? [`${unanswered} without a sure answer`] : []),
    ...named.map(([reason, count]) => `${count} as ${REASONS[reason]}`),
  ];
  const fell = [...refused.values()].reduce((sum, count) => sum + count, unanswered);
  const tally = `${programs} ${programs === 1 ? "program was" : "programs were"} tried`;
  // What stood was there to be chosen: better ones were, or it failed a check, which is counted among the rejections.
  const said = programs > fell ? `${tally}, ${programs - fell} stood and none was taken` : `${tally} and none stood`;
  return reasons.length > 0 ? `${said}: ${reasons.join(", ")}` : said;
}

import { toSimplified } from "../../core/chinese-scripts.ts";
import type { Task } from "../../core/task.ts";
import { foldText } from "../../logic/values/normalise.ts";
import { missingSlots } from "../phrase/slots.ts";
import { type Check, verdict } from "./check.ts";

const say = verdict("self_contained");

/** Words that point at something outside the question. "this group" is explained by the question itself. */
const DANGLING =
  /\b(?:above|below)-?(?:mentioned)?\s+(?:table|list|page|text|figure)\b|\b(?:table|list|page|section|figure)s? (?:above|below)\b|\b(?:this|these|that|the (?:given|following|current|same)) (?:table|list|page|site|website|document|section|article|file)\b|\bhere\b|\bcolumn\s*\d+\b|\bundefined\b|\bnull\b|\bNaN\b|[上下](?:表|图|文|述)|本(?:页|站|网站|表|文)(?!面)|(?:以上|以下|下列|如下)/iu;

/** Names and titles say what they say: “Everyone who ever lived here” points at nothing. */
const QUOTED = /“[^”]*”|《[^》]*》/gu;

/** How a question begins that says where its facts stand, or how it says so of the things that it ends with. */
const SOURCED =
  /^(?:On|In|Among|Considering only|According to|At|From)\s|^(?:在|根据|据|按照?|从)|\bthe [^?]+ (?:on|of) the [^?]+ site(?: [^?]*)?\?/u;

/** Anyone who reads only the question knows what is asked, of which site, and how the answer is to be given. */
export const selfContained: Check = {
  name: "self_contained",
  run({ task, relations }) {
    const question = toSimplified(task.question);
    const dangling = DANGLING.exec(question.replace(QUOTED, "“”"));
    if (dangling) return say("fail", `“${dangling[0]}” points at something outside the question.`);
    if (!SOURCED.test(question)) return say("fail", "The question does not say where its facts stand.");
    if (!/[?？]/.test(question)) return say("fail", "There is no question in it.");
    const missing = missingSlots(task.program, question, relations).filter(
      (slot) => !isDescribed(slot, question, task),
    );
    if (missing.length > 0)
      return say("fail", `The question does not say “${missing[0]}”, on which its answer depends.`);
    return say("pass", "Source, conditions, names, numbers and rounding all stand in the question.");
  },
};

/** A name that is left out where the question says what the two that are meant have in common, and no other thing has. */
function isDescribed(name: string, question: string, { walk }: Pick<Task, "walk">): boolean {
  const { names = [], values = [] } = walk?.shared ?? {};
  const said = foldText(question);
  return (
    names.some((one) => foldText(toSimplified(one)) === foldText(name)) &&
    values.every((value) => said.includes(foldText(toSimplified(value))))
  );
}

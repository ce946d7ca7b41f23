import type { Agent } from "../../agent/agent.ts";
import { FINAL_ANSWER, toolNamed } from "../../agent/tools.ts";
import type { Model } from "../../llm/model.ts";
import { type WrittenCall, writtenCall } from "../../llm/tool-call-text.ts";
import { modelAgent } from "../model-agent.ts";

/** Steps of the paper's agent (WebAggregator, appendix A); the last is kept for the answer. */
const STEPS = 30;

/** A program between fences: models that were trained to act in code write it so, whatever the server's tools. */
const FENCED = /```(?:javascript|js|typescript|ts)\s*\n([\s\S]*?)(?:```|$)/i;

/**
 * Acts in code (WebAggregator, appendix A, after CodeAct: Wang et al., ICML 2024): a thought, a program in JavaScript whose
 * functions are the tools, and what it printed as the observation.
 */
export function code(model: Model): Agent {
  const tools = ["run_code", FINAL_ANSWER].map((name) => toolNamed(name));
  return modelAgent(model, { name: "code", defaultMaxSteps: STEPS, tools, prompt: "code", written: writtenProgram });
}

function writtenProgram(text: string, tools: ReadonlySet<string>): WrittenCall | undefined {
  const call = writtenCall(text, tools);
  if (call) return call;
  const fenced = FENCED.exec(text);
  if (!fenced?.[1]?.trim() || !tools.has("run_code")) return undefined;
  return { name: "run_code", arguments: { code: fenced[1].trim() }, before: text.slice(0, fenced.index).trim() };
}

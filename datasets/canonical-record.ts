import { z } from "zod";
import { TOOLS } from "../agent/tools.ts";
import type { Trajectory } from "../core/attempt.ts";
import type { Task } from "../core/task.ts";
import { promptNamed } from "../llm/prompt.ts";

/** A tool call with its arguments as an object; formats that want text make it. */
export interface CanonicalToolCall {
  id: string;
  name: string;
  arguments: Record<string, unknown>;
}

/**
 * A message of the canonical record. `train` says whether a loss may be taken on it: only on what the agent itself
 * wrote; questions, tool results and system text are never trained on.
 */
export type CanonicalMessage =
  | { role: "system" | "user"; content: string; train: false }
  | { role: "assistant"; content: string; reasoning_content: string; tool_calls: CanonicalToolCall[]; train: boolean }
  | { role: "tool"; content: string; name: string; tool_call_id: string; train: false };

/** A tool in the notation of the OpenAI API. */
export interface ToolDefinition {
  type: "function";
  function: { name: string; description: string; parameters: unknown };
}

/** One trajectory as training data; every export format is derived from it. */
export interface CanonicalRecord {
  task: Task;
  attempt: string;
  agent: string;
  correct: boolean;
  messages: CanonicalMessage[];
  tools: ToolDefinition[];
}

/** Makes records from trajectories; tools and prompt are the same for all of them and read once. */
export function canonicalRecorder(): (
  task: Task,
  agent: string,
  correct: boolean,
  trajectory: Trajectory,
) => CanonicalRecord {
  const prompt = promptNamed("solver");
  const tools: ToolDefinition[] = [...TOOLS.values()].map((tool) => ({
    type: "function",
    function: { name: tool.name, description: tool.description, parameters: parametersOf(tool.params) },
  }));
  return (task, agent, correct, trajectory) => {
    const { root, question, language } = task;
    const messages: CanonicalMessage[] = [
      { role: "system", content: prompt.text("system", language), train: false },
      { role: "user", content: prompt.text("user", language, { root, question }), train: false },
    ];
    for (const step of trajectory.steps) {
      const id = `call_${step.number}`;
      messages.push({
        role: "assistant",
        content: "",
        reasoning_content: step.thought,
        tool_calls: [{ id, name: step.action.tool, arguments: step.action.arguments }],
        // A call that the tools refused is shown, so that recovery is learnt, but not imitated.
        train: !step.failed,
      });
      // The final answer ends the conversation: no tool result follows it.
      if (step.action.tool === "final_answer" && !step.failed) break;
      messages.push({
        role: "tool",
        content: step.observation,
        name: step.action.tool,
        tool_call_id: id,
        train: false,
      });
    }
    return { task, attempt: trajectory.attempt.id, agent, correct, messages, tools };
  };
}

function parametersOf(params: z.ZodType): unknown {
  const { $schema: _, ...schema } = z.toJSONSchema(params);
  return schema;
}

import { described } from "../agent/tools/described.ts";
import type { Tool } from "../agent/tools/tool.ts";
import { FINAL_ANSWER, TOOLS, toolNamed } from "../agent/tools.ts";
import type { Trajectory } from "../core/attempt.ts";
import { ActionError } from "../core/errors.ts";
import type { Action, TrajectoryStep } from "../core/observation.ts";
import type { Task } from "../core/task.ts";
import { promptNamed } from "../llm/prompt.ts";
import { withoutMarkup } from "./template-marks.ts";

/** A tool call with its arguments as an object; formats that want text make it. */
export interface CanonicalToolCall {
  id: string;
  name: string;
  arguments: Record<string, unknown>;
}

export interface CanonicalAssistant {
  role: "assistant";
  content: string;
  reasoning_content: string;
  tool_calls: CanonicalToolCall[];
  train: boolean;
}

export interface CanonicalResult {
  role: "tool";
  content: string;
  name: string;
  tool_call_id: string;
  train: false;
}

/**
 * A message of the canonical record. `train` says whether a loss may be taken on it: only on what the agent itself
 * wrote; questions, tool results and system text are never trained on.
 */
export type CanonicalMessage =
  | { role: "system" | "user"; content: string; train: false }
  | CanonicalAssistant
  | CanonicalResult;

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

/** Characters of a tool result in training rows at most, unless the user names another number. */
export const OBSERVATION_CHARACTERS = 12_000;

/** Makes records from trajectories; tools and prompt are the same for all of them and read once. */
export class CanonicalRecorder {
  readonly #prompt = promptNamed("solver");
  readonly #cap: number;
  /** The tools that every row names: those of the full profile, so that rows of all agents are alike. */
  readonly tools: ToolDefinition[] = [...TOOLS.values()].map((tool) => definitionOf(tool, "en"));
  readonly #chinese: ToolDefinition[] = [...TOOLS.values()].map((tool) => definitionOf(tool, "zh"));

  /** `cap`: characters of a tool result at most; what is behind them is cut, with a word that it was. */
  constructor(cap = OBSERVATION_CHARACTERS) {
    this.#cap = cap;
  }

  /** What a task's conversation opens with. */
  opening({ root, question, language }: Task): { role: "system" | "user"; content: string; train: false }[] {
    return [
      { role: "system", content: this.#prompt.text("system", language).trim(), train: false },
      { role: "user", content: this.#prompt.text("user", language, { root, question }).trim(), train: false },
    ];
  }

  /** The steps of an attempt that answered as messages, from the first call to the one that gave the answer. */
  turns(steps: readonly TrajectoryStep[]): (CanonicalAssistant | CanonicalResult)[] {
    const messages: (CanonicalAssistant | CanonicalResult)[] = [];
    for (const step of steps) {
      const id = `call_${step.number}`;
      messages.push({
        role: "assistant",
        content: "",
        reasoning_content: withoutMarkup(step.thought).trim(),
        tool_calls: [{ id, name: step.action.tool, arguments: step.action.arguments }],
        // A call that the tools refused is shown, so that recovery is learnt, but not imitated.
        train: !step.failed,
      });
      // The final answer ends the conversation: no tool result follows it.
      if (step.action.tool === FINAL_ANSWER && !step.failed) break;
      const content = this.#cut(withoutMarkup(step.observation));
      messages.push({ role: "tool", content, name: step.action.tool, tool_call_id: id, train: false });
    }
    // A program that handed in the answer ends the conversation too.
    if (messages.at(-1)?.role === "tool") messages.pop();
    return messages;
  }

  record(task: Task, agent: string, correct: boolean, { attempt, steps }: Trajectory): CanonicalRecord {
    const messages = [...this.opening(task), ...this.turns(steps)];
    return { task, attempt: attempt.id, agent, correct, messages, tools: this.toolsFor(steps, task) };
  }

  /** The tools of a row, in its task's language: those of the full profile, and others that were called. */
  toolsFor(steps: readonly TrajectoryStep[], { language }: Pick<Task, "language">): ToolDefinition[] {
    const tools = language.startsWith("zh") ? this.#chinese : this.tools;
    const other = new Set(steps.map(({ action }) => action.tool).filter((name) => !TOOLS.has(name)));
    return other.size === 0 ? tools : [...tools, ...[...other].map((name) => definitionOf(toolNamed(name), language))];
  }

  #cut(observation: string): string {
    if (observation.trim() === "") return "(nothing)";
    if (observation.length <= this.#cap) return observation;
    // Not through the middle of a character of two code units.
    const end = /[\uD800-\uDBFF]/.test(observation[this.#cap - 1] ?? "") ? this.#cap - 1 : this.#cap;
    return `${observation.slice(0, end)}\n[… ${observation.length - end} characters cut]`;
  }
}

/**
 * Is the call one that cannot be made at all: a tool that there is not, or arguments that do not fit? Such a call teaches
 * nothing, other than one that the page refused.
 */
export function isMalformed({ action }: { action: Action }): boolean {
  try {
    return !toolNamed(action.tool).params.safeParse(action.arguments).success;
  } catch (error) {
    if (error instanceof ActionError) return true;
    throw error;
  }
}

function definitionOf(tool: Tool, language: string): ToolDefinition {
  const { name, description, schema: parameters } = described(tool, language);
  return { type: "function", function: { name, description, parameters } };
}

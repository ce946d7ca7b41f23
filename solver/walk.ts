import { runAgent } from "../agent/loop.ts";
import { scriptedRun } from "../agent/scripted-run.ts";
import type { TrajectoryStep } from "../core/observation.ts";
import type { Web } from "../crawler/web.ts";
import { lexicalWalker, walk as script, WALKER_ACTIONS, WalkState } from "./agents/lexical-walker.ts";
import type { MemoryItem } from "./lexical/critic.ts";

export interface WalkOptions {
  web: Web;
  /** Tool calls, the answer included. Default 15. */
  maxActions?: number;
  /** Milliseconds. Default 10 minutes. */
  maxTime?: number;
  /** Told each step as it happens, with what memory holds then. */
  onStep?: (step: TrajectoryStep, memory: readonly MemoryItem[]) => void;
}

/** What a walk came to. */
export interface WalkResult {
  /** "" where there is none. */
  answer: string;
  answered: boolean;
  /** Tool calls made. */
  actions: number;
  /** Addresses of the pages that were opened, in order, each once. */
  visited: string[];
  memory: MemoryItem[];
  stopped: "answered" | "budget" | "exhausted";
}

const MAX_TIME_MS = 600_000;

/**
 * Explorer and critic on one root site, without a model. Rejects with what `runAgent` rejects with, and with the page's own
 * error where the root cannot be opened at all.
 */
export async function walk(root: string, question: string, options: WalkOptions): Promise<WalkResult> {
  const maxSteps = options.maxActions ?? WALKER_ACTIONS;
  const state = new WalkState();
  const visited: string[] = [];
  const outcome = await runAgent(
    { ...lexicalWalker, start: (task) => scriptedRun(script(task, state)) },
    { question, root, language: "", maxSteps },
    options.web,
    { steps: maxSteps, time: options.maxTime ?? MAX_TIME_MS },
    async (step) => {
      if (!step.failed && step.url !== undefined && !visited.includes(step.url)) visited.push(step.url);
      options.onStep?.(step, state.memory);
    },
  );
  return {
    answer: outcome.answer ?? "",
    answered: outcome.stop === "answered",
    actions: outcome.steps,
    visited,
    memory: [...state.memory],
    stopped: stopped(outcome.stop, outcome.steps >= maxSteps - 1),
  };
}

function stopped(stop: string, spent: boolean): WalkResult["stopped"] {
  if (stop === "answered") return "answered";
  // The last action is kept for the answer, so that a walk that uses all others has used its budget.
  return stop === "steps" || stop === "time" || spent ? "budget" : "exhausted";
}

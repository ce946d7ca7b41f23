import type { Agent } from "../agent/agent.ts";
import { runAgent } from "../agent/loop.ts";
import { scriptedRun } from "../agent/scripted-run.ts";
import type { StopReason } from "../core/attempt.ts";
import { MissingError, RetryError, SkipError } from "../core/errors.ts";
import type { TrajectoryStep } from "../core/observation.ts";
import { rootMend } from "../crawler/root-mend.ts";
import type { Session, SessionOptions, Web } from "../crawler/web.ts";
import { Meter, type SpendingLimits } from "../llm/meter.ts";
import type { Model } from "../llm/model.ts";
import { lexicalWalker, walk as script, WALKER_ACTIONS, WalkState } from "./agents/lexical-walker.ts";
import { ModelWalk, webwalker } from "./agents/webwalker.ts";
import type { MemoryItem } from "./lexical/critic.ts";

export interface WalkOptions {
  web: Web;
  /** Tool calls, the answer included. Default 15. */
  maxActions?: number;
  /** Milliseconds. Default 10 minutes. */
  maxTime?: number;
  /** The model that explores and criticises; rules do where there is none. */
  model?: Model;
  /** What the model may spend. */
  limits?: SpendingLimits;
  /** Calls the walk off: it rejects with the signal's reason. */
  signal?: AbortSignal;
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
const BUDGETS: ReadonlySet<string> = new Set<StopReason>(["steps", "time", "tokens", "cost"]);

/**
 * Explorer and critic on one root site, by a model or by rules. Rejects with what `runAgent` rejects with, and with
 * `MissingError` where no page could be opened, the root to begin with.
 */
export async function walk(root: string, question: string, options: WalkOptions): Promise<WalkResult> {
  const maxSteps = options.maxActions ?? WALKER_ACTIONS;
  const { agent, memory } = walker(options.model);
  const visited: string[] = [];
  const watched = new WatchedWeb(options.web);
  const outcome = await runAgent(
    agent,
    { question, root, language: /\p{Script=Han}/u.test(question) ? "zh" : "en", maxSteps },
    watched,
    { steps: maxSteps, time: options.maxTime ?? MAX_TIME_MS },
    async (step) => {
      if (!step.failed && step.url !== undefined && !visited.includes(step.url)) visited.push(step.url);
      options.onStep?.(step, memory);
    },
    undefined,
    { meter: new Meter("walk", options.limits), ...(options.signal ? { calledOff: options.signal } : {}) },
  );
  if (outcome.stop !== "answered" && visited.length === 0 && watched.fault) throw unreadable(root, watched.fault);
  return {
    answer: outcome.answer ?? "",
    answered: outcome.stop === "answered",
    actions: outcome.steps,
    visited,
    memory: [...memory],
    stopped: stopped(outcome.stop, outcome.steps >= maxSteps - 1),
  };
}

/** A web that keeps why a page could not be opened, which an agent is told in words. */
class WatchedWeb implements Web {
  readonly backend: Web["backend"];
  readonly #web: Web;
  /** Why the first page that could not be opened could not. */
  fault: SkipError | RetryError | undefined;

  constructor(web: Web) {
    this.#web = web;
    this.backend = web.backend;
  }

  async open(options?: SessionOptions): Promise<Session> {
    const session = await this.#web.open(options);
    const visit = session.visit.bind(session);
    session.visit = (url) =>
      visit(url).catch((error: unknown) => {
        if (error instanceof SkipError || error instanceof RetryError) this.fault ??= error;
        throw error;
      });
    return session;
  }

  close(): Promise<void> {
    return this.#web.close();
  }
}

function unreadable(root: string, fault: SkipError | RetryError): MissingError {
  return new MissingError(`${root}: could not be read (${fault.reason}): ${fault.message}`, {
    cause: fault,
    mend: fault.mend ?? rootMend(fault.reason),
  });
}

/** The explorer and critic that walk, and where the critic keeps what matters. */
function walker(model: Model | undefined): { agent: Agent; memory: readonly MemoryItem[] } {
  if (!model) {
    const state = new WalkState();
    return { agent: { ...lexicalWalker, start: (task) => scriptedRun(script(task, state)) }, memory: state.memory };
  }
  const memory: MemoryItem[] = [];
  const start: Agent["start"] = (task, context) => new ModelWalk(model, task, context, memory);
  return { agent: { ...webwalker(model), start }, memory };
}

function stopped(stop: string, spent: boolean): WalkResult["stopped"] {
  if (stop === "answered") return "answered";
  // The last action is kept for the answer, so that a walk that uses all others has used its budget.
  return BUDGETS.has(stop) || spent ? "budget" : "exhausted";
}

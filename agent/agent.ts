import type { MatrixDimension } from "../core/matrix.ts";
import type { Action, Observation } from "../core/observation.ts";
import type { ReadPage } from "../core/page.ts";
import type { Task, TaskKind } from "../core/task.ts";
import type { Source } from "../crawler/read/reader.ts";
import type { Discretion } from "../llm/discretion.ts";
import type { Meter } from "../llm/meter.ts";
import type { Told } from "./tools/tool.ts";

/** What an agent is told. Only an agent that demonstrates (`seesPlan`) gets the task with its program and answer. */
export interface AgentTask {
  question: string;
  /** Root URL of the site that holds the answer. */
  root: string;
  language: string;
  /** Most tool calls that the agent may make, the final answer included. */
  maxSteps: number;
  plan?: Task;
  /** Tasks of the kind `matrix`: what every cell is asked for, nothing of what is in it. */
  matrix?: AskedMatrix;
}

/** Entities by dimensions, as whoever fills them is told of them. */
export interface AskedMatrix {
  entities: readonly string[];
  dimensions: readonly Pick<MatrixDimension, "id" | "question" | "metric">[];
}

/** What an agent wants to do next, with the reason in plain words. */
export interface ToolCall {
  thought: string;
  action: Action;
  /** Numbers of the steps whose observations the agent no longer saw whole when it decided this. */
  condensed?: readonly number[];
}

/** What came of the agent's last action. */
export interface Seen {
  call: ToolCall;
  /** What the agent reads: the observation, or the message of a failed action. */
  text: string;
  /** The action failed; `text` says why and what would work. */
  failed: boolean;
  /** Absent where the action failed, or gave something that is no page. */
  observation?: Observation;
  /** What a tool said that is no page: search results, what a program printed. */
  told?: Told;
  /** The page that the session stands on, as it was read. */
  page?: ReadPage;
  /** The bytes that it was read from. */
  source?: Source;
}

/** What an agent hands back: a tool call, or the word that it has nothing left to try. */
export type Decision = ToolCall | { exhausted: string };

/** One attempt under way. */
export interface AgentRun {
  /** `seen` is what the last decision led to; undefined before the first. */
  next(seen: Seen | undefined): Promise<Decision>;
}

/** What an attempt is made under. */
export interface AttemptContext {
  /** Counts what model calls use and refuses those that the budgets do not allow. */
  meter: Meter;
  /** From 1: which of several attempts at the same task. Another attempt is another sample of the model. */
  number: number;
  /** Aborted when the attempt's time is up, or it is called off: no call goes on after it. */
  signal: AbortSignal;
  /** `Date.now()` at which its time is up. */
  until: number;
  /** Share of the attempt's time that is left, from 1 to 0. */
  timeLeft(): number;
  /** What of its model calls is not written down. */
  discretion: Discretion;
  /** Under which its model calls are stored; absent for a walk that is not part of a run. */
  attemptId?: string;
}

/** A way of solving tasks. Stateless; `start` gives the state of one attempt. */
export interface Agent {
  readonly name: string;
  /** Steps that it is given where the user names no other number. */
  readonly defaultMaxSteps: number;
  /** Steps that it is given beyond those that the user names: what it does besides the actions that are counted. */
  readonly extraSteps?: number;
  /** Milliseconds of an attempt where the user names no other number; absent: the run's own default. */
  readonly defaultMaxTime?: number;
  /** The one kind of task that it can attempt; absent: it attempts every kind. */
  readonly only?: TaskKind;
  /** It answers from what a search finds, and from nothing else. */
  readonly retrieves?: true;
  /** It executes the task's own plan (demonstration); every other agent sees question and root alone. */
  readonly seesPlan?: boolean;
  /** What its decisions depend on besides the tools; two runs compare only where this is the same. */
  readonly model?: { name: string; settings: Readonly<Record<string, unknown>> };
  start(task: AgentTask, context: AttemptContext): AgentRun;
}

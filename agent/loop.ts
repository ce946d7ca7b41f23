import type { StopReason } from "../core/attempt.ts";
import { type Clock, systemClock } from "../core/clock.ts";
import { withDeadline } from "../core/deadline.ts";
import {
  ActionError,
  BudgetError,
  RetryError,
  SkipError,
  StopError,
  UsageError,
  WaymarkError,
} from "../core/errors.ts";
import type { Action, TrajectoryStep } from "../core/observation.ts";
import { faultTold } from "../crawler/session/session-text.ts";
import { WITHHELD } from "../crawler/session/typed-secrets.ts";
import type { Session, Web } from "../crawler/web.ts";
import { Discretion } from "../llm/discretion.ts";
import { Meter } from "../llm/meter.ts";
import { RefusedRequestError } from "../llm/wire-faults.ts";
import type { Agent, AgentRun, AgentTask, AttemptContext, Decision, Seen, ToolCall } from "./agent.ts";
import { SearchRefusedError } from "./search/ask-json.ts";
import type { ToolResult, ToolServices, Workplace } from "./tools/tool.ts";
import { callTool, FINAL_ANSWER } from "./tools.ts";

/** What one attempt may use. */
export interface Budgets {
  /** Tool calls, the final answer included. */
  steps: number;
  /** Milliseconds. */
  time: number;
}

/** What the loop is given of an attempt's context; the rest it makes. `services`: what tools have at hand besides the web. */
export type AttemptIdentity = Partial<Pick<AttemptContext, "meter" | "number" | "attemptId">> & {
  services?: ToolServices;
  /** Aborted, it calls the attempt off: what is under way ends at once, and `runAgent` rejects with the signal's reason. */
  calledOff?: AbortSignal;
};

/** How an attempt ended. */
export interface Outcome {
  answer: string | null;
  stop: StopReason;
  /** One line: why there is no answer, or what broke. */
  reason: string | null;
  steps: number;
  tokens: number;
  /** US dollars. */
  cost: number;
  /** What broke may pass: the same once more may go well. */
  mayPass: boolean;
}

/** Takes each step at the moment that it is over, so that nothing but the step under way can be lost. */
export type RecordStep = (step: TrajectoryStep) => Promise<void>;

/** A fault of the network or the machine is tried this often in all; a wrong call is never repeated. */
const TRIES = 3;
/** Milliseconds before the second try; doubled for the third. The other side's own wish (Retry-After) goes first. */
const RETRY_WAIT_MS = 500;
/** Milliseconds that one tool call may take: a page load's own deadlines and its retries lie below this. */
const CALL_DEADLINE_MS = 180_000;
/** Milliseconds that a decision has to end in once it is called off: its calls are put on record with what they cost. */
const ENDING_MS = 5_000;

/**
 * Lets `agent` work on `task` in a session of its own until it answers, gives up or has used its budget.
 * Unknown tools, malformed arguments and impossible actions go back to the agent as the failed observation of their step.
 * Rejects with `StopError` or `UsageError` (no browser, full disk) and where it is called off; all else is an outcome.
 */
export async function runAgent(
  agent: Agent,
  task: AgentTask,
  web: Web,
  budgets: Budgets,
  record: RecordStep,
  clock: Clock = systemClock,
  identity: AttemptIdentity = {},
): Promise<Outcome> {
  const session = await web.open({ language: task.language });
  const ended = new AbortController();
  const { services, number = 1, attemptId, meter = new Meter("task"), calledOff } = identity;
  const signal = calledOff ? AbortSignal.any([ended.signal, calledOff]) : ended.signal;
  const begun = clock.now().getTime();
  const until = begun + budgets.time;
  const discretion = new Discretion((text) => session.withhold(text).replaceAll(IN_ADDRESS, WITHHELD));
  const mine = { meter, discretion, signal, until, ...(attemptId === undefined ? {} : { attemptId }) };
  const home = task.root === "" ? {} : { home: task.root };
  const { language } = task;
  const workplace: Workplace = {
    ...services,
    ...home,
    language,
    session,
    asking: { ...mine, purpose: "tool", sample: number },
  };
  try {
    const timeLeft = () => Math.max(0, 1 - (clock.now().getTime() - begun) / budgets.time);
    const run = agent.start(task, { ...mine, number, timeLeft });
    const end = (why: unknown) => ended.abort(why);
    return await attempt(run, meter, workplace, budgets, record, clock, { until, end, calledOff });
  } finally {
    ended.abort(new RetryError("timeout", "the attempt is over"));
    workplace.sandbox?.close();
    await session.close();
  }
}

async function attempt(
  run: AgentRun,
  meter: Meter,
  workplace: Workplace,
  budgets: Budgets,
  record: RecordStep,
  clock: Clock,
  { until, end, calledOff }: { until: number; end: (why: unknown) => void; calledOff: AbortSignal | undefined },
): Promise<Outcome> {
  const { session } = workplace;
  let steps = 0;
  let seen: Seen | undefined;
  const outcome = (stop: StopReason, answer: string | null, reason: string | null, mayPass = false): Outcome => ({
    mayPass,
    answer,
    stop,
    reason,
    steps,
    tokens: meter.tokens,
    cost: meter.cost,
  });

  while (steps < budgets.steps) {
    const left = until - clock.now().getTime();
    if (left <= 0) return outcome("time", null, `no answer within ${budgets.time} ms`);
    let decision: Decision;
    let deciding: Promise<Decision> | undefined;
    try {
      const decide = () => {
        deciding = run.next(seen);
        return deciding;
      };
      decision = await withDeadline(left, "the agent's next decision", decide, calledOff);
    } catch (error) {
      end(error);
      await settled(deciding);
      calledOff?.throwIfAborted();
      if (endsTheRun(error)) throw error;
      if (error instanceof BudgetError) return outcome(error.budget, null, error.message);
      if (clock.now().getTime() >= until) {
        // Whoever was never given a reply has not had a try.
        if (steps === 0 && meter.calls === 0 && meter.tokens > 0) {
          return outcome("unavailable", null, `the model's server gave no reply within ${budgets.time} ms`);
        }
        return outcome("time", null, `no answer within ${budgets.time} ms`);
      }
      if (error instanceof RefusedRequestError) return outcome("unavailable", null, messageOf(error));
      // A wait that the server asks for, and that goes past the end, is no shorter the next time.
      if (error instanceof RetryError)
        return outcome("unavailable", null, messageOf(error), error.afterMs === undefined);
      const said = error instanceof WaymarkError ? messageOf(error) : `the agent broke: ${messageOf(error)}`;
      return outcome("error", null, said);
    }
    if ("exhausted" in decision) return outcome("exhausted", null, decision.exhausted);
    const started = clock.now().getTime();
    const made = await takeStep(workplace, decision, ++steps, until - started, record, clock, calledOff);
    if ("fault" in made) return outcome("error", null, made.fault, true);
    if ("answer" in made) return outcome("answered", made.answer, null);
    seen = seenOf(decision, made, session);
  }
  return outcome("steps", null, `no answer within ${budgets.steps} steps`);
}

/** Waits until work that was asked to end has done so, whatever came of it. */
async function settled(work: Promise<unknown> | undefined): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ENDING_MS);
  });
  await Promise.race([Promise.allSettled([work]), patience]);
  clearTimeout(timer);
}

/** What a call came to: seen, answered, refused (the agent is told why and goes on), or something of ours that broke. */
export type Made = ToolResult | { refused: string } | { fault: string };

/**
 * Makes one call within `limit` milliseconds and records it as the step of that number. Rejects with `StopError` and
 * `UsageError`, and at once where it is called off.
 */
export async function takeStep(
  workplace: Workplace,
  call: ToolCall,
  number: number,
  limit: number,
  record: RecordStep,
  clock: Clock = systemClock,
  calledOff?: AbortSignal,
): Promise<Made> {
  const started = clock.now().getTime();
  const made = await makeCall(workplace, call, Math.min(limit, CALL_DEADLINE_MS), clock, calledOff);
  if (TYPING.has(call.action.tool)) await workplace.asking.discretion?.settle();
  await record(stepOf(number, call, made, workplace.session, clock.now().getTime() - started));
  return made;
}

/** As a replay that types the marker has it in the address of a form. */
const IN_ADDRESS = encodeURIComponent(WITHHELD);

/** Tools by which something may be typed: what the model said of it before stands in the record already. */
const TYPING: ReadonlySet<string> = new Set(["input", "run_code"]);

async function makeCall(
  workplace: Workplace,
  call: ToolCall,
  limit: number,
  clock: Clock,
  calledOff: AbortSignal | undefined,
): Promise<Made> {
  const until = clock.now().getTime() + limit;
  const told = (error: WaymarkError) => faultTold(error, workplace.language);
  for (let tries = 1; ; tries++) {
    try {
      const left = Math.max(1, until - clock.now().getTime());
      const work = () => callTool(workplace, call.action);
      return await withDeadline<ToolResult>(left, call.action.tool, work, calledOff);
    } catch (error) {
      calledOff?.throwIfAborted();
      if (error instanceof SearchRefusedError && workplace.withoutSearch) return { refused: told(error) };
      if (endsTheRun(error)) throw error;
      if (error instanceof ActionError || error instanceof SkipError) return { refused: told(error) };
      if (!(error instanceof RetryError)) return { fault: messageOf(error) };
      const wait = error.afterMs ?? RETRY_WAIT_MS * 2 ** (tries - 1);
      if (tries >= TRIES || clock.now().getTime() + wait >= until) return { refused: told(error) };
      await clock.sleep(wait, calledOff);
    }
  }
}

function endsTheRun(error: unknown): boolean {
  return error instanceof StopError || error instanceof UsageError;
}

function stepOf(number: number, call: ToolCall, made: Made, session: Session, duration: number): TrajectoryStep {
  const observation = "observation" in made ? made.observation : undefined;
  const url = observation?.url ?? session.page?.url;
  const snapshot = observation?.snapshot ?? session.page?.snapshot;
  return {
    number,
    thought: session.withhold(call.thought),
    action: withheldFrom(session, call.action),
    observation: session.withhold(textOf(made)),
    ...(url === undefined ? {} : { url: session.withhold(url) }),
    ...(snapshot === undefined ? {} : { snapshot }),
    failed: "refused" in made || "fault" in made || ("told" in made && made.told.failed === true),
    duration,
    ...(call.condensed && call.condensed.length > 0 ? { condensed: [...call.condensed] } : {}),
  };
}

/** What was typed stays between the agent and the site; an answer is what was asked for, and stands as it was given. */
function withheldFrom(session: Session, action: Action): Action {
  if (action.tool === FINAL_ANSWER) return action;
  const given = Object.entries(action.arguments);
  const kept = given.map(([name, value]) => [name, typeof value === "string" ? session.withhold(value) : value]);
  return { tool: action.tool, arguments: Object.fromEntries(kept) };
}

function seenOf(call: ToolCall, made: Made, session: Session): Seen {
  const { page, source } = session;
  return {
    call,
    text: textOf(made),
    failed: "refused" in made,
    ...("observation" in made ? { observation: made.observation } : {}),
    ...("told" in made ? { told: made.told } : {}),
    ...(page ? { page } : {}),
    ...(source ? { source } : {}),
  };
}

function textOf(made: Made): string {
  if ("observation" in made) return made.observation.text;
  if ("told" in made) return made.told.text;
  if ("answer" in made) return "The answer was handed in.";
  return "refused" in made ? made.refused : made.fault;
}

function messageOf(error: unknown): string {
  if (error instanceof WaymarkError) return error.mend ? `${error.message}; ${error.mend}` : error.message;
  return error instanceof Error ? error.message : String(error);
}

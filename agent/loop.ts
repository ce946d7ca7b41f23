import type { StopReason } from "../core/attempt.ts";
import { type Clock, systemClock } from "../core/clock.ts";
import { withDeadline } from "../core/deadline.ts";
import { BudgetError, RetryError, WaymarkError } from "../core/errors.ts";
import { WITHHELD } from "../crawler/session/typed-secrets.ts";
import type { Web } from "../crawler/web.ts";
import { Discretion } from "../llm/discretion.ts";
import { Meter } from "../llm/meter.ts";
import { RefusedRequestError } from "../llm/wire-faults.ts";
import type { Agent, AgentRun, AgentTask, AttemptContext, Decision, Seen } from "./agent.ts";
import { endsTheRun, messageOf, type RecordStep, seenOf, takeStep } from "./step.ts";
import type { ToolServices, Workplace } from "./tools/tool.ts";

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

/** As a replay that types the marker has it in the address of a form. */
const IN_ADDRESS = encodeURIComponent(WITHHELD);
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

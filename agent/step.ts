import { type Clock, systemClock } from "../core/clock.ts";
import { withDeadline } from "../core/deadline.ts";
import { ActionError, RetryError, SkipError, StopError, UsageError, WaymarkError } from "../core/errors.ts";
import type { Action, TrajectoryStep } from "../core/observation.ts";
import { faultTold } from "../crawler/session/session-text.ts";
import type { Session } from "../crawler/web.ts";
import type { Seen, ToolCall } from "./agent.ts";
import { SearchRefusedError } from "./search/ask-json.ts";
import type { ToolResult, Workplace } from "./tools/tool.ts";
import { callTool, FINAL_ANSWER } from "./tools.ts";

/** Takes each step at the moment that it is over, so that nothing but the step under way can be lost. */
export type RecordStep = (step: TrajectoryStep) => Promise<void>;

/** A fault of the network or the machine is tried this often in all; a wrong call is never repeated. */
const TRIES = 3;
/** Milliseconds before the second try; doubled for the third. The other side's own wish (Retry-After) goes first. */
const RETRY_WAIT_MS = 500;
/** Milliseconds that one tool call may take: a page load's own deadlines and its retries lie below this. */
const CALL_DEADLINE_MS = 180_000;

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

/** Whether nothing goes on after it. */
export function endsTheRun(error: unknown): boolean {
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

/** A step as the agent is shown it. */
export function seenOf(call: ToolCall, made: Made, session: Session): Seen {
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

/** An error in a line, with its mend. */
export function messageOf(error: unknown): string {
  if (error instanceof WaymarkError) return error.mend ? `${error.message}; ${error.mend}` : error.message;
  return error instanceof Error ? error.message : String(error);
}

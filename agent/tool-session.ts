import { type Clock, systemClock } from "../core/clock.ts";
import type { Web } from "../crawler/web.ts";
import { Meter } from "../llm/meter.ts";
import { untrusted } from "../llm/untrusted.ts";
import { type Made, type RecordStep, takeStep } from "./step.ts";
import { described } from "./tools/described.ts";
import type { Tool, ToolServices, Workplace } from "./tools/tool.ts";
import { toolText } from "./tools/tool-texts.ts";
import { FINAL_ANSWER } from "./tools.ts";

export interface ToolSessionOptions {
  web: Web;
  services: ToolServices;
  tools: readonly Tool[];
  /** Root URL of the site that the session's task is about; absent where there is none. */
  home?: string;
  /** The language that tools are described in, and answer in; English where none is named. */
  language?: string;
  /** Of the session: tool calls, the answer not counted, and milliseconds from its first one. */
  budget: { calls: number; time: number };
  /** Told of every step when it is over. */
  record: RecordStep;
  clock?: Clock;
}

/** What a caller gets to read of one tool call. */
export interface ToolReply {
  /** Page text stands between marks, as data. */
  text: string;
  /** PNG. */
  image?: Uint8Array;
  /** The call did not do what it was asked for; `text` says why. */
  failed: boolean;
}

/** A tool as it is described to whoever may call it. */
export interface OfferedTool {
  name: string;
  description: string;
  /** JSON schema of its arguments. */
  inputSchema: Record<string, unknown> & { type: "object" };
}

/** One browsing session of an agent that is not of this house. */
export interface ToolSession {
  readonly tools: readonly OfferedTool[];
  /** Calls that were made, refused ones of unknown tools and used-up budgets not counted. */
  readonly steps: number;
  /** Null as long as none was given. */
  readonly answer: string | null;
  /**
   * Calls are made one after the other, in the order in which they came in, for they act on one page.
   *
   * Rejects with `StopError` or `UsageError` where nothing can go on (no browser, full disk); any other failure is a reply.
   */
  call(tool: string, args?: Record<string, unknown>): Promise<ToolReply>;
  /** Waits for the call that is under way, after asking it to stop. */
  close(): Promise<void>;
}

const MINUTE_MS = 60_000;

/** Opens a session with a budget on `web`, every call of it a step of a trajectory. */
export async function openToolSession(options: ToolSessionOptions): Promise<ToolSession> {
  const { web, services, tools, home, language = "en", budget, record, clock = systemClock } = options;
  const session = await web.open({ language });
  const ended = new AbortController();
  const asking = { purpose: "tool", sample: 1, meter: new Meter("session"), signal: ended.signal };
  const place: Workplace = {
    ...services,
    ...(home ? { home } : {}),
    language,
    session,
    asking,
    withoutSearch: true,
  };
  const offered = tools.map((tool) => offer(tool, language));
  let steps = 0;
  let begun: number | undefined;
  let answer: string | null = null;
  let last: Promise<unknown> = Promise.resolve();

  async function callOnce(tool: string, args: Record<string, unknown>): Promise<ToolReply> {
    if (answer !== null) return refused(toolText(place, "over"));
    if (!tools.some(({ name }) => name === tool)) {
      return refused(toolText(place, "no_tool", { tool, tools: tools.map(({ name }) => name).join(", ") }));
    }
    begun ??= clock.now().getTime();
    const left = begun + budget.time - clock.now().getTime();
    // The answer is taken when all else is used up: what was found out must not be lost.
    if (tool !== FINAL_ANSWER) {
      if (steps >= budget.calls) return refused(toolText(place, "calls_used", { count: budget.calls }));
      if (left <= 0) return refused(toolText(place, "minutes_used", { count: budget.time / MINUTE_MS }));
    }
    const action = { thought: "", action: { tool, arguments: args } };
    const made = await takeStep(place, action, ++steps, Math.max(1_000, left), record, clock);
    if ("answer" in made) answer = made.answer;
    return replyOf(place, made);
  }

  return {
    tools: offered,
    get steps() {
      return steps;
    },
    get answer() {
      return answer;
    },
    call(tool, args = {}) {
      const call = last.then(() => callOnce(tool, args));
      last = call.catch(() => undefined);
      return call;
    },
    async close() {
      ended.abort(new Error("the session was closed"));
      await last;
      place.sandbox?.close();
      await session.close();
    },
  };
}

function offer(tool: Tool, language: string): OfferedTool {
  const { name, description, schema: inputSchema } = described(tool, language);
  return { name, description, inputSchema };
}

function replyOf(place: Workplace, made: Made): ToolReply {
  if ("refused" in made) return refused(made.refused);
  if ("fault" in made) return refused(toolText(place, "broke", { error: made.fault }));
  if ("answer" in made) return { text: toolText(place, "handed_in"), failed: false };
  if ("told" in made) {
    return { text: untrusted(made.told.text, made.told.source), failed: made.told.failed === true };
  }
  const { text, url, image } = made.observation;
  return { text: untrusted(text, url), failed: false, ...(image ? { image } : {}) };
}

function refused(text: string): ToolReply {
  return { text, failed: true };
}

import { type Clock, systemClock } from "../core/clock.ts";
import { RetryError, StopError } from "../core/errors.ts";
import { canonicalJson } from "../core/ids.ts";
import { type Random, seededRandom } from "../core/random.ts";
import type { Store } from "../storage/open-store.ts";
import { AimdLimiter } from "./aimd.ts";
import type { CallContext } from "./call-context.ts";
import { CallRecord, NotRecordedError } from "./call-record.ts";
import type { Capabilities } from "./capabilities.ts";
import { type ChatReply, type ChatRequest, NO_USAGE, type Reasoning } from "./chat.ts";
import type { ContextWindow } from "./context-window.ts";
import { fitTo } from "./fit-to.ts";
import { lostUsage } from "./lost-usage.ts";
import { ModelKnowledge } from "./model-knowledge.ts";
import { costOf, type Price, priceOf } from "./prices.ts";
import { retrying } from "./retry.ts";
import { type EndpointOptions, Wire } from "./wire.ts";
import { ContextLengthError, RefusedParameterError, UnreachableError } from "./wire-faults.ts";
import { mostSpent, withinBudget } from "./within-budget.ts";

/** `use`: what was asked before is not asked again; `refresh`: it is; `only`: nothing is asked at all. */
export type CacheMode = "use" | "refresh" | "only";

export interface ModelOptions extends EndpointOptions {
  /** As the server calls it. */
  name: string;
  cache: CacheMode;
  /** Calls at once at most. */
  concurrency: number;
  /** Sent with every request that names none of its own. */
  reasoning?: Reasoning;
  temperature?: number;
}

export interface ModelDeps {
  store: Store;
  clock?: Clock;
  random?: Random;
  /** Told once what the user may want to know: a model without a price. */
  note?(text: string): void;
  /** Told what the user must know while it lasts: a server that cannot be reached. */
  warn?(text: string): void;
}

/** Milliseconds in which a call, its retries included, must be over where its caller sets no earlier end. */
const CALL_TIME_MS = 1_800_000;

/** Faults of one call in a row after which the user is told; a single one passes. */
const FAULTS_TOLD = 2;
/** Tries of a call to a server that has never answered anything: a name or a port that is wrong stays so. */
const TRIES_OF_NOBODY = 3;
/** Milliseconds from which a wait that a server asks for is told. */
const LONG_WAIT_MS = 60_000;

/** How often a prompt is made shorter after its server refused it as too long. */
const SHORTER_TRIES = 2;
/** What is left of the window where the server does not say how long is too long. */
const SHORTER = 0.6;
/** Characters of a token in running text with numbers, links and tables, a little less than there are. */
const CHARACTERS_PER_TOKEN = 2.5;

/**
 * A model behind an OpenAI-compatible endpoint. Each call goes through budget, cache, the endpoint's concurrency and retries,
 * and is stored whatever becomes of it.
 */
export class Model {
  readonly name: string;
  readonly baseUrl: string;
  readonly #options: ModelOptions;
  readonly #clock: Clock;
  readonly #random: Random;
  readonly #wire: Wire;
  readonly #limiter: AimdLimiter;
  readonly #price: Price | undefined;
  readonly #note: ((text: string) => void) | undefined;
  readonly #warn: ((text: string) => void) | undefined;
  readonly #knowledge: ModelKnowledge;
  readonly #record: CallRecord;
  #toldOfCuts = false;
  /** The user was told that the server does not answer, and it has not answered since. */
  #toldOfFaults = false;
  /** Tokens a second of its last reply. */
  #pace: number | undefined;

  constructor(options: ModelOptions, deps: ModelDeps) {
    this.name = options.name;
    this.baseUrl = options.baseUrl;
    this.#options = options;
    this.#clock = deps.clock ?? systemClock;
    this.#random = deps.random ?? seededRandom(options.name);
    this.#wire = new Wire(options);
    this.#limiter = new AimdLimiter(options.concurrency);
    this.#price = priceOf(options.name);
    this.#note = deps.note;
    this.#warn = deps.warn;
    this.#knowledge = new ModelKnowledge(options, deps.store, this.#clock);
    this.#record = new CallRecord(options.name, options.baseUrl, deps.store, this.#clock);
    if (!this.#price) deps.note?.(`no price for "${options.name}" in configs/prices.yaml: its cost is counted as 0`);
  }

  /** What replies depend on besides the question. */
  get settings(): Readonly<Record<string, unknown>> {
    const { reasoning, temperature } = this.#options;
    return {
      endpoint: this.baseUrl,
      ...(reasoning === undefined ? {} : { reasoning }),
      ...(temperature === undefined ? {} : { temperature }),
    };
  }

  /** What the model can read; kept in the store, so that a replay makes the prompts that were made. */
  window(): Promise<ContextWindow> {
    return this.#knowledge.window();
  }

  /** What the model is known to take; kept in the store, so that a replay asks in the way that was answered. */
  capabilities(): Promise<Capabilities> {
    return this.#knowledge.capabilities();
  }

  /** Keeps what a reply or a refusal showed of what the model takes. */
  learn(news: Capabilities): Promise<void> {
    return this.#knowledge.learn(news);
  }

  /** Nothing is asked: replies come from the record alone. */
  get replays(): boolean {
    return this.#options.cache === "only";
  }

  /**
   * Characters of material that a prompt may hold: `most`, or so large a share of what the model reads as is left for it.
   * What a room shows beyond that is cut by `chat`, at the end of the longest texts, whatever they say.
   */
  async room(most: number, share = 0.5): Promise<number> {
    const { tokens } = await this.window();
    return Math.min(most, Math.floor(tokens * share * CHARACTERS_PER_TOKEN));
  }

  /**
   * One reply, to a prompt that is cut to what the model can read. Rejects with `BudgetError` before a call that a budget does not allow, `StopError` (key, model,
   * a server that is gone; `NotRecordedError` under `only`), `ContextLengthError` (what cannot be cut is too long),
   * `NotCapableError`, `RefusedRequestError`, or `RetryError` where all tries failed or the next one would come too late.
   */
  async chat(request: ChatRequest, context: CallContext): Promise<ChatReply> {
    const asked: ChatRequest = {
      ...(this.#options.reasoning === undefined ? {} : { reasoning: this.#options.reasoning }),
      ...(this.#options.temperature === undefined ? {} : { temperature: this.#options.temperature }),
      ...request,
    };
    for (let tries = 0; ; tries++) {
      const window = await this.window();
      const fitted = fitTo(asked, window.tokens);
      if (fitted.cut) this.#tellOfCuts(window.tokens);
      try {
        return await this.#reply(fitted, context);
      } catch (error) {
        if (!(error instanceof ContextLengthError) || tries === SHORTER_TRIES) throw error;
        const told = error.window !== undefined && error.window < window.tokens ? error.window : undefined;
        const tokens = told ?? Math.floor(window.tokens * SHORTER);
        // Nothing in it can be cut: the same would be refused again.
        if (canonicalJson(fitTo(asked, tokens).messages) === canonicalJson(fitted.messages)) throw error;
        const { parameters } = window;
        const learnt: ContextWindow = { tokens, from: "refusal", ...(parameters === undefined ? {} : { parameters }) };
        await this.#knowledge.learnWindow(learnt);
      }
    }
  }

  #tellOfCuts(tokens: number): void {
    if (this.#toldOfCuts) return;
    this.#toldOfCuts = true;
    this.#note?.(
      `${this.name} reads ${tokens} tokens: longer prompts are cut to that; what was left out is stored with each call`,
    );
  }

  async #reply(asked: ChatRequest, context: CallContext): Promise<ChatReply> {
    const key = this.#record.keyOf(asked, context);
    if (this.#options.cache !== "refresh") {
      const known = await this.#record.reply(key, context);
      if (known && (this.replays || !known.reply.cutByBudget)) {
        // A replay ends where the budget ended the run; otherwise what is on record costs nothing again.
        context.meter.add(known.reply.usage, known.cost, { call: known.id, spent: this.replays });
        return known.reply;
      }
    }
    context.meter.check();
    if (this.replays) {
      throw new NotRecordedError(
        `${this.name} was never asked this (${context.purpose}): there is no reply on record`,
        {
          mend: "leave --llm-cache only out, or run with the settings of the recorded run",
        },
      );
    }
    const signal = context.signal === undefined ? {} : { signal: context.signal };
    return await this.#limiter.run(async (slot) => {
      const before = this.#wire.replies;
      let faults = 0;
      const until = Math.min(this.#clock.now().getTime() + CALL_TIME_MS, context.until ?? Number.POSITIVE_INFINITY);
      const onFault = (fault: RetryError) => {
        if (fault.reason === "rate_limited") slot.limited();
        // Where it stops in a moment, that it stops is told, and nothing else.
        if (!this.#isNobody(fault)) this.#tellOfFault(fault, ++faults);
      };
      try {
        const work = () => this.#askWithin(asked, key, context);
        const most = (fault: RetryError) => (this.#isNobody(fault) ? TRIES_OF_NOBODY : undefined);
        const waiting = { clock: this.#clock, random: this.#random, until, most, onFault, ...signal };
        const reply = await retrying(work, waiting);
        slot.succeeded();
        return reply;
      } catch (error) {
        const gone = error instanceof RetryError && error.cause instanceof UnreachableError;
        if (!gone || this.#wire.replies > before) throw error;
        // It answered nobody all that time: no other attempt would fare better.
        throw new StopError(error.message, { mend: "start it, or check --base-url", cause: error });
      }
    }, context.signal);
  }

  /** Whether nobody listens where nobody has ever been heard. */
  #isNobody(fault: RetryError): boolean {
    return fault instanceof UnreachableError && !this.#wire.answered;
  }

  /** A single fault passes by itself; one that lasts, or a long wait, is something to know about. */
  #tellOfFault(fault: RetryError, inARow: number): void {
    const long = (fault.afterMs ?? 0) >= LONG_WAIT_MS;
    if (this.#toldOfFaults || (!long && (inARow < FAULTS_TOLD || fault.reason === "rate_limited"))) return;
    this.#toldOfFaults = true;
    const wait = fault.afterMs === undefined ? "" : ` in ${Math.ceil(fault.afterMs / 1000)} s, as it asks`;
    this.#warn?.(`${fault.message}; it is asked again${wait}`);
  }

  /** One try, with what it may cost kept for it while it is under way. */
  async #askWithin(asked: ChatRequest, key: string, context: CallContext): Promise<ChatReply> {
    const { meter, signal } = context;
    if (!meter.limited) return await this.#ask(asked, key, context, asked.maxTokens);
    const reservation = await meter.reserve(mostSpent(asked, this.#price), signal);
    try {
      return await this.#ask(withinBudget(asked, reservation.left, this.#price), key, context, asked.maxTokens);
    } finally {
      reservation.release();
    }
  }

  /** @param wanted tokens of the reply that were asked for before the budget was looked at */
  async #ask(request: ChatRequest, key: string, context: CallContext, wanted?: number): Promise<ChatReply> {
    const begun = this.#clock.now();
    const latency = () => this.#clock.now().getTime() - begun.getTime();
    let reply: ChatReply;
    try {
      reply = await this.#wire.chat(this.name, request, await this.capabilities(), context.signal);
    } catch (error) {
      const ended = context.signal?.aborted === true || (error instanceof RetryError && error.reason === "timeout");
      const usage = ended ? lostUsage(request, latency(), this.#pace) : NO_USAGE;
      const cost = costOf(usage, this.#price);
      const message = error instanceof Error ? error.message : String(error);
      const said = ended ? `ended without a reply, tokens estimated: ${message}` : message;
      const outcome = { reply: null, error: said, cost, ...usage };
      const call = await this.#record.keep(request, key, context, begun, outcome);
      if (ended) context.meter.add(usage, cost, { call, lost: true });
      if (!(error instanceof RefusedParameterError)) throw error;
      await this.#leaveOut(error);
      return await this.#ask(request, key, context, wanted);
    }
    if (reply.finish === "length" && request.maxTokens !== wanted) reply = { ...reply, cutByBudget: true };
    this.#toldOfFaults = false;
    const { usage } = reply;
    this.#pace = latency() > 0 ? ((usage.output + usage.reasoning) / latency()) * 1000 : undefined;
    const cost = costOf(usage, this.#price);
    const call = await this.#record.keep(request, key, context, begun, { reply, error: null, cost, ...usage });
    context.meter.add(usage, cost, { call });
    return reply;
  }

  /** The parameter is sent no more: the length of replies has another name, a temperature of its own the model has not. */
  async #leaveOut({ parameter, message }: RefusedParameterError): Promise<void> {
    const { refused = [] } = await this.capabilities();
    if (parameter === "temperature" && !refused.includes(parameter)) {
      this.#warn?.(`${this.name} is asked without --temperature, which it does not take: ${message}`);
    }
    await this.learn({ refused: [...new Set([...refused, parameter])].sort() });
  }
}

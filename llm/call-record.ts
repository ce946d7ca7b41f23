import type { Clock } from "../core/clock.ts";
import { StopError } from "../core/errors.ts";
import { canonicalJson, sha256 } from "../core/ids.ts";
import { addModelCall, replyOf } from "../storage/model-call-store.ts";
import type { Store } from "../storage/open-store.ts";
import type { CallContext } from "./call-context.ts";
import type { ChatMessage, ChatReply, ChatRequest, Usage } from "./chat.ts";

/** Nothing may be asked, and this was never asked before. */
export class NotRecordedError extends StopError {}

/** What came of one try of a call. */
export interface CallOutcome extends Usage {
  reply: ChatReply | null;
  error: string | null;
  /** US dollars. */
  cost: number;
}

/** The calls of one model at one endpoint, as they stand in the store: each try, with what it cost. */
export class CallRecord {
  readonly #model: string;
  readonly #endpoint: string;
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(model: string, endpoint: string, store: Store, clock: Clock) {
    this.#model = model;
    this.#endpoint = endpoint;
    this.#store = store;
    this.#clock = clock;
  }

  /** What a call is found by again: all that its reply depends on. */
  keyOf({ messages, ...parameters }: ChatRequest, context: CallContext): string {
    return sha256(
      canonicalJson([
        this.#model,
        this.#endpoint,
        messages.map((message) => sha256(messageText(message, context))),
        parameters,
        context.sample,
      ]),
    );
  }

  /** The newest reply under this key, with the id of its call and what it cost. */
  async reply(
    key: string,
    { discretion }: CallContext,
  ): Promise<{ id: number; reply: ChatReply; cost: number } | undefined> {
    const known = await replyOf(this.#store, key);
    if (!known) return undefined;
    discretion?.keeps(this.#store, known.id);
    return { id: known.id, reply: JSON.parse(known.reply) as ChatReply, cost: known.cost };
  }

  /** Stores a try that began then, and gives its id. */
  async keep(
    { messages, ...parameters }: ChatRequest,
    key: string,
    context: CallContext,
    begun: Date,
    { reply, ...outcome }: CallOutcome,
  ): Promise<number> {
    const { discretion } = context;
    const id = await addModelCall(this.#store, {
      key,
      model: this.#model,
      endpoint: this.#endpoint,
      purpose: context.purpose,
      attemptId: context.attemptId ?? null,
      sample: context.sample,
      messages: messages.map((message) => messageText(message, context)),
      parameters: canonicalJson(parameters),
      latency: this.#clock.now().getTime() - begun.getTime(),
      at: begun.toISOString(),
      reply: reply && JSON.stringify(discretion?.reply(reply) ?? reply),
      ...outcome,
    });
    discretion?.keeps(this.#store, id);
    return id;
  }
}

/** A message as it is hashed and stored; a picture by its hash and type, for it is megabytes long. */
function messageText(whole: ChatMessage, { discretion }: CallContext): string {
  const message = discretion?.message(whole) ?? whole;
  if (message.role !== "user" || !message.image) return canonicalJson(message);
  const { image, ...rest } = message;
  return canonicalJson({ ...rest, image: { sha256: sha256(image.bytes), mediaType: image.mediaType } });
}

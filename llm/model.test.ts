import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Clock } from "../core/clock.ts";
import { BudgetError, RetryError, StopError } from "../core/errors.ts";
import { openStore, type Store } from "../storage/open-store.ts";
import { Meter } from "./meter.ts";
import { Model, type ModelOptions } from "./model.ts";
import { type Scripted, type ScriptedServer, scriptedServer } from "./scripted-server.fixture.ts";
import { ContextLengthError, RefusedRequestError } from "./wire-faults.ts";

let store: Store;
let server: ScriptedServer | undefined;
/** Waits that were asked of the clock, in milliseconds: time itself does not pass. */
let waits: number[];
const clock: Clock = {
  now: () => new Date(1_000_000 + waits.reduce((sum, ms) => sum + ms, 0)),
  sleep: async (ms) => {
    waits.push(ms);
  },
};

beforeEach(async () => {
  store = await openStore(":memory:");
  waits = [];
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  await store.close();
});

async function model(
  script: Parameters<typeof scriptedServer>[0],
  options: Partial<ModelOptions> = {},
): Promise<Model> {
  server = await scriptedServer(script);
  return new Model(
    { name: "gpt-4o-mini", baseUrl: server.baseUrl, cache: "use", concurrency: 4, ...options },
    { store, clock },
  );
}

const question = { messages: [{ role: "user" as const, content: "2 + 2?" }] };
const context = (meter = new Meter("task"), sample = 1) => ({ purpose: "test", sample, meter });
const calls = () => store.db.selectFrom("model_calls").selectAll().orderBy("id").execute();

describe("a call", () => {
  it("gives what was said, apart from what was thought, and counts four classes of tokens", async () => {
    const usage = {
      prompt_tokens: 100,
      completion_tokens: 30,
      prompt_tokens_details: { cached_tokens: 60 },
      completion_tokens_details: { reasoning_tokens: 20 },
    };
    const asked = await model([{ say: "<think>two and two</think>4", usage }]);
    const meter = new Meter("task");
    const reply = await asked.chat(question, context(meter));
    expect(reply).toMatchObject({ text: "4", thinking: "two and two", finish: "stop" });
    expect(reply.usage).toEqual({ input: 40, cached: 60, output: 10, reasoning: 20 });
    expect(meter.tokens).toBe(130);
    // $0.15, $0.075 and $0.60 per million: configs/prices.yaml.
    expect(meter.cost).toBeCloseTo((40 * 0.15 + 60 * 0.075 + 30 * 0.6) / 1e6, 12);
  });

  it("estimates its tokens where the server does not count, and says so", async () => {
    const asked = await model([{ say: "four".repeat(10), usage: null }]);
    const reply = await asked.chat(question, context());
    expect(reply.estimated).toBe(true);
    expect(reply.usage.output).toBe(10);
  });

  it("is stored, messages once", async () => {
    const asked = await model([{ say: "4" }]);
    await asked.chat(question, context());
    await asked.chat({ messages: [...question.messages, { role: "user", content: "sure?" }] }, context());
    expect(await calls()).toHaveLength(2);
    expect(await store.db.selectFrom("model_texts").selectAll().execute()).toHaveLength(2);
  });
});

describe("a server that is busy", () => {
  it("is asked again after the wait that it names, whatever its length", async () => {
    const asked = await model([{ status: 429, headers: { "retry-after": "300" } }, { say: "4" }]);
    expect((await asked.chat(question, context())).text).toBe("4");
    expect(waits).toEqual([300_000]);
    expect((await calls()).map(({ error }) => error === null)).toEqual([false, true]);
  });

  it("fails at once where the wait goes past the deadline", async () => {
    const asked = await model([{ status: 429, headers: { "retry-after": "86400" } }]);
    await expect(asked.chat(question, context())).rejects.toThrow(/past the deadline/);
    expect(server?.asked).toHaveLength(1);
  });

  it("is asked again with growing waits after 5xx, cut connections and broken replies", async () => {
    const faults: Scripted[] = [{ status: 503 }, { cut: true }, { raw: "{ broken" }, { raw: "{}" }];
    const asked = await model([{ say: "hello" }, ...faults, { say: "4" }]);
    await asked.chat(question, context());
    expect((await asked.chat(question, context(new Meter("task"), 2))).text).toBe("4");
    expect(waits).toHaveLength(4);
    for (const [index, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(500 * 2 ** index);
      expect(wait).toBeLessThanOrEqual(1_000 * 2 ** index);
    }
  });

  it("is given up after eight tries", async () => {
    const asked = await model([{ status: 500 }]);
    await expect(asked.chat(question, context())).rejects.toThrow(RetryError);
    expect(server?.asked).toHaveLength(8);
  });

  it("is not given up for saying that it is busy, however often, while there is time", async () => {
    const asked = await model((_, number) =>
      number <= 20 ? { status: 429, headers: { "retry-after": "2" } } : { say: "4" },
    );
    expect((await asked.chat(question, context())).text).toBe("4");
    expect(waits).toEqual(Array.from({ length: 20 }, () => 2_000));
  });

  it("gets all of a storm's calls answered in the end", async () => {
    let refused = 0;
    const asked = await model((_, number) =>
      number % 3 === 1 && ++refused < 10 ? { status: 429, headers: { "retry-after": "1" } } : { say: "4" },
    );
    const texts = await Promise.all(
      Array.from({ length: 20 }, (_, sample) => asked.chat(question, context(new Meter("task"), sample + 1))),
    );
    expect(texts.map(({ text }) => text)).toEqual(Array.from({ length: 20 }, () => "4"));
  });
});

describe("a refusal", () => {
  const refusals: [string, Scripted, new (...args: never[]) => Error, RegExp][] = [
    ["of the key", { status: 401, message: "bad key" }, StopError, /key or the account: .*bad key/],
    ["of the model", { status: 404, message: "no such model" }, StopError, /knows no model "gpt-4o-mini"/],
    ["for want of money", { status: 429, code: "insufficient_quota", message: "quota" }, StopError, /account/],
    ["of a long conversation", { status: 400, code: "context_length_exceeded" }, ContextLengthError, /too long/],
    ["of something else", { status: 400, message: "no poems" }, RefusedRequestError, /no poems/],
  ];
  it.each(refusals)("%s ends the call in one clear line", async (_, scripted, type, message) => {
    const asked = await model([scripted]);
    const failure = asked.chat(question, context());
    await expect(failure).rejects.toThrow(type);
    await expect(failure).rejects.toThrow(message);
    expect(server?.asked).toHaveLength(1);
  });
});

describe("the cache", () => {
  it("answers what was asked before, and counts what it cost", async () => {
    const asked = await model([{ say: "4" }, { say: "5" }]);
    const [first, second] = [new Meter("task"), new Meter("task")];
    await asked.chat(question, context(first));
    expect((await asked.chat(question, context(second))).text).toBe("4");
    expect(server?.asked).toHaveLength(1);
    expect([second.tokens, second.cost]).toEqual([first.tokens, first.cost]);
  });

  it("takes another sample, another parameter and another model for another question", async () => {
    const asked = await model([{ say: "4" }]);
    await asked.chat(question, context());
    await asked.chat(question, context(new Meter("task"), 2));
    await asked.chat({ ...question, temperature: 1 }, context());
    expect(server?.asked).toHaveLength(3);
  });

  it("is passed over by refresh, which replaces what it holds", async () => {
    const options = { name: "m" };
    const first = await model([{ say: "4" }, { say: "5" }], options);
    await first.chat(question, context());
    const { baseUrl } = server!;
    const again = new Model({ ...options, baseUrl, cache: "refresh", concurrency: 1 }, { store, clock });
    expect((await again.chat(question, context())).text).toBe("5");
    expect((await first.chat(question, context())).text).toBe("5");
  });

  it("replays with the server gone under only, and says what it was never asked", async () => {
    const live = await model([{ say: "4" }]);
    await live.chat(question, context());
    const { baseUrl } = server!;
    await server?.close();
    const replay = new Model({ name: "gpt-4o-mini", baseUrl, cache: "only", concurrency: 1 }, { store, clock });
    expect((await replay.chat(question, context())).text).toBe("4");
    const unknown = replay.chat({ messages: [{ role: "user", content: "3 + 3?" }] }, context());
    await expect(unknown).rejects.toThrow(StopError);
  });
});

describe("a budget", () => {
  it("of tokens stops the next call, that of the run as well as that of the task", async () => {
    const asked = await model([{ say: "4" }]);
    const run = new Meter("run", { tokens: 150 });
    await asked.chat(question, context(new Meter("task", {}, run)));
    await asked.chat(question, context(new Meter("task", {}, run), 2));
    await expect(asked.chat(question, context(new Meter("task", {}, run), 3))).rejects.toThrow(BudgetError);
    expect(server?.asked).toHaveLength(2);
  });

  it("holds for calls that are made at once, which together use no more than one of them too much", async () => {
    const written = ({ max_tokens = 0 }: { max_tokens?: number }) => {
      const completion_tokens = Math.min(300, max_tokens);
      return { say: "4", usage: { prompt_tokens: 20, completion_tokens } };
    };
    const asked = await model(written, { concurrency: 8 });
    const run = new Meter("run", { tokens: 1_000 });
    const long = { ...question, maxTokens: 400 };
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, (_, at) => asked.chat(long, context(new Meter("task", {}, run), at + 1))),
    );
    const refused = outcomes.filter(({ status }) => status === "rejected");
    expect(refused.length).toBeGreaterThan(0);
    for (const outcome of refused) expect(outcome).toMatchObject({ reason: expect.any(BudgetError) as BudgetError });
    // Not 8 × 320, as when none of them knew of the others; a reply is given 128 tokens at least.
    expect(run.tokens).toBeGreaterThanOrEqual(900);
    expect(run.tokens).toBeLessThanOrEqual(1_000 + 20 + 128);
  });
});

it("calling off reaches the wire, and what was spent until then is estimated and kept", async () => {
  const asked = await model([{ silent: true }]);
  const controller = new AbortController();
  const meter = new Meter("task");
  const call = asked.chat(question, { ...context(meter), signal: controller.signal });
  const failure = expect(call).rejects.toThrow("enough");
  while (server?.asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  controller.abort(new Error("enough"));
  await failure;
  while (server?.calledOff() === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  const [lost] = await calls();
  expect(lost).toMatchObject({ reply: null, error: expect.stringMatching(/estimated: enough/) as string });
  expect(lost!.input).toBeGreaterThan(0);
  expect(meter.tokens).toBe(lost!.input + lost!.output);
  expect(meter.cost).toBe(lost!.cost);
});

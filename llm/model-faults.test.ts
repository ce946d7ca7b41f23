import { afterEach, beforeEach, expect, it } from "vitest";
import { z } from "zod";
import type { Clock } from "../core/clock.ts";
import { RetryError, StopError } from "../core/errors.ts";
import { openStore, type Store } from "../storage/open-store.ts";
import { Meter } from "./meter.ts";
import { Model, type ModelOptions } from "./model.ts";
import { type ScriptedServer, scriptedServer } from "./scripted-server.fixture.ts";
import { structured } from "./structured.ts";

let store: Store;
let server: ScriptedServer | undefined;
let warnings: string[];
/** Milliseconds that were slept: time itself does not pass. */
let slept: number;
const clock: Clock = {
  now: () => new Date(1_000_000 + slept),
  sleep: async (ms) => {
    slept += ms;
  },
};

beforeEach(async () => {
  store = await openStore(":memory:");
  warnings = [];
  slept = 0;
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  await store.close();
});

/** Another process, as it were: nothing but the store is shared. */
function modelAt(baseUrl: string, options: Partial<ModelOptions> = {}): Model {
  const all = { name: "m", baseUrl, cache: "use" as const, concurrency: 4, ...options };
  return new Model(all, { store, clock, warn: (text) => warnings.push(text) });
}

const question = { messages: [{ role: "user" as const, content: "2 + 2?" }] };
const context = (sample = 1) => ({ purpose: "test", sample, meter: new Meter("task") });

it("says the length of a reply under the name that the server takes, and asks no later process for the other", async () => {
  server = await scriptedServer((body) =>
    "max_tokens" in body
      ? { status: 400, message: "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead." }
      : { say: "4" },
  );
  const limited = { ...question, maxTokens: 50 };
  expect((await modelAt(server.baseUrl).chat(limited, context())).text).toBe("4");
  expect(server.asked[1]).toMatchObject({ max_completion_tokens: 50 });
  await modelAt(server.baseUrl).chat(limited, context(2));
  expect(server.asked).toHaveLength(3);
});

it("goes without a temperature that the model does not take, and says so once", async () => {
  server = await scriptedServer((body) =>
    "temperature" in body
      ? { status: 400, message: "Unsupported value: 'temperature' does not support 0.2 with this model." }
      : { say: "4" },
  );
  const model = modelAt(server.baseUrl, { temperature: 0.2 });
  await model.chat(question, context());
  await model.chat(question, context(2));
  expect(server.asked).toHaveLength(3);
  expect(warnings).toEqual([expect.stringMatching(/without --temperature/)]);
});

it("replays what was asked in a lesser way, with the server gone", async () => {
  server = await scriptedServer((body) =>
    body.response_format ? { status: 400, message: "response_format is not supported" } : { say: '{"ok": true}' },
  );
  const { baseUrl } = server;
  const shape = { name: "verdict", schema: z.strictObject({ ok: z.boolean() }) };
  const ask = (model: Model, sample: number) => structured(model, question, shape, context(sample));
  await ask(modelAt(baseUrl), 1);
  await ask(modelAt(baseUrl), 2);
  expect(server.asked.filter((body) => body.response_format)).toHaveLength(1);
  await server.close();
  const replay = modelAt(baseUrl, { cache: "only" });
  expect([await ask(replay, 1), await ask(replay, 2)]).toMatchObject([
    { value: { ok: true } },
    { value: { ok: true } },
  ]);
  await expect(ask(replay, 3)).rejects.toThrow(/never asked this/);
});

it("replays calls whose way the record does not tell", async () => {
  server = await scriptedServer([{ say: '{"ok": true}' }]);
  const { baseUrl } = server;
  const shape = { name: "verdict", schema: z.strictObject({ ok: z.boolean() }) };
  const first = modelAt(baseUrl);
  await structured(first, question, shape, context());
  await first.learn({ way: "text" });
  const again = await structured(modelAt(baseUrl, { cache: "only" }), question, shape, context());
  expect(again).toMatchObject({ ok: true });
});

it.each(["<!doctype html><h1>Welcome</h1>", "{}", '{"choices": []}'])(
  "stops at once where the first reply is no chat completion: %s",
  async (raw) => {
    server = await scriptedServer([{ raw: raw.startsWith("<") ? JSON.stringify(raw) : raw }]);
    const failure = modelAt(server.baseUrl).chat(question, context());
    await expect(failure).rejects.toThrow(StopError);
    await expect(failure).rejects.toThrow(/no chat completion/);
    expect(server.asked).toHaveLength(1);
  },
);

it("stops within seconds, and says no more than that, where nobody was ever heard", async () => {
  server = await scriptedServer([{ say: "4" }]);
  const { baseUrl } = server;
  await server.close();
  server = undefined;
  const failure = modelAt(baseUrl).chat(question, context());
  await expect(failure).rejects.toThrow(StopError);
  await expect(failure).rejects.toThrow(/cannot be reached \(.*ECONNREFUSED.*\(3 tries\)/);
  expect(slept).toBeLessThan(5_000);
  expect(warnings).toEqual([]);
});

it.each(["http://127.0.0.1:1/v1", "http://nowhere.invalid/v1"])("stops as soon at %s", async (baseUrl) => {
  await expect(modelAt(baseUrl).chat(question, context())).rejects.toThrow(StopError);
  expect(slept).toBeLessThan(5_000);
});

it("tells of a server that is no longer heard from while it waits, once, and then stops everything", async () => {
  server = await scriptedServer([{ say: "4" }]);
  const model = modelAt(server.baseUrl);
  await model.chat(question, context());
  await server.close();
  server = undefined;
  await expect(model.chat(question, context(2))).rejects.toThrow(StopError);
  expect(slept).toBeGreaterThan(60_000);
  expect(warnings).toEqual([expect.stringMatching(/cannot be reached \(.*ECONNREFUSED.*asked again/)]);
});

it("does not wait for what comes after the caller's deadline", async () => {
  server = await scriptedServer([{ status: 429, headers: { "retry-after": "600" } }]);
  const failure = modelAt(server.baseUrl).chat(question, { ...context(), until: 1_000_000 + 60_000 });
  await expect(failure).rejects.toThrow(RetryError);
  await expect(failure).rejects.toThrow(/429.*after 600 s, past the deadline/);
  expect([slept, server.asked.length]).toEqual([0, 1]);
});

const completion = (message: object, rest: object = {}) => ({
  raw: JSON.stringify({ choices: [{ index: 0, finish_reason: "stop", message }], ...rest }),
});

it("does not wait for ever for a reply that has begun and never ends", async () => {
  server = await scriptedServer([{ drips: true }]);
  const failure = modelAt(server.baseUrl, { patience: 100 }).chat(question, { ...context(), until: 1_000_001 });
  await expect(failure).rejects.toThrow(RetryError);
  await expect(failure).rejects.toThrow(/did not answer in time/);
  expect(server.asked).toHaveLength(1);
});

it("does not ask again for a reply that was larger than any should be", async () => {
  server = await scriptedServer([{ raw: `{"choices": "${"on and ".repeat(2_500_000)}` }]);
  await expect(modelAt(server.baseUrl).chat(question, context())).rejects.toThrow(/larger than any reply should be/);
  expect(server.asked).toHaveLength(1);
});

it("counts for itself where a server counts half", async () => {
  server = await scriptedServer([completion({ role: "assistant", content: "four" }, { usage: { total_tokens: 7 } })]);
  const reply = await modelAt(server.baseUrl).chat(question, context());
  expect(reply).toMatchObject({ text: "four", estimated: true, usage: { input: 2, output: 1 } });
});

it("reads replies that are lists of parts, and calls without type and id whose arguments are an object", async () => {
  const content = [
    { type: "thinking", thinking: [{ type: "text", text: "two and two" }] },
    { type: "text", text: "4" },
  ];
  const tool_calls = [{ function: { name: "visit", arguments: { url: "http://a/" } } }];
  server = await scriptedServer([completion({ role: "assistant", content, tool_calls })]);
  expect(await modelAt(server.baseUrl).chat(question, context())).toMatchObject({
    text: "4",
    thinking: "two and two",
    toolCalls: [{ id: "", name: "visit", arguments: '{"url":"http://a/"}' }],
  });
});

it("takes a refusal that comes as a reply for what it says it is", async () => {
  const raw = JSON.stringify({ error: { code: 429, message: "the provider is busy" } });
  server = await scriptedServer([{ raw }, { say: "4" }]);
  expect((await modelAt(server.baseUrl).chat(question, context())).text).toBe("4");
  expect(slept).toBeGreaterThan(0);
});

it.each([
  ["xyz is not a valid model ID", /knows no model "m": xyz/],
  ["API key not valid. Please pass a valid API key.", /refuses the key or the account/],
])("stops where a server says 400 to what others say 401 or 404 to: %s", async (message, told) => {
  server = await scriptedServer([{ status: 400, message }]);
  const failure = modelAt(server.baseUrl).chat(question, context());
  await expect(failure).rejects.toThrow(StopError);
  await expect(failure).rejects.toThrow(told);
});

it("asks in words where a server cannot take what it was started without, whatever status it says that with", async () => {
  server = await scriptedServer((body) =>
    body.response_format
      ? { status: 501, message: "not supported" }
      : body.tools
        ? { status: 500, message: "tools param requires --jinja flag" }
        : { say: '{"ok": true}' },
  );
  const shape = { name: "verdict", schema: z.strictObject({ ok: z.boolean() }) };
  expect(await structured(modelAt(server.baseUrl), question, shape, context())).toMatchObject({ ok: true });
  expect([server.asked.length, slept]).toEqual([3, 0]);
});

import { afterEach, beforeEach, expect, it } from "vitest";
import { z } from "zod";
import { openStore, type Store } from "../storage/open-store.ts";
import { Meter } from "./meter.ts";
import { Model } from "./model.ts";
import { type ScriptedServer, scriptedServer } from "./scripted-server.fixture.ts";
import { structured } from "./structured.ts";

let store: Store;
let server: ScriptedServer | undefined;
beforeEach(async () => {
  store = await openStore(":memory:");
});
afterEach(async () => {
  await server?.close();
  await store.close();
});

const shape = { name: "verdict", schema: z.strictObject({ ok: z.boolean() }) };

async function ask(script: Parameters<typeof scriptedServer>[0], times = 1) {
  server = await scriptedServer(script);
  const model = new Model({ name: "m", baseUrl: server.baseUrl, cache: "refresh", concurrency: 1 }, { store });
  const results = [];
  for (let time = 0; time < times; time++) {
    const context = { purpose: "test", sample: 1, meter: new Meter("task") };
    results.push(await structured(model, { messages: [{ role: "user", content: "?" }] }, shape, context));
  }
  return results;
}

it("asks by schema", async () => {
  expect(await ask([{ say: '{"ok": true}' }])).toMatchObject([{ ok: true, value: { ok: true }, replies: 1 }]);
  expect(server?.asked[0]?.response_format).toMatchObject({ type: "json_schema" });
});

it("falls back to a tool, then to the text, and remembers what works", async () => {
  const script: Parameters<typeof scriptedServer>[0] = (body) => {
    if (body.response_format) return { status: 400, message: "response_format is not supported" };
    if (body.tools) return { status: 400, message: "this model has no tools" };
    return { say: '```json\n{"ok": false}\n```' };
  };
  const results = await ask(script, 2);
  expect(results).toMatchObject([{ value: { ok: false } }, { value: { ok: false } }]);
  expect(server?.asked).toHaveLength(4);
});

it("sends a reply that does not fit back once, with what is wrong", async () => {
  const [result] = await ask([{ say: '{"ok": "yes"}' }, { say: '{"ok": true}' }]);
  expect(result).toMatchObject({ ok: true, replies: 2 });
  expect(String(server?.asked[1]?.messages.at(-1)?.content)).toMatch(/expected boolean/);
});

it.each([
  ["prose", { say: "it is correct, I am sure: true" }, /not JSON/],
  ["a reply that was cut off", { say: '{"ok": tr', finish: "length" }, /cut off/],
  ["nothing", { say: "" }, /empty/],
])("takes %s twice for a failure and guesses nothing", async (_, scripted, error) => {
  const [result] = await ask([scripted]);
  expect(result).toMatchObject({ ok: false, error: expect.stringMatching(error) as string });
  expect(server?.asked).toHaveLength(2);
});

it("asks again for a reply that was cut off, with bounds to its texts and without the torn one", async () => {
  const torn = { say: `{"ok": "${"and so on ".repeat(40)}`, finish: "length" };
  server = await scriptedServer([torn, { say: '{"note": "fine", "marks": [1]}' }]);
  const model = new Model({ name: "m", baseUrl: server.baseUrl, cache: "refresh", concurrency: 1 }, { store });
  const noted = { name: "note", schema: z.strictObject({ note: z.string(), marks: z.array(z.number()) }) };
  const context = { purpose: "test", sample: 1, meter: new Meter("task") };
  const result = await structured(model, { messages: [{ role: "user", content: "?" }] }, noted, context);
  expect(result).toMatchObject({ ok: true, replies: 2, value: { note: "fine" } });
  const [first, second] = server.asked;
  expect(JSON.stringify(first?.response_format)).not.toContain("maxLength");
  expect(second?.response_format).toMatchObject({
    json_schema: { schema: { properties: { note: { maxLength: 160 }, marks: { maxItems: 4 } } } },
  });
  expect(JSON.stringify(second?.messages)).not.toContain("and so on");
});

it("bounds the texts and lists of a small model at once", async () => {
  const small = { data: [{ id: "m", owned_by: "llamacpp", meta: { n_ctx: 16384, n_params: 5e8 } }] };
  server = await scriptedServer([{ say: '{"note": "fine", "marks": [1]}' }], { "/v1/models": small });
  const model = new Model({ name: "m", baseUrl: server.baseUrl, cache: "refresh", concurrency: 1 }, { store });
  const noted = { name: "note", schema: z.strictObject({ note: z.string(), marks: z.array(z.number()) }) };
  const context = { purpose: "test", sample: 1, meter: new Meter("task") };
  const result = await structured(model, { messages: [{ role: "user", content: "?" }] }, noted, context);
  expect(result).toMatchObject({ ok: true, replies: 1 });
  expect(server.asked[0]?.response_format).toMatchObject({
    json_schema: { schema: { properties: { note: { maxLength: 400 }, marks: { maxItems: 8 } } } },
  });
});

it("asks for a shorter reply without bounds where the server takes none", async () => {
  server = await scriptedServer((body, number) => {
    if (number === 1) return { say: "{", finish: "length" };
    if (JSON.stringify(body).includes("maxLength"))
      return { status: 400, message: "schema: maxLength is not permitted" };
    return { say: '{"note": "fine"}' };
  });
  const model = new Model({ name: "m", baseUrl: server.baseUrl, cache: "refresh", concurrency: 1 }, { store });
  const noted = { name: "note", schema: z.strictObject({ note: z.string() }) };
  const context = { purpose: "test", sample: 1, meter: new Meter("task") };
  const result = await structured(model, { messages: [{ role: "user", content: "?" }] }, noted, context);
  expect(result).toMatchObject({ ok: true, value: { note: "fine" } });
});

it("does not ask again where the model refused, and says in whose words", async () => {
  const body = {
    choices: [{ finish_reason: "stop", message: { role: "assistant", content: null, refusal: "I must not." } }],
  };
  const [result] = await ask([{ raw: JSON.stringify(body) }]);
  expect(result).toMatchObject({ ok: false, replies: 1, error: "the model refused: I must not.", text: "I must not." });
  expect(server?.asked).toHaveLength(1);
});

it("speaks the language of the question, and sends no empty message back", async () => {
  server = await scriptedServer([{ say: "" }, { say: '{"ok": true}' }]);
  const model = new Model({ name: "m", baseUrl: server.baseUrl, cache: "refresh", concurrency: 1 }, { store });
  const context = { purpose: "test", sample: 1, meter: new Meter("task") };
  await structured(model, { messages: [{ role: "user", content: "这个湖有多深？" }] }, shape, context);
  expect(server.asked[1]?.messages.map(({ role }) => role)).toEqual(["user"]);
  expect(String(server.asked[1]?.messages.at(-1)?.content)).toContain("JSON 对象");
});

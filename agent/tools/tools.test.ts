import { deflateSync } from "node:zlib";
import { afterEach, expect, it } from "vitest";
import { ActionError, SkipError } from "../../core/errors.ts";
import { sha256 } from "../../core/ids.ts";
import type { Fetcher } from "../../crawler/fetch/fetcher.ts";
import { openWeb } from "../../crawler/session/open-web.ts";
import type { Web } from "../../crawler/web.ts";
import { Meter } from "../../llm/meter.ts";
import { Model } from "../../llm/model.ts";
import { type ScriptedServer, scriptedServer } from "../../llm/scripted-server.fixture.ts";
import { openStore } from "../../storage/open-store.ts";
import { callTool, TOOLS, toolsOf } from "../tools.ts";
import { described } from "./described.ts";
import type { ToolServices, Workplace } from "./tool.ts";

const ROOT = "https://lakes.example/";
/** A white PNG, large enough to be looked at. */
const PICTURE = png(200, 100);
const LONG = Array.from(
  { length: 600 },
  (_, at) => `<p>Sounding number ${at} was taken from a boat on a calm day.</p>`,
);
const FILES: Record<string, [type: string, body: string | Buffer]> = {
  "/": [
    "text/html",
    `<title>Lakes</title><nav><a href="/x">Elsewhere</a></nav><main><h1>Lakes</h1><p>Arvo is deep, as its keeper says.</p></main>`,
  ],
  "/long": ["text/html", `<title>Long</title><main>${LONG.join("")}</main>`],
  "/map.png": ["image/png", PICTURE],
};

let web: Web | undefined;
let server: ScriptedServer | undefined;
afterEach(async () => {
  await web?.close();
  await server?.close();
  web = undefined;
  server = undefined;
});

async function workplace(services: ToolServices = {}): Promise<Workplace> {
  const fetcher: Fetcher = {
    fetch: async ({ url }) => {
      const found = FILES[new URL(url).pathname];
      if (!found) throw new SkipError("not_found", `${url} is not there`);
      const [contentType, body] = found;
      const bytes = Buffer.from(body as string);
      const common = { url, finalUrl: url, status: 200, headers: {}, redirects: [], backend: "static" as const };
      return { ...common, contentType, body: bytes, fetchedAt: new Date(0).toISOString() };
    },
    close: async () => undefined,
  };
  web = await openWeb({ backend: "static", fetcher });
  const asking = { purpose: "tool", sample: 1, meter: new Meter("task") };
  return { ...services, session: await web.open(), asking };
}

const use = (place: Workplace, tool: string, args: Record<string, unknown>) =>
  callTool(place, { tool, arguments: args });

it("page_visit gives the main text alone, long ones in parts", async () => {
  const place = await workplace();
  const seen = await use(place, "page_visit", { url: ROOT });
  expect(seen).toMatchObject({
    observation: { elements: [], parts: 1, text: expect.stringContaining("Arvo is deep") },
  });
  expect(JSON.stringify(seen)).not.toContain("Elsewhere");
  const second = await use(place, "page_visit", { url: `${ROOT}long`, part: 2 });
  expect(second).toMatchObject({
    observation: { part: 2, parts: 2, text: expect.stringMatching(/^Page: Long .*part 2 of 2\n[\s\S]*number 599/) },
  });
  await expect(use(place, "page_visit", { url: ROOT, part: 2 })).rejects.toThrow(ActionError);
});

it("visit turns to the part that was named", async () => {
  const seen = await use(await workplace(), "visit", { url: `${ROOT}long`, part: 3 });
  expect(seen).toMatchObject({ observation: { part: 3 } });
});

it("pdf_fetch takes no other files", async () => {
  await expect(use(await workplace(), "pdf_fetch", { url: ROOT })).rejects.toThrow(/no PDF/);
});

it("search tells titles, addresses and snippets, and what there is to do without a provider", async () => {
  const hits = [{ title: "Lake Arvo", url: `${ROOT}arvo`, snippet: "deep" }];
  const place = await workplace({ search: { name: "stub", search: async ({ limit }) => (limit === 10 ? hits : []) } });
  for (const name of ["search", "web_search"]) {
    const found = await use(place, name, { query: "deep lake" });
    expect(found).toMatchObject({ told: { source: "search results", data: hits } });
    expect(JSON.stringify(found)).toContain(`1. Lake Arvo\\n   ${ROOT}arvo\\n   deep`);
  }
  await expect(use(await workplace(), "search", { query: "x" })).rejects.toThrow(ActionError);
});

it("caption_image asks the model that sees, and leaves the agent where it stood", async () => {
  server = await scriptedServer([{ say: "A map of three lakes." }]);
  const store = await openStore(":memory:");
  const options = { name: "sees", baseUrl: server.baseUrl, cache: "use" as const, concurrency: 1 };
  const place = await workplace({ vision: new Model(options, { store }) });
  await use(place, "visit", { url: ROOT });
  const told = await use(place, "caption_image", { url: "/map.png", question: "Which lakes?" });
  expect(told).toEqual({
    told: { text: "A map of three lakes.", source: `${ROOT}map.png`, data: "A map of three lakes." },
  });
  expect(place.session.page?.url).toBe(ROOT);
  expect(JSON.stringify(server.asked[0]?.messages)).toContain(PICTURE.toString("base64"));
  expect(JSON.stringify(server.asked[0]?.messages)).toContain("Above all: Which lakes?");
  // The picture itself is kept as its hash.
  const kept = await store.db.selectFrom("model_texts").selectAll().execute();
  expect(JSON.stringify(kept)).toContain(sha256(PICTURE));
  expect(JSON.stringify(kept)).not.toContain(PICTURE.toString("base64"));
  await store.close();
});

it("caption_image reads letters where no model sees, and says what it lacks", async () => {
  const place = await workplace();
  const told = await use(place, "caption_image", { url: `${ROOT}map.png` });
  expect(told).toMatchObject({ told: { text: expect.stringContaining("no text was found in the image") } });
  await expect(use(place, "caption_image", {})).rejects.toThrow(/no screenshot was taken/);
  await expect(use(place, "caption_image", { url: ROOT })).rejects.toThrow(/is no picture/);
});

it("tools are described, and say what they say, in the language of whoever calls them", async () => {
  for (const tool of [...TOOLS.values(), ...toolsOf("deepweb")]) {
    expect(described(tool, "en").description).toMatch(/^[A-Z].*\.$/);
    expect(described(tool, "zh").description).toMatch(/^\p{Script=Han}/u);
  }
  const place = { ...(await workplace()), language: "zh" };
  await expect(use(place, "click", { ref: "first" })).rejects.toThrow(
    /^click 的参数不符合要求：ref: .*\p{Script=Han}/u,
  );
  await expect(use(place, "fly", {})).rejects.toThrow(/^没有名为“fly”的工具/);
  const ran = await use(place, "run_code", { code: "console.log(1)" });
  place.sandbox?.close();
  expect(ran).toMatchObject({ told: { text: "打印：\n1" } });
});

/** PNG specification, 11.2: signature, header, data, end; checksums by `crc`. */
function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height, 255);
  for (let row = 0; row < height; row++) rows[row * (width + 1)] = 0;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc(body), body.length + 4);
  return whole;
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

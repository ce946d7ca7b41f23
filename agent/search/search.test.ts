import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Blocklist } from "../../core/blocklist.ts";
import { RetryError, StopError } from "../../core/errors.ts";
import { brave } from "./brave.ts";
import { type SearchProvider, unlessBlocked } from "./search-provider.ts";
import { searxng } from "./searxng.ts";
import { serper } from "./serper.ts";

interface Asked {
  method: string;
  url: URL;
  headers: IncomingMessage["headers"];
  body: string;
}

let server: Server;
let base: string;
let asked: Asked[];
let answer: { status: number; body: string; headers?: Record<string, string> };

beforeEach(async () => {
  asked = [];
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = "", url = "/", headers } = request;
    asked.push({ method, url: new URL(url, "http://x"), headers, body: Buffer.concat(chunks).toString("utf8") });
    response.writeHead(answer.status, { "content-type": "application/json", ...answer.headers }).end(answer.body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const says = (body: unknown) => {
  answer = { status: 200, body: JSON.stringify(body) };
};
const query = { text: "lake depth", limit: 2 };
const hit = (n: number) => ({ title: `Lake ${n}`, url: `https://lakes.example/${n}`, snippet: `${n} m deep` });
const engines: [string, () => SearchProvider, (hits: ReturnType<typeof hit>[]) => unknown][] = [
  [
    "searxng",
    () => searxng(base),
    (hits) => ({
      query: "lake depth",
      number_of_results: 0,
      results: hits.map(({ title, url, snippet }) => ({ title, url, content: snippet, engine: "x", score: 1 })),
      unresponsive_engines: [],
    }),
  ],
  [
    "brave",
    () => brave("secret", base),
    (hits) => ({
      type: "search",
      web: { type: "search", results: hits.map(({ title, url, snippet }) => ({ title, url, description: snippet })) },
    }),
  ],
  [
    "serper",
    () => serper("secret", base),
    (hits) => ({
      searchParameters: { q: "lake depth", type: "search" },
      organic: hits.map(({ title, url, snippet }, at) => ({ title, link: url, snippet, position: at + 1 })),
      credits: 1,
    }),
  ],
];

describe.each(engines)("%s", (_, engine, wrap) => {
  it("gives title, address and snippet of as many results as were asked for", async () => {
    says(wrap([hit(1), hit(2), hit(3)]));
    expect(await engine().search(query)).toEqual([hit(1), hit(2)]);
  });

  it("leaves out what leads nowhere, and shows no markup", async () => {
    const marked = { ...hit(2), title: "<strong>Lake</strong> &amp; 2" };
    says(wrap([{ ...hit(1), url: null as unknown as string }, { ...hit(3), url: "javascript:alert(1)" }, marked]));
    expect(await engine().search(query)).toEqual([{ ...hit(2), title: "Lake & 2" }]);
  });

  it("asks for one host by the operator that engines share", async () => {
    says(wrap([]));
    expect(await engine().search({ ...query, site: "https://lakes.example/north/" })).toEqual([]);
    const { url, body } = asked[0]!;
    expect(`${url.searchParams.get("q")}${body}`).toContain("lake depth site:lakes.example");
  });

  it("says that the key or the address is wrong, once and for all", async () => {
    answer = { status: 403, body: "no" };
    await expect(engine().search(query)).rejects.toThrow(StopError);
  });

  it("may be asked again where it is busy, after the wait that it names", async () => {
    answer = { status: 429, body: "", headers: { "retry-after": "7" } };
    await expect(engine().search(query)).rejects.toMatchObject({ afterMs: 7_000 });
    answer = { status: 502, body: "" };
    await expect(engine().search(query)).rejects.toThrow(RetryError);
  });

  it("does not take another answer for no results", async () => {
    answer = { status: 200, body: "<html>" };
    await expect(engine().search(query)).rejects.toThrow(/no JSON/);
    says({ results: "none", web: { results: 7 }, organic: [{ title: "no link" }] });
    await expect(engine().search(query)).rejects.toThrow(/another shape/);
  });

  it("does not carry a key to where it is sent", async () => {
    answer = { status: 302, body: "", headers: { location: "http://elsewhere.example/" } };
    await expect(engine().search(query)).rejects.toThrow(/elsewhere\.example/);
    expect(asked).toHaveLength(1);
  });
});

it("each engine is asked as its documentation says", async () => {
  says({ results: [], web: { results: [] }, organic: [] });
  for (const [, engine] of engines) await engine().search(query);
  const [first, second, third] = asked;
  expect(first).toMatchObject({ method: "GET" });
  expect(`${first?.url.pathname}${first?.url.search}`).toBe("/search?q=lake+depth&format=json");
  expect(second).toMatchObject({ method: "GET", headers: { "x-subscription-token": "secret" } });
  expect(`${second?.url.pathname}${second?.url.search}`).toBe(
    "/res/v1/web/search?q=lake+depth&count=2&text_decorations=false",
  );
  expect(third).toMatchObject({ method: "POST", headers: { "x-api-key": "secret" } });
  expect([third?.url.pathname, JSON.parse(third?.body ?? "")]).toEqual(["/search", { q: "lake depth", num: 2 }]);
});

it("what the blocklist names is in no result", async () => {
  says({
    organic: [
      { link: "https://bench.example/data", title: "x" },
      { link: "https://ok.example/", title: "the test set" },
    ],
  });
  const groups = [{ reason: "tests", hosts: ["bench.example"], keywords: ["test set"], canaries: [] }];
  const bound = unlessBlocked(serper("secret", base), new Blocklist({ groups }));
  expect(await bound.search({ ...query, limit: 10 })).toEqual([]);
});

import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { silentProgress } from "../../core/progress.ts";
import { crawl } from "../../crawler/explore/crawl.ts";
import { openStore, type Store } from "../../storage/open-store.ts";
import { proseFactsOf } from "../../storage/prose-fact-store.ts";
import { type Site, siteOfRoot } from "../../storage/site-store.ts";
import { recheck } from "../check/recheck.ts";
import { generate } from "../generate.ts";
import { findFact, PageText } from "../survey/facts/prose-relations.ts";
import { SiteArchive } from "../survey/site-archive.ts";
import { Aide } from "./aide.ts";
import { type HelpingModel, helpingModel, saidTo } from "./helping-model.fixture.ts";
import { readProse } from "./read-prose.ts";

/** Lighthouses: name, height, year of the first light, range. */
const TOWERS: readonly (readonly [string, string, number, string])[] = [
  ["Ardmore", "36.3 m", 1853, "22 km"],
  ["Blackhead", "18.5 m", 1902, "31 km"],
  ["Cromer", "21.7 m", 1719, "43 km"],
  ["Dunnet", "24.1 m", 1831, "37 km"],
  ["Esha", "12.4 m", 1929, "46 km"],
  ["Fidra", "17.9 m", 1885, "44 km"],
  ["Girdle", "37.2 m", 1833, "27 km"],
];

let folder: string;
let server: Server;
let store: Store;
let site: Site;
let helper: HelpingModel;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "waymark-prose-"));
  const page = (title: string, body: string) =>
    `<!doctype html><html lang="en"><head><title>${title} | Tower Guide</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
  const pages = new Map<string, string>([
    [
      "/",
      page(
        "Towers",
        `<ul>${TOWERS.map(([name]) => `<li><a href="/towers/${name.toLowerCase()}">${name}</a></li>`).join("")}</ul>`,
      ),
    ],
    ...TOWERS.map(([name, height, year, range]): [string, string] => [
      `/towers/${name.toLowerCase()}`,
      page(
        name,
        `<p>Sailors on this coast were long warned by nothing but the sound of the surf, and many a ship was lost here. The tower
         that stands today was <b>lit for the first time in ${year}</b>, after a storm had taken the first.</p>
         <p>It rises ${height} above the rock, and its light can be seen from ${range} away on a clear night.</p>`,
      ),
    ]),
  ]);
  server = createServer((request, response) => {
    const body = pages.get(request.url ?? "/");
    if (body === undefined) response.writeHead(404).end();
    else response.setHeader("content-type", "text/html; charset=utf-8").end(body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  store = await openStore(join(folder, "a.db"));
  await crawl({ roots: [root], render: "never", pace: 0 }, { store, progress: silentProgress });
  site = (await siteOfRoot(store, root))!;
}, 60_000);
afterAll(async () => {
  await store.close();
  await new Promise((done) => server.close(done));
  rmSync(folder, { recursive: true, force: true });
});
afterEach(async () => {
  await helper?.server.close();
});

/** A model that reads what the pages say, and makes one thing up on each. */
async function reader(): Promise<Aide> {
  helper = await helpingModel(store, {
    facts: (body) => {
      const [name, height, year, range] = TOWERS.find(([name]) => saidTo(body).includes(`\n${name} |`))!;
      return {
        subject: name,
        kind: "lighthouse",
        facts: [
          { attribute: "first lit", value: String(year), quote: `lit for the first time in ${year}, after a storm` },
          { attribute: "height", value: height, quote: `It rises ${height} above the rock` },
          { attribute: "range", value: range, quote: `its light can be seen from ${range} away` },
          { attribute: "keepers", value: "3", quote: "Three keepers lived here" },
        ],
      };
    },
    turn: () => ({ thought: "", action: "stop", page: "", offer: "", blank: "", value: "", program: "" }),
    question: (body) => ({ question: /Question: (.*)/.exec(saidTo(body))![1]! }),
    verdict: () => ({
      notes: "",
      evidence: "pass",
      question: "pass",
      answer: "pass",
      domain: "unknown",
      operations: [],
    }),
    answer: () => ({ answer: "I cannot know" }),
  });
  return new Aide(helper.model);
}

describe("a fact in prose", () => {
  const page = new PageText(
    "<main><h1>Ems</h1><p>The lake is <i>36.3</i> km² large, and 1,250 people live by it.</p></main>",
  );
  const fact = {
    url: "",
    kind: "lake",
    subject: "Ems",
    attribute: "area",
    value: "36.3 km²",
    quote: "The lake is 36.3 km² large",
  };

  it("stands where the page says it, markup or not, and points at the characters", () => {
    expect(findFact(fact, page)).toMatchObject({
      span: { text: "36.3 km²", start: 12, end: 20 },
      named: { text: "Ems" },
    });
  });

  it.each<[string, Partial<typeof fact>]>([
    ["no_quote", { quote: "The lake is 36.3 km² deep" }],
    ["no_value", { value: "40 km²" }],
    ["no_value", { value: "3 km²" }],
    ["no_value", { value: "250", quote: "1,250 people" }],
    ["no_subject", { subject: "Fulda" }],
    ["not_read", { value: "–", quote: "–" }],
  ])("is refused as %s", (fault, change) => {
    const other = change.quote === "–" ? new PageText("<h1>Ems</h1><p>–</p>") : page;
    expect(findFact({ ...fact, ...change }, other)).toBe(fault);
  });
});

describe("a site that tells its facts in sentences", () => {
  it("has nothing to ask about without a model", async () => {
    const report = await generate(
      { roots: [site.root], set: "none", purpose: "train", count: 5, seed: "1", budget: 200 },
      { store },
    );
    expect(report.accepted).toEqual([]);
  });

  it("gives tasks with one, whose every value is read again from the characters that state it", async () => {
    const aide = await reader();
    const options = { roots: [site.root], set: "prose", purpose: "train" as const, count: 5, seed: "1", budget: 400 };
    const report = await generate(options, { store, aide });
    expect(report.model!.prose).toEqual({ pages: 7, named: 28, stood: 21, refused: { no_quote: 7 } });
    expect(report.accepted).toHaveLength(5);
    for (const { question, derivation } of report.accepted) {
      expect(question).toMatch(/lighthouse|Ardmore|Cromer|Esha/);
      const places = derivation.flatMap(({ uses }) => uses.map(({ evidence }) => evidence.place));
      expect(places.every((place) => place.at === "node" && place.end !== undefined)).toBe(true);
    }
    const again = await recheck({ tasks: report.accepted, others: report.accepted, web: "archive" }, { store });
    expect(again).toMatchObject({
      audited: 5,
      pass: 5,
      by_check: { faithful: { pass: 5 }, ground_truth_valid: { pass: 5 } },
    });
  });

  it("keeps what stood, and the same words change nothing", async () => {
    const before = await proseFactsOf(store, site.id);
    expect(before).toHaveLength(21);
    const reading = await new SiteArchive(store, site).read();
    expect(reading.relations.find(({ name }) => name === "lighthouse")?.rows).toHaveLength(7);
    await readProse(await reader(), site, reading, store);
    expect(await proseFactsOf(store, site.id)).toEqual(before);
  });
});

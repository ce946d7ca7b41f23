import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { systemClock } from "../../core/clock.ts";
import { silentProgress } from "../../core/progress.ts";
import { seededRandom } from "../../core/random.ts";
import { openStore, type Store } from "../../storage/open-store.ts";
import type { Fetched, Fetcher } from "../fetch/fetcher.ts";
import { HostPace } from "../fetch/host-pace.ts";
import { PoliteFetcher } from "../fetch/polite-fetcher.ts";
import { crawl } from "./crawl.ts";
import { showsMore } from "./shows-more.ts";

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "waymark-later-"));
  store = await openStore(join(folder, "a.db"));
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const ORIGIN = "http://ferries.example";
const PAGES = 80;
/** A word for a number, without a digit. */
const word = (number: number) => [...String(number)].map((digit) => "abcdefghij"[Number(digit)]).join("");
/** Enough words that nobody takes a page for a shell. */
const intro = (at: number) =>
  `<p>${Array.from({ length: 60 }, (_, place) => `w${word(at * 100 + place)}`).join(" ")}, told before any script has run.</p>`;
const made = (at: number) =>
  `<table>${Array.from({ length: 30 }, (_, row) => `<tr><td>Pier ${word(at * 50 + row)}</td><td>${at * 100 + row}</td></tr>`).join("")}</table>`;

/** Its pages turn out to be filled by scripts, behind an introduction that stands in their HTML. */
function html(path: string, scripts: boolean): string | undefined {
  if (path === "/robots.txt" || path === "/sitemap.xml") return undefined;
  if (path === "/")
    return `<h1>Ferries</h1>${Array.from({ length: PAGES }, (_, at) => `<a href="/line/${at}">Line ${at}</a>`).join(" ")}`;
  const at = Number(path.split("/").at(-1));
  return `<h1>Line ${at}</h1>${intro(at)}<div>${scripts ? made(at) : ""}</div><script src="/fill.js"></script>`;
}

function web(scripts: boolean, asked: string[]): Fetcher {
  return {
    fetch: async ({ url }): Promise<Fetched> => {
      asked.push(url);
      const body = html(new URL(url).pathname, scripts);
      const answer = { url, finalUrl: url, headers: {}, redirects: [], fetchedAt: new Date(0).toISOString() };
      const page = `<!doctype html><title>${url}</title><body>${body}</body>`;
      return {
        ...answer,
        status: 200,
        contentType: body === undefined ? "text/plain" : "text/html",
        body: Buffer.from(body === undefined ? "" : page),
        backend: scripts ? "browser" : "static",
      };
    },
    close: () => Promise.resolve(),
  };
}

it("a form of page that was judged to need no browser is judged anew by a sample, and its earlier pages are read again", async () => {
  const plain: string[] = [];
  const rendered: string[] = [];
  const manners = { pace: new HostPace({ pace: 0 }, systemClock), random: seededRandom("later") };
  const live = () => ({
    fetcher: new PoliteFetcher(web(false, plain), manners),
    renderer: () => Promise.resolve(web(true, rendered)),
    sink: { record: () => Promise.resolve(), recordRendered: () => Promise.resolve() },
    close: () => Promise.resolve(),
  });
  const run = () => crawl({ roots: [`${ORIGIN}/`], maxPages: 200 }, { store, progress: silentProgress, live: live() });
  const { sites } = await run();
  expect(sites[0]?.pages).toBe(PAGES + 1);
  const lines = await store.db
    .selectFrom("pages")
    .select(["backend", "state"])
    .where("url", "like", "%/line/%")
    .execute();
  expect(lines).toHaveLength(PAGES);
  expect(lines.every(({ backend, state }) => backend === "browser" && state === "done")).toBe(true);
  // What was read before the sample came was read twice; what came after went straight to the browser, but for the sample.
  expect(plain.length).toBeLessThan(PAGES);
  await run();
  expect(await store.db.selectFrom("pages").select("id").where("state", "!=", "done").execute()).toEqual([]);
});

it("a widget, or the same words in another order, is not materially more", () => {
  const words = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => `word${from + at}`).join(" ");
  expect(showsMore({ mainText: words(0, 110) }, { observation: words(0, 100) })).toBe(false);
  expect(showsMore({ mainText: words(0, 100).split(" ").reverse().join(" ") }, { observation: words(0, 100) })).toBe(
    false,
  );
  expect(showsMore({ mainText: words(0, 130) }, { observation: words(0, 100) })).toBe(true);
  expect(showsMore({ mainText: words(0, 1_050) }, { observation: words(0, 1_000) })).toBe(false);
});

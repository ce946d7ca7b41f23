import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Clock } from "../../core/clock.ts";
import { RetryError, SkipError } from "../../core/errors.ts";
import { silentProgress } from "../../core/progress.ts";
import { seededRandom } from "../../core/random.ts";
import { openStore, type Store } from "../../storage/open-store.ts";
import type { Fetched, Fetcher } from "../fetch/fetcher.ts";
import { HostPace } from "../fetch/host-pace.ts";
import { PoliteFetcher } from "../fetch/polite-fetcher.ts";
import { crawl } from "./crawl.ts";
import { impossibleLike } from "./missing-pages.ts";

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "waymark-missing-"));
  store = await openStore(join(folder, "a.db"));
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const ORIGIN = "http://harbour.example";
const PROSE = "The harbour has three piers, a crane, and a lighthouse that was built of granite. ".repeat(25);

/** What a host answers: text of a page, another address, or how often and how long it is busy. */
type Answer = string | { to: string } | { busy: number; seconds: number };

/** A clock that moves only when somebody sleeps. */
function testClock(): Clock {
  let now = Date.parse("2024-05-17T10:00:00Z");
  return {
    now: () => new Date(now),
    sleep: async (ms) => {
      await Promise.resolve();
      now += ms;
    },
  };
}

function web(answerTo: (path: string) => Answer | undefined, asked: string[]): Fetcher {
  const times = new Map<string, number>();
  const fetch = async (url: string, redirects: Fetched["redirects"]): Promise<Fetched> => {
    const { pathname } = new URL(url);
    asked.push(pathname);
    const found = answerTo(pathname);
    if (found === undefined) throw new SkipError("not_found", `${url} answered 404`);
    if (typeof found === "object" && "to" in found) {
      return fetch(new URL(found.to, url).href, [...redirects, { url, status: 302 }]);
    }
    if (typeof found === "object") {
      const number = (times.get(url) ?? 0) + 1;
      times.set(url, number);
      if (number <= found.busy) throw new RetryError("server_error", "busy", { afterMs: found.seconds * 1000 });
    }
    const text = typeof found === "string" ? found : `<h1>Back</h1><p>${PROSE} It was closed.</p>`;
    const body = Buffer.from(`<!doctype html><html lang=en><body><main>${text}</main></body></html>`);
    const answer = { headers: {}, redirects, fetchedAt: new Date(0).toISOString(), backend: "static" as const };
    return { url: redirects[0]?.url ?? url, finalUrl: url, status: 200, contentType: "text/html", body, ...answer };
  };
  return {
    fetch: ({ url }) => {
      if (/robots\.txt$|sitemap\.xml$/.test(url)) return Promise.reject(new SkipError("not_found", "none"));
      return fetch(url, []);
    },
    close: () => Promise.resolve(),
  };
}

async function crawled(answerTo: (path: string) => Answer | undefined) {
  const asked: string[] = [];
  const clock = testClock();
  const manners = { pace: new HostPace({ pace: 0 }, clock), random: seededRandom("missing"), clock };
  const live = {
    fetcher: new PoliteFetcher(web(answerTo, asked), manners),
    renderer: () => Promise.reject(new Error("no browser is asked")),
    sink: { record: () => Promise.resolve(), recordRendered: () => Promise.resolve() },
    close: () => Promise.resolve(),
  };
  const options = { roots: [`${ORIGIN}/`], render: "never" as const };
  await crawl(options, { store, progress: silentProgress, clock, live });
  const rows = await store.db.selectFrom("pages").select(["url", "state", "skip_reason"]).orderBy("id").execute();
  const of = Object.fromEntries(
    rows.map(({ url, state, skip_reason }) => [new URL(url).pathname, skip_reason ?? state]),
  );
  return { of, asked };
}

const links = (...paths: string[]) => paths.map((path) => `<p><a href="${path}">${path}</a></p>`).join("");

it("a page that its host gives for whatever does not exist is none, in any language", async () => {
  const lost = (path: string) => `<h1>Hier ligt niets aan de kade</h1><p>U vroeg om ${path}, probeer het nog eens.</p>`;
  const { of, asked } = await crawled((path) => {
    if (path === "/") return `<h1>Harbour</h1><p>${PROSE}</p>${links("/a/pier", "/a/gone", "/a/lost", "/b.html")}`;
    if (path === "/a/pier") return "<h1>Pier</h1><p>Pier one is for the ferries alone.</p>";
    return lost(path);
  });
  expect(of).toEqual({
    "/": "done",
    "/a/pier": "done",
    "/a/gone": "not_found",
    "/a/lost": "not_found",
    "/b.html": "not_found",
  });
  const impossible = ["/a/x", "/x", "/x.html"].map((path) => new URL(impossibleLike(ORIGIN + path)).pathname);
  expect(asked.filter((path) => path.includes("no-such")).sort()).toEqual(impossible.sort());
});

it("a page that stands for all of its folder is one", async () => {
  const { of } = await crawled((path) => {
    if (path === "/") return `<h1>Harbour</h1><p>${PROSE}</p>${links("/tides/", "/crane/today")}`;
    if (path.startsWith("/tides/")) return "<h1>Tides</h1><p>High water at noon.</p>";
    return path.startsWith("/crane/") ? "<h1>Crane</h1><p>Out of order since May.</p>" : undefined;
  });
  expect(of).toEqual({ "/": "done", "/tides/": "done", "/crane/today": "done" });
});

it("where a host sends whoever asks for what does not exist is no page of theirs", async () => {
  const { of } = await crawled((path) => {
    if (path === "/") return `<h1>Harbour</h1><p>${PROSE}</p>${links("/gone", "/old")}`;
    if (path === "/old") return { to: "/new" };
    if (path === "/new") return `<h1>New</h1><p>${PROSE}</p>`;
    return path === "/start" ? `<h1>Start</h1><p>${PROSE}</p>` : { to: "/start" };
  });
  expect(of["/gone"]).toBe("not_found");
  expect(of["/start"]).toBeUndefined();
  expect(of).toMatchObject({ "/old": "duplicate", "/new": "done" });
});

it("short pages of an honest host, and a root that is shown for every address, are pages", async () => {
  const honest = await crawled((path) => {
    if (path === "/") return `<h1>Harbour</h1>${links("/one", "/two")}`;
    return path === "/one" || path === "/two" ? `<h1>Pier ${path}</h1><p>For ferries.</p>` : undefined;
  });
  expect(honest.of).toEqual({ "/": "done", "/one": "done", "/two": "done" });
});

it("one that says so itself is none though nobody is asked", async () => {
  const { of, asked } = await crawled((path) => {
    if (path === "/") return `<h1>Harbour</h1><p>${PROSE}</p>${links("/gone")}`;
    return "<h1>Page not found</h1><p>Sorry, we could not find it.</p>";
  });
  expect(of["/gone"]).toBe("not_found");
  expect(asked).toEqual(["/", "/gone"]);
});

it("a page whose host asks to come back much later waits until all else is done", async () => {
  const { of, asked } = await crawled((path) => {
    if (path === "/") return `<h1>Harbour</h1><p>${PROSE}</p>${links("/busy", "/one")}`;
    if (path === "/busy") return { busy: 1, seconds: 300 };
    if (path === "/one") return `<h1>One</h1><p>${PROSE}</p>${links("/two")}`;
    return path === "/two" ? `<h1>Two</h1><p>${PROSE} And a half.</p>` : undefined;
  });
  expect(of).toEqual({ "/": "done", "/busy": "done", "/one": "done", "/two": "done" });
  expect(asked.filter((path) => path === "/busy")).toHaveLength(2);
  expect(asked.lastIndexOf("/busy")).toBeGreaterThan(asked.indexOf("/two"));
});

it("one that never comes back is given up", async () => {
  const { of, asked } = await crawled((path) => {
    if (path === "/") return `<h1>Harbour</h1><p>${PROSE}</p>${links("/busy")}`;
    return { busy: 1_000, seconds: 86_400 };
  });
  expect(of["/busy"]).toBe("server_error");
  expect(asked.filter((path) => path === "/busy")).toHaveLength(1);
});

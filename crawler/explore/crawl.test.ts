import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { systemClock } from "../../core/clock.ts";
import { StopError, UsageError } from "../../core/errors.ts";
import { silentProgress } from "../../core/progress.ts";
import { seededRandom } from "../../core/random.ts";
import { startFixtures } from "../../fixtures/server.ts";
import { openStore, type Store } from "../../storage/open-store.ts";
import { aliasesOf, pageAt, pagesOf, pathTo } from "../../storage/page-store.ts";
import { siteId } from "../../storage/site-store.ts";
import { ReplayFetcher } from "../archive/replay-fetcher.ts";
import { findSnapshot } from "../archive/snapshot-reader.ts";
import type { Fetcher } from "../fetch/fetcher.ts";
import { HostPace } from "../fetch/host-pace.ts";
import { HttpFetcher } from "../fetch/http-fetcher.ts";
import { PoliteFetcher } from "../fetch/polite-fetcher.ts";
import type { Live } from "../live.ts";
import { crawl } from "./crawl.ts";
import type { CrawlOptions } from "./crawl-options.ts";

let folder: string;
let store: Store;
const servers: Server[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "waymark-crawl-"));
  store = await openStore(join(folder, "a.db"));
});
afterEach(async () => {
  await store.close();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(folder, { recursive: true, force: true });
});

async function serve(handler: RequestListener): Promise<string> {
  const server = createServer(handler);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  servers.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Pages by path; the text is made long enough to be no shell. Anything else is not found. */
function pages(site: Record<string, string>): RequestListener {
  return (request, response) => {
    const body = site[request.url ?? ""];
    if (body === undefined) response.writeHead(404).end();
    else response.setHeader("content-type", "text/html; charset=utf-8").end(page(request.url ?? "", body));
  };
}

function page(title: string, body: string, head = ""): string {
  return `<!doctype html><html lang="en"><head><title>Page ${title}</title>${head}</head><body><main>${body}</main></body></html>`;
}

const links = (...paths: string[]) =>
  paths.map((path) => `<p>See <a href="${path}">page ${path}</a> too.</p>`).join("");

function run(root: string, options: Partial<CrawlOptions> = {}, into: Store = store) {
  return crawl({ roots: [root], render: "never", ...options }, { store: into, progress: silentProgress });
}

async function urlsOf(root: string, into: Store = store): Promise<string[]> {
  return (await pagesOf(into, siteId(root))).map(({ url }) => new URL(url).pathname + new URL(url).search);
}

describe("crawl", () => {
  it("finds pages breadth first, with the fewest clicks and the path that needs them", async () => {
    const origin = await serve(
      pages({
        "/": links("/a", "/b"),
        "/a": links("/deep"),
        "/b": links("/a", "/c"),
        "/c": links("/deep"),
        "/deep": "end",
      }),
    );
    const report = await run(`${origin}/`);
    expect(report.sites[0]).toMatchObject({ pages: 5, files: 0, failed: 0, skipped: {} });
    expect(await urlsOf(`${origin}/`)).toEqual(["/", "/a", "/b", "/deep", "/c"]);
    const deep = await pageAt(store, siteId(`${origin}/`), `${origin}/deep`);
    expect(deep?.depth).toBe(2);
    expect(await pathTo(store, deep?.id ?? 0)).toEqual([`${origin}/`, `${origin}/a`, `${origin}/deep`]);
  });

  it("says that a root is not there, though a sitemap lists pages", async () => {
    const origin = await serve((request, response) => {
      const listed = `<urlset><url><loc>http://${request.headers.host}/a</loc></url></urlset>`;
      if (request.url === "/sitemap.xml") response.setHeader("content-type", "application/xml").end(listed);
      else pages({ "/a": "words" })(request, response);
    });
    const { sites } = await run(`${origin}/mistyped`);
    expect(sites[0]).toMatchObject({ pages: 1, error: { message: expect.stringContaining("not_found") } });
  });

  it("keeps the bytes of each page, and replays them without the site", async () => {
    const origin = await serve(pages({ "/": links("/a"), "/a": "words" }));
    await run(`${origin}/`);
    for (const { snapshot } of await pagesOf(store, siteId(`${origin}/`))) {
      expect((await findSnapshot(store, snapshot ?? ""))?.bytes().length).toBeGreaterThan(0);
    }
    servers.pop()?.close();
    const replayed = await new ReplayFetcher(store).fetch({ url: `${origin}/a` });
    expect(Buffer.from(replayed.body).toString()).toContain("words");
  });

  it("does nothing the second time, and goes on where the budget grows", async () => {
    let asked = 0;
    const all = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`/${index}`, `text ${index}`]));
    const answer = pages({ ...all, "/": links(...Object.keys(all)) });
    const origin = await serve((request, response) => {
      asked++;
      answer(request, response);
    });
    const first = await run(`${origin}/`, { maxPages: 10 });
    expect(first.sites[0]).toMatchObject({ pages: 10, skipped: { page_budget: 21 } });
    const before = asked;
    const again = await run(`${origin}/`, { maxPages: 10 });
    expect(asked).toBe(before);
    expect(again.sites[0]?.pages).toBe(10);
    expect((await run(`${origin}/`, { maxPages: 50 })).sites[0]).toMatchObject({ pages: 31, skipped: {} });
  });

  it("keeps to scope, depth and patterns, and says what it left out", async () => {
    const origin = await serve(
      pages({ "/": links("/a", "/no/x", "http://elsewhere.invalid/"), "/a": links("/b"), "/b": links("/c"), "/c": "" }),
    );
    const report = await run(`${origin}/`, { maxDepth: 2, exclude: ["/no/"] });
    expect(report.sites[0]?.skipped).toEqual({ excluded: 1, out_of_scope: 1, too_deep: 1 });
    expect((await run(`${origin}/`, { maxDepth: 3 })).sites[0]?.skipped).toEqual({ not_found: 1, out_of_scope: 1 });
  });

  it("keeps one of pages that are the same, and knows the aliases", async () => {
    const same = page("same", "The very same content.");
    const origin = await serve((request, response) => {
      const url = request.url ?? "";
      response.setHeader("content-type", "text/html");
      if (url === "/")
        response.end(page("root", links("/dir", "/dir/", "/dir/index.html", "/moved", "/dir?utm_source=x")));
      else if (url === "/moved") response.writeHead(301, { location: "/new" }).end();
      else if (url === "/new") response.end(page("new", "The new place."));
      else if (url.startsWith("/dir")) response.end(same);
      else response.writeHead(404).end();
    });
    const report = await run(`${origin}/`);
    expect(await urlsOf(`${origin}/`)).toHaveLength(3);
    expect(report.sites[0]?.skipped).toEqual({ duplicate: 3 });
    const aliases = await aliasesOf(store, siteId(`${origin}/`));
    expect(aliases.get(`${origin}/moved`)).toBe(`${origin}/new`);
    expect(aliases.get(`${origin}/dir/`)).toBe(`${origin}/dir`);
  });

  const prose = "The valley was settled late and slowly, because every road into it leads over a pass. "
    .concat("Shepherds came first, then miners, then the people who sold things to miners. When the mines closed, ")
    .concat("most of the houses were left, and those who stayed turned to cheese, wood and visitors. ");

  it("keeps a page that nearly repeats another, says which, and does not follow its links", async () => {
    const article = (more: string) => `<h1>The valley</h1><p>${prose.repeat(2)}</p><p>${prose}</p>${more}`;
    const origin = await serve((request, response) => {
      response.setHeader("content-type", "text/html");
      if (request.url === "/") response.end(page("root", links("/valley", "/print/valley")));
      else if (request.url === "/valley") response.end(page("The valley", article(links("/a"))));
      else if (request.url === "/print/valley") response.end(page("The valley", article(links("/b"))));
      else if (request.url === "/a" || request.url === "/b") response.end(page(request.url, "A text."));
      else response.writeHead(404).end();
    });
    const report = await run(`${origin}/`);
    expect(report.sites[0]).toMatchObject({ pages: 4, skipped: { near_duplicate: 1 } });
    expect(await urlsOf(`${origin}/`)).toEqual(["/", "/valley", "/a"]);
    const kept = await pageAt(store, siteId(`${origin}/`), `${origin}/print/valley`);
    const first = await pageAt(store, siteId(`${origin}/`), `${origin}/valley`);
    expect(kept).toMatchObject({ state: "done", skip_reason: "near_duplicate", duplicate_of: first?.id });
  });

  it("takes no two pages of one template for the same where a table or a figure differs", async () => {
    const table = (value: number) =>
      `<table><tr><th>Year<th>People<tr><td>1990<td>${value}<tr><td>2000<td>${value + 1}</table>`;
    const named = (value: string) => `<table><tr><th>Name<th>Role<tr><td>${value}<td>guide<tr><td>Ada<td>cook</table>`;
    const origin = await serve(
      pages({
        "/": links("/1", "/2", "/3", "/4", "/5", "/6"),
        "/1": `<p>${prose.repeat(3)}</p>${table(5120)}`,
        "/2": `<p>${prose.repeat(3)}</p>${table(5121)}`,
        "/3": `<p>${prose.repeat(3)}</p>${named("Jon")}`,
        "/4": `<p>${prose.repeat(3)}</p>${named("Eva")}`,
        "/5": `<p>${prose.repeat(3)} It has 12 lakes.</p>`,
        "/6": `<p>${prose.repeat(3)} It has 13 lakes.</p>`,
      }),
    );
    const report = await run(`${origin}/`);
    expect(report.sites[0]).toMatchObject({ pages: 7, skipped: {} });
  });

  it("takes what is of a new form first, then rows of tables and files, then the rest", async () => {
    const many = Array.from({ length: 6 }, (_, at) => `/item/${at + 1}`);
    const rows = `<h2>Items</h2><table><tr><th>Name<th>Year${many
      .slice(3)
      .map((url) => `<tr><td><a href="${url}">${url}</a><td>2000`)
      .join("")}</table>`;
    const origin = await serve(
      pages({
        "/": links(...many.slice(0, 3), "/post/9-a", "/post/9-b", "/post/9-c", "/post/9-d", "/odd") + rows,
        ...Object.fromEntries(
          [...many, "/post/9-a", "/post/9-b", "/post/9-c", "/post/9-d", "/odd"].map((url) => [url, url]),
        ),
      }),
    );
    await run(`${origin}/`);
    expect(await urlsOf(`${origin}/`)).toEqual([
      "/",
      ...["/item/1", "/item/2", "/item/3", "/post/9-a", "/post/9-b", "/post/9-c", "/odd"],
      ...["/item/4", "/item/5", "/item/6"],
      "/post/9-d",
    ]);
  });

  it("lets no form of page take the whole budget while there are others", async () => {
    const many = Array.from({ length: 40 }, (_, at) => `/item/${at + 1}`);
    const origin = await serve(
      pages({
        "/": links(...many, "/about"),
        "/about": links("/team"),
        "/team": links("/people"),
        "/people": "the end",
        ...Object.fromEntries(many.map((url) => [url, `text ${url}`])),
      }),
    );
    await run(`${origin}/`, { maxPages: 12, maxPerShape: 5 });
    const urls = await urlsOf(`${origin}/`);
    expect(urls).toEqual(expect.arrayContaining(["/about", "/team", "/people"]));
    expect(urls).toHaveLength(12);
    expect((await run(`${origin}/`, { maxPages: 60 })).sites[0]).toMatchObject({ pages: 44, skipped: {} });
  });

  it("reads pages again that lacked a browser, when there is one", async () => {
    const shell = `<!doctype html><title>App</title><body><div id="app"></div><script src="/app.js"></script></body>`;
    const origin = await serve((request, response) => {
      response.setHeader("content-type", "text/html");
      if (request.url === "/") response.end(page("root", links("/app")));
      else if (request.url === "/app") response.end(shell);
      else response.writeHead(404).end();
    });
    const http = new HttpFetcher({ userAgent: "test", allowPrivate: [origin] });
    const random = seededRandom("test");
    const pace = () => new HostPace({ pace: 0 }, systemClock);
    const live = (renderer: Live["renderer"]): Live => ({
      fetcher: new PoliteFetcher(http, { pace: pace(), random }),
      renderer,
      sink: { record: async () => undefined, recordRendered: async () => undefined },
      close: async () => undefined,
    });
    const crawlWith = (renderer: Live["renderer"]) =>
      crawl({ roots: [`${origin}/`] }, { store, progress: silentProgress, live: live(renderer) });
    const none = () => Promise.reject(new StopError("there is no browser"));
    expect((await crawlWith(none)).sites[0]?.skipped).toEqual({ no_browser: 1 });
    expect((await crawlWith(none)).sites[0]).toMatchObject({ pages: 2, skipped: { no_browser: 1 } });
    const rendered: Fetcher = {
      fetch: async ({ url }) => {
        const body = Buffer.from(
          page("app", "What a script wrote, at some length, so that nobody takes it for a shell."),
        );
        const plain = { url, finalUrl: url, status: 200, headers: {}, contentType: "text/html", redirects: [] };
        return { ...plain, body, fetchedAt: new Date(0).toISOString(), backend: "browser" };
      },
      close: async () => undefined,
    };
    expect((await crawlWith(() => Promise.resolve(rendered))).sites[0]).toMatchObject({ pages: 2, skipped: {} });
    const app = await pageAt(store, siteId(`${origin}/`), `${origin}/app`);
    expect(app).toMatchObject({ backend: "browser", title: "Page app" });
    await http.close();
  });

  it("tells how many pages there are as far as it knows, never more than the budget", async () => {
    const all = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`/${index}`, `text ${index}`]));
    const origin = await serve(pages({ ...all, "/": links(...Object.keys(all)) }));
    const totals = async (maxPages: number, db: string) => {
      const told: (number | undefined)[] = [];
      const into = await openStore(join(folder, db));
      const progress = { ...silentProgress, update: (_: number, total?: number) => void told.push(total) };
      // Much time passes between any two looks at it: everything is counted anew each time.
      let looks = 0;
      const clock = { ...systemClock, now: () => new Date(60_000 * looks++) };
      await crawl({ roots: [`${origin}/`], render: "never", maxPages }, { store: into, progress, clock });
      await into.close();
      return told;
    };
    expect((await totals(200, "known.db")).every((total) => total === 31)).toBe(true);
    expect((await totals(10, "budget.db")).every((total) => total === 10)).toBe(true);
  });

  it("honours robots meta tags unless told not to", async () => {
    const origin = await serve((request, response) => {
      response.setHeader("content-type", "text/html");
      const tag = (content: string) => `<meta name="robots" content="${content}">`;
      if (request.url === "/") response.end(page("root", links("/noindex", "/nofollow")));
      else if (request.url === "/noindex") response.end(page("x", links("/behind-noindex"), tag("noindex")));
      else if (request.url === "/nofollow") response.end(page("y", links("/behind-nofollow"), tag("nofollow")));
      else if (request.url?.startsWith("/behind")) response.end(page(request.url, "text"));
      else response.writeHead(404).end();
    });
    await run(`${origin}/`);
    expect(await urlsOf(`${origin}/`)).toEqual(["/", "/nofollow", "/behind-noindex"]);
    const other = await openStore(join(folder, "b.db"));
    await run(`${origin}/`, { ignoreRobots: true }, other);
    expect(await urlsOf(`${origin}/`, other)).toHaveLength(5);
    await other.close();
  });

  it("takes what only a sitemap lists, last", async () => {
    const origin = await serve((request, response) => {
      const xml = `<urlset><url><loc>http://${request.headers.host}/hidden</loc></url></urlset>`;
      if (request.url === "/sitemap.xml") response.setHeader("content-type", "application/xml").end(xml);
      else pages({ "/": links("/a"), "/a": "text", "/hidden": "secret" })(request, response);
    });
    await run(`${origin}/`);
    expect(await urlsOf(`${origin}/`)).toEqual(["/", "/a", "/hidden"]);
    expect((await pageAt(store, siteId(`${origin}/`), `${origin}/hidden`))?.depth).toBe(-1);
  });

  it("says which root could not be read, does the others, and tries it again the next time", async () => {
    let up = false;
    const flaky = await serve((_, response) => (up ? response.end(page("up", "back")) : response.writeHead(404).end()));
    const origin = await serve(pages({ "/": "text" }));
    const roots = [`${flaky}/`, `${origin}/`];
    const report = await run("", { roots });
    expect(report.sites[0]?.error?.message).toMatch(/not_found/);
    expect(report.sites[1]).toMatchObject({ pages: 1 });
    expect(report.sites[1]).not.toHaveProperty("error");
    up = true;
    expect((await run("", { roots })).sites[0]).toMatchObject({ pages: 1, skipped: {} });
  });

  it("says of a root what can be done about the reason why it could not be read", async () => {
    const closed = await serve((request, response) =>
      request.url === "/robots.txt" ? response.end("User-agent: *\nDisallow: /") : response.end(page("x", "y")),
    );
    const login = await serve((_, response) => response.writeHead(401).end());
    const { sites } = await run("", { roots: [`${closed}/`, `${login}/`] });
    expect(sites.map(({ error }) => error?.mend)).toEqual([
      expect.stringContaining("--ignore-robots"),
      expect.stringContaining("--storage-state"),
    ]);
  });

  it("refuses what is no address before any work", async () => {
    await expect(run("gopher://x/")).rejects.toThrow(UsageError);
    await expect(run("http://a.example/", { exclude: ["("] })).rejects.toThrow(UsageError);
  });

  it("ends when it is aborted, keeps what was committed, and goes on", async () => {
    const chain = Object.fromEntries(Array.from({ length: 5 }, (_, index) => [`/${index}`, links(`/${index + 1}`)]));
    const stop = new AbortController();
    const answer = pages({ "/": links("/0"), ...chain, "/5": "end" });
    const origin = await serve((request, response) => {
      if (request.url === "/2") stop.abort();
      answer(request, response);
    });
    await expect(run(`${origin}/`, { signal: stop.signal, maxDepth: 9 })).rejects.toThrow(/abort/i);
    expect(await urlsOf(`${origin}/`)).toEqual(["/", "/0", "/1"]);
    await run(`${origin}/`, { maxDepth: 9 });
    expect(await urlsOf(`${origin}/`)).toHaveLength(7);
  });

  it("gets out of every navigation trap with a typed reason", async () => {
    const fixtures = await startFixtures({ only: ["traps"] });
    try {
      const exclude = ["/(?:429|500|endless|zeros|bomb|slow|charset|malformed|length|download)\\b", "/script/"];
      const report = await run(fixtures.traps.root, { exclude, maxPages: 150, maxDepth: 40, pace: 0 });
      expect(report.sites[0]?.skipped).toMatchObject({
        trap: expect.any(Number),
        robots: 7,
        redirect_loop: 3,
        too_many_redirects: 2,
        private_address: 14,
        unsupported_scheme: 3,
        not_found: 2,
        gone: 1,
      });
      const urls = await urlsOf(fixtures.traps.root);
      expect(urls.filter((url) => url.startsWith("/session/"))).toHaveLength(7);
      expect(urls.filter((url) => url.startsWith("/tracking/"))).toHaveLength(1);
      expect(urls.filter((url) => url.startsWith("/maze/"))).toHaveLength(1);
    } finally {
      await fixtures.close();
    }
  }, 60_000);
});

describe("pages that differ in figures only", () => {
  const COUNT = 70;
  const station = (path: string) => {
    const number = Number(path.slice(1));
    return page(
      `Station ${number}`,
      `<dl><dt>Rain<dd>${number * 7} mm<dt>Height<dd>${number * 3} m</dl>${links(`/${number + 1}`)}`,
    );
  };
  const served =
    (first: string): RequestListener =>
    (request, response) => {
      const path = request.url ?? "";
      if (path !== "/" && !/^\/\d+$/.test(path)) response.writeHead(404).end();
      else response.setHeader("content-type", "text/html").end(path === "/" ? page("All", first) : station(path));
    };

  it("are read where an index lists them", async () => {
    const listed = Array.from({ length: COUNT }, (_, number) => `/${number}`);
    const origin = await serve(served(links(...listed)));
    const { sites } = await run(`${origin}/`, { maxPages: COUNT + 1, pace: 0 });
    expect(sites[0]).toMatchObject({ pages: COUNT + 1 });
    expect(sites[0]?.skipped).not.toHaveProperty("trap");
  });

  it("are a trap where each leads to the next and nothing lists them", async () => {
    const origin = await serve(served(links("/0")));
    const { sites } = await run(`${origin}/`, { maxPages: 90, maxDepth: 200, pace: 0 });
    expect(sites[0]?.skipped).toMatchObject({ trap: 1 });
  });
});

it("a calendar that says nothing is told as one, soon", async () => {
  const origin = await serve((request, response) => {
    const month = /^\/cal\?m=(\d{4})-(\d\d)$/.exec(request.url ?? "");
    if (request.url !== "/" && !month) response.writeHead(404).end();
    else {
      const next = month
        ? new Date(Date.UTC(Number(month[1]), Number(month[2]), 1)).toISOString().slice(0, 7)
        : "2025-05";
      const words = `<p>No events this month.</p>${links(`/cal?m=${next}`)}`;
      response.setHeader("content-type", "text/html").end(page(month ? `${month[1]}-${month[2]}` : "Events", words));
    }
  });
  const { sites } = await run(`${origin}/`, { maxPages: 40, maxDepth: 100, pace: 0 });
  expect(sites[0]?.skipped).toMatchObject({ trap: 1 });
  expect(sites[0]!.pages).toBeLessThan(12);
});

describe("a crawl that is killed", () => {
  const CRAWL = fileURLToPath(new URL("./crawl.ts", import.meta.url));
  const STORE = fileURLToPath(new URL("../../storage/open-store.ts", import.meta.url));
  const SITE_PAGES = 70;

  /** A tree of pages with links across and errors; each answer takes a moment, so that a kill finds work under way. */
  const site: RequestListener = (request, response) => {
    const number = Number(request.url?.slice(1) || 0);
    setTimeout(() => {
      if (request.url === "/robots.txt" || number >= SITE_PAGES || number % 17 === 13) response.writeHead(404).end();
      else {
        const next = [number * 3 + 1, number * 3 + 2, number * 3 + 3, (number * 7) % SITE_PAGES].map((n) => `/${n}`);
        response
          .setHeader("content-type", "text/html")
          .end(page(String(number), `Text of ${number}. ${links(...next)}`));
      }
    }, 5);
  };

  function start(root: string, db: string): ChildProcess {
    const code = `
      const { openStore } = await import(${JSON.stringify(STORE)});
      const { crawl } = await import(${JSON.stringify(CRAWL)});
      const store = await openStore(${JSON.stringify(db)});
      const progress = { stage() {}, update(done) { console.log(done); }, note() {}, end() {} };
      await crawl({ roots: [${JSON.stringify(root)}], render: "never", maxDepth: 9 }, { store, progress });
      await store.close();`;
    return spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", code], {
      stdio: ["ignore", "pipe", "inherit"],
    });
  }

  const ended = (child: ChildProcess) =>
    new Promise<number | null>((done) => {
      child.once("exit", (code) => done(code));
    });

  async function stateOf(db: string) {
    const opened = await openStore(db);
    const rows = await opened.db
      .selectFrom("pages")
      .select(["id", "url", "state", "depth", "parent_id", "priority", "batch", "skip_reason", "snapshot", "title"])
      .orderBy("id")
      .execute();
    await opened.close();
    return rows;
  }

  it("ends with the same pages, order and depths as an undisturbed one", async () => {
    const root = `${await serve(site)}/`;
    const calm = join(folder, "calm.db");
    expect(await ended(start(root, calm))).toBe(0);
    const expected = await stateOf(calm);
    expect(expected.length).toBeGreaterThan(SITE_PAGES);
    const killed = join(folder, "killed.db");
    for (let kill = 1; kill <= 3; kill++) {
      const child = start(root, killed);
      // One batch further each time, and a little into the next.
      await new Promise<void>((done) => {
        let batches = 0;
        child.stdout?.on("data", (chunk: Buffer) => {
          batches += chunk.toString().trim().split("\n").length;
          if (batches >= 1) setTimeout(done, kill * 9);
        });
        child.once("exit", () => done());
      });
      child.kill("SIGKILL");
      if (child.exitCode === null && child.signalCode === null) await ended(child);
    }
    expect(await ended(start(root, killed))).toBe(0);
    expect(await stateOf(killed)).toEqual(expected);
  }, 90_000);
});

import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Blocklist } from "../core/blocklist.ts";
import { silentProgress } from "../core/progress.ts";
import { openStore, type Store } from "../storage/open-store.ts";
import { pagesOf } from "../storage/page-store.ts";
import { siteId } from "../storage/site-store.ts";
import { ReplayFetcher } from "./archive/replay-fetcher.ts";
import { crawl } from "./explore/crawl.ts";
import { openLive } from "./live.ts";
import { openWeb } from "./session/open-web.ts";

const CANARY = "Whoever reads this reads the answers.";
const BLOCKLIST = new Blocklist({
  groups: [{ reason: "it is the test set", hosts: [], keywords: ["Secret Bench"], canaries: [CANARY] }],
});
const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><body><main>${body}</main></body></html>`;
const PAGES: Record<string, string> = {
  "/": page(
    "Home",
    `<p>All there is.</p><a href="/fine">Fine</a> <a href="/secret-bench/1">By its address</a>
     <a href="/titled">By its title</a> <a href="/marked">By its text</a> <a href="/moved">By a redirect</a>`,
  ),
  "/fine": page("Fine", "<p>Nothing is wrong with this one.</p>"),
  "/secret-bench/1": page("Rows", "<p>Question and answer.</p>"),
  "/titled": page("The Secret Bench, copied", "<p>Question and answer.</p>"),
  "/marked": page("Notes", `<p>${CANARY}</p>`),
};

let folder: string;
let store: Store;
let server: Server;
let origin: string;
let asked: string[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "waymark-blocked-"));
  store = await openStore(join(folder, "a.db"));
  asked = [];
  server = createServer((request, response) => {
    const path = request.url ?? "";
    asked.push(path);
    if (path === "/moved") response.writeHead(302, { location: "/secret-bench/1" }).end();
    else if (PAGES[path] === undefined) response.writeHead(404).end();
    else response.setHeader("content-type", "text/html; charset=utf-8").end(PAGES[path]);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = (blocklist?: Blocklist) =>
  crawl(
    { roots: [`${origin}/`], render: "never", ...(blocklist ? { blocklist } : {}) },
    { store, progress: silentProgress },
  );

test("a crawl visits nothing that is blocked, and says why", async () => {
  const { sites } = await run(BLOCKLIST);
  expect(sites[0]).toMatchObject({ pages: 2, skipped: { blocked: 4 } });
  expect(asked).not.toContain("/secret-bench/1");
  const rows = await store.db
    .selectFrom("pages")
    .select(["url", "skip_detail"])
    .where("skip_reason", "=", "blocked")
    .execute();
  expect(rows.map(({ url }) => new URL(url).pathname).sort()).toEqual([
    "/marked",
    "/moved",
    "/secret-bench/1",
    "/titled",
  ]);
  expect(rows.every(({ skip_detail }) => skip_detail?.includes("it is the test set"))).toBe(true);
  expect(await store.db.selectFrom("blocklists").select("id").execute()).toEqual([{ id: BLOCKLIST.id }]);
});

test("what another blocklist allows is visited by the next crawl", async () => {
  await run(BLOCKLIST);
  await run();
  const urls = (await pagesOf(store, siteId(`${origin}/`))).map(({ url }) => new URL(url).pathname);
  expect(urls).toEqual(expect.arrayContaining(["/secret-bench/1", "/titled", "/marked"]));
});

test.each(["live", "archive"] as const)("no tool of an agent opens what is blocked (%s)", async (kind) => {
  await run();
  const live = await openLive({ allowPrivate: [origin] }, { store, version: "0", progress: silentProgress });
  const fetcher = kind === "live" ? live.fetcher : new ReplayFetcher(store);
  const web = await openWeb({ backend: kind === "live" ? "static" : "archive", fetcher, blocklist: BLOCKLIST });
  const session = await web.open();
  try {
    const blocked = { reason: "blocked", message: expect.stringContaining("it is the test set") };
    for (const path of ["/secret-bench/1", "/titled", "/marked", "/moved"]) {
      await expect(session.visit(origin + path)).rejects.toMatchObject(blocked);
      await expect(session.read_file(origin + path)).rejects.toMatchObject(blocked);
    }
    const home = await session.visit(`${origin}/`);
    for (const { ref, name } of home.elements) {
      if (name === "Fine") continue;
      await expect(session.click(ref)).rejects.toMatchObject(blocked);
    }
    // A refusal leaves the agent where it was.
    expect(session.page?.title).toBe("Home");
    await session.click(home.elements.find(({ name }) => name === "Fine")!.ref);
    expect(session.page?.title).toBe("Fine");
  } finally {
    await web.close();
    await live.close();
  }
});

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { WARCRecord, WARCSerializer } from "warcio";
import { crawl, exportDataset, show } from "../waymark.ts";

/** A page that says nothing until its scripts have fetched what it shows, from two places. */
const PAGES: Record<string, [type: string, body: string]> = {
  "/": ["text/html", '<!doctype html><title>Harbours</title><h1>Harbours</h1><p><a href="/list">All harbours</a></p>'],
  "/list": [
    "text/html",
    '<!doctype html><title>All harbours</title><div id="root"></div><script src="/app.js" type="module"></script>',
  ],
  "/app.js": [
    "text/javascript",
    `const answer = async (path) => (await fetch(path)).json();
const rows = await answer("/data.json");
const note = await answer("/note?about=tides");
const cells = (name, row) => "<tr>" + row.map((cell) => "<" + name + ">" + cell + "</" + name + ">").join("") + "</tr>";
document.getElementById("root").innerHTML = "<h1>All harbours</h1><table>" + cells("th", ["Harbour", "Depth (m)"]) +
  rows.map((row) => cells("td", row)).join("") + "</table><p>" + note.text + "</p>";`,
  ],
  "/data.json": ["application/json", '[["Esbjerg", 10.5], ["Hirtshals", 9.0], ["Thyborøn", 8.2]]'],
  "/note?about=tides": ["application/json", '{"text": "Depths at mean low water."}'],
};

let folder: string;
let server: Server;
let origin: string;
const seen: string[] = [];

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "waymark-replay-"));
  server = createServer((request, response) => {
    const path = request.url ?? "";
    seen.push(path);
    const [type, body] = PAGES[path] ?? [];
    if (type === undefined) response.writeHead(404).end();
    else response.setHeader("content-type", `${type}; charset=utf-8`).end(body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function observation(db: string): Promise<string> {
  const shown = await show("page", `${origin}/list`, { db, full: true });
  return shown.kind === "page" ? shown.page.observation : "";
}

test("a page that scripts make is the same page from an archive, with the network switched off", async () => {
  const live = join(folder, "live.db");
  await crawl([`${origin}/`], { db: live, ignoreRobots: true });
  const asShown = await observation(live);
  expect(asShown).toContain("Thyborøn");
  expect(asShown).toContain("Depths at mean low water.");
  expect(seen).toContain("/note?about=tides");

  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  const before = seen.length;

  await test.step("from our own export", async () => {
    const out = join(folder, "own.wacz");
    await exportDataset("documents", { db: live, format: "wacz", out });
    const db = join(folder, "own.db");
    const { sites } = await crawl([out, `${origin}/`], { db });
    expect(sites[0]?.pages).toBe(2);
    expect(await observation(db)).toBe(asShown);
  });

  await test.step("from what another tool recorded, which rendered nothing", async () => {
    const path = join(folder, "foreign.warc");
    writeFileSync(path, await recordedByHand());
    const db = join(folder, "foreign.db");
    const { sites } = await crawl([path, `${origin}/`], { db });
    expect(sites[0]?.pages).toBe(2);
    expect(await observation(db)).toBe(asShown);
    await test.step("and again without a browser, from what it made", async () => {
      const again = join(folder, "again.wacz");
      await exportDataset("documents", { db, format: "wacz", out: again });
      const third = join(folder, "third.db");
      await crawl([again, `${origin}/`], { db: third, render: "never" });
      expect(await observation(third)).toBe(asShown);
    });
  });
  expect(seen.length).toBe(before);
});

/** The site as a recording proxy writes it: the answers as they went over the wire. */
async function recordedByHand(): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for (const [path, [type, body]] of Object.entries(PAGES)) {
    const common = { url: `${origin}${path}`, date: "2024-05-06T07:08:09Z" };
    const response = WARCRecord.create(
      {
        ...common,
        type: "response",
        statusline: "HTTP/1.1 200 OK",
        httpHeaders: { "Content-Type": `${type}; charset=utf-8` },
      },
      [Buffer.from(body)],
    );
    parts.push(await WARCSerializer.serialize(response));
  }
  return Buffer.concat(parts);
}

import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { systemClock } from "../../core/clock.ts";
import { silentProgress } from "../../core/progress.ts";
import { openStore, type Store } from "../../storage/open-store.ts";
import { crawl } from "./crawl.ts";

let folder: string;
let store: Store;
let server: Server;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "waymark-site-crawl-"));
  store = await openStore(join(folder, "a.db"));
});
afterEach(async () => {
  await store.close();
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe("what is known of a site", () => {
  it("grows with each batch, however little time passes between them", async () => {
    const told: number[] = [];
    const root = await serveTree();
    const now = new Date();
    await crawl(
      { roots: [root], render: "never", ignoreRobots: true },
      {
        store,
        progress: { ...silentProgress, update: (_, known = 0) => told.push(known) },
        clock: { ...systemClock, now: () => now },
      },
    );
    expect(told).toEqual([4, 13, 13]);
  });
});

/** Thirteen pages: each of the first four leads to three more. */
async function serveTree(): Promise<string> {
  server = createServer(({ url = "" }, response) => {
    const name = url.slice(1);
    if (!/^[abc]{0,2}$/.test(name)) {
      response.writeHead(404).end();
      return;
    }
    const links =
      name.length < 2 ? ["a", "b", "c"].map((child) => `<p><a href="/${name}${child}">On to ${child}</a>`) : [];
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(
      `<!doctype html><title>Page ${url}</title><main><p>What is said of ${url} alone.</p>${links.join("")}</main>`,
    );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

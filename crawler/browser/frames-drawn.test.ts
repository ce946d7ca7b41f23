import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { HttpFetcher } from "../fetch/http-fetcher.ts";
import { findBrowser } from "./find-browser.ts";
import { BrowserFetcher } from "./render.ts";

/** Writes its words into the page at the second frame that is drawn. */
const PAGE = `<!doctype html><main></main><script>
  requestAnimationFrame(() => requestAnimationFrame(() => { document.querySelector("main").innerHTML = "<p>drawn</p>"; }));
</script>`;

let server: Server;
let files: HttpFetcher;
let browser: BrowserFetcher;
let origin: string;

beforeAll(async () => {
  server = createServer((_, response) => response.setHeader("content-type", "text/html").end(PAGE));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const options = { userAgent: "Test/1", allowPrivate: [origin] };
  files = new HttpFetcher(options);
  browser = new BrowserFetcher({ ...options, files });
});

afterAll(async () => {
  await browser?.close();
  await files?.close();
  server?.closeAllConnections();
  server?.close();
}, 30_000);

it.skipIf(!findBrowser())(
  "each tab is drawn, whichever is in front, and goes on being drawn from page to page",
  async () => {
    for (let round = 0; round < 3; round++) {
      const pages = await Promise.all([0, 1, 2, 3].map((tab) => browser.fetch({ url: `${origin}/${round}/${tab}` })));
      for (const { body } of pages) expect(Buffer.from(body).toString()).toContain("<p>drawn</p>");
    }
  },
  90_000,
);

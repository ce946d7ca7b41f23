import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HttpFetcher } from "../fetch/http-fetcher.ts";
import { findBrowser } from "./find-browser.ts";
import { BrowserFetcher } from "./render.ts";

const SCRIPT = `setTimeout(() => { document.querySelector("main").innerHTML = "<p>Made by a script</p>"; }, 100)`;

describe.skipIf(!findBrowser())("BrowserFetcher", () => {
  let server: Server;
  let other: Server;
  let reached = 0;
  let origin: string;
  let files: HttpFetcher;
  let browser: BrowserFetcher;
  const recorded: string[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      const page = (body: string) => response.setHeader("content-type", "text/html").end(`<!doctype html>${body}`);
      if (request.url === "/made") page(`<title>T</title><main></main><script>${SCRIPT}</script>`);
      else if (request.url === "/old") response.writeHead(302, { location: "/made" }).end();
      else if (request.url === "/table.csv") response.setHeader("content-type", "text/csv").end("a,b\n1,2\n");
      else if (request.url === "/to-private") {
        // Another port than the granted one, and somebody listens there.
        response.writeHead(302, { location: `http://127.0.0.1:${(other.address() as AddressInfo).port}/` }).end();
      } else if (request.url === "/inside")
        page('<p>Text</p><script>fetch("http://127.0.0.1:9/").catch(() => 0)</script>');
      else response.writeHead(404).end("no");
    });
    other = createServer((_, response) => {
      reached++;
      response.end("private");
    });
    await new Promise<void>((done) => other.listen(0, "127.0.0.1", done));
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const options = { userAgent: "Test/1", allowPrivate: [origin] };
    files = new HttpFetcher(options);
    browser = new BrowserFetcher({
      ...options,
      files,
      sink: {
        record: async ({ url }) => {
          recorded.push(`response ${url}`);
        },
        recordRendered: async (url) => {
          recorded.push(`conversion ${url}`);
        },
      },
    });
    await browser.start();
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await files?.close();
    server?.closeAllConnections();
    server?.close();
    other?.close();
  }, 30_000);

  it("gives the DOM that scripts made, after redirects, and records it after the answers", async () => {
    const fetched = await browser.fetch({ url: `${origin}/old` });
    expect(Buffer.from(fetched.body).toString()).toContain("<p>Made by a script</p>");
    expect(fetched).toMatchObject({ finalUrl: `${origin}/made`, backend: "browser", status: 200 });
    expect(fetched.redirects).toEqual([{ url: `${origin}/old`, status: 302 }]);
    expect(recorded.slice(-2)).toEqual([`response ${origin}/made`, `conversion ${origin}/made`]);
  }, 60_000);

  it("does not follow a redirect to a private address", async () => {
    await expect(browser.fetch({ url: `${origin}/to-private` })).rejects.toMatchObject({ reason: "private_address" });
    expect(reached).toBe(0);
  }, 60_000);

  it("leaves files to the static backend", async () => {
    const fetched = await browser.fetch({ url: `${origin}/table.csv` });
    expect(fetched).toMatchObject({ backend: "static" });
    expect(Buffer.from(fetched.body).toString()).toBe("a,b\n1,2\n");
  }, 60_000);

  it("refuses private addresses and passes on what servers say", async () => {
    await expect(browser.fetch({ url: "http://127.0.0.1:9/" })).rejects.toMatchObject({ reason: "private_address" });
    await expect(browser.fetch({ url: `${origin}/no` })).rejects.toMatchObject({ reason: "not_found" });
    const inside = await browser.fetch({ url: `${origin}/inside` });
    expect(Buffer.from(inside.body).toString()).toContain("Text");
  }, 60_000);
});

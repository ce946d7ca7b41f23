import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Resolver } from "../fetch/address-guard.ts";
import { HttpFetcher } from "../fetch/http-fetcher.ts";
import { read } from "../read/read.ts";
import { findBrowser } from "./find-browser.ts";
import { BrowserFetcher } from "./render.ts";

const area = (id: string) => `<div id="${id}" style="height:120px;overflow-y:auto"></div>`;
const rows = (target: string, most: string) => `
  const row = (n) => { const e = document.createElement("p"); e.style.height = "40px"; e.textContent = "Row " + n + "."; return e; };
  let n = 0;
  const more = () => { for (let i = 0; i < 6 && n < ${most}; i++) ${target}.append(row(++n)); };
  more();
  ${target}.onscroll = () => { if (${target}.scrollTop + ${target}.clientHeight >= ${target}.scrollHeight - 5) setTimeout(more, 30); };`;

const PAGES: Record<string, string> = {
  "/inner": `<h1>Birds</h1>${area("list")}<nav style="height:100px;overflow:auto"><p id="menu" style="height:900px">Menu</p></nav><script>${rows("list", "30")}
    menu.parentNode.onscroll = () => { menu.textContent = "Menu scrolled"; };</script>`,
  "/endless": `<h1>Birds</h1>${area("list")}<script>${rows("list", "1e9")}</script>`,
  "/in-sight": `<h1>Birds</h1><div id="list" style="height:120px;overflow-y:auto"><div style="height:2000px"><p id="now">Row 0</p></div></div>
    <script>list.onscroll = () => { now.textContent = "Row " + Math.round(list.scrollTop / 40); };</script>`,
};

describe.skipIf(!findBrowser())("areas that scroll within a page", () => {
  let server: Server;
  let origin = "";
  let files: HttpFetcher;
  let browser: BrowserFetcher;
  const resolver: Resolver = async () => [{ address: "127.0.0.1", family: 4 }];

  beforeAll(async () => {
    server = createServer((request, response) => {
      response.setHeader("content-type", "text/html");
      response.end(`<!doctype html><title>T</title>${PAGES[request.url ?? ""] ?? ""}`);
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    files = new HttpFetcher({ userAgent: "Test/1", allowPrivate: [origin] });
    browser = new BrowserFetcher({ userAgent: "Test/1", allowPrivate: [origin], resolver, files });
    await browser.start();
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await files?.close();
    server?.closeAllConnections();
    server?.close();
  }, 30_000);

  async function rendered(path: string) {
    const fetched = await browser.fetch({ url: `${origin}${path}` });
    const source = { url: fetched.finalUrl, body: fetched.body, contentType: fetched.contentType };
    const page = await read(source, { relations: true });
    return { text: page.observation, unread: page.warnings.join() };
  }

  it("are scrolled through as long as more comes, menus are not", async () => {
    const { text, unread } = await rendered("/inner");
    for (const n of [1, 7, 30]) expect(text).toContain(`Row ${n}.`);
    expect(text).not.toContain("Menu scrolled");
    expect(unread).toBe("");
  }, 60_000);

  it("that have no end are told", async () => {
    const { text, unread } = await rendered("/endless");
    expect(text).toContain("Row 24.");
    expect(unread).toContain("a part of it that scrolls by itself was scrolled through to");
  }, 60_000);

  it("that hold only what is in sight stay as they were, and are told", async () => {
    const { text, unread } = await rendered("/in-sight");
    expect(text).toContain("Row 0");
    expect(unread).toContain("a list of it holds only what is in sight");
  }, 60_000);
});

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Observation } from "../../core/observation.ts";
import { AddressGuard, type Resolver } from "../fetch/address-guard.ts";
import { HttpFetcher } from "../fetch/http-fetcher.ts";
import { read } from "../read/read.ts";
import { chromiumRoom } from "../session/chromium-room.ts";
import { openWeb } from "../session/open-web.ts";
import { findBrowser } from "./find-browser.ts";
import { BrowserFetcher } from "./render.ts";
import { isTracker } from "./trackers.ts";

const PAGES: Record<string, (port: number) => string> = {
  "/scrolled": () => `<h1>Long</h1><div style="height:4000px"></div><p id="end">not yet</p><script>
    new IntersectionObserver(([seen]) => { if (seen.isIntersecting) end.textContent = "came into view"; }).observe(end)</script>`,
  "/folded": () => `<details><summary>Rules</summary><p>Rules in full</p></details>
    <button aria-expanded="false" aria-controls="acc" id="b">Fees</button><div id="acc" hidden></div>
    <div role="tablist"><button role="tab" aria-selected="true" aria-controls="one" id="t1">One</button><button role="tab" aria-selected="false" aria-controls="two" id="t2">Two</button></div>
    <div id="one" role="tabpanel">First panel</div><div id="two" role="tabpanel" hidden></div>
    <div id="secret" hidden>Hidden for good</div>
    <nav><button aria-expanded="false" id="menu">Menu</button></nav><p id="pressed"></p>
    <form action="/gone"><button>Show more</button></form><a href="/gone">View all places</a>
    <script>
      b.onclick = () => { b.setAttribute("aria-expanded", "true"); acc.hidden = false; acc.textContent = "Fee of 12 EUR"; };
      t2.onclick = () => setTimeout(() => { one.hidden = true; two.hidden = false; two.textContent = "Second panel"; t2.ariaSelected = "true"; t1.ariaSelected = "false"; }, 20);
      t1.onclick = () => { two.hidden = true; one.hidden = false; };
      menu.onclick = () => { pressed.textContent = "menu pressed"; };
    </script>`,
  "/more":
    () => `<ul id="list"><li>Row 1</li></ul><button id="more">Load more</button><button id="never">Show more</button><p id="count">0</p><script>
    let n = 1, useless = 0;
    more.onclick = () => setTimeout(() => { for (let i = 0; i < 3; i++) { const row = document.createElement("li"); row.textContent = "Row " + ++n; list.append(row); } if (n >= 10) more.remove(); }, 80);
    never.onclick = () => { count.textContent = String(++useless); };</script>`,
  "/banner": () => `<h1>Report</h1><p id="answer">not answered</p>
    <div id="box" style="position:fixed;bottom:0"><p>We use cookies to improve this site. Read our privacy policy.</p><button id="yes">Accept all</button><button id="no">Only necessary cookies</button></div>
    <script>yes.onclick = () => { answer.textContent = "agreed"; box.remove(); }; no.onclick = () => { answer.textContent = "refused"; box.remove(); };</script>`,
  "/no-banner": () =>
    `<h1>Cookies</h1><article><p>A recipe for cookies, and a word on privacy.</p><button id="ok">OK</button></article><p id="answer">not pressed</p><script>ok.onclick = () => { answer.textContent = "pressed"; }</script>`,
  "/framed": (
    port,
  ) => `<h1>Outside</h1><iframe src="http://other.test:${port}/inside" width="400" height="200"></iframe><iframe srcdoc="<p>Same place</p>" width="300" height="100"></iframe>
    <iframe src="http://other.test:${port}/pixel" width="1" height="1"></iframe><x-card></x-card><p>After</p>
    <script>customElements.define("x-card", class extends HTMLElement { constructor() { super(); this.attachShadow({ mode: "open" }).innerHTML = "<p>In the shadow</p>"; } })</script>`,
  "/inside": (port) =>
    `<p>Another site's words</p><iframe src="http://third.test:${port}/deep" width="200" height="80"></iframe><button onclick="this.textContent = 'Pressed inside'">Press me</button>`,
  "/deep": () => "<p>Deeper still</p>",
  "/pixel": () => "<p>counted</p>",
};

describe.skipIf(!findBrowser())("what a page holds back", () => {
  let server: Server;
  let origin: string;
  let granted: string[];
  let files: HttpFetcher;
  let browser: BrowserFetcher;
  const asked: string[] = [];
  const resolver: Resolver = async () => [{ address: "127.0.0.1", family: 4 }];

  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url ?? "");
      const page = PAGES[request.url ?? ""];
      response.setHeader("content-type", "text/html");
      response.end(page ? `<!doctype html><title>T</title>${page((server.address() as AddressInfo).port)}` : "nothing");
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const { port } = server.address() as AddressInfo;
    origin = `http://127.0.0.1:${port}`;
    granted = [origin, `http://other.test:${port}`, `http://third.test:${port}`];
    files = new HttpFetcher({ userAgent: "Test/1", allowPrivate: granted });
    browser = new BrowserFetcher({ userAgent: "Test/1", allowPrivate: granted, resolver, files });
    await browser.start();
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await files?.close();
    server?.closeAllConnections();
    server?.close();
  }, 30_000);

  async function observed(path: string): Promise<string> {
    const fetched = await browser.fetch({ url: `${origin}${path}` });
    const source = { url: fetched.finalUrl, body: fetched.body, contentType: fetched.contentType };
    return (await read(source, { relations: false })).observation;
  }

  it("lazy content is scrolled in", async () => {
    expect(await observed("/scrolled")).toContain("came into view");
  }, 60_000);

  it("details, accordions and tabs are opened, what is hidden for good and menus are not, and nothing leads away", async () => {
    const text = await observed("/folded");
    for (const shown of ["Rules in full", "Fee of 12 EUR", "First panel", "Second panel"])
      expect(text).toContain(shown);
    expect(text).not.toContain("Hidden for good");
    expect(text).not.toContain("menu pressed");
    expect(asked).not.toContain("/gone");
  }, 60_000);

  it("more is loaded as long as more comes", async () => {
    const text = await observed("/more");
    expect(text).toContain("Row 10");
    // A button that brings nothing is pressed once.
    expect(text).toMatch(/^1$/m);
  }, 60_000);

  it("a consent banner is answered by its own buttons, refusing where one may; an article about cookies has none", async () => {
    const text = await observed("/banner");
    expect(text).toContain("refused");
    expect(text).not.toContain("We use cookies");
    expect(await observed("/no-banner")).toContain("not pressed");
  }, 60_000);

  it("frames of any origin and open shadow roots are read in their place", async () => {
    const text = await observed("/framed");
    const order = ["Outside", "Another site's words", "Deeper still", "Same place", "In the shadow", "After"];
    const places = order.map((words) => text.indexOf(words));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(text).not.toContain("counted");
  }, 60_000);

  it("an agent presses what stands in a frame of another origin", async () => {
    const room = chromiumRoom({ guard: new AddressGuard(granted, resolver) });
    const web = await openWeb({
      backend: "browser",
      fetcher: new HttpFetcher({ userAgent: "t", allowPrivate: granted }),
      browser: room,
    });
    try {
      const session = await web.open();
      const seen: Observation = await session.visit(`${origin}/framed`);
      const button = seen.elements.find(({ name }) => name === "Press me");
      expect((await session.click(button!.ref)).text).toContain("Pressed inside");
    } finally {
      await web.close();
    }
  }, 60_000);
});

describe("isTracker", () => {
  it.each([
    ["https://www.google-analytics.com/g/collect", "xhr", true],
    ["https://stats.g.doubleclick.net/dc.js", "script", true],
    ["https://connect.facebook.net/en/sdk.js", "script", true],
    ["https://site.example/report", "ping", true],
    ["https://site.example/analytics.js", "script", false],
    ["https://notdoubleclick.net.example/a.js", "script", false],
    ["https://www.facebook.com/plugins/page.php", "document", false],
  ])("%s as %s: %s", (url, type, expected) => {
    expect(isTracker(new URL(url), type)).toBe(expected);
  });
});

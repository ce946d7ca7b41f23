import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HttpFetcher } from "../fetch/http-fetcher.ts";
import { read } from "../read/read.ts";
import { findBrowser } from "./find-browser.ts";
import { BrowserFetcher } from "./render.ts";

const grows = (control: string) => `<h1>Crates</h1><ul id="l"></ul>${control}<script>
  let n = 0; const add = () => { for (let i = 0; i < 5; i++) { const li = document.createElement("li"); li.textContent = "Crate " + ++n; l.append(li); } if (n >= 15) m.remove(); };
  add(); m.onclick = () => setTimeout(add, 60);</script>`;
const banner = (box: string) =>
  `<h1>Pier</h1><p id="t">opened</p><div id="box" style="position:fixed;bottom:0">${box}</div><script>for (const b of box.querySelectorAll("button, a:not([href])")) b.onclick = () => { t.textContent = b.id; box.remove(); };</script>`;

const PAGES: Record<string, string> = {
  "/folds": `<style>.body{display:none} .body.open{display:block} .head{cursor:pointer}</style><h1>Fees</h1>
    <div id="list"><h3 class="head">Mooring</h3><div class="body"><p>Twelve crowns a metre.</p></div><h3 class="head">Water</h3><div class="body"><p>Three crowns a barrel.</p></div></div>
    <section><button class="buy" onclick="t.textContent='bought'">Buy</button><p style="display:none">Thank you.</p><button class="buy" onclick="t.textContent='bought'">Buy</button><p style="display:none">Thank you.</p></section><p id="t">nothing bought</p>
    <script>const bodies = [...list.querySelectorAll(".body")]; for (const h of list.querySelectorAll(".head")) h.onclick = () => { for (const b of bodies) b.classList.toggle("open", b === h.nextElementSibling); };</script>`,
  "/tabs": `<h1>Tides</h1><ul><li onclick="show(0)" style="cursor:pointer">Spring</li><li onclick="show(1)" style="cursor:pointer">Autumn</li></ul>
    <div class="part">Water 4.1 m</div><div class="part" style="display:none">Water 5.2 m</div>
    <script>const show = (at) => document.querySelectorAll(".part").forEach((e, i) => { e.style.display = i === at ? "" : "none"; });</script>`,
  "/more-anywhere": grows('<div id="m" style="cursor:pointer">Load more results</div>'),
  "/more-elsewhere": grows('<button id="m">Mehr Kisten anzeigen</button>'),
  "/banner-closed": banner('<p>This site uses cookies.</p><button id="closed" aria-label="Close">×</button>'),
  "/banner-exclaimed": banner('<p>We use cookies.</p><a id="exclaimed">Got it!</a>'),
  "/banner-elsewhere": banner(
    '<p>Ta strona używa plików cookie.</p><button id="agreed">Akceptuję</button><button id="settings">Ustawienia</button>',
  ),
  "/banner-refused": banner(
    '<p>Wij gebruiken cookies.</p><button id="agreed">Alles accepteren</button><button id="refused">Alles weigeren</button>',
  ),
  "/popover": `<h1>Boats</h1><div id="a" popover>Shown at once</div><div id="b" popover>Never shown</div><script>a.showPopover()</script>`,
  "/grows": `<h1>Planks</h1><ul id="l"></ul><script>
    let n = 0; const add = () => { for (let i = 0; i < 30; i++) { const li = document.createElement("li"); li.style.height = "60px"; li.textContent = "Plank " + ++n + "."; l.append(li); } };
    add(); addEventListener("scroll", () => { if (n < 90 && scrollY + innerHeight > document.documentElement.scrollHeight - 100) setTimeout(add, n > 30 ? 400 : 0); });</script>`,
  "/map": `<h1>Coast</h1><img src="data:," usemap="#m"><map name="m"><area href="/north" alt="North shore" shape="rect" coords="0,0,9,9"></map><script>1</script>`,
  "/slow": `<h1>Board</h1><div id="app">Loading…</div><script>setTimeout(() => { app.textContent = "Berth 7 is free"; }, 2500)</script>`,
};

describe.skipIf(!findBrowser())("controls and banners of every make", () => {
  let server: Server;
  let origin: string;
  let files: HttpFetcher;
  let browser: BrowserFetcher;

  beforeAll(async () => {
    server = createServer((request, response) => {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
      response.end(`<!doctype html><title>T</title><body>${PAGES[request.url ?? ""] ?? ""}</body>`);
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    files = new HttpFetcher({ userAgent: "Test/1", allowPrivate: [origin] });
    browser = new BrowserFetcher({ userAgent: "Test/1", allowPrivate: [origin], files });
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

  it("folds whose markup says nothing are opened, also where one closes the other", async () => {
    const text = await observed("/folds");
    expect(text).toContain("Twelve crowns a metre.");
    expect(text).toContain("Three crowns a barrel.");
    expect(text).not.toContain("Thank you.");
    expect(text).toContain("nothing bought");
  }, 60_000);

  it("tabs whose markup says nothing are opened, and each panel bears the name of its tab", async () => {
    const text = await observed("/tabs");
    expect(text).toContain("Water 4.1 m");
    expect(text).toMatch(/panel "Autumn".*\n?.*Water 5\.2 m/);
  }, 60_000);

  it.each(["/more-anywhere", "/more-elsewhere"])(
    "more is loaded by whatever says so and takes a press: %s",
    async (path) => {
      expect(await observed(path)).toContain("Crate 15");
    },
    60_000,
  );

  it.each(["closed", "exclaimed", "elsewhere", "refused"])(
    "a banner is answered in its language, or closed: %s",
    async (kind) => {
      const text = await observed(`/banner-${kind}`);
      expect(text).toContain(kind === "elsewhere" ? "agreed" : kind);
      expect(text).not.toMatch(/cookie/i);
    },
    60_000,
  );

  it("a page that says it is loading is waited for", async () => {
    expect(await observed("/slow")).toContain("Berth 7 is free");
  }, 60_000);

  it("what grows as one scrolls is waited for once it has grown", async () => {
    expect(await observed("/grows")).toContain("Plank 90.");
  }, 60_000);

  it("parts of an image map are links", async () => {
    expect(await observed("/map")).toContain('link "North shore"');
  }, 60_000);

  it("what pops up is read once it is shown", async () => {
    const text = await observed("/popover");
    expect(text).toContain("Shown at once");
    expect(text).not.toContain("Never shown");
  }, 60_000);
});

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

/** A page of a shape: a tab and a fold that bring something, and one of each that brings nothing; all presses are counted. */
const ship = (number: number) => `<h1>Ship ${number}</h1>
  <div role="tablist"><button role="tab" id="t0" aria-selected="true">Deck</button><button role="tab" id="t1">Crew</button><button role="tab" id="t2">Share</button></div>
  <div id="p">Deck of ship ${number}</div><button class="q" aria-expanded="false" id="f1">Cargo</button><div id="c"></div><button class="q" aria-expanded="false" id="f2">Rate ${number} knots</button>
  <script>
    const pressed = [];
    const tell = () => { document.title = pressed.join(" "); };
    for (const e of [t0, t1, t2, f1, f2]) e.onclick = () => { pressed.push(e.id); tell();
      if (e === t1) p.textContent = "Crew of 7"; if (e === t0) p.textContent = "Deck of ship ${number}";
      if (e === f1) setTimeout(() => { c.textContent = "Cargo of tea"; }, 300); };
  </script>`;

const PAGES: Record<string, (port: number) => string> = {
  ...Object.fromEntries(Array.from({ length: 4 }, (_, at) => [`/ship/${at + 101}`, () => ship(at + 101)])),
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
  "/swapped": () => `<h1>Castle</h1>
    <div role="tablist"><button role="tab" id="t1" aria-controls="p" aria-selected="true">History</button><button role="tab" id="t2" aria-controls="p">Facts</button><button role="tab" id="t3">Visit</button></div>
    <div id="p" role="tabpanel"></div><p>Below</p>
    <script>
      const shows = { t1: "<p>Built in 1203.</p>", t2: "<dl><dt>Towers</dt><dd id=n>7</dd></dl>", t3: "<p>Open daily.</p>" };
      for (const e of [t1, t2, t3]) e.onclick = () => { p.innerHTML = ""; setTimeout(() => { p.innerHTML = shows[e.id]; }, e === t3 ? 300 : 0); };
      p.innerHTML = shows.t1;
    </script>`,
  "/turned":
    () => `<h1>Moths</h1><table id="t"></table><nav aria-label="pagination"><button id="pv">‹</button><span id="at"></span><button id="nx" aria-label="Next page">›</button></nav>
    <section class="carousel"><p>Slide</p><p>Slide</p><button id="slide">Next</button></section><p id="slid">no slide</p>
    <script>
      let page = 0;
      const draw = () => { t.innerHTML = "<tr><th>Moth<th>Wing</tr>" + [0, 1, 2].map((i) => "<tr><td>Moth " + (page * 3 + i) + "<td>" + (page * 3 + i + 10) + " mm").join(""); at.textContent = "Page " + (page + 1); nx.disabled = page === 3; };
      nx.onclick = () => { setTimeout(() => { page++; draw(); }, 60); };
      slide.onclick = () => { slid.textContent = "slid"; };
      draw();
    </script>`,
  "/redrawn": () => `<div id="app"></div><script>
    let page = 0;
    const draw = () => { app.innerHTML = "<h1>Ships</h1><ul>" + [0, 1].map((i) => "<li>Ship " + (page * 2 + i) + "</li>").join("") + "</ul><div><button onclick='turn(-1)'>Previous</button><button onclick='turn(1)'" + (page === 2 ? " disabled" : "") + ">Next</button></div>"; };
    const turn = (by) => { page = Math.max(0, page + by); history.pushState({}, "", "?page=" + page); draw(); };
    draw();</script>`,
  "/numbered":
    () => `<h1>Owls</h1><ul id="l"></ul><div id="bar"></div><p id="rated">not rated</p><div><button onclick="rated.textContent='rated'">1</button><button onclick="rated.textContent='rated'">2</button> out of five reviewers of this page found it useful</div>
    <script>
      let page = 1; const last = 7;
      const draw = () => {
        l.innerHTML = [0, 1].map((i) => "<li>Owl " + ((page - 1) * 2 + i) + "</li>").join("");
        const near = [1, page - 1, page, page + 1, last].filter((n, i, all) => n >= 1 && n <= last && all.indexOf(n) === i);
        bar.innerHTML = near.map((n, i) => (i > 0 && n - near[i - 1] > 1 ? "<span>…</span>" : "") + (n === page ? "<span>" + n + "</span>" : "<a href='#' onclick='go(" + n + ");return false'>" + n + "</a>")).join(" ");
      };
      const go = (n) => { page = n; setTimeout(draw, 30); };
      draw();
    </script>`,
  "/endless": () => `<h1>Feed</h1><div id="l"></div><script>
    let n = 0;
    const more = () => { for (let i = 0; i < 20; i++) { const p = document.createElement("p"); p.textContent = "Post " + n++; p.style.height = "200px"; l.append(p); } };
    onscroll = () => { if (scrollY + innerHeight > document.documentElement.scrollHeight - 300) more(); };
    more();</script>`,
  "/slow-feed": () => `<h1>Feed</h1><div id="l"></div><p id="w"></p><script>
    let n = 0, busy = false;
    const draw = () => { for (let i = 0; i < 20; i++) { const p = document.createElement("p"); p.textContent = "Post " + n++; p.style.height = "90px"; l.append(p); } };
    onscroll = () => {
      if (busy || n >= 60 || scrollY + innerHeight < document.documentElement.scrollHeight - 50) return;
      busy = true;
      w.textContent = "Fetching more";
      setTimeout(() => { draw(); w.textContent = ""; busy = false; }, 900);
    };
    draw();</script>`,
  "/many": () => `<h1>Owls</h1><ul id="l"></ul><button id="nx">Next</button><script>
    let page = 0;
    const draw = () => { l.innerHTML = [0, 1].map((i) => "<li>Owl " + (page * 2 + i) + "</li>").join(""); };
    nx.onclick = () => { page++; draw(); }; draw();</script>`,
  "/cards": () => `<div id="app"></div><script>
    const names = ["Otter", "Beaver", "Marten", "Badger"];
    const show = () => {
      const at = location.pathname.match(/animal-([0-9])/);
      app.innerHTML = at ? "<h1>" + names[at[1]] + "</h1><p>All about it.</p>"
        : "<h1>Animals</h1>" + names.map((name, i) => "<div class=card style='cursor:pointer' data-i=" + i + "><h3>" + name + "</h3><p>Found in " + (i + 2) + " places</p></div>").join("") + "<table>" + names.map((name, i) => "<tr onclick=location.assign('/row-" + i + "')><td>" + i + " kg<td>Row of " + i).join("") + "</table>";
    };
    const vote = (how) => { try { how(); } catch {} };
    app.onclick = (event) => { const card = event.target.closest(".card"); if (card) {
      vote(() => fetch("/vote", { method: "POST" }).catch(() => {}));
      vote(() => { const request = new XMLHttpRequest(); request.open("POST", "/vote"); request.send(); });
      vote(() => navigator.sendBeacon("/vote"));
      fetch("/looked-up");
      history.pushState({}, "", "/animal-" + card.dataset.i); show(); } };
    onpopstate = () => setTimeout(show, 30);
    show();</script>`,
  "/inline": () => `<div role="dialog" style="position:fixed;inset:0"><p>We use cookies.</p>
    <button onclick="this.parentNode.remove();m.textContent='agreed'">Accept all</button><button onclick="this.parentNode.remove();m.textContent='The bridge opened.'">Reject</button></div><main id="m"></main>`,
  "/unanswered": () =>
    `<div style="position:fixed;bottom:0"><p>We use cookies.</p><button>OK</button></div><main><h1>Bridge</h1><p>The bridge opened.</p></main><script>1</script>`,
  "/framed": (
    port,
  ) => `<h1>Outside</h1><iframe src="http://other.test:${port}/inside" width="400" height="200"></iframe><iframe srcdoc="<p>Same place</p>" width="300" height="100"></iframe>
    <iframe src="http://other.test:${port}/pixel" width="1" height="1"></iframe><x-card></x-card><p>After</p>
    <script>customElements.define("x-card", class extends HTMLElement { constructor() { super(); this.attachShadow({ mode: "open" }).innerHTML = "<p>In the shadow</p>"; } })</script>`,
  "/lists-in-frames": (port) => `<h1>Outside</h1><iframe src="/more" width="400" height="300"></iframe>
    <iframe src="http://other.test:${port}/redrawn" width="600" height="300"></iframe><p>After</p><script>1</script>`,
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

  async function readFrom(path: string) {
    const fetched = await browser.fetch({ url: `${origin}${path}` });
    const source = { url: fetched.finalUrl, body: fetched.body, contentType: fetched.contentType };
    return await read(source, { relations: true });
  }

  async function observed(path: string): Promise<string> {
    return (await readFrom(path)).observation;
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

  it("tabs and folds that brought nothing on pages of a shape are passed over on the next, those that did are pressed", async () => {
    const pages = [];
    for (const number of [101, 102, 103, 104]) pages.push(await readFrom(`/ship/${number}`));
    expect(pages.map(({ title }) => title.split(" ").sort().join(" "))).toEqual([
      "f1 f2 t0 t1 t2",
      "f1 f2 t0 t1 t2",
      "f1 f2 t0 t1 t2",
      "f1 t0 t1",
    ]);
    for (const { observation } of pages)
      for (const shown of ["Crew of 7", "Deck of ship", "Cargo of tea"]) expect(observation).toContain(shown);
  }, 60_000);

  it("more is loaded as long as more comes", async () => {
    const text = await observed("/more");
    expect(text).toContain("Row 10");
    // A button that brings nothing is pressed once.
    expect(text).toMatch(/^1$/m);
  }, 60_000);

  it("what tabs show in one place by turns is all there, each behind the one that is open", async () => {
    const text = await observed("/swapped");
    const order = ["Built in 1203.", "Towers", "7", "Open daily.", "Below"].map((words) => text.indexOf(words));
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(text.match(/1203/g)).toHaveLength(1);
  }, 60_000);

  it("lists whose pages are turned in place are one list, with its headings once; slides are not turned", async () => {
    const { relations, observation } = await readFrom("/turned");
    expect(relations[0]?.rows).toHaveLength(12);
    expect(observation.match(/Moth \d+/g)).toEqual(Array.from({ length: 12 }, (_, i) => `Moth ${i}`));
    expect(observation.match(/Wing/g)).toHaveLength(1);
    expect(observation).toContain("no slide");
  }, 60_000);

  it("lists that are drawn anew with their buttons are turned, too, and stand where they were read", async () => {
    const { observation, url } = await readFrom("/redrawn");
    expect(observation.match(/Ship \d/g)).toEqual(Array.from({ length: 6 }, (_, i) => `Ship ${i}`));
    expect(url).toBe(`${origin}/redrawn`);
  }, 60_000);

  it("pages that numbers alone turn are one list, in order; numbers beside words are none", async () => {
    const { observation, warnings } = await readFrom("/numbered");
    expect(observation.match(/Owl \d+/g)).toEqual(Array.from({ length: 14 }, (_, i) => `Owl ${i}`));
    expect(observation).toContain("not rated");
    expect(warnings).toEqual([]);
  }, 60_000);

  it("a list that takes its time to grow is waited for", async () => {
    const { observation, warnings } = await readFrom("/slow-feed");
    expect(observation.match(/Post \d+/g)).toHaveLength(60);
    expect(warnings).toEqual([]);
  }, 60_000);

  it("what grows without end, and lists with more pages than are turned, say that something was left", async () => {
    const endless = await readFrom("/endless");
    expect(endless.warnings).toEqual([expect.stringMatching(/it grows as one scrolls on, .*to \d+ screens/)]);
    expect(endless.observation).toMatch(/\(not all of this page was read: it grows as one scrolls on, .*\)$/);
    expect(endless.mainText).not.toContain("not all");
    const many = await readFrom("/many");
    expect(many.warnings).toEqual(["not all of it was read: a list goes on after its first 31 pages"]);
    expect(many.observation).toContain("Owl 61");
  }, 60_000);

  it("cards that lead on by scripts alone are links, and the page stays what it was", async () => {
    const { links, observation, url } = await readFrom("/cards");
    expect(links.map((link) => [link.text, link.url])).toEqual([
      ...["Otter", "Beaver", "Marten", "Badger"].map((name, i) => [name, `${origin}/animal-${i}`]),
      ...[0, 1, 2, 3].map((i) => [`Row of ${i}`, `${origin}/row-${i}`]),
    ]);
    expect(observation).not.toContain("All about it");
    expect(url).toBe(`${origin}/cards`);
    // What a card asks for is sent, what it would change is not.
    expect(asked).toContain("/looked-up");
    expect(asked).not.toContain("/vote");
  }, 60_000);

  it("a banner whose buttons have handlers in the markup alone is answered", async () => {
    expect(await observed("/inline")).toContain("The bridge opened.");
  }, 60_000);

  it("a banner that nobody answered stands behind what the page says", async () => {
    const text = await observed("/unanswered");
    expect(text.indexOf("The bridge opened.")).toBeGreaterThan(-1);
    expect(text.indexOf("We use cookies.")).toBeGreaterThan(text.indexOf("The bridge opened."));
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

  it("lists in frames go on and are turned like those of the page itself", async () => {
    const { observation, warnings } = await readFrom("/lists-in-frames");
    expect(observation).toContain("Row 10");
    expect(observation.match(/Ship \d/g)).toEqual(Array.from({ length: 6 }, (_, i) => `Ship ${i}`));
    expect(warnings).toEqual([]);
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

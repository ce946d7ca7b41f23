import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { crawl, exportDataset, show } from "../waymark.ts";
import { inScratch } from "./run-cli.ts";

/** Tabs that take turns, a list that is turned in place, and an application with routes. */
const PAGES: Record<string, string> = {
  "/": '<h1>Harbour</h1><p>What there is at the harbour.</p><a href="/tabs">Castle</a> <a href="/turned">Moths</a> <a href="/app">Trees</a> <a href="#/place">Place</a> <a href="/numbered">Owls</a> <a href="/cards">Animals</a>',
  "/tabs": `<h1>Castle</h1><div role="tablist"><button role="tab" id="a" aria-controls="p" aria-selected="true">History</button><button role="tab" id="b" aria-controls="p">Facts</button></div><div id="p" role="tabpanel"></div>
    <script>a.onclick = () => { p.innerHTML = "<p>Built in 1203.</p>"; }; b.onclick = () => { p.innerHTML = "<dl><dt>Towers</dt><dd>7</dd><dt>Wall length</dt><dd>812 m</dd></dl>"; }; a.click();</script>`,
  "/turned": `<h1>Moths</h1><ul id="l"></ul><button id="nx">Next</button>
    <script>let at = 0; const draw = () => { l.innerHTML = [0, 1, 2].map((i) => "<li><b>Moth " + (at * 3 + i) + "</b>: " + (at * 3 + i + 10) + " mm</li>").join(""); nx.disabled = at === 2; }; nx.onclick = () => { at++; draw(); }; draw();</script>`,
  "/numbered": `<h1>Owls</h1><ul id="l"><li>Owl 0</li><li>Owl 1</li></ul><div><button>1</button><button>2</button><button>3</button></div>
    <script>for (const b of document.querySelectorAll("button")) b.onclick = () => { const n = +b.textContent - 1; l.innerHTML = [0, 1].map((i) => "<li>Owl " + (n * 2 + i) + "</li>").join(""); };</script>`,
  ...Object.fromEntries(
    ["/cards", "/animal/0", "/animal/1", "/animal/2"].map((path) => [
      path,
      `<div id="app"></div>
    <script>const D = [["Otter", 8], ["Beaver", 25], ["Marten", 2]];
    const show = () => { const at = location.pathname.split("/")[2]; app.innerHTML = at ? "<h1>" + D[at][0] + "</h1><dl><dt>Weight</dt><dd>" + D[at][1] + " kg</dd></dl>" : "<h1>Animals</h1>" + D.map(([name], i) => "<div class=card style='cursor:pointer' data-i=" + i + "><h3>" + name + "</h3><p>An animal of the river</p></div>").join(""); };
    app.onclick = (event) => { const card = event.target.closest(".card"); if (card) { history.pushState({}, "", "/animal/" + card.dataset.i); show(); } };
    onpopstate = show; show();</script>`,
    ]),
  ),
  "/app": `<div id="app"></div><script>const D = { aspen: "12 m", birch: "15 m" };
    const go = () => { const k = location.hash.slice(2); app.innerHTML = D[k] ? "<h1>" + k + "</h1><dl><dt>Height</dt><dd>" + D[k] + "</dd><dt>Kind</dt><dd>Tree</dd></dl>" : "<h1>Trees</h1><ul>" + Object.keys(D).map((k) => "<li><a href='#/" + k + "'>" + k + "</a>").join("") + "</ul>"; };
    onhashchange = go; go();</script>`,
};

let server: Server;
let origin: string;

test.beforeAll(async () => {
  server = createServer((request, response) => {
    const page = PAGES[request.url ?? ""];
    response.writeHead(page ? 200 : 404, { "content-type": "text/html; charset=utf-8" });
    response.end(
      `<!doctype html><html lang="en"><title>${request.url}</title><body>${page ?? "nothing"}</body></html>`,
    );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test("what scripts show by turns is read, stored and found again without the web", async () => {
  await inScratch(async (folder) => {
    const seen = async (path: string, db: string) => {
      const shown = await show("page", `${origin}${path}`, { db, full: true });
      return shown.kind === "page" ? shown.page.observation : "";
    };
    const live = join(folder, "live.db");
    const { sites } = await crawl([`${origin}/`], { db: live });
    expect(sites[0]).toMatchObject({ pages: 11, skipped: { duplicate: 1 } });
    for (const words of ["Built in 1203.", "Towers", "812 m"]) expect(await seen("/tabs", live)).toContain(words);
    for (let i = 0; i < 9; i++) expect(await seen("/turned", live)).toContain(`Moth ${i}`);
    expect(await seen("/app#/birch", live)).toContain("15 m");
    for (let i = 0; i < 6; i++) expect(await seen("/numbered", live)).toContain(`Owl ${i}`);
    expect(await seen("/animal/1", live)).toContain("25 kg");

    const out = join(folder, "own.wacz");
    await exportDataset("documents", { db: live, format: "wacz", out });
    const again = join(folder, "again.db");
    await crawl([out, `${origin}/`], { db: again });
    for (const path of ["/tabs", "/turned", "/app#/birch", "/numbered", "/animal/1"])
      expect(await seen(path, again)).toBe(await seen(path, live));
  });
});

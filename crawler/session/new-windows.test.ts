import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Observation } from "../../core/observation.ts";
import { findBrowser } from "../browser/find-browser.ts";
import { BrowserFetcher } from "../browser/render.ts";
import { AddressGuard } from "../fetch/address-guard.ts";
import type { ExchangeSink } from "../fetch/exchange.ts";
import { HttpFetcher } from "../fetch/http-fetcher.ts";
import type { Session, Web } from "../web.ts";
import { chromiumRoom } from "./chromium-room.ts";
import { openWeb } from "./open-web.ts";

const PAGES: Record<string, string> = {
  "/windows": `<h1>Start</h1><a href="/there" target="_blank">New tab</a>
    <button onclick="window.open('/there')">By script</button>
    <button onclick="const w = window.open(''); setTimeout(() => { w.location = '/there'; }, 50)">Led later</button>
    <button onclick="window.open('http://127.0.0.1:1/secret')">Private</button>
    <button onclick="window.open('data:text/html,x')">Data</button>
    <form action="/sent" method="post" target="_blank"><input name="word" value="heron & ibis"><button>Send</button></form>`,
  "/there": "<h1>There</h1><p>The words of the new window.</p>",
  "/noisy": `<h1>Noise</h1><p id="out"></p><script>for (let i = 0; i < 5; i++) window.open("/there?" + i); document.getElementById("out").textContent = "Words after them.";</script>
    <button onclick="document.getElementById('out').textContent = 'Pressed.'">Press</button>`,
  "/lazy": `<h1>Long</h1><div style="height:4000px"></div><p id="end">not yet</p><script>
    new IntersectionObserver(([seen]) => { if (seen.isIntersecting) end.textContent = "came into view"; }).observe(end)</script>`,
  "/concealed": `<h1>Concealed</h1><div style="opacity:0"><a href="/1">Transparent</a></div><div style="height:0;overflow:hidden"><a href="/2">Flat</a></div>
    <div style="position:absolute;left:-9999px"><a href="/3">Away</a><input aria-label="Trap"></div>
    <label style="position:absolute;left:-9999px" for="q">Find</label><input id="q"><label><span style="opacity:0"><input type="checkbox"></span>News</label>
    <button><span style="position:absolute;left:-9999px">Search</span>?</button><div style="position:absolute;top:200px"><a href="/4">Placed</a></div><script>1</script>`,
  "/files": `<h1>Files</h1><a href="/table">Table</a> <a href="/sheet" target="_blank">Sheet</a>
    <button onclick="const a = document.createElement('a'); a.href = window.URL.createObjectURL(new Blob(['Name,Value\\nMade,7\\n'])); a.download = 'made.csv'; a.click()">Export</button>`,
};
const FILES: Record<string, { type: string; body: string; status?: number }> = {
  "/table": { type: "text/csv", body: "Name,Value\nAlder,1\n" },
  "/sheet": { type: "application/octet-stream", body: "Name,Value\nBirch,2\n" },
  "/other.html": { type: "text/csv", body: "Name,Value\nCedar,3\n" },
};

describe.skipIf(!findBrowser())("windows and files that a page opens", () => {
  let server: Server;
  let origin: string;
  let web: Web;
  let session: Session;
  const asked: string[] = [];
  const kept: string[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      const path = request.url ?? "";
      asked.push(`${request.method} ${path}`);
      const file = FILES[path];
      if (file) {
        const attached = { "content-type": file.type, "content-disposition": "attachment" };
        response.writeHead(200, attached).end(file.body);
      } else if (path === "/moved") response.writeHead(302, { location: "/table" }).end();
      else if (path === "/sent") {
        let body = "";
        request.on("data", (chunk) => {
          body += chunk;
        });
        request.on("end", () => response.setHeader("content-type", "text/html").end(`<h1>Sent</h1><p>${body}</p>`));
      } else {
        const page = PAGES[path.split("?")[0]!];
        response.writeHead(page ? 200 : 404, { "content-type": "text/html" }).end(page ?? "");
      }
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const sink: ExchangeSink = {
      record: async ({ url, body }) => {
        kept.push(`${url.slice(origin.length)} ${body.length}`);
      },
      recordRendered: async () => undefined,
    };
    web = await openWeb({
      backend: "browser",
      fetcher: new HttpFetcher({ userAgent: "t", allowPrivate: [origin] }),
      browser: chromiumRoom({ guard: new AddressGuard([origin]), sink }),
    });
    session = await web.open();
  }, 60_000);
  afterAll(async () => {
    await web.close();
    await new Promise((done) => server.close(done));
  });
  beforeEach(() => {
    asked.length = 0;
  });

  async function click(page: string, name: string): Promise<Observation> {
    const seen = await session.visit(`${origin}${page}`);
    return session.click(seen.elements.find((element) => element.name === name)!.ref);
  }

  it.each(["New tab", "By script", "Led later"])(
    "a window that a click opens is followed (%s)",
    async (name) => {
      const seen = await click("/windows", name);
      expect(seen.url).toBe(`${origin}/there`);
      expect(seen.text).toContain("The words of the new window.");
      expect(asked.filter((request) => request === "GET /there")).toHaveLength(1);
      expect((await session.go_back()).text).toContain("Start");
    },
    60_000,
  );

  it("a form that is sent into a new window arrives once, with what stands in it", async () => {
    const seen = await click("/windows", "Send");
    expect(seen.text).toContain("word=heron+%26+ibis");
    expect(asked.filter((request) => request === "POST /sent")).toHaveLength(1);
  }, 60_000);

  it("a window that leads where nobody may go is refused by its reason, and the page stays", async () => {
    await expect(click("/windows", "Private")).rejects.toMatchObject({ reason: "private_address" });
    await expect(click("/windows", "Data")).rejects.toThrow(/leads to no web page \(data:/);
    expect((await session.find("Start")).text).toContain("Start");
  }, 60_000);

  it("windows that scripts open on their own load nothing, in a session as in a crawl", async () => {
    const seen = await click("/noisy", "Press");
    expect(seen.text).toContain("Pressed.");
    const fetcher = new BrowserFetcher({
      userAgent: "t",
      allowPrivate: [origin],
      files: new HttpFetcher({ userAgent: "t", allowPrivate: [origin] }),
    });
    try {
      const { body } = await fetcher.fetch({ url: `${origin}/noisy` });
      expect(Buffer.from(body).toString()).toContain("Words after them.");
    } finally {
      await fetcher.close();
    }
    expect(asked.filter((request) => request.includes("/there"))).toEqual([]);
  }, 60_000);

  it("an address that gives a file shows that file under its own address, and never another's", async () => {
    const table = await session.visit(`${origin}/table`);
    expect([table.url, table.text]).toEqual([`${origin}/table`, expect.stringContaining("Alder")]);
    const moved = await session.visit(`${origin}/moved`);
    expect([moved.url, moved.text]).toEqual([`${origin}/table`, expect.stringContaining("Alder")]);
    const other = await session.visit(`${origin}/other.html`);
    expect([other.url, other.text]).toEqual([`${origin}/other.html`, expect.stringContaining("Cedar")]);
    expect(kept).toEqual(["/table 19", "/table 19", "/other.html 19"]);
    expect((await session.visit(`${origin}/there`)).text).toContain("The words of the new window.");
  }, 60_000);

  it("what loads when one scrolls to it is there at once", async () => {
    expect((await session.visit(`${origin}/lazy`)).text).toContain("came into view");
  }, 60_000);

  it("links and fields that nobody can see are left out, names that are only read out are not", async () => {
    const { elements } = await session.visit(`${origin}/concealed`);
    expect(elements.map(({ name }) => name)).toEqual(["Find", "News", "Search?", "Placed"]);
  }, 60_000);

  it("files behind links, new windows and scripts are read as what they are", async () => {
    expect((await click("/files", "Table")).url).toBe(`${origin}/table`);
    expect((await click("/files", "Sheet")).text).toContain("Birch");
    const made = await click("/files", "Export");
    expect(made.text).toContain("Made");
    expect(made.url).toBe(`${origin}/files#made.csv`);
    expect(kept.filter((file) => file.startsWith("/files"))).toEqual([]);
  }, 60_000);
});

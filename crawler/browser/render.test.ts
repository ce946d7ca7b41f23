import { createSocket, type Socket } from "node:dgram";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import iconv from "iconv-lite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Resolver } from "../fetch/address-guard.ts";
import { HttpFetcher } from "../fetch/http-fetcher.ts";
import { findBrowser } from "./find-browser.ts";
import { BrowserFetcher } from "./render.ts";

const SCRIPT = `setTimeout(() => { document.querySelector("main").innerHTML = "<p>Made by a script</p>"; }, 100)`;

/** Trees that no script can ask their elements for: of an element with a name of its own, and of a box. */
const CLOSED = `<x-box>slotted</x-box><main></main><script>
customElements.define("x-box", class extends HTMLElement {
  #tree = this.attachShadow({ mode: "closed" });
  connectedCallback() { this.#tree.innerHTML = "<p>Nine hills</p><slot></slot>"; }
});
document.querySelector("main").attachShadow({ mode: "closed" }).innerHTML = "<p>Two lakes</p>";
document.body.append(String(document.querySelector("main").shadowRoot));
</script>`;

const PDF = Buffer.concat([Buffer.from("%PDF-1.4\n"), Buffer.from([0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0x0a, 0x00, 0x81])]);
const GBK = iconv.encode("<!doctype html><title>城市</title><p>北京城市人口</p><script>0</script>", "gbk");

/** Words that look otherwise in every other encoding; a script, so that the page is one that a browser is for. */
const GERMAN = `<!doctype html><html lang="de"><title>Städte</title><p>Größe und Höhe der Städte: Zürich, Köln, Düsseldorf,
wie überall üblich; die Straße führt über die Brücke.</p><script>document.body.append(location.hash + "Ende")</script></html>`;

/** A page that tries to reach a private port in every way that a page has, and says when it has. */
function everyWay(port: number): string {
  const at = `127.0.0.1:${port}`;
  return `<main></main><iframe src="/frame-to-private"></iframe><iframe src="http://${at}/frame"></iframe>
<link rel="dns-prefetch" href="//${at}"><link rel="preconnect" href="http://${at}"><link rel="stylesheet" href="http://${at}/a.css">
<script>
(async () => {
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const spellings = ["${at}", "localhost:${port}", "2130706433:${port}", "[::ffff:127.0.0.1]:${port}", "rebinds.test:${port}"];
  for (const place of spellings) {
    await fetch("http://" + place + "/", { mode: "no-cors" }).catch(() => 0);
    await fetch("https://" + place + "/", { mode: "no-cors" }).catch(() => 0);
  }
  await fetch("/frame-to-private", { mode: "no-cors" }).catch(() => 0);
  navigator.sendBeacon("http://${at}/beacon", "x");
  const socket = new WebSocket("ws://${at}/");
  await Promise.race([new Promise((done) => { socket.onerror = socket.onopen = done; }), wait(500)]);
  try { await new WebTransport("https://${at}/").ready; } catch {}
  const worker = new Worker(URL.createObjectURL(new Blob(["fetch('http://${at}/worker').catch(() => 0)"])));
  const peer = new RTCPeerConnection({ iceServers: [
    { urls: "stun:${at}" }, { urls: "turn:${at}", username: "u", credential: "p" },
    { urls: "turn:${at}?transport=tcp", username: "u", credential: "p" },
  ] });
  peer.createDataChannel("x");
  await peer.setLocalDescription(await peer.createOffer());
  await wait(1000);
  document.querySelector("main").textContent = "tried everything";
})();
</script>
<p id="later" aria-busy="true">…</p><script>const tick = setInterval(() => { later.textContent += "."; if (document.querySelector("main").textContent) clearInterval(tick); }, 100)</script>`;
}

describe.skipIf(!findBrowser())("BrowserFetcher", () => {
  let server: Server;
  let other: Server;
  let reached = 0;
  /** Datagrams that came to the port of `other`. */
  let datagrams = 0;
  let udp: Socket;
  let asked = 0;
  let origin: string;
  let files: HttpFetcher;
  let browser: BrowserFetcher;
  const recorded: string[] = [];
  const bodies = new Map<string, Buffer>();
  const otherPort = () => (other.address() as AddressInfo).port;
  const resolver: Resolver = async (host) => {
    // Public at first (an address of a kind that this machine need not reach), private from then on.
    if (host === "rebind.test" && asked++ === 0) return [{ address: "2001:4860:4860::8888", family: 6 }];
    return [{ address: "127.0.0.1", family: 4 }];
  };

  beforeAll(async () => {
    server = createServer((request, response) => {
      const page = (body: string) => response.setHeader("content-type", "text/html").end(`<!doctype html>${body}`);
      if (request.url === "/made") page(`<title>T</title><main></main><script>${SCRIPT}</script>`);
      else if (request.url === "/late")
        page(`<header>Acme</header><main></main><script>${SCRIPT.replace("100)", "1200)")}</script>`);
      else if (request.url === "/styled")
        page('<link rel=stylesheet href="/late.css"><main><p>Shown</p><p class=away>Hidden</p></main>');
      else if (request.url === "/late.css")
        setTimeout(() => response.setHeader("content-type", "text/css").end(".away { display: none }"), 600);
      else if (request.url === "/nothing") page("<main></main><script>setTimeout(() => 0, 50)</script>");
      else if (request.url === "/old") response.writeHead(302, { location: "/made" }).end();
      else if (request.url === "/table.csv") response.setHeader("content-type", "text/csv").end("a,b\n1,2\n");
      else if (request.url === "/to-private") {
        // Another port than the granted one, and somebody listens there.
        response.writeHead(302, { location: `http://127.0.0.1:${otherPort()}/` }).end();
      } else if (request.url === "/inside")
        page('<p>Text</p><script>fetch("http://127.0.0.1:9/").catch(() => 0)</script>');
      else if (request.url === "/frame-to-private")
        response.writeHead(302, { location: `http://127.0.0.1:${otherPort()}/frame` }).end();
      else if (request.url?.startsWith("/onward")) page(`<script>location.href = "/onward?" + Math.random()</script>`);
      else if (request.url === "/pdf") response.setHeader("content-type", "text/html").end(PDF);
      else if (request.url === "/no-gzip")
        response.writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" }).end("<p>Not packed</p>");
      else if (request.url === "/many-fields") {
        response.setHeader("x-long", "y".repeat(60_000));
        page("<p>Long head</p>");
      } else if (request.url === "/gbk") response.setHeader("content-type", "text/html; charset=gbk").end(GBK);
      else if (request.url === "/closed") page(CLOSED);
      else if (request.url?.startsWith("/says-utf8")) {
        response.setHeader("content-type", "text/html; charset=utf-8").end(Buffer.from(GERMAN, "latin1"));
      } else if (request.url === "/says-latin1") {
        response.setHeader("content-type", "text/html; charset=iso-8859-1").end(Buffer.from(GERMAN, "utf8"));
      } else if (request.url === "/every-way") page(everyWay(otherPort()));
      else response.writeHead(404).end("no");
    });
    other = createServer((_, response) => {
      response.end("private");
    });
    await new Promise<void>((done) => other.listen(0, "127.0.0.1", done));
    other.on("connection", () => reached++).on("upgrade", (_, socket) => socket.destroy());
    udp = createSocket("udp4", () => datagrams++);
    await new Promise<void>((done) => udp.bind(otherPort(), "127.0.0.1", done));
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const named = `http://named.test:${new URL(origin).port}`;
    const options = { userAgent: "Test/1", allowPrivate: [origin, named], resolver };
    files = new HttpFetcher(options);
    browser = new BrowserFetcher({
      ...options,
      files,
      sink: {
        record: async ({ url, body }) => {
          recorded.push(`response ${url}`);
          bodies.set(url, Buffer.from(body));
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
    udp?.close();
  }, 30_000);

  it("gives the DOM that scripts made, after redirects, and records it after the answers", async () => {
    const fetched = await browser.fetch({ url: `${origin}/old` });
    expect(Buffer.from(fetched.body).toString()).toContain("<p>Made by a script</p>");
    expect(fetched).toMatchObject({ finalUrl: `${origin}/made`, backend: "browser", status: 200 });
    expect(fetched.redirects).toEqual([{ url: `${origin}/old`, status: 302 }]);
    expect(recorded.slice(-2)).toEqual([`response ${origin}/made`, `conversion ${origin}/made`]);
  }, 60_000);

  it("waits for the style sheets of a page that nothing else can change", async () => {
    const { body } = await browser.fetch({ url: `${origin}/styled` });
    expect(Buffer.from(body).toString()).toMatch(/<p>Shown<\/p><p hidden="">Hidden/);
  }, 60_000);

  it("waits for what a timer puts where nothing stands yet, and not for ever", async () => {
    const late = await browser.fetch({ url: `${origin}/late` });
    expect(Buffer.from(late.body).toString()).toContain("<p>Made by a script</p>");
    const nothing = await browser.fetch({ url: `${origin}/nothing` });
    expect(nothing.status).toBe(200);
  }, 60_000);

  it("reads closed shadow trees where they are shown, and leaves them closed to the page", async () => {
    const fetched = await browser.fetch({ url: `${origin}/closed` });
    const html = Buffer.from(fetched.body).toString();
    expect(html).toContain("<x-box><p>Nine hills</p><slot>slotted</slot></x-box><main><p>Two lakes</p></main>");
    expect(html).toContain("null");
  }, 60_000);

  it.each(["/says-utf8", "/says-latin1", "/says-utf8#/route"])(
    "does not believe a wrong encoding (%s)",
    async (path) => {
      recorded.length = 0;
      const fetched = await browser.fetch({ url: origin + path });
      const html = Buffer.from(fetched.body).toString();
      expect(html).toContain("Größe und Höhe der Städte: Zürich, Köln, Düsseldorf");
      expect(html).toContain(`${new URL(origin + path).hash}Ende`);
      const url = origin + path.replace(/#.*/, "");
      expect(recorded).toEqual([`response ${url}`, `conversion ${origin}${path}`]);
      expect(bodies.get(url)).toEqual(Buffer.from(GERMAN, path === "/says-latin1" ? "utf8" : "latin1"));
    },
    60_000,
  );

  it("records the bytes of a page in another encoding than UTF-8 as they came", async () => {
    const html = Buffer.from((await browser.fetch({ url: `${origin}/gbk` })).body).toString();
    expect(html).toContain("北京城市人口");
    expect(bodies.get(`${origin}/gbk`)).toEqual(GBK);
  }, 60_000);

  it("does not follow a redirect to a private address", async () => {
    await expect(browser.fetch({ url: `${origin}/to-private` })).rejects.toMatchObject({ reason: "private_address" });
    expect(reached).toBe(0);
  }, 60_000);

  it("reaches no private address from within a page, whatever way its scripts try", async () => {
    const fetched = await browser.fetch({ url: `${origin}/every-way` });
    // The page says itself that it has tried everything, so that an empty hand means refusal.
    expect(Buffer.from(fetched.body).toString()).toContain("tried everything");
    expect(reached).toBe(0);
    expect(datagrams).toBe(0);
  }, 60_000);

  it("never goes to the private second answer of a name server", async () => {
    const url = `http://rebind.test:${otherPort()}/`;
    await expect(browser.fetch({ url })).rejects.toBeDefined();
    await expect(browser.fetch({ url })).rejects.toMatchObject({ reason: "private_address" });
    expect(asked).toBeGreaterThan(1);
    expect(reached).toBe(0);
  }, 60_000);

  it("goes to a name that the user named, wherever it leads", async () => {
    const fetched = await browser.fetch({ url: `http://named.test:${new URL(origin).port}/made` });
    expect(Buffer.from(fetched.body).toString()).toContain("<p>Made by a script</p>");
  }, 60_000);

  it("gives up a page whose scripts lead on and on", async () => {
    await expect(browser.fetch({ url: `${origin}/onward` })).rejects.toMatchObject({ reason: "redirect_loop" });
  }, 60_000);

  it("leaves files to the static backend", async () => {
    const fetched = await browser.fetch({ url: `${origin}/table.csv` });
    expect(fetched).toMatchObject({ backend: "static" });
    expect(Buffer.from(fetched.body).toString()).toBe("a,b\n1,2\n");
  }, 60_000);

  it("leaves to the static backend what is declared a page, or packed, and is not", async () => {
    const file = await browser.fetch({ url: `${origin}/pdf` });
    expect(file.backend).toBe("static");
    expect(Buffer.from(file.body)).toEqual(PDF);
    expect(Buffer.from((await browser.fetch({ url: `${origin}/no-gzip` })).body).toString()).toContain("Not packed");
  }, 60_000);

  it("takes header fields as long as the static backend does", async () => {
    const fetched = await browser.fetch({ url: `${origin}/many-fields` });
    expect(fetched.backend).toBe("browser");
    expect(Buffer.from(fetched.body).toString()).toContain("Long head");
  }, 60_000);

  it("refuses private addresses and passes on what servers say", async () => {
    await expect(browser.fetch({ url: "http://127.0.0.1:9/" })).rejects.toMatchObject({ reason: "private_address" });
    await expect(browser.fetch({ url: `${origin}/no` })).rejects.toMatchObject({ reason: "not_found" });
    const inside = await browser.fetch({ url: `${origin}/inside` });
    expect(Buffer.from(inside.body).toString()).toContain("Text");
  }, 60_000);
});

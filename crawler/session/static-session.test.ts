import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { StopError } from "../../core/errors.ts";
import type { Observation } from "../../core/observation.ts";
import { HttpFetcher } from "../fetch/http-fetcher.ts";
import type { Session, Web } from "../web.ts";
import type { BrowserRoom } from "./browser-room.ts";
import { openWeb } from "./open-web.ts";
import { SessionFault } from "./session-text.ts";

const FORM = `<form action="/sent" method="GET"><input type="hidden" name="lang" value="en">
<label>Name <input name="name"></label>
<label><input type="checkbox" name="news" value="yes"> News</label>
<label for="c">Colour</label> <select id="c" name="colour"><option value="r">Red</option><option value="b">Blue</option></select>
<label><input type="radio" name="size" value="s" checked> Small</label><label><input type="radio" name="size" value="l"> Large</label>
<textarea name="note" aria-label="Note">old</textarea><input name="off" value="x" disabled>
<button name="way" value="one">One</button><button name="way" value="two">Two</button></form>`;

const html = (title: string, body: string) =>
  `<!doctype html><title>${title}</title><body><h1>${title}</h1>${body}</body>`;
const long = Array.from(
  { length: 400 },
  (_, at) => `<p>Line ${at} of the long page, with some words to fill it up.</p>`,
).join("");

const PAGES: Record<string, string> = {
  "/": html(
    "Home",
    `<a href="sub/one">One</a> <a href="/long">Long</a> <a href="/form">Form</a> <a href="#end">End</a><p id="end">The end.</p>`,
  ),
  "/sub/one": html("Page one", `<a href="two">Two</a>`),
  "/sub/two": html("Page two", `<p>Two it is.</p>`),
  "/long": html(
    "Long",
    `<h2>First half</h2>${long}<h2>Second half</h2><p>The needle lies here.</p><a href="/">Home</a>`,
  ),
  "/form": html("Form", FORM),
  "/post": html(
    "Post",
    `<form action="/sent" method="post"><input name="q" aria-label="Query"><button>Send</button></form>`,
  ),
  "/multipart": html(
    "Multipart",
    `<form action="/sent" method="post" enctype="multipart/form-data"><input name="q" value="a b"><button>Send</button></form>`,
  ),
  "/script": html(
    "Script",
    `<button onclick="x()">Do it</button><button type="button">Plain</button><a href="javascript:void 0">Run</a>`,
  ),
  "/notes.txt": "First note.\nSecond note.",
};

let server: Server;
let origin: string;
let web: Web;
let session: Session;

beforeAll(async () => {
  server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://site");
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on("end", () => {
      const type = url.pathname.endsWith(".txt") ? "text/plain" : "text/html; charset=utf-8";
      response.setHeader("content-type", type);
      const sent = JSON.stringify([request.method, url.search, request.headers["content-type"] ?? "", body]);
      const page =
        url.pathname === "/sent" ? `<title>Sent</title><pre>${sent.replace(/&/g, "&amp;")}</pre>` : PAGES[url.pathname];
      response.writeHead(page === undefined ? 404 : 200).end(page ?? "no such page");
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  web = await openWeb({ backend: "static", fetcher: new HttpFetcher({ userAgent: "test", allowPrivate: [origin] }) });
  session = await web.open();
});
afterEach(() => web.close());

function ref(seen: Observation, name: string, role = ""): number {
  const found = seen.elements.find((element) => element.name === name && element.role.startsWith(role));
  if (!found) throw new Error(`no "${name}" in:\n${seen.text}`);
  return found.ref;
}

test("links are resolved against the page that they stand on, and so are addresses", async () => {
  const home = await session.visit(`${origin}/`);
  await session.click(ref(home, "One"));
  const two = await session.visit("two");
  expect(two.url).toBe(`${origin}/sub/two`);
  expect(two.text.split("\n")[0]).toBe(`Page: Page two · ${origin}/sub/two`);
});

test("no ref is given out twice, and one of a page that was left is refused by its page's name", async () => {
  const home = await session.visit(`${origin}/`);
  const one = await session.click(ref(home, "One"));
  expect(ref(one, "Two")).toBeGreaterThan(Math.max(...home.elements.map((element) => element.ref)));
  await expect(session.click(ref(home, "Long"))).rejects.toThrow(/\[2\] belongs to a page that you have left.*"Home"/);
  await expect(session.click(999)).rejects.toThrow("there is no element [999]");
});

test("who browses in Chinese is told where it is, what was found and what went wrong in Chinese", async () => {
  session = await web.open({ language: "zh" });
  const home = await session.visit(`${origin}/`);
  expect(home.text.split("\n")[0]).toBe(`页面：Home · ${origin}/`);
  const long = await session.visit(`${origin}/long`);
  expect(long.text.split("\n")[0]).toMatch(/ · 第 1 部分，共 \d+ 部分$/);
  expect((await session.find("haystack")).text).toContain("本页没有包含“haystack”的行。");
  expect((await session.find("some words")).text).toMatch(/400 行包含“some words”，显示前 20 行：\n第 1 部分/);
  const failure = await session.click(999).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(SessionFault);
  expect((failure as SessionFault).in("zh")).toMatch(/^没有元素 \[999\]；/);
});

test("after going back the page's refs are the ones that it had", async () => {
  const home = await session.visit(`${origin}/`);
  await session.click(ref(home, "One"));
  const back = await session.go_back();
  expect(back.elements).toEqual(home.elements);
  await expect(session.click(ref(home, "Long"))).resolves.toMatchObject({ title: "Long" });
});

test("going back from the first page, and doing anything before it, say what to do instead", async () => {
  await expect(session.click(1)).rejects.toMatchObject({ mend: "visit a URL first" });
  await session.visit(`${origin}/`);
  await expect(session.go_back()).rejects.toThrow("there is no page before this one");
  await expect(session.visit("http://")).rejects.toThrow('"http://" is no URL');
});

test("a long page comes in parts that scroll turns over, each with its number", async () => {
  const first = await session.visit(`${origin}/long`);
  expect(first.parts).toBeGreaterThan(2);
  expect(first.text.split("\n")[0]).toContain(`part 1 of ${first.parts}`);
  expect(first.text).not.toContain("needle");
  await expect(session.scroll("up")).rejects.toThrow("first part");
  let seen = first;
  while (seen.part < seen.parts) seen = await session.scroll("down");
  expect(seen.text).toContain("The needle lies here.");
  expect(seen.elements.map((element) => element.name)).toEqual(["Home"]);
  await expect(session.scroll("down")).rejects.toThrow("last part");
});

test("find lists the lines of all parts with their part, headings and neighbours, and is capped", async () => {
  const page = await session.visit(`${origin}/long`);
  const found = await session.find("the NEEDLE  lies");
  expect(found.text).toContain(`part ${page.parts}, Long > Second half:`);
  expect(found.text).toContain("> The needle lies here.");
  const many = await session.find("some words");
  expect(many.text).toContain('400 lines with "some words", the first 20 shown');
  expect(many.text.length).toBeLessThan(6000);
  expect((await session.find("haystack")).text).toContain('No line of this page contains "haystack".');
});

test("what is typed and chosen shows on the page and goes out with the form by the button that is pressed", async () => {
  const page = await session.visit(`${origin}/form`);
  const typed = await session.input(ref(page, "Name"), "Ada & Co");
  expect(typed.text).toContain("Changed:");
  expect(typed.text).toContain("value=Ada & Co");
  expect(ref(typed, "Two")).toBe(ref(page, "Two"));
  await session.input(ref(page, "News"), "on");
  await session.input(ref(page, "Colour"), "blue");
  await session.click(ref(page, "Large"));
  await session.input(ref(page, "Note"), "new");
  const sent = await session.click(ref(page, "Two"));
  expect(sent.url).toBe(`${origin}/sent?lang=en&name=Ada+%26+Co&news=yes&colour=b&size=l&note=new&way=two`);
});

test("an option that is not there is refused with those that are", async () => {
  const page = await session.visit(`${origin}/form`);
  await expect(session.input(ref(page, "Colour"), "Green")).rejects.toThrow('there are: "Red", "Blue"');
  await expect(session.input(ref(page, "News"), "perhaps")).rejects.toThrow('"on" or "off"');
  await expect(session.input(ref(page, "One"), "text")).rejects.toMatchObject({ mend: "click it instead" });
});

test("a POST form is posted, url-encoded or in parts as it says", async () => {
  const page = await session.visit(`${origin}/post`);
  const sent = await session.input(ref(page, "Query"), "a&b", true);
  expect(sent.text).toContain('["POST","","application/x-www-form-urlencoded","q=a%26b"]');
  const parts = await session.visit(`${origin}/multipart`);
  const answer = await session.click(ref(parts, "Send"));
  expect(answer.text).toContain("multipart/form-data");
  expect(answer.text).toContain('name=\\"q\\"');
  expect(answer.text).toContain("a b");
});

test("what only a script handles is refused where there is no browser, and says so", async () => {
  const page = await session.visit(`${origin}/script`);
  for (const name of ["Do it", "Plain", "Run"]) {
    await expect(session.click(ref(page, name))).rejects.toThrow(
      /only a script handles it, and this session has no browser/,
    );
  }
  await expect(session.screenshot()).rejects.toThrow("without drawing");
});

test("a text file is read as a page", async () => {
  await session.visit(`${origin}/`);
  const file = await session.read_file("notes.txt");
  expect(file.text).toContain("Second note.");
  expect((await session.go_back()).title).toBe("Home");
});

test("an address without a page is a typed skip and leaves the session where it was", async () => {
  await session.visit(`${origin}/`);
  await expect(session.visit("/nowhere")).rejects.toMatchObject({ reason: "not_found" });
  expect(session.page?.title).toBe("Home");
});

test("the browser backend without a browser stops with what to do", async () => {
  const fetcher = new HttpFetcher({ userAgent: "test", allowPrivate: [] });
  await expect(openWeb({ backend: "browser", fetcher })).rejects.toMatchObject({
    name: "StopError",
    mend: expect.stringContaining("--browser"),
  });
});

test("sessions of one web do not see each other's pages", async () => {
  const other = await web.open();
  await session.visit(`${origin}/`);
  expect(other.page).toBeUndefined();
});

test("auto without a browser that starts reads on without, says so once, and refuses only what needs one", async () => {
  const notes: string[] = [];
  const fails = () => Promise.reject(new StopError("no Chromium was found"));
  const room: BrowserRoom = { ready: fails, openTab: fails, close: async () => undefined };
  const fetcher = new HttpFetcher({ userAgent: "test", allowPrivate: [origin] });
  const auto = await openWeb({ backend: "auto", fetcher, browser: room, note: (message) => notes.push(message) });
  const opened = await auto.open();
  const page = await opened.visit(`${origin}/script`);
  await expect(opened.click(ref(page, "Plain"))).rejects.toBeInstanceOf(SessionFault);
  await expect(opened.click(ref(page, "Do it"))).rejects.toThrow("no Chromium was found");
  expect(notes).toHaveLength(1);
  await auto.close();
});

test("addresses that are not of the web are refused alike by all tools", async () => {
  await expect(session.read_file("file:///etc/passwd")).rejects.toThrow(/is not http or https/);
  await expect(session.visit("file:///etc/passwd")).rejects.toThrow(/is not http or https/);
});

import { expect, test } from "playwright/test";
import type { Observation } from "../core/observation.ts";
import { AddressGuard } from "../crawler/fetch/address-guard.ts";
import { HttpFetcher } from "../crawler/fetch/http-fetcher.ts";
import { chromiumRoom } from "../crawler/session/chromium-room.ts";
import { openWeb } from "../crawler/session/open-web.ts";
import type { Web } from "../crawler/web.ts";
import { type FixtureServer, startFixtures } from "../fixtures/server.ts";

let fixtures: FixtureServer;
const webs: Web[] = [];

test.beforeAll(async () => {
  fixtures = await startFixtures();
});
test.afterEach(async () => {
  await Promise.all(webs.splice(0).map((web) => web.close()));
});
test.afterAll(async () => {
  await fixtures.close();
});

function origin(name: string): string {
  return fixtures.sites.find((site) => site.name === name)!.origin;
}

async function open(backend: "browser" | "auto") {
  const granted = [...fixtures.sites, fixtures.traps].map((site) => site.origin);
  const web = await openWeb({
    backend,
    fetcher: new HttpFetcher({ userAgent: "test", allowPrivate: granted }),
    browser: chromiumRoom({ guard: new AddressGuard(granted) }),
  });
  webs.push(web);
  return web.open();
}

function ref(seen: Observation, role: string, name: RegExp): number {
  const found = seen.elements.find((element) => element.role === role && name.test(element.name));
  if (!found) throw new Error(`no ${role} ${name} in:\n${seen.text}`);
  return found.ref;
}

test("a tab shows what it hides, the difference first, and refs stay", async () => {
  const session = await open("browser");
  const before = await session.visit(`${origin("conference")}/2024/registration.html`);
  expect(before.text).toContain("405.00");
  expect(before.text).not.toContain("Notification of acceptance");
  const dates = ref(before, "tab", /Important dates/);
  const after = await session.click(dates);
  expect(after.text.split("\n")[1]).toBe("Changed:");
  expect(after.text).not.toContain("| 405.00");
  expect(ref(after, "tab", /Important dates/)).toBe(dates);
  expect(ref(after, "tab", /Fees/)).toBe(ref(before, "tab", /Fees/));
});

test("load more adds rows until nothing is left", async () => {
  const session = await open("browser");
  const first = await session.visit(`${origin("conference")}/archive/talks.html`);
  const rows = session.page!.links.length;
  const more = await session.find("Load more");
  const after = await session.click(ref(more, "button", /Load more/));
  expect(after.text).toContain("\n+ ");
  expect(session.page!.links.length).toBeGreaterThan(rows);
  expect(after.url).toBe(first.url);
});

test("auto reads a page that scripts fill with the browser, and others without", async () => {
  const session = await open("auto");
  const scripts = () => fixtures.requests("wiki").filter((request) => request.url.endsWith(".js")).length;
  const before = scripts();
  await session.visit(`${origin("wiki")}/`);
  expect(scripts()).toBe(before);
  const seen = await session.visit(`${origin("wiki")}/wiki/Speedruns`);
  expect(scripts()).toBeGreaterThan(before);
  expect(seen.text).not.toContain("Loading…");
  expect(seen.text).toMatch(/ \| .* \| /);
});

test("auto takes a button that only a script handles to the browser", async () => {
  const session = await open("auto");
  await session.visit(`${origin("conference")}/archive/talks.html`);
  const rows = session.page!.links.length;
  const more = await session.find("Load more");
  const after = await session.click(ref(more, "button", /Load more/));
  expect(after.text).toContain("Changed:");
  expect(session.page!.links.length).toBeGreaterThan(rows);
});

test("the search form finds pages, its results lead on, and the way back is open", async () => {
  const session = await open("browser");
  const home = await session.visit(`${origin("conference")}/`);
  const results = await session.input(ref(home, "textbox", /Search/), "herring", true);
  expect(results.url).toContain("q=herring");
  const talk = await session.click(ref(results, "link", /herring/i));
  expect(talk.url).toContain("/talks/");
  const back = await session.go_back();
  expect(back.url).toBe(results.url);
  expect(ref(back, "link", /herring/i)).toBe(ref(results, "link", /herring/i));
});

test("a ref of a page that was left is refused by name", async () => {
  const session = await open("browser");
  const home = await session.visit(`${origin("conference")}/`);
  const old = ref(home, "link", /Venues/);
  await session.visit(`${origin("conference")}/statistics.html`);
  await expect(session.click(old)).rejects.toThrow(/belongs to a page that you have left/);
});

test("a picture is a PNG", async () => {
  const session = await open("browser");
  await session.visit(`${origin("wiki")}/`);
  const { image } = await session.screenshot();
  expect(Buffer.from(image!.subarray(0, 8)).toString("latin1")).toBe("\x89PNG\r\n\x1a\n");
});

test("a file that the browser downloads is read", async () => {
  const session = await open("browser");
  const page = await session.visit(`${origin("statistics")}/databank/`);
  const file = await session.click(ref(page, "link", /price-index-monthly\.csv/));
  expect(file.url).toContain("price-index-monthly.csv");
  expect(file.text).toContain("2010");
  const back = await session.go_back();
  expect(back.url).toBe(page.url);
});

test("private addresses stay closed to pages and to redirects", async () => {
  const site = origin("wiki");
  const web = await openWeb({
    backend: "browser",
    fetcher: new HttpFetcher({ userAgent: "test", allowPrivate: [site] }),
    browser: chromiumRoom({ guard: new AddressGuard([site]) }),
  });
  webs.push(web);
  const session = await web.open();
  await expect(session.visit(`${origin("conference")}/`)).rejects.toMatchObject({ reason: "private_address" });
  await expect(session.visit(`${site}/`)).resolves.toBeDefined();
});

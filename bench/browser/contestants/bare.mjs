// A bare Playwright loop: as many pages open, the same rule for when a page is ready, its HTML and links, and nothing kept.
import { chromium } from "playwright";
import { findBrowser } from "../../../dist/crawler/browser/find-browser.js";
import { settle } from "../../../dist/crawler/browser/settle.js";
import { runLap } from "../../crawl/lap.mjs";
import { CHROMIUM_ARGS, PAGES_OPEN } from "../pages-open.mjs";

const [, origin = ""] = process.argv.slice(2);
const path = findBrowser()?.path;
await runLap(async () => {
  const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(path ? { executablePath: path } : {}) });
  const context = await browser.newContext();
  const known = new Set([`${origin}/`]);
  const waiting = [...known];
  let done = 0;
  let busy = 0;
  await new Promise((resolve, reject) => {
    const more = () => {
      while (busy < PAGES_OPEN) {
        const url = waiting.shift();
        if (url === undefined) break;
        busy++;
        visit(url).then(() => {
          busy--;
          if (busy === 0 && waiting.length === 0) resolve();
          else more();
        }, reject);
      }
    };
    more();
  });
  await browser.close();
  return done;

  async function visit(url) {
    const page = await context.newPage();
    const running = new Set();
    page.on("request", (request) => running.add(request));
    for (const end of ["requestfinished", "requestfailed"]) {
      page.on(end, (request) => running.delete(request));
    }
    await page.goto(url, { waitUntil: "commit" });
    await settle(page, running);
    await page.content();
    const links = await page.$$eval("a[href]", (anchors) => anchors.map((anchor) => anchor.href));
    for (const link of links) {
      if (known.has(link)) continue;
      known.add(link);
      waiting.push(link);
    }
    await page.close();
    done++;
  }
});

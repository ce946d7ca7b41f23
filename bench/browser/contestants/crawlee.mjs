// crawlee's PlaywrightCrawler with its storage on disk, as many pages open as Waymark has.
import { findBrowser } from "../../../dist/crawler/browser/find-browser.js";
import { runLap } from "../../crawl/lap.mjs";
import { CHROMIUM_ARGS, PAGES_OPEN } from "../pages-open.mjs";

const [folder = "", origin = ""] = process.argv.slice(2);
process.env.CRAWLEE_STORAGE_DIR = folder;
process.env.CRAWLEE_LOG_LEVEL = "ERROR";
const { Configuration, PlaywrightCrawler } = await import("crawlee");
const path = findBrowser()?.path;

await runLap(async () => {
  let done = 0;
  const crawler = new PlaywrightCrawler(
    {
      minConcurrency: PAGES_OPEN,
      maxConcurrency: PAGES_OPEN,
      launchContext: {
        launchOptions: { headless: true, args: CHROMIUM_ARGS, ...(path ? { executablePath: path } : {}) },
      },
      async requestHandler({ request, page, enqueueLinks, pushData }) {
        done++;
        await pushData({ url: request.url, title: await page.title(), html: await page.content() });
        await enqueueLinks();
      },
    },
    new Configuration({ persistStorage: true }),
  );
  await crawler.run([`${origin}/`]);
  return done;
});

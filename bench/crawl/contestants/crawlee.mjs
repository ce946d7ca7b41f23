// crawlee's CheerioCrawler with its storage on disk: every page's title and text into the data set, every link into the queue.
import { runLap } from "../lap.mjs";

const [folder = "", origin = ""] = process.argv.slice(2);
process.env.CRAWLEE_STORAGE_DIR = folder;
process.env.CRAWLEE_LOG_LEVEL = "ERROR";
const { CheerioCrawler, Configuration } = await import("crawlee");

/** Requests at once, as with Waymark; held there, so that crawlee does not have to find its way up to it. */
const CONCURRENCY = 8;

await runLap(async () => {
  let done = 0;
  const crawler = new CheerioCrawler(
    {
      minConcurrency: CONCURRENCY,
      maxConcurrency: CONCURRENCY,
      async requestHandler({ request, $, enqueueLinks, pushData }) {
        done++;
        await pushData({ url: request.url, title: $("title").text(), text: $("body").text() });
        await enqueueLinks();
      },
    },
    new Configuration({ persistStorage: true, purgeOnStart: true, defaultDatasetId: "default" }),
  );
  await crawler.run([`${origin}/`]);
  return done;
});

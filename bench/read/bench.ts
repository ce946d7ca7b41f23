// Page reading alone: npm run bench -- read [--rounds 3] [--pages 60]
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";
import { Readability } from "@mozilla/readability";
import { load } from "cheerio";
import { parseHTML } from "linkedom";
import TurndownService from "turndown";
import { read } from "../../crawler/read/read.ts";
import { median } from "../crawl/processes.ts";
import { pageHtml, pathOf } from "../crawl/site.ts";

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "3" }, pages: { type: "string", default: "60" } },
});

interface Html {
  url: string;
  html: string;
}

type Reader = (page: Html) => unknown;

const turndown = new TurndownService({ headingStyle: "atx" });
/** Waymark: observation, elements, links, relations, main content. Each peer: what it is made for. */
const READERS: Record<string, Reader> = {
  Waymark: ({ url, html }) =>
    read({ url, body: Buffer.from(html), contentType: "text/html; charset=utf-8" }, { relations: true }),
  "cheerio + turndown": ({ html }) => {
    const $ = load(html);
    $("script, style, noscript").remove();
    return [
      turndown.turndown($("body").html() ?? ""),
      $("a[href]")
        .map((_, link) => $(link).attr("href"))
        .get(),
    ];
  },
  "readability on linkedom": ({ html }) => new Readability(parseHTML(html).document).parse(),
};

const made: Html[] = Array.from({ length: Number(values.pages) }, (_, number) => ({
  url: `https://site.example${pathOf(number)}`,
  html: pageHtml(number, 2_000),
}));
await measure("generated pages", made);
const articles = join(import.meta.dirname, "../../../shared/data/article-extraction/html");
if (existsSync(articles)) {
  const names = readdirSync(articles).sort().slice(0, Number(values.pages));
  const html = (name: string) => gunzipSync(readFileSync(join(articles, name))).toString("utf8");
  await measure(
    "real article pages",
    names.map((name) => ({ url: `https://articles.example/${name}`, html: html(name) })),
  );
} else process.stderr.write("read: the real article pages are not on this machine; the generated ones stand alone\n");

/** Every reader reads a page before the next page's turn, so that all meet the machine in the same mood; the first round warms up. */
async function measure(title: string, pages: readonly Html[]): Promise<void> {
  const taken = new Map<string, number[]>(Object.keys(READERS).map((name) => [name, []]));
  const failed = new Map<string, number>();
  for (let round = 0; round <= Number(values.rounds); round++) {
    for (const page of pages) {
      for (const [name, reader] of Object.entries(READERS)) {
        const started = performance.now();
        try {
          await reader(page);
        } catch (error) {
          if (round === 0)
            process.stderr.write(
              `read: ${name} fails on ${page.url}: ${error instanceof Error ? error.message : error}\n`,
            );
          failed.set(name, (failed.get(name) ?? 0) + 1);
        }
        if (round > 0) taken.get(name)?.push(performance.now() - started);
      }
    }
  }
  const size = pages.reduce((total, { html }) => total + html.length, 0) / pages.length / 1000;
  process.stdout.write(`${pages.length} ${title} of ${size.toFixed(0)} kB, ${values.rounds} rounds\n`);
  const own = taken.get("Waymark") ?? [];
  for (const [name, times] of taken) {
    const ratio = median(times.map((time, at) => time / (own[at] ?? Number.NaN)));
    const total = times.reduce((sum, time) => sum + time, 0) / own.reduce((sum, time) => sum + time, 0);
    const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
    const beside =
      name === "Waymark" ? "" : `; ${total.toFixed(1)} times Waymark's time (median of pages ${ratio.toFixed(1)})`;
    process.stdout.write(`${name.padEnd(24)} ${mean.toFixed(1).padStart(6)} ms a page${beside}\n`);
  }
}

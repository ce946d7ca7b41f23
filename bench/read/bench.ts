// Page reading alone: npm run bench -- read [--rounds 3] [--pages 60] [--json]
import "../../bin/engine.mjs";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";
import { Readability } from "@mozilla/readability";
import { load } from "cheerio";
import { parseHTML } from "linkedom";
import TurndownService from "turndown";
import { compiledRead, compilePackage } from "../crawl/compiled.ts";
import { median } from "../crawl/processes.ts";
import { pageHtml, pathOf } from "../crawl/site.ts";
import { Report } from "../report.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "3" },
    pages: { type: "string", default: "60" },
    json: { type: "boolean" },
  },
});

const report = new Report("read");
compilePackage();
const read = await compiledRead();

/** A page: its bytes, as they come from the net, and the text that they are. */
interface Html {
  url: string;
  body: Uint8Array;
  html: string;
}

type Reader = (page: Html) => unknown;

const turndown = new TurndownService({ headingStyle: "atx" });
/**
 * Waymark, compiled as the peers are: observation, elements, links, relations, main content, from bytes. Each peer: what it
 * is made for, from text.
 * All run with the engine set as Waymark's program sets it.
 */
const READERS: Record<string, Reader> = {
  Waymark: ({ url, body }) => read({ url, body, contentType: "text/html; charset=utf-8" }, { relations: true }),
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

const made: Html[] = Array.from({ length: Number(values.pages) }, (_, number) =>
  page(`https://site.example${pathOf(number)}`, pageHtml(number, 2_000)),
);
let ratios = await measure("generated pages", made);
const articles = join(import.meta.dirname, "../../../shared/data/article-extraction/html");
if (existsSync(articles)) {
  const names = readdirSync(articles).sort().slice(0, Number(values.pages));
  const html = (name: string) => gunzipSync(readFileSync(join(articles, name))).toString("utf8");
  ratios = await measure(
    "real article pages",
    names.map((name) => page(`https://articles.example/${name}`, html(name))),
  );
} else process.stderr.write("read: the real article pages are not on this machine; the generated ones stand alone\n");

report.ratio("read_vs_turndown", ratios["cheerio + turndown"] ?? Number.NaN);
report.ratio("read_vs_readability", ratios["readability on linkedom"] ?? Number.NaN);
report.end();

/**
 * In each round every reader reads all pages in a row, so that none pays for another's garbage; who begins rotates. The
 * first round warms up. Ratios are of the times of one round, and their median is said.
 */
async function measure(title: string, pages: readonly Html[]): Promise<Record<string, number>> {
  const names = Object.keys(READERS);
  const taken = new Map<string, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round <= Number(values.rounds); round++) {
    for (const at of names.keys()) {
      const name = names[(at + round) % names.length]!;
      const started = performance.now();
      for (const page of pages) await attempt(name, page, round === 0);
      if (round > 0) taken.get(name)?.push(performance.now() - started);
    }
  }
  const size = pages.reduce((total, { html }) => total + html.length, 0) / pages.length / 1000;
  report.say(`${pages.length} ${title} of ${size.toFixed(0)} kB, ${values.rounds} rounds`);
  const own = taken.get("Waymark") ?? [];
  const ratios: Record<string, number> = {};
  for (const [name, times] of taken) {
    const mean = median(times) / pages.length;
    report.row(`${title}, ${name}`, mean, "ms/page");
    ratios[name] = median(times.map((time, round) => time / (own[round] ?? Number.NaN)));
    const beside = name === "Waymark" ? "" : `; ${ratios[name].toFixed(1)} times Waymark's time`;
    report.say(`${name.padEnd(24)} ${mean.toFixed(1).padStart(6)} ms a page${beside}`);
  }
  return ratios;
}

function page(url: string, html: string): Html {
  return { url, body: Buffer.from(html), html };
}

async function attempt(name: string, page: Html, tell: boolean): Promise<void> {
  try {
    await READERS[name]?.(page);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (tell) process.stderr.write(`read: ${name} fails on ${page.url}: ${reason}\n`);
  }
}

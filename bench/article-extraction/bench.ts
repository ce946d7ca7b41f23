/**
 * Main content against what people marked as the article: npm run bench -- article-extraction [--train] [--json]
 *
 * Prints precision, recall and F1 of Waymark and its peers, in one process, and of each fold. `--train` first learns the
 * block model anew from all pages and writes it.
 */
import { Readability } from "@mozilla/readability";
import { Defuddle } from "defuddle/node";
import { parseHTML } from "linkedom";
import { PageAreas } from "../../crawler/read/dom/page-area.ts";
import { parseHtml } from "../../crawler/read/dom/parse-html.ts";
import { linesOf } from "../../crawler/read/dom/text.ts";
import { bodyOf } from "../../crawler/read/html.ts";
import { BLOCK_MODEL, type BlockModel } from "../../crawler/read/main/block-model.ts";
import { findMain } from "../../crawler/read/main/main-content.ts";
import { mainText } from "../../crawler/read/main/main-text.ts";
import { Report } from "../report.ts";
import { type PageScore, scoreOf, scorePage } from "./score.ts";
import { partOf } from "./sites.ts";
import { blocksOf, train, writeModel } from "./train.ts";
import { type TruePage, truePages } from "./truth.ts";

const FOLDS = 6;
const report = new Report("article-extraction");

const pages = truePages();
if (!pages) report.say("skipped");
else await measure(pages);
report.end();

async function measure(pages: readonly TruePage[]): Promise<void> {
  const blocks = blocksOf(pages);
  const learn = (from: readonly TruePage[]) => train(from.flatMap((page) => blocks.get(page) ?? []));
  let shipped: BlockModel = BLOCK_MODEL;
  if (process.argv.includes("--train")) {
    shipped = learn(pages);
    writeModel(shipped);
  }
  const held: PageScore[] = [];
  const folds: string[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const model = learn(pages.filter((page) => partOf(page.url, FOLDS) !== fold));
    const scores = pages
      .filter((page) => partOf(page.url, FOLDS) === fold)
      .map((page) => scorePage(page.article, waymark(page, model)));
    held.push(...scores);
    report.row(`fold ${fold + 1}: f1`, scoreOf(scores).f1, "share");
    folds.push(`${scoreOf(scores).f1.toFixed(3)} (${scores.length} pages)`);
  }
  report.say(`${"".padEnd(36)} precision  recall      F1  ms/page`);
  print("Waymark, sites left out in training", held);
  await run("Waymark, model as shipped", (page) => waymark(page, shipped));
  await run("@mozilla/readability on linkedom", readability);
  await run("defuddle on linkedom", defuddle);
  report.say(`F1 of each fold: ${folds.join(", ")}`);

  async function run(name: string, extract: (page: TruePage) => string | Promise<string>): Promise<void> {
    const scores: PageScore[] = [];
    let spent = 0;
    for (const page of pages) {
      const start = performance.now();
      const text = await extract(page);
      spent += performance.now() - start;
      scores.push(scorePage(page.article, text));
    }
    print(name, scores, spent / pages.length);
  }
}

function print(name: string, scores: readonly PageScore[], milliseconds?: number): void {
  const { precision, recall, f1 } = scoreOf(scores);
  report.row(`${name}: precision`, precision, "share");
  report.row(`${name}: recall`, recall, "share");
  report.row(`${name}: f1`, f1, "share");
  report.row(`${name}: time`, milliseconds, "ms/page");
  const figures = [precision, recall, f1].map((value) => value.toFixed(3).padStart(7)).join(" ");
  report.say(`${name.padEnd(36)}   ${figures}  ${milliseconds?.toFixed(1).padStart(7) ?? ""}`);
}

function waymark(page: TruePage, model: BlockModel): string {
  const body = bodyOf(parseHtml(page.html));
  return body ? mainText(findMain(body, new PageAreas(body), model)) : "";
}

function readability(page: TruePage): string {
  const article = new Readability(parseHTML(page.html).document).parse();
  return textOfHtml(article?.content ?? "");
}

async function defuddle(page: TruePage): Promise<string> {
  const { document } = parseHTML(page.html);
  return textOfHtml((await Defuddle(document, page.url)).content);
}

/** The same rule for all: a line break between blocks, else words fuse. */
function textOfHtml(html: string): string {
  const body = bodyOf(parseHtml(html));
  return body ? linesOf(body).join("\n") : "";
}

import { descendants, type Tag } from "../../../crawler/read/dom/dom.ts";
import { textOf } from "../../../crawler/read/dom/text.ts";
import { addressesOf, type Canonical } from "../page-addresses.ts";
import { oncePerPage } from "../page-dom.ts";
import { linksOf } from "../page-marks.ts";

/** How a page leads to the other pages of a list that goes on over several. */
export interface Pager {
  /** Canonical URLs. */
  urls: ReadonlySet<string>;
  /** How many pages the list has, where the page says it. */
  pages: number | undefined;
}

/** "2", "17": four digits may be a year. */
const NUMBER = /^\[?\d{1,3}\]?$/;
const STEP =
  /^\P{L}*(?:(?:next|prev(?:ious)?|first|last|older|newer)(?: page| entries| results)?|上一?页|下一?页|首页|尾页|末页|前一?页|后一?页)\P{L}*$/iu;
/** "Page 2 of 7", "第2/7页", "共7页", "共63条 2/7" */
const COUNTED =
  /\bpage \d{1,3} (?:of|\/) (\d{1,3})\b|第\s*\d{1,3}\s*\/\s*(\d{1,3})\s*页|共\s*(\d{1,3})\s*页|共\s*\d+\s*[条项篇个]\s{0,3}\d{1,3}\s*\/\s*(\d{1,3})(?!\d)/iu;
/** Pages without any of this count nothing; most need not be searched. */
const MAY_COUNT = /\bpage(?:\s|<|&nbsp;)|页|共/iu;
/** What a pager says beside its numbers. */
const BESIDE =
  /(?:pages?|of|to|from|showing|results?|entries|items|first|last|next|prev(?:ious)?|older|newer|go|上一?页|下一?页|首页|尾页|末页|前一?页|后一?页|转到|每页|[第页共条个记录项])/giu;
/** Longer (characters) it is no pager, and neither is what says more (letters) than that. */
const LONGEST = 200;
const MOST_LETTERS = 4;
const LEAST_NUMBERS = 2;

/**
 * The links of a run of numbers to pages of the same folder, what "next" leads to where addresses differ in numbers only, and
 * links to the same address with another page of it ("?page=3"): a word alone may lead on in a book, and a number alone may
 * be a name.
 */
export function pagerOf(page: { url: string; html: () => string }, canonical: Canonical): Pager {
  const { url, html } = page;
  const leadsTo = addressesOf(page, canonical);
  const urls = new Set<string>();
  const { pages, ...said } = stepsOf(html);
  const [numbers, steps] = [new Set(said.numbers), new Set(said.steps)];
  for (const { href } of linksOf(html)) {
    const target = href.startsWith("#") ? undefined : leadsTo(href);
    if (target === undefined || target === url) continue;
    const goesOn = isFurther(target, url) || isFurther(url, target);
    const isNumber = numbers.has(href) && (goesOn || folderOf(target) === folderOf(url));
    const isStep = steps.has(href) && (goesOn || withoutPage(target) === withoutPage(url));
    const isPaged =
      withoutPlace(target) === withoutPlace(url) && (target !== withoutPlace(target) || url !== withoutPlace(url));
    if (isNumber || isStep || isPaged) urls.add(target);
  }
  return { urls, pages };
}

/** Addresses of the links of a page that its words say lead on in a list, and how many pages it says that the list has. */
const stepsOf = oncePerPage((document, html) => {
  const numbers = new Set<string>();
  const steps = new Set<string>();
  for (const tag of descendants(document)) {
    const href = tag.name === "a" ? tag.attribs["href"] : undefined;
    if (href === undefined) continue;
    const text = textOf(tag);
    if (NUMBER.test(text) && isInRun(tag)) numbers.add(href);
    if (STEP.test(text)) steps.add(href);
  }
  const pages = MAY_COUNT.test(html) ? statedPages(html) : undefined;
  return { numbers: [...numbers], steps: [...steps], pages };
});

function statedPages(html: string): number | undefined {
  const text = html.replace(/<[^<>]*>|&nbsp;|\s+/g, " ").replace(/ +/g, " ");
  const pages = COUNTED.exec(text)?.find((count, at) => at > 0 && count !== undefined);
  return pages === undefined ? undefined : Number(pages);
}

/** The pagers of some pages, each read when it is asked for; a page that is not among them leads nowhere. */
export function pagersOf(
  pages: readonly { url: string; html?: () => string }[],
  canonical: Canonical,
): (url: string) => Pager {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const known = new Map<string, Pager>();
  return (url) => {
    const html = byUrl.get(url)?.html;
    const pager =
      known.get(url) ?? (html ? pagerOf({ url, html }, canonical) : { urls: new Set<string>(), pages: undefined });
    known.set(url, pager);
    return pager;
  };
}

/** Whether a number stands with others, and with nothing else but words of a pager. */
function isInRun(link: Tag): boolean {
  for (let box = link.parent; box && "attribs" in box; box = box.parent) {
    const text = textOf(box as Tag);
    const letters = text.replace(BESIDE, "").match(/\p{L}/gu)?.length ?? 0;
    if (text.length > LONGEST || letters > MOST_LETTERS) return false;
    if ((text.match(/(?<!\d)\d{1,3}(?!\d)/g)?.length ?? 0) >= LEAST_NUMBERS) return true;
  }
  return false;
}

/** The folder of a page, without what only says which page of a list it is. */
const folderOf = (url: string) => {
  const bare = url.replace(/[?#].*$/, "").replace(/\/(?:page|p)\/?\d+\/?$/i, "/");
  return bare.slice(0, bare.lastIndexOf("/") + 1);
};

/** The further pages of a list may stand by number in a folder that is called as the first one is: "…/lakes.htm", "…/lakes/2.htm". */
const isFurther = (url: string, first: string): boolean =>
  /\/\d{1,3}(?:\.[a-z]+)?$/i.test(url) &&
  folderOf(url) === `${first.replace(/\.[a-z]{2,5}$/i, "").replace(/\/$/, "")}/`;

/** "…/list?page=2" and "…/list" are pages of one list; so are "…/list_1.html" and "…/list_2.html". */
const withoutPage = (url: string): string => withoutPlace(url).replace(/[-_]?\d+/g, "");

/** An address without what says by a name of its own which page of a list it is. */
const withoutPlace = (url: string): string =>
  url
    .replace(/(?<=[?&])(?:page|p|pg|start|offset|from|pageno|paged)=\d+&?/gi, "")
    .replace(/[?&]$/, "")
    .replace(/\/page\/\d+\/?$/i, "")
    .replace(/(?<=[^/])\/$/, "");

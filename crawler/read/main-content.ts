import { isText } from "domhandler";
import { BLOCK } from "./content-model.ts";
import { descendants, isPageTag, type Tag } from "./dom.ts";
import { isPassedOver } from "./hidden.ts";
import type { PageAreas } from "./page-area.ts";

/** The main part of a page, and what inside it is not. */
export interface MainContent {
  root: Tag;
  isBoilerplate(tag: Tag): boolean;
}

/** Paragraphs shorter than this say nothing about where the article is. */
const PARAGRAPH_LENGTH = 40;
/** A stated main part (`main`, `article`) is believed when it holds this share of the page's text outside navigation. */
const STATED_SHARE = 0.3;
/** The best block is the main part only when it holds this share; below it the page is an index and stays whole. */
const SCORED_SHARE = 0.25;
/** Lists and boxes whose text is mostly links are boilerplate inside an article of this many characters. */
const LINK_DENSITY = 0.6;
const ARTICLE_LENGTH = 1500;
const SIDE_WORD =
  /(?:^|[\s_-])(?:comments?|disqus|share|sharing|social|related|recommend(?:ed|ations)?|newsletter|subscribe|promo|advert(?:isement)?|ads?|sponsor(?:ed)?|popup|modal|cookies?|consent|widget|outbrain|taboola|byline-?share|print|tags)(?:$|[\s_-])/i;

interface Amount {
  text: number;
  linked: number;
}

/**
 * Finds the main content: what the page states (`main`, `role=main`, a single large `article`), else the block whose
 * paragraphs weigh most, by text and by how little of it is linked (after Readability's scoring), else the whole body
 * without navigation: an index page's lists and tables are its content.
 */
export function findMain(body: Tag, areas: PageAreas): MainContent {
  const amounts = new Map<Tag, Amount>();
  measure(body, false);
  const whole = amounts.get(body)?.text ?? 0;
  const root = statedMain(body, amounts, whole) ?? scoredMain(body, amounts, whole) ?? body;
  const article = (amounts.get(root)?.text ?? 0) - (amounts.get(root)?.linked ?? 0) >= ARTICLE_LENGTH;
  return { root, isBoilerplate };

  function isBoilerplate(tag: Tag): boolean {
    if (isPassedOver(tag) || tag.name === "button" || tag.name === "select" || tag.name === "textarea") return true;
    if (tag !== root && areas.isNavigation(tag) && !(tag.name === "header" && root !== body)) return true;
    if (!article || tag === root) return false;
    const amount = amounts.get(tag);
    if (!amount || amount.text === 0) return false;
    const density = amount.linked / amount.text;
    if (BLOCK.has(tag.name) && isSide(tag) && amount.text < (amounts.get(root)?.text ?? 0) / 2) return true;
    return (tag.name === "ul" || tag.name === "ol" || tag.name === "div") && density > LINK_DENSITY && amount.text > 40;
  }

  // Recursion is bounded: the parser caps the depth of the DOM.
  function measure(tag: Tag, linked: boolean): Amount {
    const amount = { text: 0, linked: 0 };
    const inLink = linked || tag.name === "a";
    for (const child of tag.children) {
      if (isText(child)) {
        const length = child.data.trim().length;
        amount.text += length;
        if (inLink) amount.linked += length;
      } else if (isPageTag(child) && !isPassedOver(child)) {
        const inner = measure(child, inLink);
        if (areas.isNavigation(child)) continue;
        amount.text += inner.text;
        amount.linked += inner.linked;
      }
    }
    amounts.set(tag, amount);
    return amount;
  }
}

function isSide(tag: Tag): boolean {
  return SIDE_WORD.test(tag.attribs.class ?? "") || SIDE_WORD.test(tag.attribs.id ?? "");
}

function statedMain(body: Tag, amounts: ReadonlyMap<Tag, Amount>, whole: number): Tag | undefined {
  let best: Tag | undefined;
  let most = 0;
  let articles = 0;
  for (const tag of descendants(body)) {
    const isMain = tag.name === "main" || tag.attribs.role === "main" || tag.attribs.itemprop === "articleBody";
    if (!isMain && tag.name !== "article") continue;
    if (tag.name === "article") articles++;
    const weight = amounts.get(tag)?.text ?? 0;
    if (weight < whole * STATED_SHARE || weight <= most * (isMain ? 1 : 0.6)) continue;
    best = tag;
    most = weight;
  }
  // Several articles beside each other are an index: their common parent is what counts.
  return best?.name === "article" && articles > 3 && most < whole * 0.6 ? undefined : best;
}

function scoredMain(body: Tag, amounts: ReadonlyMap<Tag, Amount>, whole: number): Tag | undefined {
  const scores = new Map<Tag, number>();
  for (const tag of descendants(body, (inner) => !isPassedOver(inner))) {
    if (tag.name !== "p" && tag.name !== "pre" && tag.name !== "blockquote" && !isTextBlock(tag)) continue;
    const amount = amounts.get(tag);
    if (!amount || amount.text < PARAGRAPH_LENGTH) continue;
    const weight = (amount.text - amount.linked) * (isSide(tag) ? 0.2 : 1);
    let share = 1;
    let parent = tag.parent;
    for (let level = 0; level < 4 && isPageTag(parent) && parent !== body; level++) {
      scores.set(parent, (scores.get(parent) ?? 0) + weight * share);
      share /= 2;
      parent = parent.parent;
    }
  }
  let best: Tag | undefined;
  let most = 0;
  for (const [tag, score] of scores) {
    const amount = amounts.get(tag);
    if (!amount || amount.text === 0) continue;
    const weighed = score * (1 - amount.linked / amount.text) * (isSide(tag) ? 0.5 : 1);
    if (weighed > most) {
      best = tag;
      most = weighed;
    }
  }
  if (!best) return undefined;
  return (amounts.get(best)?.text ?? 0) >= whole * SCORED_SHARE ? best : undefined;
}

/** A `div` or cell that holds its text itself, as pages without paragraphs do. */
function isTextBlock(tag: Tag): boolean {
  if (tag.name !== "div" && tag.name !== "td" && tag.name !== "section") return false;
  return tag.children.some((child) => isText(child) && child.data.trim().length >= PARAGRAPH_LENGTH);
}

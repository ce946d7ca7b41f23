import type { Tag } from "../dom.ts";
import { isPageTag } from "../dom.ts";
import { NAME_KINDS } from "./name-kinds.ts";
import type { PageView } from "./page-view.ts";
import type { TextBlock } from "./text-blocks.ts";
import { namesDate, WORDING, WORDING_LENGTH, WORDINGS } from "./wording.ts";

/** Ancestors that are looked at, so that a deep page costs no more than its size. */
const LEVELS = 16;
/** A name on an element that holds more than this share of the page's prose is a wrapper's and says nothing. */
const WRAPPER_SHARE = 0.5;
/** Stands for "no such ancestor" where a level is counted. */
const NONE = 20;

/** Elements whose nearest level counts. */
const ANCESTOR_TAGS = ["figure", "aside", "table", "li", "blockquote", "header", "footer", "nav", "form", "section"];
const OWNER_TAGS = ["p", "div", "li", "td", "span", "figcaption", "a", "blockquote", "pre"];

/**
 * Names of the features, for who trains the model.
 * @public
 */
export const FEATURES: readonly string[] = [
  "length",
  "link density",
  "stress density",
  "ends as a sentence",
  "sentence marks",
  "commas",
  "digits",
  "capital words",
  "words",
  "upper case",
  "names a date",
  "title overlap",
  "title share",
  "printed before",
  "printed later",
  "times printed",
  ...WORDINGS.map((wording) => `says ${wording}`),
  ...OWNER_TAGS.map((tag) => `is ${tag}`),
  "heading level",
  ...ANCESTOR_TAGS.map((tag) => `in ${tag}`),
  ...NAME_KINDS.map((kind) => `named ${kind}`),
  "navigation",
  "stated text",
  "in article",
  "in main",
  "levels to core",
  "in core",
  "prose beside",
  "prose of kind",
  ...[1, 2, 3, 4].flatMap((level) => [`prose share ${level}`, `density ${level}`]),
  "blocks in parent",
  "place in core",
  "blocks before core",
  "blocks after core",
  "gap before",
  "gap after",
  "position",
  ...[-2, -1, 1, 2].flatMap((step) => [`length ${step}`, `density ${step}`, `sentence ${step}`]),
  "heading says",
  "heading away",
  "siblings alike",
  "cards",
  "link target",
  "first of owner",
  "from title",
  "is title",
];

/** What can be said of a block without knowing its site, in the order of `FEATURES`. */
export function blockFeatures(page: PageView, at: number): number[] {
  const block = page.blocks[at]!;
  return [...textFeatures(page, block, at), ...placeFeatures(page, block, at), ...contextFeatures(page, block, at)];
}

function textFeatures(page: PageView, block: TextBlock, at: number): number[] {
  const { text, length } = block;
  const short = text.length <= WORDING_LENGTH;
  const signs = countSigns(text);
  const overlap = page.titleOverlap(at);
  return [
    Math.log2(1 + length),
    block.linked / length,
    block.stressed / length,
    endsSentence(text) ? 1 : 0,
    signs.ends,
    signs.commas / Math.sqrt(signs.words),
    signs.digits / text.length,
    signs.capitals / signs.words,
    Math.log2(1 + signs.words),
    signs.letters === 0 ? -1 : signs.upper / signs.letters,
    short && namesDate(text) ? 1 : 0,
    overlap.ofText,
    overlap.ofTitle,
    page.repeats.before(at) ? 1 : 0,
    page.repeats.later(at) ? 1 : 0,
    page.repeats.times(at),
    ...WORDINGS.map((wording) => (short && WORDING[wording].test(text) ? 1 : 0)),
  ];
}

interface Signs {
  words: number;
  /** Words that begin with a capital. */
  capitals: number;
  letters: number;
  upper: number;
  digits: number;
  commas: number;
  /** Ends of sentences. */
  ends: number;
}

const END_SIGN = ".!?。！？…";
const FULL_WIDTH_END = "。！？";
const COMMA = ",;،，、";

function countSigns(text: string): Signs {
  const signs: Signs = { words: 1, capitals: 0, letters: 0, upper: 0, digits: 0, commas: 0, ends: 0 };
  let begins = true;
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!;
    if (char === " ") {
      signs.words++;
      begins = true;
    } else if (char >= "0" && char <= "9") {
      signs.digits++;
      begins = false;
    } else if (COMMA.includes(char)) signs.commas++;
    else if (END_SIGN.includes(char)) {
      const next = text[at + 1];
      if (next === undefined || next === " " || "\"”’')]".includes(next) || FULL_WIDTH_END.includes(char)) signs.ends++;
    } else {
      const lower = char.toLowerCase();
      if (lower === char && lower === char.toUpperCase()) {
        if (char > "\u2fff") signs.letters++;
        continue;
      }
      signs.letters++;
      if (char !== lower) {
        signs.upper++;
        if (begins) signs.capitals++;
      }
      begins = false;
    }
  }
  return signs;
}

export function endsSentence(text: string): boolean {
  return /[.!?。！？…:;]["”’'»)\]]*$/.test(text);
}

function placeFeatures(page: PageView, block: TextBlock, at: number): number[] {
  const { owner } = block;
  const tagLevels = new Array<number>(ANCESTOR_TAGS.length).fill(NONE);
  const kindLevels = new Array<number>(NAME_KINDS.length).fill(NONE);
  let heading = 0;
  let navigation = NONE;
  let article = NONE;
  let main = 0;
  let coreLevels = NONE;
  let node: Tag | undefined = owner;
  const shares: number[] = [];
  for (let level = 0; node && level < LEVELS && node.name !== "body"; level++) {
    const share = page.proseShare(node);
    const kinds = share > WRAPPER_SHARE ? page.namedKinds(node) & page.bodyKinds : page.namedKinds(node);
    for (let kind = 0; kinds >> kind > 0; kind++) {
      if ((kinds >> kind) & 1 && kindLevels[kind] === NONE) kindLevels[kind] = level;
    }
    const tag = ANCESTOR_TAGS.indexOf(node.name);
    if (tag >= 0 && tagLevels[tag] === NONE && share <= WRAPPER_SHARE) tagLevels[tag] = level;
    if (heading === 0 && /^h[1-6]$/.test(node.name)) heading = Number(node.name[1]);
    if (navigation === NONE && share <= WRAPPER_SHARE && page.areas.isNavigation(node)) navigation = level;
    if (article === NONE && node.name === "article") article = share;
    if (node.name === "main" || node.attribs.role === "main") main = 1;
    if (node === page.core) coreLevels = level;
    if (level > 0 && level <= 4) shares.push(share, page.linkDensity(node));
    node = isPageTag(node.parent) ? node.parent : undefined;
  }
  while (shares.length < 8) shares.push(1, page.linkDensity(page.core));
  return [
    ...OWNER_TAGS.map((name) => (owner.name === name ? 1 : 0)),
    heading,
    ...tagLevels,
    ...kindLevels,
    navigation,
    page.statedAs(at),
    article === NONE ? -1 : article,
    main,
    coreLevels,
    coreLevels === NONE ? 0 : 1,
    page.proseBeside(block),
    page.proseOfKind(block),
    ...shares,
    Math.min(60, page.blocksIn(isPageTag(owner.parent) ? owner.parent : owner)),
  ];
}

function contextFeatures(page: PageView, block: TextBlock, at: number): number[] {
  const { from, to } = page.proseRange;
  const neighbours: number[] = [];
  for (const step of [-2, -1, 1, 2]) {
    const other = page.blocks[at + step];
    if (other)
      neighbours.push(Math.log2(1 + other.length), other.linked / other.length, endsSentence(other.text) ? 1 : 0);
    else neighbours.push(-1, -1, -1);
  }
  const heading = page.headingOf(at);
  return [
    at < from ? -1 : at >= to ? 1 : 0,
    Math.max(0, from - at),
    Math.max(0, at - to + 1),
    page.gapBefore(at),
    page.gapAfter(at),
    to - from === 0 ? 0 : (at - from) / (to - from),
    ...neighbours,
    heading.says,
    heading.away,
    page.siblingsAlike(block.owner),
    page.cards(block.owner),
    page.leadsAway(block) ? 1 : 0,
    page.ranges.get(block.owner)?.from === at ? 1 : 0,
    page.titleAt < 0 ? 99 : Math.max(-30, Math.min(30, at - page.titleAt)),
    page.titleAt === at ? 1 : 0,
  ];
}

import { isText } from "domhandler";
import { hasFigure } from "../../../logic/values/cell-text.ts";
import { childTags, holdsBlock, isHeading, isPageTag, type Tag } from "../dom/dom.ts";
import { isPassedOver } from "../dom/hidden.ts";
import { withoutNumber } from "../dom/page-outline.ts";
import { isBlank, textOf } from "../dom/text.ts";
import type { Draft } from "../tables/relation-draft.ts";
import { withoutFileNote } from "../text/file-note.ts";
import { isBlankText } from "../text/single-line.ts";
import { type Line, LineTable } from "./line-table.ts";
import { lineTokens } from "./line-tokens.ts";
import { findWordings, LEAST_LINES, type Wording } from "./wording.ts";

/** Siblings that may be lines of one wording. */
const LINE = new Set(["p", "li", "dd", "div"]);
const BOX = new Set(["div", "header", "section", "hgroup"]);
const HEADING_LENGTH = 120;
/** More lines than these are looked at no further. */
const MOST_LINES = 5000;
/** Characters of a line in which its wording stands; what follows is free text. */
const HEAD_LENGTH = 240;
/** This share of the lines must have figures: without a date or quantity nothing is compared. */
const FIGURE_SHARE = 0.6;
/** Words that join in any sentence, and marks that set what stands behind them apart in none. */
const EMPTY_WORD =
  /^(?:in|on|at|of|by|to|the|a|an|and|or|as|it|its|for|with|this|that|was|were|is|are|be|has|had|he|she|they|which)$/i;
const DIVIDER = /^[():=–—|[\]（）：]$/;
const LEAST_TELLING = 2;
/** So many of the paragraphs begin with one word, where others stand among them. */
const OPENING_SHARE = 0.4;
/** Headings over what others wrote, and over ways on. */
const NO_RECORDS =
  /\b(?:references|bibliography|literature|further reading|see also|citations|footnotes|works cited|table of contents|contents|navigation|links|archives?|comments|change ?logs?)\b|参考文献|目录|链接/i;
/** Works as they are cited: initials, volumes, publishers' numbers. */
const CITATION = /(?:^|\s)\p{Lu}\.(?:\s?-?\p{Lu}\.)*,?\s|\bet al\b|\bpp?\.\s?\d|\bvol\.|\bISBN\b|\bdoi\b|^\[\w+\]/iu;
const CITATION_SHARE = 0.4;

/**
 * Siblings that say the same of different things in the same words ("Ann Ek led Acme from April 2001 until April
 * 2002.", "Buzz (June 17th, 1996): …") as a draft: a row each, what varies between the common words its cells. At least
 * five of them, most of which agree, with a name each and a date or quantity. Those that hold as much and say it otherwise
 * are rows of which nothing is sure; other siblings are none.
 */
export function wordedLineDrafts(container: Tag, base: string, heading: string): Draft[] {
  if (container.held < LEAST_LINES) return [];
  return stretchesOf(container, heading).flatMap((stretch) => {
    const lines = NO_RECORDS.test(stretch.heading) ? undefined : linesOf(stretch.children);
    if (!lines) return [];
    const alike = openingAlike(lines);
    const draft = draftOf(lines, base, stretch.heading) ?? (alike && draftOf(alike, base, stretch.heading));
    return draft && !areCitations(lines) ? [draft] : [];
  });
}

function draftOf(lines: readonly Line[], base: string, heading: string): Draft | undefined {
  for (const wording of findWordings(lines.map(({ tokens }) => tokens))) {
    const draft = isWording(wording) ? new LineTable(lines, wording, base).draft(heading) : undefined;
    if (draft) return draft;
  }
  return undefined;
}

/** The lines that begin with one word, where other paragraphs stand among them. */
function openingAlike(lines: readonly Line[]): Line[] | undefined {
  const counts = new Map<string, Line[]>();
  for (const line of lines) {
    const { kind, text } = line.tokens[0] ?? { kind: "mark", text: "" };
    if (kind !== "word") continue;
    const alike = counts.get(text);
    if (alike) alike.push(line);
    else counts.set(text, [line]);
  }
  const [most = []] = [...counts.values()].sort((a, b) => b.length - a.length);
  const enough = most.length >= Math.max(LEAST_LINES, lines.length * OPENING_SHARE) && most.length < lines.length;
  return enough ? most : undefined;
}

/** Is it more than dates in sentences: two words that say something, or marks that set a date apart? */
function isWording({ parts }: Wording): boolean {
  const telling = parts.filter(({ kind, text }) => (kind === "word" ? !EMPTY_WORD.test(text) : DIVIDER.test(text)));
  const [first] = parts;
  const dated =
    first !== undefined && first.kind !== "word" && first.kind !== "mark" && DIVIDER.test(parts[1]?.text ?? "");
  return telling.length >= LEAST_TELLING || dated;
}

/** The children of a container that may be lines, from one heading among them to the next. */
function stretchesOf(container: Tag, heading: string): { heading: string; children: Tag[] }[] {
  const stretches = [{ heading, children: [] as Tag[] }];
  for (const child of childTags(container)) {
    const title = titleIn(child);
    if (title) stretches.push({ heading: withoutNumber(textOf(title, HEADING_LENGTH)), children: [] });
    else if (LINE.has(child.name) && !isPassedOver(child)) stretches.at(-1)!.children.push(child);
  }
  return stretches.filter(({ children }) => children.length >= LEAST_LINES && children.length <= MOST_LINES);
}

/** A heading, also where boxes of its own hold nothing else, as on the title page of a chapter. */
function titleIn(tag: Tag): Tag | undefined {
  let inner: Tag | undefined = tag;
  while (inner && !isHeading(inner)) {
    if (!BOX.has(inner.name)) return undefined;
    inner = onlyFilled(inner);
  }
  return inner;
}

/** The one child that shows any text. */
function onlyFilled({ children }: Tag): Tag | undefined {
  let only: Tag | undefined;
  for (const child of children) {
    if (!isPageTag(child) || isBlank(child)) continue;
    if (only) return undefined;
    only = child;
  }
  return only;
}

/** The most frequent kind of children as lines; undefined where there are too few, or hardly one has a figure. */
function linesOf(children: readonly Tag[]): Line[] | undefined {
  const byName = new Map<string, Tag[]>();
  for (const child of children) {
    const line = lineOf(child);
    if (!line) continue;
    const alike = byName.get(child.name);
    if (alike) alike.push(line);
    else byName.set(child.name, [line]);
  }
  const [tags = []] = [...byName.values()].sort((a, b) => b.length - a.length);
  if (tags.length < LEAST_LINES) return undefined;
  const texts = tags.map((tag) => ({ tag, text: withoutFileNote(textOf(tag)) })).filter(({ text }) => text !== "");
  const figures = texts.filter(({ text }) => hasFigure(text.slice(0, HEAD_LENGTH))).length;
  if (texts.length < LEAST_LINES || figures < texts.length * FIGURE_SHARE) return undefined;
  return texts.map(({ tag, text }) => ({ tag, text, tokens: lineTokens(text, HEAD_LENGTH) }));
}

function areCitations(lines: readonly Line[]): boolean {
  return lines.filter(({ text }) => CITATION.test(text.slice(0, HEAD_LENGTH))).length > lines.length * CITATION_SHARE;
}

/** The element whose text a line is: a child without blocks, or the paragraph that it begins with. */
function lineOf(child: Tag): Tag | undefined {
  if (!holdsBlock(child)) return child;
  const [first] = child.children.filter((node) => !isText(node) || !isBlankText(node.data));
  if (child.name === "p" || !isPageTag(first) || first.name !== "p") return undefined;
  return first;
}

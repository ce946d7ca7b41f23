import { isText } from "domhandler";
import { hasFigure, withoutMarks } from "../../../logic/cell-text.ts";
import { isWithinPage } from "../cell-content.ts";
import { childTags, elementPath, inside, isBlock, isHeading, isPageTag, type Tag } from "../dom.ts";
import { isPassedOver } from "../hidden.ts";
import { withoutNumber } from "../page-outline.ts";
import type { Draft, DraftCell, DraftRow } from "../relation-draft.ts";
import { resolveUrl } from "../resolve-url.ts";
import { isBlankText } from "../single-line.ts";
import { textOf } from "../text.ts";
import { lineNoun } from "./line-nouns.ts";
import { lineTokens, type Token } from "./line-tokens.ts";
import { slotName } from "./slot-names.ts";
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
/** What stands between the words of the wording is short (characters, words); a line with more is prose. */
const SLOT_LENGTH = 80;
const SLOT_WORDS = 10;
/** What a mark ends that is no name has more words. */
const NAME_WORDS = 6;
/** A few words that end in a point, or go on behind one, name nothing: "It rains. They go home." */
const SENTENCE = /\p{Ll}{2}[.!?]\s\p{Lu}|(?:\S+\s){3,}\S+[.!?]$|[。！？]/u;
/** Words that join in any sentence, and marks that set what stands behind them apart in none. */
const EMPTY_WORD =
  /^(?:in|on|at|of|by|to|the|a|an|and|or|as|it|its|for|with|this|that|was|were|is|are|be|has|had|he|she|they|which)$/i;
const DIVIDER = /^[():=–—|[\]（）：]$/;
const LEAST_TELLING = 2;
/** What has a verb that anything may have is no name. */
const CLAUSE = /\s(?:was|were|is|are|has|have|had|will|would|can|could|be|been)\s/i;
const PRONOUN = /^(?:it|this|that|these|those|he|she|they|we|in|on|at|by|since|after|before|when|there|during)\b/i;
const CLAUSE_SHARE = 0.2;
/** So many of the paragraphs begin with one word, where others stand among them. */
const OPENING_SHARE = 0.4;
/** This share of the lines must name something, each something else. */
const NAMED_SHARE = 0.9;
/** A name without words of the language: "Ian Murdock", "Vincent van Gogh", "Debian 1.0". */
const NAME =
  /^\p{Lu}[^\s,;:()]*(?: (?:(?:van|von|de|da|di|del|der|den|la|le|bin|ibn|al|el|y) )*[\p{Lu}\p{N}][^\s,;:()]*)+/u;
/** So many of the lines that have as many dates and figures may be worded otherwise; they are kept and doubted. */
const DOUBTED_SHARE = 0.25;
/** Headings over what others wrote, and over ways on. */
const NO_RECORDS =
  /\b(?:references|bibliography|literature|further reading|see also|citations|footnotes|works cited|table of contents|contents|navigation|links|archives?|comments|change ?logs?)\b|参考文献|目录|链接/i;
/** Works as they are cited: initials, volumes, publishers' numbers. */
const CITATION = /(?:^|\s)\p{Lu}\.(?:\s?-?\p{Lu}\.)*,?\s|\bet al\b|\bpp?\.\s?\d|\bvol\.|\bISBN\b|\bdoi\b|^\[\w+\]/iu;
const CITATION_SHARE = 0.4;

interface Line {
  tag: Tag;
  text: string;
  tokens: readonly Token[];
}

/** A stretch of a line between words of the wording, or one of its dates and figures. */
interface Span {
  start: number;
  end: number;
}

/**
 * Siblings that say the same of different things in the same words ("Ben Collins led Debian from April 2001 until April
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
    const [only, another]: Tag[] = childTags(inner).filter((child) => textOf(child, 1) !== "");
    inner = another ? undefined : only;
  }
  return inner;
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
  const texts = tags.map((tag) => ({ tag, text: textOf(tag) })).filter(({ text }) => text !== "");
  const figures = texts.filter(({ text }) => hasFigure(text.slice(0, HEAD_LENGTH))).length;
  if (texts.length < LEAST_LINES || figures < texts.length * FIGURE_SHARE) return undefined;
  return texts.map(({ tag, text }) => ({ tag, text, tokens: lineTokens(text, HEAD_LENGTH) }));
}

function areCitations(lines: readonly Line[]): boolean {
  return lines.filter(({ text }) => CITATION.test(text.slice(0, HEAD_LENGTH))).length > lines.length * CITATION_SHARE;
}

/** The element whose text a line is: a child without blocks, or the paragraph that it begins with. */
function lineOf(child: Tag): Tag | undefined {
  const blocks = childTags(child).filter(isBlock);
  if (blocks.length === 0) return child;
  const [first] = child.children.filter((node) => !isText(node) || !isBlankText(node.data));
  if (child.name === "p" || !isPageTag(first) || first.name !== "p") return undefined;
  return first;
}

/** Lines of one wording as a table. */
class LineTable {
  readonly #lines: readonly Line[];
  readonly #wording: Wording;
  readonly #base: string;

  constructor(lines: readonly Line[], wording: Wording, base: string) {
    this.#lines = lines;
    this.#wording = wording;
    this.#base = base;
  }

  draft(heading: string): Draft | undefined {
    const { parts, lines: found } = this.#wording;
    const matched = found.flatMap((tokens, at) => (tokens ? [{ line: this.#lines[at]!, tokens }] : []));
    const rows = matched.filter(({ line, tokens }) => this.#gaps(line, tokens).every((gap) => isShort(line.text, gap)));
    if (rows.length < LEAST_LINES || rows.length < matched.length * NAMED_SHARE) return undefined;
    const adjacent = (part: number) =>
      part === 0
        ? rows.every(({ tokens, line }) => line.text.slice(0, tokens[0]!.start).trim() === "")
        : rows.every(({ line, tokens }) => line.text.slice(tokens[part - 1]!.end, tokens[part]!.start).trim() === "");
    const values: { part: number; name: string }[] = [];
    for (const [part, { kind }] of parts.entries()) {
      if (kind === "word" || kind === "mark") continue;
      const isYear = rows.filter(({ tokens }) => tokens[part]!.kind === "year").length > rows.length / 2;
      const name = slotName(parts, part, isYear, adjacent);
      // The number of something: nobody compares these, and what they number is a name with them.
      if (name === undefined) return undefined;
      values.push({ part, name });
    }
    const naming = this.#naming(rows, adjacent);
    if (naming === undefined) return undefined;
    const others = this.#doubted(found, adjacent(0) && parts[0]!.kind === "word" ? parts[0]!.text : undefined);
    if (others.length > rows.length * DOUBTED_SHARE) return undefined;
    const read = new Map<Line, DraftRow>();
    const named = rows
      .map(({ line, tokens }) => naming(line, tokens)!)
      .map(({ start, end }, at) => rows[at]!.line.text.slice(start, end));
    const allNames = named.every((name) => NAME.exec(name)?.[0] === name);
    for (const { line, tokens } of rows) {
      const cells = values.map(({ part }) => this.#cell(line, tokens[part]!));
      read.set(line, { cells: [this.#cell(line, naming(line, tokens)!), ...cells] });
    }
    for (const line of others) read.set(line, this.#doubtedRow(line, values.length, allNames));
    const first = Math.min(...[...read.keys()].map((line) => this.#lines.indexOf(line)));
    const noun = lineNoun(heading, this.#lines[first - 1]?.text);
    return {
      name: heading,
      source: "records",
      columns: [
        { label: true, ...(noun === undefined ? { name: "Name", unnamed: true } : { name: noun }) },
        ...values.map(({ name }) => ({ name })),
      ],
      rows: this.#lines.flatMap((line) => read.get(line) ?? []),
    };
  }

  /** What stands before the first part, and between one part and the next. */
  #gaps({ text }: Line, tokens: readonly Token[]): Span[] {
    return tokens.map(({ start: end }, part) => trimmed(text, { start: part === 0 ? 0 : tokens[part - 1]!.end, end }));
  }

  /** Where lines say what they are about: the first stretch that has words and is another in each line. */
  #naming(
    rows: readonly { line: Line; tokens: readonly Token[] }[],
    adjacent: (part: number) => boolean,
  ): ((line: Line, tokens: readonly Token[]) => Span | undefined) | undefined {
    const { parts } = this.#wording;
    for (let part = 0; part <= parts.length; part++) {
      if (part < parts.length && adjacent(part)) continue;
      // Words that all lines begin with belong to the name that follows: "Debian 1.1 Buzz".
      const opening = parts.slice(0, part).every(({ kind }, before) => kind === "word" && adjacent(before));
      const span = ({ text }: Line, tokens: readonly Token[]) => {
        const start = part === 0 ? 0 : tokens[opening ? 0 : part - 1]![opening ? "start" : "end"];
        return trimmed(text, { start, end: tokens[part]?.start ?? text.length });
      };
      const names = rows.map(({ line, tokens }) => {
        const { start, end } = span(line, tokens);
        return line.text.slice(start, end);
      });
      const named = names.filter((name) => /\p{L}/u.test(name) && name.length <= SLOT_LENGTH && !SENTENCE.test(name));
      const clauses = names.filter((name) => CLAUSE.test(name) || PRONOUN.test(name)).length;
      if (clauses > rows.length * CLAUSE_SHARE) return undefined;
      if (named.length === rows.length && new Set(names).size >= rows.length * NAMED_SHARE) return span;
    }
    return undefined;
  }

  /**
   * Lines that hold as many dates and figures as the wording does, and are worded otherwise; where all others begin with
   * the same word, those that begin with it.
   */
  #doubted(found: Wording["lines"], opening: string | undefined): Line[] {
    const { parts } = this.#wording;
    const isValue = ({ kind }: { kind: Token["kind"] }) => kind !== "word" && kind !== "mark";
    const wanted = parts.filter(isValue).length;
    const literal = new Set(parts.flatMap(({ kind, text }) => (kind === "word" ? [text] : [])));
    return this.#lines.filter(({ tokens }, at) => {
      if (found[at]) return false;
      if (opening !== undefined) return tokens[0]?.text === opening;
      if (tokens.filter(isValue).length < wanted) return false;
      if (literal.size === 0) return tokens.findIndex(isValue) <= SLOT_WORDS;
      return tokens.filter(({ kind, text }) => kind === "word" && literal.has(text)).length * 2 >= literal.size;
    });
  }

  /** Where all others begin with a name in capitals, or all end their name at one mark, it has a name all the same. */
  #doubtedRow(line: Line, values: number, allNames: boolean): DraftRow {
    const path = elementPath(line.tag);
    const doubt = "it is worded otherwise than what stands beside it";
    const mark = this.#wording.parts.find(({ kind }) => kind !== "word");
    const marked = mark?.kind === "mark" ? line.text.indexOf(mark.text) : -1;
    const before = marked > 0 ? line.text.slice(0, marked).trimEnd() : "";
    const isBefore = before !== "" && before.length <= SLOT_LENGTH && before.split(" ").length <= NAME_WORDS;
    const told = isBefore ? before.length : allNames ? (NAME.exec(line.text)?.[0].length ?? 0) : 0;
    const end = told > 0 ? told : Math.min(line.text.length, SLOT_LENGTH);
    const named: DraftCell = {
      text: line.text.slice(0, end),
      place: { at: "node", path, start: 0, end },
      ...(told > 0 ? {} : { doubt }),
    };
    const none = (): DraftCell => ({ text: "", place: { at: "node", path, start: 0, end: 0 }, doubt });
    return { cells: [named, ...Array.from({ length: values }, none)] };
  }

  #cell({ tag, text }: Line, { start, end }: Span): DraftCell {
    const printed = text.slice(start, end);
    const clean = withoutMarks(printed);
    const from = clean === "" ? start : text.indexOf(clean, start);
    const cell: DraftCell =
      from >= start && from + clean.length <= end
        ? { text: clean, place: { at: "node", path: elementPath(tag), start: from, end: from + clean.length } }
        : { text: printed, place: { at: "node", path: elementPath(tag), start, end } };
    for (const anchor of inside(tag, "a")) {
      const shown = textOf(anchor);
      if (anchor.attribs.href === undefined || isWithinPage(anchor.attribs.href)) continue;
      if (shown === "" || !(cell.text.includes(shown) || shown.includes(cell.text))) continue;
      const link = resolveUrl(anchor.attribs.href, this.#base);
      if (link === undefined) continue;
      return shown === cell.text ? { ...cell, link, href: link } : { ...cell, link };
    }
    return cell;
  }
}

/** Without the spaces and marks at its ends that only part it from what stands beside it. */
function trimmed(text: string, { start, end }: Span): Span {
  const printed = text.slice(start, end);
  const before = /^[\s,;:·•|/–—-]+/u.exec(printed)?.[0].length ?? 0;
  const behind = /[\s,;:·•|/–—-]+$/u.exec(printed.slice(before))?.[0].length ?? 0;
  return { start: start + before, end: end - behind };
}

function isShort(text: string, { start, end }: Span): boolean {
  return end - start <= SLOT_LENGTH && text.slice(start, end).split(" ").length <= SLOT_WORDS;
}

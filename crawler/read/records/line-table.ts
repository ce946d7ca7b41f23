import { withoutMarks } from "../../../logic/values/cell-text.ts";
import { elementPath, inside, type Tag } from "../dom/dom.ts";
import { resolveUrl } from "../dom/resolve-url.ts";
import { textOf } from "../dom/text.ts";
import { isWithinPage } from "../tables/cell-content.ts";
import type { Draft, DraftCell, DraftRow } from "../tables/relation-draft.ts";
import { lineNoun } from "./line-nouns.ts";
import type { Token } from "./line-tokens.ts";
import { slotName } from "./slot-names.ts";
import { LEAST_LINES, type Wording } from "./wording.ts";

/** What stands between the words of the wording is short (characters, words); a line with more is prose. */
const SLOT_LENGTH = 80;
const SLOT_WORDS = 10;
/** What a mark ends that is no name has more words. */
const NAME_WORDS = 6;
/** A few words that end in a point, or go on behind one, name nothing: "It rains. They go home." */
const SENTENCE = /\p{Ll}{2}[.!?]\s\p{Lu}|(?:\S+\s){3,}\S+[.!?]$|[。！？]/u;
/** What has a verb that anything may have is no name. */
const CLAUSE = /\s(?:was|were|is|are|has|have|had|will|would|can|could|be|been)\s/i;
const PRONOUN = /^(?:it|this|that|these|those|he|she|they|we|in|on|at|by|since|after|before|when|there|during)\b/i;
const CLAUSE_SHARE = 0.2;
/** This share of the lines must name something, each something else. */
const NAMED_SHARE = 0.9;
/** A name without words of the language: "Ann Ek", "Vincent van Gogh", "Acme 1.0". */
const NAME =
  /^\p{Lu}[^\s,;:()]*(?: (?:(?:van|von|de|da|di|del|der|den|la|le|bin|ibn|al|el|y) )*[\p{Lu}\p{N}][^\s,;:()]*)+/u;
/** So many of the lines that have as many dates and figures may be worded otherwise; they are kept and doubted. */
const DOUBTED_SHARE = 0.25;

/** A sibling that may be of the wording, with its text and the words, dates and figures of it. */
export interface Line {
  tag: Tag;
  text: string;
  tokens: readonly Token[];
}

/** A stretch of a line between words of the wording, or one of its dates and figures. */
interface Span {
  start: number;
  end: number;
}

/** Lines of one wording as a table. */
export class LineTable {
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
      // Words that all lines begin with belong to the name that follows: "Acme 1.1 Buzz".
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

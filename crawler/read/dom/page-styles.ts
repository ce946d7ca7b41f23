import { HAS_CLASS, HAS_ID } from "./attribute-marks.ts";
import { rawText, type Tag, type TagPage } from "./dom.ts";
import { classValueOf } from "./tag-names.ts";

/** What a rule says, as bits. */
export const HIDES = 1;
/** Stands on lines of its own, or as a cell of a row. */
export const STANDS_ALONE = 2;
/** Stands in a line as a box. */
export const IS_BOX = 4;
/** Sets what it holds apart: a row or grid of boxes. */
export const PARTS_CHILDREN = 8;

/** Characters of style sheets and scripts that are looked through. */
const MOST_STYLE = 300_000;
const MOST_SCRIPT = 500_000;
const MOST_RULES = 5_000;
const MOST_BLOCK = 2_000;

/** A name of an element, its id, its classes: all that is asked of it. */
interface Simple {
  name: string;
  id: string;
  classes: readonly string[];
  bits: number;
  /** Of a rule that hides: what else names the same; found to be so for good, or not, once an element answers to it. */
  hidesUnless?: readonly string[] | undefined;
}

const NONE: readonly Simple[] = [];
/** One compound of a tag, ids and classes, and nothing about states or neighbours. */
const SIMPLE = /^([a-z][\w-]*)?((?:[.#][\w-]+)*)$/i;
const HIDING =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|opacity\s*:\s*(?:0+(?:\.0*)?|\.0+)\s*(?:!|;|$))/i;
const SHOWING = /(?:^|;)\s*(?:display\s*:\s*(?!none)|visibility\s*:\s*visible|opacity\s*:\s*(?:0*\.0*[1-9]|0*[1-9]))/i;
/** What fades in is there in the end. */
const MOVES = /(?:^|;)\s*(?:-\w+-)?(?:transition|animation)\b/i;
/** A rule without any of these says nothing of this: spares most the rest. */
const MATTERS = /display|visibility|opacity|float/gi;
const DISPLAY = /(?:^|;)\s*display\s*:\s*([\w-]+)/i;
const FLOATS = /(?:^|;)\s*float\s*:\s*(?:left|right)/i;

/**
 * What the style sheets within a page say of its elements, by rules whose selector is one element's name, id and classes:
 * whether it is shown, and whether it stands apart from its neighbours. What another rule or a script of the page may show
 * again is not hidden. Sheets in files of their own are not known.
 */
export class PageStyles {
  private readonly byClass = new Map<string, Simple[]>();
  private readonly byId = new Map<string, Simple[]>();
  private readonly byName = new Map<string, Simple[]>();
  /** By value of a `class` attribute: the rules for one of its classes. */
  private readonly ofClasses = new Map<string, readonly Simple[]>();
  /** Names in rules that show. */
  private readonly shownAgain = new Set<string>();
  private readonly page: TagPage;
  private scripts: string | undefined;
  /** Whether any rule hides. */
  mayHide = false;

  private constructor(page: TagPage) {
    this.page = page;
  }

  /** `undefined` where the page has no sheet that says anything of this. */
  static of(page: TagPage): PageStyles | undefined {
    const sheets = page.named("style");
    if (sheets.length === 0) return undefined;
    const styles = new PageStyles(page);
    return styles.read(sheets.map(rawText).join("\n").slice(0, MOST_STYLE)) ? styles : undefined;
  }

  /** The bits of all rules that an element answers to. */
  saying(tag: Tag): number {
    let bits = this.answering(tag, this.byName.get(tag.name));
    if ((tag.marks & HAS_ID) !== 0) bits |= this.answering(tag, this.byId.get(tag.attribs.id ?? ""));
    if ((tag.marks & HAS_CLASS) === 0 || this.byClass.size === 0) return bits;
    return bits | this.answering(tag, this.forClasses(classValueOf(tag).text));
  }

  private forClasses(classes: string): readonly Simple[] {
    let rules = this.ofClasses.get(classes);
    if (!rules) {
      rules = classes.split(/\s+/).flatMap((name) => this.byClass.get(name) ?? NONE);
      this.ofClasses.set(classes, rules);
    }
    return rules;
  }

  private answering(tag: Tag, rules: readonly Simple[] = NONE): number {
    let bits = 0;
    for (const rule of rules) if (answers(tag, rule)) bits |= rule.hidesUnless ? this.settled(rule) : rule.bits;
    return bits;
  }

  /** What a rule that hides says in the end: nothing where another rule or a script shows what it names. */
  private settled(rule: Simple): number {
    this.scripts ??= scriptsOf(this.page);
    const { scripts } = this;
    const isForGood = !rule.hidesUnless?.some((name) => this.shownAgain.has(name) || isNamed(name, scripts));
    rule.hidesUnless = undefined;
    rule.bits = isForGood ? rule.bits | HIDES : 0;
    return rule.bits;
  }

  private read(css: string): boolean {
    let found = false;
    for (const { selector: all, block } of rulesOf(css)) {
      const display = displayBits(block);
      const hides = HIDING.test(block) && !MOVES.test(block);
      const shows = SHOWING.test(block);
      if (!hides && !shows && display === 0) continue;
      for (const selector of all.split(",").map((one) => one.trim())) {
        if (shows) for (const name of namesOf(selector)) this.shownAgain.add(name);
        const simple = hides || display !== 0 ? simpleOf(selector, display) : undefined;
        if (!simple) continue;
        if (hides) simple.hidesUnless = namesOf(selector);
        this.put(simple);
        this.mayHide ||= hides;
        found = true;
      }
    }
    return found;
  }

  private put(rule: Simple): void {
    const [first] = rule.classes;
    const [map, key] =
      first !== undefined ? [this.byClass, first] : rule.id !== "" ? [this.byId, rule.id] : [this.byName, rule.name];
    const known = map.get(key);
    if (known) known.push(rule);
    else map.set(key, [rule]);
  }
}

function answers({ name, attribs }: Tag, rule: Simple): boolean {
  if (rule.name !== "" && rule.name !== name) return false;
  if (rule.id !== "" && rule.id !== attribs.id) return false;
  if (rule.classes.length < 2) return true;
  const classes = (attribs.class ?? "").split(/\s+/);
  return rule.classes.every((one) => classes.includes(one));
}

/** The classes and ids that a selector asks for; else all of it. */
function namesOf(selector: string): readonly string[] {
  return selector.match(/[.#][\w-]+/g) ?? [selector];
}

function simpleOf(selector: string, bits: number): Simple | undefined {
  const parts = SIMPLE.exec(selector);
  if (!parts || selector === "") return undefined;
  const names = parts[2]?.match(/[.#][\w-]+/g) ?? [];
  const id = names.find((name) => name.startsWith("#"))?.slice(1) ?? "";
  const classes = names.filter((name) => name.startsWith(".")).map((name) => name.slice(1));
  return { name: (parts[1] ?? "").toLowerCase(), id, classes, bits };
}

/** What declarations say of how an element stands among its neighbours. */
export function displayBits(declarations: string): number {
  const display = DISPLAY.exec(declarations)?.[1]?.toLowerCase();
  const floats = FLOATS.test(declarations) ? IS_BOX : 0;
  switch (display) {
    case "flex":
    case "grid":
    case "table-row":
      return STANDS_ALONE | PARTS_CHILDREN | floats;
    case "inline-flex":
    case "inline-grid":
      return IS_BOX | PARTS_CHILDREN;
    case "block":
    case "list-item":
    case "table":
    case "table-cell":
      return STANDS_ALONE | floats;
    case "inline-block":
    case "inline-table":
      return IS_BOX;
    default:
      return floats;
  }
}

/**
 * The rules of a sheet that hold everywhere and may say something of this; those of at-rules hold for some readers alone and
 * are passed over.
 */
function* rulesOf(sheet: string): Generator<{ selector: string; block: string }> {
  const plain = withoutComments(sheet);
  const css = plain.includes("--") ? plain.replace(/<!--|-->/g, " ") : plain;
  /** Where the next word ends that matters. */
  let next = 0;
  let at = 0;
  for (let count = 0; count < MOST_RULES; count++) {
    const open = css.indexOf("{", at);
    if (open < 0) return;
    if (next <= open) {
      MATTERS.lastIndex = open;
      if (!MATTERS.test(css)) return;
      next = MATTERS.lastIndex;
    }
    // Looked for within it alone: most sheets have no other ";" between their rules, and nothing would stop the search.
    const before = css.slice(at, open);
    const selector = before.slice(before.lastIndexOf(";") + 1).trim();
    if (selector.startsWith("@")) {
      at = endOfBlock(css, open);
      continue;
    }
    const close = css.indexOf("}", open);
    if (close < 0) return;
    if (next <= close) yield { selector, block: css.slice(open + 1, Math.min(close, open + MOST_BLOCK)) };
    at = close + 1;
  }
}

function withoutComments(css: string): string {
  const parts: string[] = [];
  let at = 0;
  for (let begin = css.indexOf("/*"); begin >= 0; begin = css.indexOf("/*", at)) {
    parts.push(css.slice(at, begin));
    const end = css.indexOf("*/", begin + 2);
    // One that never ends is all that follows.
    if (end < 0) return parts.join(" ");
    at = end + 2;
  }
  return `${parts.join(" ")} ${css.slice(at)}`;
}

function endOfBlock(css: string, open: number): number {
  let depth = 0;
  const brace = /[{}]/g;
  brace.lastIndex = open;
  for (let found = brace.exec(css); found; found = brace.exec(css)) {
    depth += found[0] === "{" ? 1 : -1;
    if (depth === 0) return found.index + 1;
  }
  return css.length;
}

/** Tag names stand in every script, classes and ids only in those that mean them. */
const isNamed = (name: string, scripts: string): boolean => /^[.#]/.test(name) && scripts.includes(name.slice(1));

/** The scripts within a page, which may show what is hidden. */
function scriptsOf(page: TagPage): string {
  const parts: string[] = [];
  let length = 0;
  for (const tag of page.named("script")) {
    if (length > MOST_SCRIPT) break;
    if (/json/i.test(tag.attribs.type ?? "")) continue;
    const part = rawText(tag);
    parts.push(part);
    length += part.length;
  }
  return parts.join("");
}

import { HAS_CLASS, HAS_ID } from "./attribute-marks.ts";
import { rawText, type Tag, type TagPage } from "./dom.ts";
import { rulesOf } from "./sheet-rules.ts";
import { answers, lastOf, namesOf, type SimpleSelector, simpleOf } from "./simple-selector.ts";
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

/** A rule of a sheet. */
interface Rule {
  selector: SimpleSelector;
  /** What it says. */
  bits: number;
  /** Of a rule that hides, as it is printed; found to be so for good, or not, once an element answers to it. */
  hides?: string | undefined;
}

const NONE: readonly Rule[] = [];
/** Sheets for whoever looks at a screen of any size. */
const FOR_ALL = /^\s*(?:(?:only\s+)?(?:all|screen)\s*)?$/i;
const HIDING =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|opacity\s*:\s*(?:0+(?:\.0*)?|\.0+)\s*(?:!|;|$))/i;
const SHOWING =
  /(?:^|;)\s*(?:display\s*:\s*(?!\s*none)|visibility\s*:\s*visible|opacity\s*:\s*(?:0*\.0*[1-9]|0*[1-9]))/i;
/** What fades in is there in the end. */
const MOVES = /(?:^|;)\s*(?:-\w+-)?(?:transition|animation)\b/i;
const DISPLAY = /(?:^|;)\s*display\s*:\s*([\w-]+)/i;
const FLOATS = /(?:^|;)\s*float\s*:\s*(?:left|right)/i;

/**
 * What the style sheets within a page say of its elements, by rules whose selector is one element's name, id and classes:
 * whether it is shown, and whether it stands apart from its neighbours; by those of what it stands in, too, whether it is shown.
 * What another rule or a script of the page may show again is not hidden. Sheets in files of their own are not known.
 */
export class PageStyles {
  private readonly byClass = new Map<string, Rule[]>();
  private readonly byId = new Map<string, Rule[]>();
  private readonly byName = new Map<string, Rule[]>();
  /** By value of a `class` attribute: the rules for one of its classes. */
  private readonly ofClasses = new Map<string, readonly Rule[]>();
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
    const sheets = page.named("style").filter(({ attribs }) => FOR_ALL.test(attribs.media ?? ""));
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

  private forClasses(classes: string): readonly Rule[] {
    let rules = this.ofClasses.get(classes);
    if (!rules) {
      rules = classes.split(/\s+/).flatMap((name) => this.byClass.get(name) ?? NONE);
      this.ofClasses.set(classes, rules);
    }
    return rules;
  }

  private answering(tag: Tag, rules: readonly Rule[] = NONE): number {
    let bits = 0;
    for (const rule of rules)
      if (answers(tag, rule.selector)) bits |= rule.hides === undefined ? rule.bits : this.settled(rule, rule.hides);
    return bits;
  }

  /** What a rule that hides says in the end: nothing where another rule or a script shows what it names. */
  private settled(rule: Rule, selector: string): number {
    this.scripts ??= scriptsOf(this.page);
    const { scripts } = this;
    const isForGood =
      !namesOf(lastOf(selector)).some((name) => this.shownAgain.has(name)) &&
      !namesOf(selector).some((name) => isNamed(name, scripts));
    rule.hides = undefined;
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
        if (shows) for (const name of [...namesOf(selector), lastOf(selector)]) this.shownAgain.add(name);
        const simple = hides || display !== 0 ? simpleOf(selector) : undefined;
        // How what stands within others is arranged is not told.
        if (!simple || (!hides && simple.within.length > 0)) continue;
        const rule: Rule = { selector: simple, bits: simple.within.length > 0 ? 0 : display };
        if (hides) rule.hides = selector;
        this.put(rule);
        this.mayHide ||= hides;
        found = true;
      }
    }
    return found;
  }

  private put(rule: Rule): void {
    const { classes, id, name } = rule.selector;
    const [map, key] =
      classes[0] !== undefined ? [this.byClass, classes[0]] : id !== "" ? [this.byId, id] : [this.byName, name];
    const known = map.get(key);
    if (known) known.push(rule);
    else map.set(key, [rule]);
  }
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

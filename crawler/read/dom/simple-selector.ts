import { HAS_CLASS } from "./attribute-marks.ts";
import { isPageTag, type Tag } from "./dom.ts";

/** A name of an element, its id, its classes: all that is asked of it. */
export interface SimpleSelector {
  name: string;
  id: string;
  classes: readonly string[];
  /** What it must stand in, the nearest first. */
  within: readonly SimpleSelector[];
}

/** One compound of a tag, ids and classes, and nothing about states or neighbours. */
const SIMPLE = /^([a-z][\w-]*)?((?:[.#][\w-]+)*)$/i;
const MOST_COMPOUNDS = 4;
const NONE: readonly SimpleSelector[] = [];

/** The classes and ids that a selector asks for; else all of it. */
export function namesOf(selector: string): readonly string[] {
  return selector.match(/[.#][\w-]+/g) ?? [selector];
}

/** The last compound of a selector: what it is said of. */
export const lastOf = (selector: string): string => selector.slice(selector.lastIndexOf(" ") + 1);

/** A compound, within others that it may stand in at any depth; `undefined` for all that asks for more. */
export function simpleOf(selector: string): SimpleSelector | undefined {
  const compounds = selector.split(/\s+/).reverse();
  if (compounds.length > MOST_COMPOUNDS) return undefined;
  const [last, ...within] = compounds.map((one) => compoundOf(one));
  return last && within.every((one) => one !== undefined) ? { ...last, within } : undefined;
}

function compoundOf(compound: string): SimpleSelector | undefined {
  const parts = SIMPLE.exec(compound);
  if (!parts || compound === "") return undefined;
  const names = parts[2]?.match(/[.#][\w-]+/g) ?? [];
  const id = names.find((name) => name.startsWith("#"))?.slice(1) ?? "";
  const classes = names.filter((name) => name.startsWith(".")).map((name) => name.slice(1));
  return { name: (parts[1] ?? "").toLowerCase(), id, classes, within: NONE };
}

/** @param tag has the selector's first class, if there is one */
export function answers(tag: Tag, selector: SimpleSelector): boolean {
  const { id, name, within } = selector;
  if (name !== "" && name !== tag.name) return false;
  if (id !== "" && id !== tag.attribs.id) return false;
  if (selector.classes.length > 1 && !hasClasses(tag, selector)) return false;
  return within.length === 0 || standsIn(tag, within);
}

function hasClasses({ attribs, marks }: Tag, { classes }: SimpleSelector): boolean {
  if ((marks & HAS_CLASS) === 0) return false;
  const own = attribs.class ?? "";
  // Most elements have none of them, which is seen without taking the value apart.
  if (!classes.every((one) => own.includes(one))) return false;
  const names = own.split(/\s+/);
  return classes.every((one) => names.includes(one));
}

const isNamedBy = (tag: Tag, selector: SimpleSelector): boolean =>
  answers(tag, selector) && (selector.classes.length !== 1 || hasClasses(tag, selector));

/** Each is looked for above the one before it: a nearer one leaves more above it for the next. */
function standsIn(tag: Tag, within: readonly SimpleSelector[]): boolean {
  let at = tag.parent;
  for (const rule of within) {
    while (isPageTag(at) && !isNamedBy(at, rule)) at = at.parent;
    if (!isPageTag(at)) return false;
    at = at.parent;
  }
  return true;
}

import type { PageElement, ReadPage } from "../../core/page.ts";
import { SessionFault } from "./session-text.ts";

/** A page with the refs of its session: no two pages of a session share a ref. */
export interface NumberedPage {
  /** The page's observation with these refs. */
  text: string;
  /** By session ref; `element.ref` is the session's, `local` the reader's. */
  elements: ReadonlyMap<number, { element: PageElement; local: PageElement }>;
}

/**
 * Gives out refs. They go on over the pages of a session instead of starting anew on each, because only then can a ref
 * of a page that was left be told from one of the page that is open: acting on the wrong element in silence is the
 * worst that a browsing tool can do.
 */
export class Numbering {
  #next = 1;
  readonly #titles = new Map<number, string>();

  /**
   * Numbers a page. Elements that stood on `before` (the same page at an earlier moment) keep their refs.
   */
  number(page: ReadPage, before?: NumberedPage): NumberedPage {
    const kept = before ? refsByIdentity(before) : new Map<string, number[]>();
    const refs = new Map<number, number>();
    const elements = new Map<number, { element: PageElement; local: PageElement }>();
    for (const local of page.elements) {
      const ref = kept.get(identity(local))?.shift() ?? this.#next++;
      this.#titles.set(ref, page.title || page.url);
      refs.set(local.ref, ref);
      elements.set(ref, { element: { ...local, ref }, local });
    }
    return { text: renumber(page, refs), elements };
  }

  /** The reader's element behind a session ref. Throws `ActionError` where it does not stand on the page. */
  resolve(current: NumberedPage, ref: number): PageElement {
    const found = current.elements.get(ref);
    if (found) return found.local;
    const all = [...current.elements.keys()];
    const title = this.#titles.get(ref);
    const which = title === undefined ? "no_element" : "left_element";
    const slots = { ref, ...(title === undefined ? {} : { title }) };
    if (all.length === 0) throw new SessionFault(`${which}s`, slots);
    throw new SessionFault(which, { ...slots, first: Math.min(...all), last: Math.max(...all) });
  }
}

/** What makes an element the same one after its page changed: what it is and says, not where it stands. */
function identity(element: PageElement): string {
  return JSON.stringify([element.role, element.name, element.href ?? ""]);
}

function refsByIdentity(page: NumberedPage): Map<string, number[]> {
  const refs = new Map<string, number[]>();
  for (const { element } of page.elements.values()) {
    const key = identity(element);
    const list = refs.get(key);
    if (list) list.push(element.ref);
    else refs.set(key, [element.ref]);
  }
  return refs;
}

/** `[12] link "Schedule"`: the way in which the observation writer prints an element; it escapes what only looks so. */
const PRINTED_ELEMENT = /(?<!\\)\[(\d+)\] (\w+)/g;

function renumber(page: ReadPage, refs: ReadonlyMap<number, number>): string {
  const roles = new Map(page.elements.map((element) => [element.ref, element.role]));
  return page.observation.replace(PRINTED_ELEMENT, (whole, digits: string, role: string) => {
    const local = Number(digits);
    const ref = refs.get(local);
    return ref !== undefined && roles.get(local) === role ? `[${ref}] ${role}` : whole;
  });
}

/** Refs of the page's elements that are printed in `text`, in that order. */
export function printedElements(page: NumberedPage, text: string): PageElement[] {
  const printed = new Set<PageElement>();
  for (const [, digits, role] of text.matchAll(PRINTED_ELEMENT)) {
    const found = page.elements.get(Number(digits));
    if (found && found.element.role === role) printed.add(found.element);
  }
  return [...printed];
}

import type { ElementHandle, Frame, JSHandle, Page } from "playwright";
import type { Ask } from "./ask.ts";
import { domScript, type LiveDom, type Panels, withoutNumbers } from "./dom-script.ts";

/** The DOM of a page and of the frames that it shows, at one moment. */
export interface DomShot {
  /** HTML in which every element bears its number in `data-waymark`; frames stand in the place where they are shown. */
  html: string;
  /** The live element of a number; null where there is none any more. */
  element(number: number): Promise<ElementHandle<Element> | null>;
  /** Lets go of the documents. */
  dispose(): Promise<void>;
}

/** Frames beyond these are advertisements for the most part. */
const MOST_FRAMES = 30;

interface Part {
  /** Number of its first element. */
  first: number;
  dom: JSHandle<LiveDom>;
}

/**
 * Takes the DOM of a page with its frames, those of other origins included, in document order. Rejects where the page
 * cannot be read; a frame that cannot stays empty. The caller sets the deadline.
 */
export async function takeDom(page: Page, panels: Panels): Promise<DomShot> {
  const parts: Part[] = [];
  const budget = { frames: MOST_FRAMES };
  const html = await take(page.mainFrame(), 0, panels, parts, budget);
  return {
    html: `<!doctype html>${html}`,
    element: async (number) => {
      const part = parts.findLast(({ first }) => first <= number);
      if (!part) return null;
      const handle = await part.dom.evaluateHandle((dom, at) => dom.elements[at], number - part.first);
      return handle.asElement() as ElementHandle<Element> | null;
    },
    // Their documents may be gone already, and the handles with them.
    dispose: async () => {
      await Promise.allSettled(parts.map(({ dom }) => dom.dispose()));
    },
  };
}

/** A script that gives the HTML of a page that has no frames, without numbers. */
export function htmlScript(panels: Panels): string {
  return `"<!doctype html>" + ${domScript({ first: 0, panels, framed: false, numbered: false })}.html`;
}

/** The HTML of a page with its frames, without numbers. The caller sets the deadline. */
export async function takeHtml(page: Page, ask: Ask, panels: Panels): Promise<string> {
  if (page.frames().length === 1) return await ask<string>(htmlScript(panels));
  const dom = await takeDom(page, panels);
  await dom.dispose();
  return withoutNumbers(dom.html);
}

/** HTML of one frame, and of those in it; numbers go on from `first`. */
async function take(frame: Frame, first: number, panels: Panels, parts: Part[], budget: { frames: number }) {
  const dom = (await frame.evaluateHandle(
    domScript({ first, panels, framed: frame.parentFrame() !== null, numbered: true }),
  )) as JSHandle<LiveDom>;
  parts.push({ first, dom });
  const { html, count } = await dom.evaluate((found) => ({ html: found.html, count: found.elements.length }));
  let next = first + count;
  const places: { mark: string; html: string }[] = [];
  for (const child of frame.childFrames()) {
    if (--budget.frames < 0) break;
    const [inner] = await Promise.allSettled([within(child, dom, next, panels, parts, budget)]);
    if (inner?.status !== "fulfilled" || !inner.value) continue;
    places.push({ mark: `<!--frame ${inner.value.place}-->`, html: inner.value.html });
    next = Math.max(next, inner.value.next);
  }
  return fill(html, places);
}

async function within(
  child: Frame,
  dom: JSHandle<LiveDom>,
  first: number,
  panels: Panels,
  parts: Part[],
  budget: { frames: number },
) {
  const holder = await child.frameElement();
  const place = await dom.evaluate((found, element) => found.frames.indexOf(element as Element), holder);
  await holder.dispose();
  if (place < 0) return undefined;
  const before = parts.length;
  const html = await take(child, first, panels, parts, budget);
  const last = parts.slice(before).at(-1);
  const next = last ? last.first + (await last.dom.evaluate((found) => found.elements.length)) : first;
  return { place, html, next };
}

/** Puts each frame's HTML in its place. */
function fill(html: string, places: readonly { mark: string; html: string }[]): string {
  let filled = html;
  for (const { mark, html: inner } of places) filled = filled.replace(mark, () => inner);
  return filled;
}

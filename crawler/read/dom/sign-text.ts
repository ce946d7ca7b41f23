import { HAS_LABEL, HAS_TITLE } from "./attribute-marks.ts";
import type { Tag } from "./dom.ts";
import { isPageTag } from "./dom.ts";
import { isHidden } from "./hidden.ts";
import { isBlank, normalise, textOf } from "./text.ts";

/** What pages make signs of. */
const SIGN = new Set(["i", "svg", "span", "em", "b", "abbr", "div"]);
/** Longer words explain what a click does. */
const LONGEST = 60;

/**
 * What a sign without text stands for, as those hear or see it who cannot read it (WAI-ARIA 1.2, `aria-label`; `title`);
 * undefined where the element is no sign, or one that nobody sees.
 */
export function signText(tag: Tag): string | undefined {
  if (!SIGN.has(tag.name)) return undefined;
  const isDrawn = tag.name === "svg";
  if (!isDrawn && (tag.marks & (HAS_LABEL | HAS_TITLE)) === 0) return undefined;
  const { "aria-label": label, title, "aria-hidden": unheard } = tag.attribs;
  if (label === undefined && title === undefined && !isDrawn) return undefined;
  if (!isDrawn && !isBlank(tag)) return undefined;
  if (isHidden(tag) && unheard !== "true") return undefined;
  const words = normalise(label ?? title ?? drawnTitle(tag) ?? "");
  return words === "" || words.length > LONGEST ? undefined : words;
}

function drawnTitle({ children }: Tag): string | undefined {
  for (const child of children) if (isPageTag(child) && child.name === "title") return textOf(child);
  return undefined;
}

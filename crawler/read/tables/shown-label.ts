import { withoutMarks } from "../../../logic/values/cell-text.ts";
import { descendants, type Tag } from "../dom/dom.ts";
import { isPassedOver } from "../dom/hidden.ts";
import { textOf } from "../dom/text.ts";
import { printedText } from "./cell-content.ts";
import { ownsMark } from "./own-marks.ts";

/** Classes by which the usual style sheets leave words to those who listen (Bootstrap, Foundation, WordPress, Drupal, GOV.UK). */
const READ_OUT_ONLY =
  /(?:^|[\s-])(?:sr-only|visually-?hidden|screen-reader(?:-(?:text|only))?|show-for-sr|element-invisible|a11y-(?:hidden|text)|assistive-text)(?:$|\s)/i;

/** What a header or label says to those who see it: without notes, and without words that are only read out ("sort ascending"). */
export function shownLabel(tag: Tag): string {
  const printed = printedText(tag);
  if (tag.held === 0) return ownsMark(tag, printed) ? printed : withoutMarks(printed);
  let shown = printed;
  for (const below of descendants(tag, (inner) => !isPassedOver(inner))) {
    if (!READ_OUT_ONLY.test(below.attribs.class ?? "")) continue;
    const words = textOf(below);
    if (words === "") continue;
    if (shown.endsWith(words)) shown = shown.slice(0, -words.length).trimEnd();
    else if (shown.startsWith(words)) shown = shown.slice(words.length).trimStart();
  }
  // Words that are all there is name what an icon shows.
  return withoutMarks(shown === "" ? printed : shown);
}

import { isText } from "domhandler";
import type { Tag } from "../dom/dom.ts";
import { textOf } from "../dom/text.ts";
import type { Field } from "./fields.ts";

/** A column of records as far as its name goes. */
interface Named {
  fields: readonly (Field | undefined)[];
  name: string;
  printed: boolean;
}

/** What a `<time>` is called that nothing else names. */
const DATE = "Date";
/** All that stands between the ends of a span. */
const DASH = /^\s*(?:[-–—~～]|to|until|till|through|bis|au|至|到)\s*$/iu;

/**
 * "<time>3 May</time> – <time>7 May</time>" is when something begins and ends. Two dates that a dash joins in each record, and that nothing
 * else names, are the "Start date" and the "End date": the first alone is not the date of what lasts until the second.
 */
export function withSpanEnds<Column extends Named>(columns: readonly Column[]): Column[] {
  const named = [...columns];
  named.forEach((first, at) => {
    const second = named[at + 1];
    if (!second || !isBareDate(first) || !isBareDate(second) || !areJoined(first.fields, second.fields)) return;
    named[at] = { ...first, name: "Start date" };
    named[at + 1] = { ...second, name: "End date" };
  });
  return named;
}

const isBareDate = ({ name, printed }: Named): boolean => !printed && name === DATE;

/** A record with one date alone took a day; wherever there are two, a dash joins them. */
function areJoined(first: Named["fields"], second: Named["fields"]): boolean {
  const pairs = first.flatMap((field, at) => {
    const other = second[at];
    return field && other ? [[field.tag, other.tag] as const] : [];
  });
  return pairs.length > 0 && pairs.every(([from, to]) => isDash(between(from, to)));
}

const isDash = (text: string | undefined): boolean => text !== undefined && DASH.test(text);

/** What stands between two elements beside each other; undefined where they are not, or one holds the other. */
function between(from: Tag, to: Tag): string | undefined {
  let text = "";
  for (let node = from.next; node; node = node.next) {
    if (node === to) return text;
    text += isText(node) ? node.data : "children" in node ? textOf(node as Tag) : "";
  }
  return undefined;
}

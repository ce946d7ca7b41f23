import { isChinese } from "../../../logic/values/language.ts";
import { isCurrency, isKnownUnit } from "../../../logic/values/units.ts";
import { endNames } from "./range-cells.ts";

/** What a cell prints whose figure is the least, or the most, that there is. */
interface Bounded {
  bound: "least" | "most";
  /** The figure with the mark of its currency, as it stands in the text. */
  start: number;
  end: number;
  /** As it is printed before the figure in letters, or behind it. */
  unit: string;
}

/** So many of the cells that say something have the bound: one of some is none of all. */
const NEARLY_ALL = 0.9;

const LEAST = String.raw`from|starting (?:at|from)|starts (?:at|from)|as from|at least|ab|desde|à partir de|至少|最低`;
const MOST = String.raw`up to|at most|no more than|bis(?: zu)?|jusqu['’]à|hasta|至多|最多|最高`;
const FIGURE = String.raw`[$€£¥￥]?\s?\d(?:[\d.,]*\d)?`;
const BEFORE = new RegExp(
  String.raw`^(?:(?<least>${LEAST})|(?<most>${MOST}))\s*(?<code>(?:[A-Z]{2,3}|kr\.?)\s)?(?<figure>${FIGURE})(?<after>[^\d]{0,60})$`,
  "iu",
);
/** "298元起", "¥298/晚起", "80人以上", "6人以下" */
const BEHIND = new RegExp(
  String.raw`^(?<figure>${FIGURE})(?<after>[^\d]{0,8}?)(?:起|以上|(?<most>以[下内]))(?<rest>/?\p{sc=Han}{0,3})$`,
  "u",
);
/** "480起" of a price; of fires it counts them, and is no bound, as of what people said ("评价"). */
const BARE = /^\d[\d.,]*\s?起$/u;
const PAID = /(?:(?<!评)价|费|价格|费用)$|\bprice$/iu;
/** "元/晚": a known unit for each of what nobody measures in. */
const FOR_EACH = /^(?<unit>[^/／]+)[/／]\p{sc=Han}{1,3}$/u;

/** The figure of a text that prints it with a bound, "from €240 per person"; undefined of other texts. */
export function boundedIn(text: string): Bounded | undefined {
  const before = BEFORE.exec(text)?.groups;
  const groups = before ?? BEHIND.exec(text)?.groups;
  if (!groups) return undefined;
  const { figure = "", code = "", after = "", rest = "" } = groups;
  const start = before ? text.length - after.length - figure.length : 0;
  const unit = [code.trim(), after.trim() + rest].filter((one) => one !== "").join(" ");
  return { bound: groups["most"] === undefined ? "least" : "most", start, end: start + figure.length, unit };
}

/** What says itself that it is an end. */
const SAYS_END =
  /^(?:min(?:imum)?|max(?:imum)?|starting|lowest|highest)\b|\bfrom$|^(?:最[低高少多大小]|起)|[上下]限$|起价$/iu;

/**
 * What a column of bounded figures is called: where every cell says "from", the highest price stands nowhere, and the highest of
 * them is that of the starting prices.
 *
 * @param text the cell of which that is
 */
function boundedName(heading: string, { bound, start, end, unit }: Bounded, text: string): string {
  if (SAYS_END.test(heading.trim())) return heading;
  if (unit === "" && BARE.test(text)) return startingPrice(heading, text);
  const [mark = ""] = /^[$€£¥￥]/u.exec(text.slice(start, end)) ?? [];
  const isPaid = isCurrency(mark) || isCurrency(unit.split(/[\s/／]/)[0]!);
  if (bound === "least" && isPaid) return startingPrice(heading, text);
  const [least, most] = endNames(heading, isPaid && isCurrency(mark) ? mark : unit) ?? [heading, heading];
  return bound === "least" ? least : most;
}

/** What any price is called, of whatever it is; the marks of lists call it so in English on Chinese pages, too. */
const ANY_PRICE = /^(?:价|价格|售价|价钱|报价|price)$/iu;

/** "起价" of any price, "参考起价" of one that has a name, "起始费用" of what is called no price. */
function startingPrice(heading: string, text: string): string {
  if (ANY_PRICE.test(heading) && BEHIND.test(text)) return "起价";
  if (!isChinese(heading)) return `${heading} from`;
  const kind = /^(?<kind>\p{sc=Han}{2,})价格?$/u.exec(heading)?.groups?.["kind"];
  return kind === undefined ? `起始${heading}` : `${kind}起价`;
}

/** A column of figures with one and the same bound: what it is called, and where the figures stand. */
interface InBounds {
  names: [string];
  replaces: true;
  unit?: string;
  parts: ([Bounded] | undefined)[];
}

/**
 * How a column is to be read nearly all cells of which print a figure with the same bound, in the same unit.
 *
 * @param stated how many of the cells say something
 */
export function inBounds(heading: string, texts: readonly string[], stated: number): InBounds | undefined {
  const found = texts.map(boundedIn);
  const at = found.findIndex((one) => one !== undefined);
  const first = found[at];
  if (!first || (BARE.test(texts[at]!) && !PAID.test(heading))) return undefined;
  const parts = found.map((one): [Bounded] | undefined =>
    one?.bound === first.bound && one.unit === first.unit ? [one] : undefined,
  );
  if (parts.filter((one) => one !== undefined).length < NEARLY_ALL * stated) return undefined;
  const name = boundedName(heading, first, texts[at]!);
  const isUnit = isKnownUnit(FOR_EACH.exec(first.unit)?.groups?.["unit"] ?? first.unit);
  return { names: [name], replaces: true, ...(isUnit ? { unit: first.unit } : {}), parts };
}

import { type ChildNode, isText } from "domhandler";
import { childTags, isHeading, isPageTag, type Tag } from "../dom/dom.ts";
import { parseHtml } from "../dom/parse-html.ts";
import { signText } from "../dom/sign-text.ts";
import { normalise, textOf } from "../dom/text.ts";
import { couldBeLabel } from "./label-text.ts";

/** Pages that are looked through for icons, spread over the site. */
const SAMPLE = 24;
const ICONS = new Set(["img", "svg", "i", "span"]);
/** An icon names a thing in few words. */
const LONGEST_WORDS = 30;
const MOST_WORDS = 3;
/** What an icon says of itself, of what a click does, or what its colour does. */
const NO_LABEL =
  /\b(?:icon|arrow|bullet|dot|spacer|logo|image|photo|picture|thumbnail|stars?|check(?:mark)?|tick|help|info|new|close|open|menu|more|click|edit|link)\b|图标|箭头|图片/i;
/** Figures and quotation marks. */
const NO_NAME = /[\d'"‘’“”]/;
/** What an icon begins says at most so much. */
const LONGEST_FACT = 80;
/** So many different things stand behind a label. */
const LEAST_SAID = 2;
const LEAST_PAGES = 2;

/** An icon with words before a text: `<li><i title="Players"></i> 2-4</li>`. */
interface IconLabel {
  words: string;
  /** The text behind it, up to the next icon. */
  said: string;
  /** Its tag, with the name and class of what it begins. */
  holder: string;
}

/** What an icon that holds no text says of the text behind it, which it begins; undefined for any other element. */
export function iconLabel(tag: Tag): IconLabel | undefined {
  const words = wordsOf(tag);
  if (words === undefined) return undefined;
  let icon: Tag = tag;
  let holder = tag.parent;
  while (isPageTag(holder) && textOf(holder) === "") {
    icon = holder;
    holder = holder.parent;
  }
  if (!isPageTag(holder) || isHeading(holder) || textOf(holder).length > LONGEST_FACT) return undefined;
  const at = holder.children.indexOf(icon);
  const before = holder.children.slice(0, at);
  if (before.some(speaks) && !before.some((node) => isPageTag(node) && firstIcon(node) !== undefined)) return undefined;
  const said = behind(holder.children.slice(at + 1));
  return said === "" || said.toLowerCase().startsWith(words.toLowerCase())
    ? undefined
    : { words, said, holder: `${tag.name} ${holder.name} ${holder.attribs.class ?? ""}` };
}

function wordsOf(tag: Tag): string | undefined {
  if (!ICONS.has(tag.name)) return undefined;
  const words = tag.name === "img" ? normalise(tag.attribs.alt ?? "") : signText(tag);
  if (words === undefined || words.length > LONGEST_WORDS || words.split(" ").length > MOST_WORDS) return undefined;
  return couldBeLabel(words) && !NO_LABEL.test(words) && !NO_NAME.test(words) ? words : undefined;
}

/** The words of the first icon in an element that says nothing else. */
function firstIcon(tag: Tag): string | undefined {
  const words = wordsOf(tag);
  if (words !== undefined) return words;
  if (textOf(tag) !== "") return undefined;
  for (const child of childTags(tag)) {
    const found = firstIcon(child);
    if (found !== undefined) return found;
  }
  return undefined;
}

const speaks = (node: ChildNode): boolean =>
  isText(node) ? normalise(node.data) !== "" : isPageTag(node) && textOf(node) !== "";

function behind(nodes: readonly ChildNode[]): string {
  let said = "";
  for (const node of nodes) {
    if (isPageTag(node) && firstIcon(node) !== undefined) break;
    said += isText(node) ? node.data : isPageTag(node) ? ` ${textOf(node)}` : "";
  }
  return normalise(said);
}

/** What is known of the words of icons in holders of one name and class. */
interface KnownIcon {
  pages: number;
  /** Pages where they stand more than once. */
  repeated: number;
  said: Set<string>;
}

/**
 * The words of icons that are labels: they stand once in a page, on two pages at least, before texts that are not the same
 * on all of these. Other texts of pictures are labels only where several stand in holders alike: one alone says what it shows.
 */
export function iconLabels(count: number, html: (page: number) => string): ReadonlySet<string> {
  const holders = new Map<string, Map<string, KnownIcon>>();
  const step = Math.max(1, count / SAMPLE);
  for (let at = 0, read = 0; at < count && read < SAMPLE; at += step, read++) noteIcons(html(Math.floor(at)), holders);
  const words = new Set<string>();
  for (const [holder, icons] of holders) {
    const labels = [...icons].filter(([, icon]) => isLabel(icon)).map(([label]) => label);
    if (labels.length > 1 || !holder.startsWith("img ")) for (const label of labels) words.add(label);
  }
  return words;
}

function noteIcons(html: string, holders: Map<string, Map<string, KnownIcon>>): void {
  const times = new Map<KnownIcon, number>();
  const first = parseHtml(html).children.find(isPageTag);
  for (const tag of first?.page?.all ?? []) {
    const label = iconLabel(tag);
    if (label === undefined) continue;
    const icons = holders.get(label.holder) ?? new Map<string, KnownIcon>();
    holders.set(label.holder, icons);
    const icon = icons.get(label.words) ?? { pages: 0, repeated: 0, said: new Set<string>() };
    icons.set(label.words, icon);
    icon.said.add(label.said);
    times.set(icon, (times.get(icon) ?? 0) + 1);
  }
  for (const [icon, many] of times) {
    icon.pages++;
    if (many > 1) icon.repeated++;
  }
}

const isLabel = ({ pages, repeated, said }: KnownIcon): boolean =>
  pages >= LEAST_PAGES && repeated * 2 <= pages && said.size >= LEAST_SAID;

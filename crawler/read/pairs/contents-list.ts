import { inside, type Tag } from "../dom/dom.ts";
import { resolveUrl } from "../dom/resolve-url.ts";
import { textOf } from "../dom/text.ts";
import { isWithinPage, printedText } from "../tables/cell-content.ts";

/** "1", "2. Use", "Chapter 3": the word before a number, and the number. */
const NUMBERED = /^(?<word>\p{L}*\s?)(?<number>\d{1,3})(?:[.:)\s]|$)/u;

/**
 * Is a list of terms with what stands below them a table of contents? All descriptions are links and nothing else, and the
 * terms count (1, 2, 3), the links lead to places of this very page, or the terms to the documents of their descriptions.
 */
export function isContentsList(pairs: readonly { label: Tag; values: readonly Tag[] }[], base: string): boolean {
  const links = pairs.map(({ values }) => values.flatMap((value) => inside(value, "a")));
  const linked = pairs.every(({ values }, at) => lettersOf(values) === lettersOf(links[at]!));
  if (!linked || links.some((of) => of.length === 0)) return false;
  if (links.flat().every(({ attribs }) => isWithinPage(attribs.href ?? ""))) return true;
  return areCounted(pairs.map(({ label }) => printedText(label))) || pairs.every(isHeadOf(links, base));
}

function isHeadOf(links: readonly (readonly Tag[])[], base: string) {
  return ({ label }: { label: Tag }, at: number): boolean => {
    const [own] = inside(label, "a");
    const target = own && resolveUrl(own.attribs.href ?? "", base);
    return target !== undefined && links[at]!.some(({ attribs }) => resolveUrl(attribs.href ?? "", base) === target);
  };
}

/** One word, if any, and numbers that rise by one. */
function areCounted(labels: readonly string[]): boolean {
  const counted = labels.map((label) => NUMBERED.exec(label)?.groups);
  const word = counted[0]?.word;
  const numbers = counted.map((groups) => (groups && groups.word === word ? Number(groups.number) : Number.NaN));
  return labels.length > 1 && numbers.every((number, at) => at === 0 || number === numbers[at - 1]! + 1);
}

const lettersOf = (tags: readonly Tag[]): number =>
  tags.reduce((sum, tag) => sum + textOf(tag).replaceAll(/\s/g, "").length, 0);

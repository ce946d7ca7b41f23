import type { Column, Relation } from "../../../core/relation.ts";
import { headWord } from "../../../logic/english/noun-kinds.ts";
import { isChinese } from "../../../logic/values/language.ts";
import type { PageHtml } from "../page-dom.ts";
import { isUndated } from "./figures-of-year.ts";
import { titlesOver } from "./headings-over.ts";

/** Pages of which not so many say the same above a figure say nothing of all. */
const MOST = 0.9;
const LONGEST = 40;
/** Of which time or of which level something is counted: not all that there is of it. */
const LIMITED =
  /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)|\b(?:last|past|previous|this|current)\s(?:\p{L}+\s)?(?:seasons?|years?|decades?|terms?)\b|\bsince\b|\b(?:level|grade|tier|division)\b|\b(?:local|regional|provincial|state|national|international)\b/iu;
const LIMITED_IN_CHINESE =
  /(?:1[5-9]|20)\d\d年|近[一二两三四五六七八九十\d]+[年届季]|[上本历]个?(?:赛季|年度?|学年|届)|以来|[省市县区国州]家?级|[级等]以[上下]|级别/u;
const CHINESE_WORD = 2;

/**
 * Figures under a heading that says of which time or level they are, in full: the "gold medals" under “Medals at national level, 2019” are
 * "gold medals at national level in 2019", and “金牌” under “2019年市级以上赛艇奖牌” is “2019年市级以上赛艇金牌”. It is told by the word that the
 * heading and the figures' own names end in; a heading over facts of all sorts limits none of them.
 */
export function withHeadingsCarried(collection: Relation, pages: ReadonlyMap<string, { html?: PageHtml }>): Relation {
  if (collection.source !== "page_collection") return collection;
  const names = new Set(collection.columns.map(({ name }) => name));
  const columns = collection.columns.map((column, at): Column => {
    const name = isUndated(column) ? carriedInto(collection, at, pages) : undefined;
    return name === undefined || names.has(name) ? column : { ...column, name };
  });
  const isOnce = new Set(columns.map(({ name }) => name)).size === columns.length;
  return isOnce && columns.some((column, at) => column !== collection.columns[at])
    ? { ...collection, columns }
    : collection;
}

/** What nearly all pages say above a column, and its name, in one. */
function carriedInto(
  { columns, rows }: Relation,
  at: number,
  pages: ReadonlyMap<string, { html?: PageHtml }>,
): string | undefined {
  const counts = new Map<string | undefined, number>();
  let all = 0;
  for (const { cells } of rows) {
    const { value, evidence } = cells[at]!;
    const html = pages.get(evidence.url)?.html;
    if (value.kind === "missing" || !html || !("path" in evidence.place)) continue;
    const titles = titlesOver(evidence.place.path, html);
    const said = titles.flatMap((title) => inOne(columns[at]!.name, title.trim()) ?? [])[0];
    counts.set(said, (counts.get(said) ?? 0) + 1);
    all++;
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most && most[1] >= MOST * all ? most[0] : undefined;
}

/** A name in the place of the word of a heading that says what both are; undefined where the heading limits nothing, or is of something else. */
export function inOne(name: string, heading: string): string | undefined {
  if (heading.length > LONGEST) return undefined;
  return isChinese(name) ? inOneChinese(name, heading) : inOneEnglish(name, heading);
}

function inOneChinese(name: string, heading: string): string | undefined {
  if (!/^[\p{Script=Han}]{2,6}$/u.test(name)) return undefined;
  let shared = 0;
  while (shared < name.length && heading.at(-1 - shared) === name.at(-1 - shared)) shared++;
  // Words of two characters of which the second says what they are: 金牌 and 奖牌.
  const isWord = shared >= CHINESE_WORD || (shared === 1 && name.length === CHINESE_WORD);
  const before = heading.slice(0, -Math.max(shared, CHINESE_WORD));
  return isWord && shared < heading.length && LIMITED_IN_CHINESE.test(before) ? before + name : undefined;
}

function inOneEnglish(name: string, heading: string): string | undefined {
  const head = headWord(name.toLowerCase());
  const said = [...heading.matchAll(/[\p{L}'’-]+/gu)].filter(([word]) => headWord(word.toLowerCase()) === head);
  const [found] = said;
  if (!found || said.length > 1 || !name.includes(" ") || !LIMITED.test(heading)) return undefined;
  const before = heading.slice(0, found.index);
  const behind = heading.slice(found.index + found[0].length);
  const own = before === "" ? name : name[0]!.toLowerCase() + name.slice(1);
  return before + own + behind.replace(/,\s(?=(?:19|20)\d\d$)/, " in ").replace(/^\s((?:19|20)\d\d)$/, " ($1)");
}

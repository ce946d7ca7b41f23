import type { Row } from "../../core/relation.ts";
import { humanise } from "../../logic/english/humanise.ts";
import { foldText } from "../../logic/values/normalise.ts";
import type { SiteFacts } from "../check/check.ts";
import type { Quantity } from "./quantity.ts";

/** Pages that are read in search of a value: those about its entity first, then all others. */
const MOST_PAGES = { about: 24, all: 2000 };
/** A figure, and not a part of a word: "12", not "km2"; Chinese writes it without a space. */
const FIGURE = /(?<!(?!\p{Script=Han})[\p{L}\d])\d/u;
/** Words of a column's name that have to be found: so many letters at least, or two characters of Chinese. */
const WORD = /\p{Script=Han}{2,}|(?!\p{Script=Han})\p{L}{3,}/gu;
const HAN = /\p{Script=Han}/u;
const FILLER = new Set(["the", "and", "for", "per", "with", "from", "total", "number"]);

/** What was read in search of a value, and where it was found after all. */
export interface Search {
  /** URLs. */
  read: string[];
  /** The line that states it. */
  found?: { url: string; line: string };
}

/**
 * Looks for a value that no relation states: in all pages of the site about the entity and in those that its row is read from,
 * then in all others that name it. A line states it that has every word of the column's name and a figure, on a page about the
 * entity or with its name.
 */
export async function searchFor(
  entity: string,
  quantity: Pick<Quantity, "column" | "missing">,
  facts: SiteFacts,
): Promise<Search> {
  const name = foldText(entity);
  const row = quantity.missing.get(entity);
  const about = pagesAbout(name, row, facts);
  const urls = [...new Set([...about, ...(row?.cells.map((cell) => cell.evidence.url) ?? [])])].slice(
    0,
    MOST_PAGES.about,
  );
  const others = [...facts.pages.keys()].filter((url) => !urls.includes(url)).slice(0, MOST_PAGES.all);
  const words = [...foldText(humanise(quantity.column.column.name)).matchAll(WORD)]
    .map(([word]) => word)
    .filter((word) => !FILLER.has(word));
  const read: string[] = [...urls];
  for (const url of [...urls, ...others]) {
    const lines = await facts.lines(url);
    if (!about.has(url) && !lines.some((line) => foldText(line).includes(name))) continue;
    if (!urls.includes(url)) read.push(url);
    for (const line of lines) {
      const folded = foldText(line);
      if (!FIGURE.test(line) || !words.every((word) => folded.includes(word))) continue;
      if (about.has(url) || folded.includes(name)) return { read, found: { url, line } };
    }
  }
  return { read };
}

function pagesAbout(name: string, row: Row | undefined, { pages }: SiteFacts): Set<string> {
  const about = new Set(row?.about !== undefined && pages.has(row.about) ? [row.about] : []);
  for (const page of pages.values()) if (isIn(words(page.title), words(name))) about.add(page.url);
  return about;
}

/** A name as whole words of a title; Chinese does not part its words. */
const isIn = (title: string, name: string) =>
  HAN.test(name) ? title.includes(name) : ` ${title} `.includes(` ${name} `);

const words = (text: string) => (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");

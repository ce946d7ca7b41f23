import { ANCHOR } from "../anchor-mark.ts";
import { headingsOf } from "../page-marks.ts";

/** Pages that are the sections of a chapter, or the subsections of a section. */
export interface ChapterParts {
  noun: "section" | "subsection";
  /** "the chapter “Linear Algebra”" */
  whole: string;
  members: readonly string[];
}

/** A page with its HTML, as far as it was read. */
interface NumberedPage {
  url: string;
  html?: () => string;
}

/** "18 Linear Algebra", "Chapter 4. Trees", "4.2. Roots": the number of a page and what it is called. */
const NUMBERED = /^(?:chapter\s+|section\s+)?(?<number>\d{1,2}(?:\.\d{1,2})*)[.:]?\s+(?<title>\p{L}.*)$/iu;
/** A heading further down is not what the page is called by. */
const LOWEST_LEVEL = 4;
/** A title longer than this (characters) is a sentence. */
const LONGEST_TITLE = 60;

/**
 * Which pages are the sections of a chapter, by the numbers before their headings: 4.1 to 4.9 are those of chapter 4, and
 * 4.1.1 to 4.1.5 the subsections of 4.1. Only where no number is missing, and where none of them has pages of its own;
 * numbers that two pages bear say nothing.
 */
export function chaptersOf(pages: readonly NumberedPage[]): ChapterParts[] {
  const found = new Map<string, { url: string; title: string }[]>();
  for (const page of pages) {
    const { number, title } = NUMBERED.exec(headingOf(page) ?? "")?.groups ?? {};
    if (number === undefined || title === undefined || title.length > LONGEST_TITLE) continue;
    found.set(number, [...(found.get(number) ?? []), { url: page.url, title: title.trim() }]);
  }
  return [...found].flatMap(([number, called]): ChapterParts[] => {
    const own = [...found.keys()].filter((one) => one.startsWith(`${number}.`));
    const parts = own.flatMap((one) => found.get(one)!);
    const isWhole = own.every((_, at) => found.has(`${number}.${at + 1}`)) && parts.length === own.length;
    const [{ title } = { title: "" }, ...others] = called;
    if (!isWhole || own.length === 0 || others.length > 0) return [];
    const isChapter = !number.includes(".");
    const whole = `the ${isChapter ? "chapter" : "section"} “${title.replace(/[“”"]/g, "")}”`;
    return [{ noun: isChapter ? "section" : "subsection", whole, members: parts.map(({ url }) => url) }];
  });
}

function headingOf({ html }: NumberedPage): string | undefined {
  const first = html && headingsOf(html, LOWEST_LEVEL).find(({ text }) => text !== "");
  return first?.text.replace(ANCHOR, "").replace(/\s+/g, " ").trim();
}

/** A line of a page with what says which thing it speaks of. */
export interface Passage {
  /** The line without marks of elements. */
  text: string;
  /** The headings above it, the outermost first, joined by " > ". */
  heading: string;
  /** First row of the grid that it belongs to, where it is a row of one. */
  header?: string;
  title: string;
  url: string;
}

const ELEMENT = /\[\d+\] \w+ "([^"]*)"(?: \([^)]*\))?/g;
const HEADING = /^(#{1,6}) (.*)$/;
/** How `find` leads in its hits: the part with the headings there, then the lines, the hit itself behind a mark. */
const FIND_PLACE = /^part \d+(?:, (.*))?:$/;
const FIND_MARK = /^> /;

/** The lines of an observation as passages. The line that says where the page is, and what is empty, is left out. */
export function passagesOf(observation: string, title: string, url: string): Passage[] {
  const passages: Passage[] = [];
  const headings: (string | undefined)[] = [];
  let header: string | undefined;
  for (const raw of observation.split("\n").slice(1)) {
    const line = raw.trim().replace(FIND_MARK, "").replace(ELEMENT, "$1").replace(/\s+/g, " ").trim();
    const place = FIND_PLACE.exec(line);
    if (place) {
      headings.splice(0, headings.length, place[1] ?? "");
      header = undefined;
      continue;
    }
    const found = HEADING.exec(line);
    if (found) {
      const level = found[1]!.length;
      headings.length = Math.min(headings.length, level - 1);
      headings[level - 1] = found[2]!;
      header = undefined;
      continue;
    }
    if (line === "") {
      header = undefined;
      continue;
    }
    const grid = line.includes(" | ");
    const heading = headings.filter((text) => text !== undefined && text !== "").join(" > ");
    passages.push({ text: line, heading, title, url, ...(grid && header !== undefined ? { header } : {}) });
    header = grid ? (header ?? line) : undefined;
  }
  return passages;
}

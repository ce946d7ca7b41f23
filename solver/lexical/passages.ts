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
  /** Mostly names of links: it leads on, it states nothing. */
  links?: boolean;
}

const ELEMENT = /\[\d+\] \w+ "([^"]*)"(?: \([^)]*\))?/g;
const HEADING = /^(#{1,6}) (.*)$/;
/** How `find` leads in its hits: the part with the headings there, then the lines, the hit itself behind a mark. */
const FIND_PLACE = /^part \d+(?:, (.*))?:$/;
const FIND_MARK = /^> /;

/** From two links on, and from this share of its text, a line is a list of links. */
const LINK_SHARE = 0.6;

function isLinkList(raw: string, line: string): boolean {
  const names = [...raw.matchAll(ELEMENT)].map((found) => found[1]!);
  return names.length > 1 && names.join("").length >= LINK_SHARE * line.length;
}

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
    const passage: Passage = { text: line, heading, title, url };
    if (grid && header !== undefined) passage.header = header;
    if (!grid && isLinkList(raw, line)) passage.links = true;
    passages.push(passage);
    header = grid ? (header ?? line) : undefined;
  }
  return passages;
}

/** "highest point: Galdhopiggen 2,469 m" */
const LABELLED = /^([^:：;]{2,80})[:：]\s+(.+)$/;

/** A line that begins with a label, taken apart. */
export function labelOf(passage: Passage): { label: string; value: string } | undefined {
  const found = LABELLED.exec(passage.text);
  return found ? { label: found[1]!, value: found[2]! } : undefined;
}

/** A part of an observation stays below this many characters, so that a page of any length costs an agent the same a step. */
const PART_LENGTH = 8000;

/**
 * Pages an observation into parts of at most about 8,000 characters at line boundaries; a line that is longer alone is cut
 * at spaces. At least one part; no character is lost but the line breaks between parts.
 */
export function partsOf(observation: string, length = PART_LENGTH): string[] {
  const parts: string[] = [];
  let part = "";
  for (const line of observation.split("\n").flatMap((text) => cutLine(text, length))) {
    if (part !== "" && part.length + line.length + 1 > length) {
      parts.push(part);
      part = line;
    } else part = part === "" ? line : `${part}\n${line}`;
  }
  parts.push(part);
  return parts;
}

function cutLine(line: string, length: number): string[] {
  const pieces: string[] = [];
  let rest = line;
  while (rest.length > length) {
    const space = rest.lastIndexOf(" ", length);
    const at = space > length / 2 ? space : length;
    pieces.push(rest.slice(0, at));
    rest = rest.slice(at).trimStart();
  }
  pieces.push(rest);
  return pieces;
}

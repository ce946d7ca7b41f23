import { foldText } from "../../logic/values/normalise.ts";

/** Lines at the head of a page that say what it is. */
const HEAD = 4;

/**
 * What of a page's text fits into so many characters: its head, the lines that hold one of these words, then whatever comes
 * first; in the order of the page, gaps marked.
 */
export function excerpt(text: string, words: readonly string[], characters: number): string {
  if (text.length <= characters) return text;
  const lines = text.split("\n");
  const wanted = words.map(foldText).filter((word) => word !== "");
  const holds = lines.map((line) => {
    const folded = foldText(line);
    return wanted.some((word) => folded.includes(word));
  });
  const turn = (index: number) => (index < HEAD ? 0 : holds[index] ? 1 : 2);
  const order = lines.map((_, index) => index).sort((a, b) => turn(a) - turn(b) || a - b);
  const taken = new Set<number>();
  let left = characters;
  for (const index of order) {
    const { length } = lines[index]!;
    if (length + 1 > left) {
      if (turn(index) === 2) break;
      continue;
    }
    taken.add(index);
    left -= length + 1;
  }
  const shown = [...taken].sort((a, b) => a - b);
  // A page that is one long line has no line that fits.
  if (shown.length === 0) return `${text.slice(0, characters)}…`;
  return shown.map((index, at) => `${at > 0 && shown[at - 1] !== index - 1 ? "…\n" : ""}${lines[index]}`).join("\n");
}

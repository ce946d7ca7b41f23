/** Lines that a block may have: a card is short, and what stands further below a name is of something else. */
const LONGEST_BLOCK = 12;
/** Fewer things than this may stand beside a figure by chance. */
const LEAST_THINGS = 3;

/**
 * What a page says of each of some things in blocks, as cards do ("Ash House", below it "★ 4.7"): for each name the lines from where
 * it stands to the next thing's name, and those from the name before. Of each a card may be made; which of them, the page
 * decides alike for all.
 *
 * @param lines of the page, as keys with a space before and behind
 * @param names of each thing, likewise; several where it is called in several ways
 * @returns for each of the two ways the text of each thing's block, in the order of `names`; none where the page does not name
 *   all of them, each at a line of its own
 */
export function blocksOfThings(lines: readonly string[], names: readonly (readonly string[])[]): readonly string[][] {
  if (names.length < LEAST_THINGS) return [];
  const places = names.map((known) =>
    lines.flatMap((line, at) => (known.some((name) => line.includes(name)) ? [at] : [])),
  );
  if (places.some((found) => found.length === 0)) return [];
  const named = [...new Set(places.flat())].sort((a, b) => a - b);
  const around = (found: readonly number[], cut: (at: number) => [number, number]) =>
    found.map((at) => lines.slice(...cut(named.indexOf(at))).join("")).join("");
  const behind = (at: number): [number, number] => [
    named[at]!,
    Math.min(named[at + 1] ?? lines.length, named[at]! + LONGEST_BLOCK),
  ];
  const before = (at: number): [number, number] => [
    Math.max(at === 0 ? 0 : named[at - 1]! + 1, named[at]! + 1 - LONGEST_BLOCK),
    named[at]! + 1,
  ];
  return [behind, before].map((cut) => places.map((found) => around(found, cut)));
}

/**
 * Makes `configs/lexicon/english.txt` of the files of the WordNet database: `npx tsx scripts/make-lexicon.ts FOLDER`.
 *
 * A line per kind, with the nouns that are mostly used as that (by the counts of senses in tagged texts; of words without
 * counts, by their first sense), a line of the adjectives that are hardly ever nouns, and one of what things are made of
 * (whatever has a sense below "material", "fabric" and the like). Single words of lower-case letters.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "../core/package-root.ts";

/** Names of the lexicographer files of nouns, by number less three. */
const KINDS =
  "Tops act animal artifact attribute body cognition communication event feeling food group location motive object person phenomenon plant possession process quantity relation shape state substance time".split(
    " ",
  );
const FIRST_NOUN_FILE = 3;
/** Of these a rare word is as good as a common one: everything else is kept where texts were tagged with it. */
const RARE_TOO = new Set("attribute group location person possession quantity substance".split(" "));
/** What is mostly used for one of these, and may be a material, is one where a part of a thing is said to be of it. */
const OF_STUFF = new Set("animal artifact food object plant possession substance".split(" "));
const LONGEST = 14;
/** A word is an adjective where it is used so many times as often as one than as a noun. */
const RATHER = 3;

const folder = process.argv[2];
if (folder === undefined) throw new Error("name the folder of data.noun, index.noun, index.adj and cntlist.rev");
const lines = (name: string) =>
  readFileSync(join(folder, name), "latin1")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith(" "));

/** How often a word was tagged with each of its senses, by part of speech. */
const counts = new Map<string, number>();
const total = new Map<string, number>();
for (const line of lines("cntlist.rev")) {
  const [key = "", sense = "", count = "0"] = line.split(/\s+/);
  const [word = "", rest = ""] = key.split("%");
  const part = rest[0] === "5" ? "3" : rest[0];
  counts.set(`${word}%${part}%${sense}`, Number(count));
  total.set(`${word}%${part}`, (total.get(`${word}%${part}`) ?? 0) + Number(count));
}

interface Synset {
  kind: string;
  /** As it writes them: a name has a capital. */
  words: Set<string>;
  /** What it is a kind of. */
  above: string[];
}
const synsets = new Map<string, Synset>();
for (const line of lines("data.noun")) {
  const [offset = "", file = "", , count = "0", ...rest] = line.split(" ");
  const words = Array.from({ length: Number.parseInt(count, 16) }, (_, at) => rest[2 * at]!);
  const above = rest.flatMap((mark, at) => (mark === "@" ? [rest[at + 1]!] : []));
  synsets.set(offset, { kind: KINDS[Number(file) - FIRST_NOUN_FILE]!, words: new Set(words), above });
}
/** What things are made of is below one of these, by word and kind. */
const STUFF = new Set(
  Object.entries({
    material: "substance",
    alloy: "substance",
    building_material: "substance",
    chemical_element: "substance",
    rock: "substance",
    fabric: "artifact",
    glass: "substance",
    metallic_element: "substance",
    plastic: "substance",
  }).map(
    ([word, kind]) => [...synsets].find(([, synset]) => [...synset.words][0] === word && synset.kind === kind)![0],
  ),
);
const isStuff = (offset: string): boolean => STUFF.has(offset) || synsets.get(offset)!.above.some(isStuff);

/** The word, and the offsets of its senses in order, of a line of an index. */
function sensesIn(line: string): { word: string; offsets: string[] } {
  const [word = "", , , pointers = "0", ...rest] = line.trim().split(/\s+/);
  return { word, offsets: rest.slice(Number(pointers) + 2) };
}

const isPlainWord = (word: string) => /^[a-z]{3,}$/.test(word) && word.length <= LONGEST;
const found = new Map<string, string[]>();
const add = (kind: string, word: string) => found.set(kind, [...(found.get(kind) ?? []), word]);
const nouns = new Set<string>();

for (const line of lines("index.noun")) {
  const { word, offsets } = sensesIn(line);
  if (!isPlainWord(word)) continue;
  const uses = new Map<string, number>();
  offsets.forEach((offset, at) => {
    const { kind, words } = synsets.get(offset)!;
    if (words.has(word)) uses.set(kind, (uses.get(kind) ?? 0) + (counts.get(`${word}%1%${at + 1}`) ?? 0));
  });
  const isMade = offsets.some((offset) => synsets.get(offset)!.words.has(word) && isStuff(offset));
  const [most] = [...uses].sort((a, b) => b[1] - a[1]);
  // Blue cloth and the colours of painters are called by a property.
  if (isMade && !isAdjective(word) && (most === undefined || OF_STUFF.has(most[0]))) add("material", word);
  if (most === undefined || (most[1] === 0 && !RARE_TOO.has(most[0]))) continue;
  if (isAdjective(word)) continue;
  nouns.add(word);
  add(most[0] === "Tops" ? "object" : most[0], word);
}
for (const line of lines("index.adj")) {
  const { word } = sensesIn(line);
  if (/^[a-z]{3,}(?:-[a-z]+)?$/.test(word) && word.length <= LONGEST && !nouns.has(word) && isAdjective(word))
    add("adjective", word);
}

function isAdjective(word: string): boolean {
  const [asNoun, asAdjective] = ["1", "3"].map((part) => total.get(`${word}%${part}`) ?? 0) as [number, number];
  return asAdjective > 0 && asAdjective >= RATHER * asNoun;
}

const text = [...found]
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([kind, words]) => `${kind}: ${[...new Set(words)].sort().join(" ")}\n`)
  .join("");
const NOTICE = "# Made by scripts/make-lexicon.ts of WordNet 3.0, whose notice is in LICENSE-WordNet.txt.\n";
writeFileSync(join(packageRoot(), "configs/lexicon/english.txt"), NOTICE + text);

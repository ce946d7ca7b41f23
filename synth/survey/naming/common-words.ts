/** The end of the names fits at least this share of them. */
const SHARED = 0.9;
/** Fewer names than this may end alike by chance. */
const FEWEST_NAMES = 4;
/** One character says little, and a longer end is more than a word for them. */
const SHORTEST = 2;
const LONGEST = 6;
/** What goes on with what stands before it, and begins no noun. */
const GOES_ON = /^[的之地得了与和及在于]/u;
/** What is said of a noun before 的: of names that end so the same nobody can tell where it begins. */
const SAID_OF = /的/u;

const words = new Intl.Segmenter("zh", { granularity: "word" });

const wordsOf = (name: string): string[] => [...words.segment(name)].map(({ segment }) => segment);

/**
 * The whole words in which nearly all names of things end, the longest run of them: 骑行赛 of “东湖骑行赛” and “云岭骑行赛”. Cut at words and
 * not at characters, for 木家具 of “红木家具” and “实木家具” is none: nor between two single characters, which are one word that no
 * dictionary of the cutter has (“水|检” of 水检). Undefined where they do not end alike, or names are nothing but that.
 */
export function commonWords(all: readonly string[]): string | undefined {
  const names = all.map((name) => name.trim().replace(/\s*[（(][^（()）]*[）)]$/u, ""));
  if (names.length < FEWEST_NAMES) return undefined;
  const cut = names.map(wordsOf);
  let found: string | undefined;
  for (let count = 1; ; count++) {
    const ends = new Map<string, number>();
    for (const parts of cut) {
      if (parts.length <= count) continue;
      const end = parts.slice(-count).join("");
      ends.set(end, (ends.get(end) ?? 0) + 1);
    }
    const [best] = [...ends].sort(([, a], [, b]) => b - a);
    if (!best || best[1] < SHARED * names.length || best[0].length > LONGEST) return found;
    const [end] = best;
    if (isWithinWord(cut, count)) continue;
    if (/^\p{Script=Han}+$/u.test(end) && !SAID_OF.test(end) && end.length >= SHORTEST && !GOES_ON.test(end))
      found = end;
  }
}

const isOne = (part: string | undefined): boolean =>
  part !== undefined && /^\p{Script=Han}$/u.test(part) && !GOES_ON.test(part);

/** Do nearly all names have the same single character before their last parts, which begin with one as well? Then both are one word. */
function isWithinWord(cut: readonly (readonly string[])[], count: number): boolean {
  const within = cut.filter((parts) => isOne(parts.at(-count)) && isOne(parts.at(-count - 1)));
  return within.length >= SHARED * cut.length && new Set(within.map((parts) => parts.at(-count - 1))).size === 1;
}

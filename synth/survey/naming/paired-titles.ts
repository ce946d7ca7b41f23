/** So many names end in a word where they are called by it. */
const NEARLY_ALL = 0.9;
/** …and so many where a label of their own begins with it, too. */
const MOST = 0.5;
/** Fewer names end alike by chance. */
const FEWEST_NAMES = 4;
/** Half a word names nothing, and neither does what is left of a title by it. */
const LEAST_WORD = 2;
/** What a label adds to the word for the things that it sorts, names or numbers. */
const TOLD_OF_THEM = /^(?:名称?|名字|全称|简称|类型|类别|种类|分类|性质|编号|代码|代号|等级|级别|状态)$/u;

/**
 * What the things of a section are called whose title sets a second word beside the one for them: 步道 of “步道驿站” whose pages are
 * called “东岭步道” and state a 步道类型. A Chinese compound ends in what it is, so a title that only begins with what things are called
 * is no word for one of them; undefined where the names, and labels beside them, do not show it.
 *
 * @param names of the things
 * @param labels headings of their own columns
 */
export function firstOfPair(title: string, names: readonly string[], labels: readonly string[]): string | undefined {
  if (names.length < FEWEST_NAMES) return undefined;
  for (let length = title.length - LEAST_WORD; length >= LEAST_WORD; length--) {
    const word = title.slice(0, length);
    // What some of them end in as well is what these are.
    if (names.some((name) => name.endsWith(title.slice(length)))) continue;
    const ended = names.filter((name) => name.length > length && name.endsWith(word)).length;
    const isLabelled = labels.some((label) => label.startsWith(word) && TOLD_OF_THEM.test(label.slice(length)));
    if (ended >= NEARLY_ALL * names.length || (isLabelled && ended > MOST * names.length)) return word;
  }
  return undefined;
}

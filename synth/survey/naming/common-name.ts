/** Words and marks that lead on to what tells a name apart. */
const LEADING_ON = /(?:\s+(?:of|in|at|on|by|for|from|with|to|into|near|the)|\s*[-–—:,(])+$/i;

/**
 * What several tables are called of which each bears the name of its own page: "Tides at Oban, 2014" and "Tides at Wick,
 * 2014" are "Tides, 2014". Where their names begin otherwise, the first of them.
 */
export function commonName(names: readonly [string, ...string[]]): string {
  const [first, ...others] = names.map((name) => name.split(" ")) as [string[], ...string[][]];
  if (others.every((name) => name.join(" ") === first.join(" "))) return names[0];
  const shared = (at: (name: string[], index: number) => string | undefined, most: number) => {
    let count = 0;
    while (count < most && others.every((name) => at(name, count) === at(first, count))) count++;
    return count;
  };
  const start = shared((name, index) => name[index], first.length - 1);
  const end = shared((name, index) => name.at(-1 - index), first.length - 1 - start);
  const head = first.slice(0, start).join(" ").replace(LEADING_ON, "");
  if (!/\p{L}{3}/u.test(head)) return names[0];
  if (end === 0) return head;
  // The word before the rest brings its comma: "Oban," is not common to them.
  const joint = first.at(-1 - end)?.endsWith(",") ? ", " : " ";
  return `${head}${joint}${first.slice(-end).join(" ")}`;
}

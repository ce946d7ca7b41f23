/** What is known of one text at one kind of place. */
export interface TextStatistics {
  pages: number;
  /** Pages where it stands more than once. */
  repeated: number;
  followers: Map<string, number>;
  followed: number;
  nameable: boolean;
  /** What follows it is not always what most pages print, too. */
  telling: boolean;
  leaders: Map<string, number>;
  led: number;
}

export interface KindStatistics {
  tokens: number;
  pages: number;
  colons: number;
  /** Tokens that could be labels. */
  nameable: number;
  /** Tokens of marks alone ("-"), which recur as no label does. */
  marks: number;
  texts: Map<string, TextStatistics>;
  /** Kinds of what stands after its texts. */
  next: Map<string, number>;
}

/** How often two pages have another neighbour beside the same text: 0 never, 1 always. */
export function changes(kind: KindStatistics, side: "follow" | "lead"): number {
  let changed = 0;
  let chances = 0;
  for (const text of kind.texts.values()) {
    const times = side === "follow" ? text.followed : text.led;
    if (times < 2) continue;
    let same = 0;
    for (const count of (side === "follow" ? text.followers : text.leaders).values()) same += count * (count - 1);
    changed += times - same / (times - 1);
    chances += times;
  }
  return chances === 0 ? 0 : changed / chances;
}

/** Cells that only their position in a row tells apart. */
export const familyOf = (kind: string) => kind.replace(/(?<=(?:^|<)t[dh][^<]*)\[\d\]/g, "");

/** Of two places side by side whose texts both recur, the one that says fewer different things holds the labels. */
export function dropValuePlaces(
  kinds: ReadonlyMap<string, KindStatistics>,
  before: Map<string, number>,
  behind: Set<string>,
): void {
  for (const name of [...before.keys()]) {
    const kind = kinds.get(name)!;
    if (kind.nameable * 2 < kind.tokens) continue;
    for (const [next, times] of kind.next) {
      if (!behind.has(next) || times * 2 <= kind.tokens) continue;
      const other = kinds.get(next)!;
      if (kind.texts.size * other.tokens <= other.texts.size * kind.tokens) behind.delete(next);
      else before.delete(name);
    }
  }
}

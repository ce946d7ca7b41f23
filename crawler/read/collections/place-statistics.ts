/** What is known of one text at one kind of place. */
export interface TextStatistics {
  pages: number;
  /** Pages where it stands more than once. */
  repeated: number;
  /** Somewhere an item of the same list follows it. */
  amid: boolean;
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

/**
 * A label by its element and the one around it, whatever a page says further up of its state ("level high" where others say "level
 * low"); undefined of an element that no class or id tells from others.
 */
export const nearKey = (kind: string, key: string): string | undefined =>
  /^[^<]*[.#]/.test(kind) ? `${kind.split("<", 2).join("<")}\n${key}` : undefined;

/**
 * Of two places side by side whose texts both recur, the one that says fewer different things holds the labels. They are side
 * by side where most texts of the one stand before the other, or most of the other begin behind the one: labels stand
 * before values of several places.
 */
export function dropValuePlaces(
  kinds: ReadonlyMap<string, KindStatistics>,
  before: Map<string, number>,
  behind: Set<string>,
): void {
  const beginnings = beginningsOf(kinds);
  for (const name of [...before.keys()]) {
    const kind = kinds.get(name)!;
    if (kind.nameable * 2 < kind.tokens) continue;
    for (const [next, times] of kind.next) {
      const mostlyNext = times * 2 > kind.tokens;
      if (!behind.has(next) || (!mostlyNext && times * 2 <= beginnings.get(next)!)) continue;
      const other = kinds.get(next)!;
      if (kind.texts.size * other.tokens <= other.texts.size * kind.tokens) behind.delete(next);
      else if (mostlyNext) before.delete(name);
    }
  }
}

/** Places most of whose texts stand right behind a text of a label's place. */
export function valuePlaces(
  kinds: ReadonlyMap<string, KindStatistics>,
  labels: ReadonlyMap<string, number>,
): Set<string> {
  const behind = new Map<string, number>();
  for (const name of labels.keys())
    for (const [next, times] of kinds.get(name)!.next) behind.set(next, (behind.get(next) ?? 0) + times);
  return new Set([...behind].filter(([name, times]) => times * 2 > kinds.get(name)!.tokens).map(([name]) => name));
}

/** How often a text of each kind stands behind one of another kind. */
function beginningsOf(kinds: ReadonlyMap<string, KindStatistics>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [name, { next }] of kinds)
    for (const [other, times] of next) if (other !== name) counts.set(other, (counts.get(other) ?? 0) + times);
  return counts;
}

import { dataRows, type Relation } from "../../../core/relation.ts";
import { foldText, nameKey } from "../../../logic/values/normalise.ts";

/** Why two names are taken for the same thing. `transliteration` is never sure: scripts do not map one to one. */
export type AliasKind = "acronym" | "alias" | "transliteration";

/** Two names that a page prints for one thing. */
export interface Alias {
  name: string;
  other: string;
  kind: AliasKind;
  /** URL of the page that prints both. */
  url: string;
}

/** "World Health Organization (WHO)": a name of a few words, and in brackets another for it. */
const LONG_AND_SHORT =
  /((?:\p{Lu}[\p{L}\p{M}'’.-]*|of|for|the|and|on|de|des|du|der|für|und|&)(?:[ \u00A0]+(?:\p{Lu}[\p{L}\p{M}'’.-]*|of|for|the|and|on|in|de|des|du|der|für|und|&)){1,9})[ \u00A0]\((\p{Lu}[\p{Lu}\p{N}&./-]{1,9})\)/gu;
/** "WHO (World Health Organization)" */
const SHORT_AND_LONG =
  /(?<![\p{L}\p{N}])(\p{Lu}[\p{Lu}\p{N}&/-]{1,9})[ \u00A0]\((\p{Lu}[\p{L}\p{M}'’.-]*(?:[ \u00A0]+[\p{L}\p{M}&'’.-]+){1,9})\)/gu;
/** "北京 (Beijing)", "Moscow (Москва)": one name in two scripts. */
const TWO_SCRIPTS =
  /([\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Arabic}\p{sc=Hebrew}]{2,12}|\p{Lu}[\p{sc=Latin}'’-]{2,30})\s?[(（]([^()（）]{2,30})[)）]/gu;
const LATIN = /^[\p{sc=Latin}\p{M}\s'’.-]+$/u;
const OTHER_SCRIPT =
  /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Arabic}\p{sc=Hebrew}\s·-]+$/u;
/** Columns that say what else a row's thing is called. */
const ALIAS_COLUMN =
  /^(?:(?:also |otherwise |formerly |commonly |popularly )?(?:known|called|named) as|aka|a\.k\.a\.|alias(?:es)?|(?:other|alternative|alternate|official|full|short|long|formal|common|native|local|english|original) names?|conventional (?:long|short) form|(?:local )?(?:long|short) form|abbreviations?|acronyms?|initials|short for|又名|别名|简称|全称|英文名|原名)$/i;
/** Words that acronyms leave out. */
const SMALL = new Set(["of", "for", "the", "and", "on", "in", "de", "des", "du", "der", "für", "und", "&", "a", "an"]);
/** An alias longer than this (characters) is a sentence. */
const LONGEST = 90;

/** Whether the letters are the first ones of the words, small words counted or not: WHO of World Health Organization. */
export function isAcronym(short: string, long: string): boolean {
  const letters = foldText(short).replace(/[^\p{L}\p{N}]/gu, "");
  const words = foldText(long)
    .split(/[\s-]+/)
    .filter((word) => word !== "");
  const initials = (list: readonly string[]) => list.map((word) => word[0]).join("");
  return (
    letters.length >= 2 &&
    (initials(words) === letters || initials(words.filter((word) => !SMALL.has(word))) === letters)
  );
}

/** The pairs of names that a text prints side by side, one in brackets behind the other. */
export function aliasesIn(text: string, url: string): Alias[] {
  const found: Alias[] = [];
  for (const [, long, short] of text.matchAll(LONG_AND_SHORT)) {
    const name = longEnough(short!, long!);
    if (name !== undefined) found.push({ name, other: short!, kind: "acronym", url });
  }
  for (const [, short, long] of text.matchAll(SHORT_AND_LONG))
    if (isAcronym(short!, long!)) found.push({ name: long!, other: short!, kind: "acronym", url });
  for (const [, one, other] of text.matchAll(TWO_SCRIPTS)) {
    const [a, b] = [one!.trim(), other!.trim()];
    if ((LATIN.test(a) && OTHER_SCRIPT.test(b)) || (OTHER_SCRIPT.test(a) && LATIN.test(b)))
      found.push({ name: a, other: b, kind: "transliteration", url });
  }
  return found;
}

/** The end of a run of capitalised words that the letters stand for; undefined where none does. */
function longEnough(short: string, long: string): string | undefined {
  const words = long.split(/[\s\u00A0]+/);
  for (let from = 0; from < words.length - 1; from++) {
    const name = words.slice(from).join(" ");
    if (!SMALL.has(words[from]!.toLowerCase()) && isAcronym(short, name)) return name;
  }
  return undefined;
}

/** The other names that columns made for them give: "Official name", "Abbreviation", "简称". */
export function aliasesOfColumns(relation: Relation): Alias[] {
  const label = relation.columns.findIndex((column) => column.role === "label");
  if (label < 0) return [];
  const columns = relation.columns.flatMap(({ name }, at) =>
    at !== label && ALIAS_COLUMN.test((name.split(" > ").at(-1) ?? name).trim()) ? [at] : [],
  );
  return dataRows(relation).flatMap((row) =>
    columns.flatMap((at) => {
      const { value, evidence } = row.cells[at]!;
      const name = row.cells[label]!.value.printed.trim();
      const others = value.kind === "list" ? value.items.map((item) => item.printed) : [value.printed];
      if (value.kind === "missing" || value.kind === "unsure" || name === "") return [];
      return others.flatMap((other) => {
        const bare = other.trim();
        if (bare === "" || bare.length > LONGEST || !/\p{L}{2}/u.test(bare) || nameKey(bare) === nameKey(name))
          return [];
        const kind: AliasKind = isAcronym(bare, name) || isAcronym(name, bare) ? "acronym" : "alias";
        return [{ name, other: bare, kind, url: evidence.url }];
      });
    }),
  );
}

/** A thing has a few names; what has another name on each of more pages than this is a heading. */
const MOST_PAGES = 3;

/** "Country name: conventional short form: Peru" on one page and Chad on the next: the heading is no name of either. */
function headingsAmong(aliases: readonly Alias[]): ReadonlySet<string> {
  const others = new Map<string, Map<string, string>>();
  for (const { name, other, url } of aliases) {
    const key = nameKey(name);
    others.set(key, (others.get(key) ?? new Map<string, string>()).set(nameKey(other), url));
  }
  return new Set([...others].filter(([, found]) => new Set(found.values()).size > MOST_PAGES).map(([name]) => name));
}

/**
 * One key for all names of a thing. What a name stands for in two ways (MIT the institute, MIT the licence) joins nothing;
 * transliterations join nothing either, but are known.
 */
export class AliasIndex {
  private readonly canonical = new Map<string, string>();
  /** Pairs that are only probably the same, by either name's key. */
  private readonly unsure = new Map<string, Alias>();

  constructor(aliases: readonly Alias[]) {
    const meanings = new Map<string, Set<string>>();
    const headings = headingsAmong(aliases);
    for (const alias of aliases) {
      const [name, other] = [nameKey(alias.name), nameKey(alias.other)];
      if (headings.has(name)) continue;
      if (alias.kind === "transliteration") {
        this.unsure.set(`${name}|${other}`, alias);
        this.unsure.set(`${other}|${name}`, alias);
      } else meanings.set(other, (meanings.get(other) ?? new Set()).add(name));
    }
    for (const [other, names] of meanings) if (names.size === 1) this.canonical.set(other, [...names][0]!);
  }

  /** The key that all sure names of the thing share. */
  key(name: string): string {
    const own = nameKey(name);
    return this.canonical.get(own) ?? own;
  }

  /** The pair of names that says that the two are probably one thing; undefined where nothing says so. */
  probably(a: string, b: string): Alias | undefined {
    return this.unsure.get(`${nameKey(a)}|${nameKey(b)}`);
  }
}

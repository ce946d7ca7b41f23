import { dataRows } from "../../../core/relation.ts";
import { nameKey } from "../../../logic/values/normalise.ts";
import type { NameMatch } from "../survey.ts";
import type { SurveyedRelation } from "../surveyed.ts";
import type { Alias, AliasIndex, AliasKind } from "./aliases.ts";

interface Named {
  relation: string;
  printed: string;
}

/** Rows of different relations that are one thing under two names, by what the site's pages say of its names. */
export function matchNames(
  relations: readonly SurveyedRelation[],
  given: readonly Alias[],
  index: AliasIndex,
): NameMatch[] {
  // A name that no pair of names speaks of has no other: most rows need not be remembered.
  const spoken = new Set(given.flatMap(({ name, other }) => [nameKey(name), nameKey(other)]));
  if (spoken.size === 0) return [];
  const byKey = new Map<string, Map<string, Named[]>>();
  const byName = new Map<string, Named[]>();
  for (const { relation, label } of relations) {
    if (!label) continue;
    for (const row of dataRows(relation)) {
      const printed = row.cells[label.index]!.value.printed.trim();
      const name = nameKey(printed);
      if (!spoken.has(name)) continue;
      const key = index.key(printed);
      const names = byKey.get(key) ?? new Map<string, Named[]>();
      byKey.set(key, names);
      const named = { relation: relation.id, printed };
      const alike = names.get(name);
      if (alike) alike.push(named);
      else names.set(name, [named]);
      // One name has one key: both lists are the same.
      byName.set(name, names.get(name)!);
    }
  }
  const kinds = new Map<string, AliasKind>(
    given.flatMap(({ name, other, kind }) => [[`${nameKey(name)}|${nameKey(other)}`, kind]]),
  );
  const matches: NameMatch[] = [];
  for (const [key, names] of byKey) {
    if (names.size < 2) continue;
    const [first, ...others] = [...names];
    for (const [name, named] of others) {
      const kind = kinds.get(`${key}|${name}`) ?? kinds.get(`${key}|${first![0]}`) ?? "alias";
      matches.push(...across(first![1], named, kind, true));
    }
  }
  const seen = new Set<string>();
  for (const { name, other, kind } of given) {
    const pair = `${nameKey(name)}|${nameKey(other)}`;
    if (kind !== "transliteration" || seen.has(pair)) continue;
    seen.add(pair);
    matches.push(...across(byName.get(nameKey(name)) ?? [], byName.get(nameKey(other)) ?? [], kind, false));
  }
  return matches;
}

function across(from: readonly Named[], to: readonly Named[], kind: AliasKind, sure: boolean): NameMatch[] {
  return from.flatMap((one) =>
    to
      .filter((other) => other.relation !== one.relation)
      .map((other) => ({
        from: one.relation,
        to: other.relation,
        name: one.printed,
        other: other.printed,
        kind,
        sure,
      })),
  );
}

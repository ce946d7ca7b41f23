import type { Clause } from "../operation.ts";
import { ownedBy } from "./done-by.ts";
import { ownersClause } from "./owners-clause.ts";
import { selfNamedPlace } from "./self-named-places.ts";

/** "whose shop is on the ground floor", of "shop's floor": where the one is that things name; undefined of what says no place by itself. */
export function ownedPlace(name: string, printed: readonly string[]): Clause | undefined {
  const owned = ownedBy(name);
  const place = owned && selfNamedPlace(owned.what, printed);
  if (!place) return undefined;
  const { at, rest } = place;
  return ownersClause(owned.owner, [{ form: "with", head: at, rest, predicate: `are ${at} ${rest}` }]);
}

import type { PageScope } from "./page-scope.ts";

/** At least such a part of what lies somewhere is of a sort that is asked about in its place. */
const MOSTLY = 1 / 3;

/**
 * What one page sorts by where it lies, and another by what it is: “in the district “Overburn”” stand mills, forges and
 * what else there is, for which nobody has a word; the mills in that district are those that both pages list.
 *
 * @param scopes what lists say of pages of one kind, in their order
 * @returns for each that nothing calls by a word, those of one sort within it; of several sorts, that of most
 */
export function crossedScopes(scopes: readonly PageScope[]): PageScope[] {
  const sorts = scopes.filter(({ noun }) => noun !== undefined);
  return scopes.flatMap((scope): PageScope[] => {
    if (scope.noun !== undefined) return [];
    const [most] = sorts
      .filter(({ page }) => page !== undefined && scope.page !== undefined && page !== scope.page)
      .map((sort) => ({ sort, members: within(scope, sort) }))
      .sort((one, other) => other.members.length - one.members.length);
    if (!most || most.members.length < MOSTLY * scope.members.length) return [];
    const { noun, key } = most.sort;
    return [{ ...scope, key: `${scope.key} × ${key}`, members: most.members, noun }];
  });
}

function within(scope: PageScope, { members }: PageScope): string[] {
  const sort = new Set(members);
  return scope.members.filter((url) => sort.has(url));
}

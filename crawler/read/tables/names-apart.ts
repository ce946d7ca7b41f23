/**
 * Whether two names in a row, folded, are those of two things: neither stands in the other, or one is called after the other. "Heron
 * crew" and "friends of heron" are no heron, as "heron (2)" and "heron, the" are.
 */
export function areApart(own: string, other: string): boolean {
  if (own === "" || other === "" || other.includes(own)) return false;
  if (!own.includes(other)) return true;
  const besides = own.replace(other, " ");
  return /\p{L}{3,}/u.test(besides) && !/[(),[\]（），]/u.test(besides);
}

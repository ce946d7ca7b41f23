/**
 * Whether two names in a row, folded, are those of two things: neither stands in the other, or one is called after the other. "Heron
 * crew" and "friends of heron" are no heron, as "heron (2)" and "heron, the" are.
 */
export function areApart(own: string, other: string): boolean {
  if (own === "" || other === "" || other.includes(own)) return false;
  if (!own.includes(other)) return true;
  const besides = own.replace(other, " ");
  const words = besides.match(/\p{L}{3,}/gu) ?? [];
  return words.some((word) => !OF_NAME.test(word)) && !/[(),[\]（），]/u.test(besides);
}

/** Words of a place's full name ("River Thames", "Kingdom of Norway"), which say what it is. */
const OF_NAME =
  /^(?:bay|borough|cape|city|commonwealth|county|district|duchy|emirate|falls|fort|gulf|island|islands|isle|kingdom|lake|mount|mountain|municipality|north|northern|parish|people|peoples|port|prefecture|principality|province|region|republic|river|saint|south|southern|state|states|sultanate|the|town|township|union|united|valley|village)$/;

/** What people hold against each other: of what comes and goes, one word for each. */
const PAIRS: readonly (readonly [RegExp, RegExp])[] = [
  [/\bbirths?\b/i, /\bdeaths?\b/i],
  [/\bimports?\b/i, /\bexports?\b/i],
  [/\barrivals?\b/i, /\bdepartures?\b/i],
  [/\bimmigra(?:nts?|tion)\b/i, /\bemigra(?:nts?|tion)\b/i],
  [/\bmarriages?\b/i, /\bdivorces?\b/i],
  [/\badmissions?\b/i, /\bdischarges?\b/i],
  [/\bincome|revenues?\b/i, /\bexpenditures?|expenses|spending|costs\b/i],
  [/\bwins?\b/i, /\b(?:losses|defeats)\b/i],
  [/\b(?:goals|points|runs) (?:scored|for)\b/i, /\b(?:goals|points|runs) (?:conceded|against)\b/i],
  [/\b(?:loans?|acquisitions?|opened|openings?|joined)\b/i, /\b(?:returns?|disposals?|closed|closures?|left)\b/i],
  [/\b(?:boys|men|males?)\b/i, /\b(?:girls|women|females?)\b/i],
  [/出生/, /死亡/],
  [/进口/, /出口/],
  [/收入/, /支出/],
  [/结婚/, /离婚/],
  [/男/, /女/],
];

/** Are two quantities the two sides of one thing: births and deaths, imports and exports? */
export const areCounterparts = (one: string, other: string): boolean =>
  PAIRS.some(([a, b]) => (a.test(one) && b.test(other)) || (b.test(one) && a.test(other)));

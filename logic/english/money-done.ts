/** What is done with money, and is said of nothing else that has a price: a car that is "used" or "sold" costs so much. */
const DONE =
  /^(?:awarded|borrowed|collected|donated|earned|granted|invested|lent|pledged|raised|received|repaid|spent)(?: (?:in|by|since) (?:1[5-9]|20)\d\d| so far| to date)?$/u;
/** What whatever has such a figure has done itself, where a grant "awarded" is so by another. */
const BY_ITSELF = /^amount (?:earned|raised)(?: in (?:1[5-9]|20)\d\d)?$/u;

/** "amount raised in 2024" of “Raised in 2024” over money: what was done with it leaves only the money itself unsaid; undefined of other headings. */
export const moneyDone = (said: string): string | undefined => (DONE.test(said) ? `amount ${said}` : undefined);

/** Is it "by" what has the figure: the "amount raised" by a fair? */
export const isMadeByIt = (name: string): boolean => BY_ITSELF.test(name);

import type { Column } from "../../../core/relation.ts";

/** What stands beside a price where several sellers ask another one each. */
const SELLERS = /^(?:buy(?: now| new| used)?|(?:new|used) from|sold by|ships from|.*\bbest ?sellers? rank)$/i;
const PRICE = /^(?:\p{L}+ )?price$/iu;
/** What a thing costs wherever it is sold. */
const FIXED =
  /^(?:retail|cover|list|catalogue|catalog|recommended|suggested|invoice|purchase|issue|sale|sold|hammer) /i;

/**
 * Whether a price is what one of several sellers asks today: the page tells, too, what the thing is to be had for new and used,
 * who sells it, or how it ranks among what is sold. Tomorrow, and from the next one, it is another.
 */
export const isShopPrice = ({ name }: Column, all: readonly Column[]): boolean =>
  PRICE.test(name.trim()) &&
  !FIXED.test(name.trim()) &&
  all.some((other) => other.name.split(" > ").some((level) => SELLERS.test(level.trim())));

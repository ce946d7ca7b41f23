import type { Column } from "../../../core/relation.ts";

/** What stands beside a price where it is a shop that asks it. */
const SHOP =
  /^(?:you save|savings|list price|retail price|rrp|in stock|availability|add to (?:cart|basket|bag)|buy(?: now| new| used)?|(?:new|used) from|sold by|ships (?:from|in)|shipping(?: cost| price)?|delivery(?: cost| price)?|free shipping|.*\bbest ?sellers? rank)$/i;
const PRICE = /^(?:\p{L}+ )?price$/iu;
/** What a thing costs wherever it is sold. */
const FIXED =
  /^(?:retail|cover|list|catalogue|catalog|recommended|suggested|invoice|purchase|issue|sale|sold|hammer) /i;

/**
 * Whether a price is what a shop asks today: the page tells, too, what one saves by it, whether the thing is in stock, or
 * what it is to be had for new and used. Tomorrow it is another.
 */
export const isShopPrice = ({ name }: Column, all: readonly Column[]): boolean =>
  PRICE.test(name.trim()) &&
  !FIXED.test(name.trim()) &&
  all.some((other) => other.name.split(" > ").some((level) => SHOP.test(level.trim())));

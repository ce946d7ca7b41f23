import { isPlural, singular } from "./english.ts";
import { nounKind } from "./noun-kinds.ts";

/** What is done with money that goes to somebody, or comes from them. */
const WAYS: Readonly<Record<string, "to" | "from">> = {
  awarded: "to",
  distributed: "to",
  given: "to",
  granted: "to",
  made: "to",
  paid: "to",
  collected: "from",
  raised: "from",
  received: "from",
};
const PAID = /^amount in (?<what>(?:\p{L}+ )?\p{L}+) (?<participle>\p{Ll}+)$/u;
/** Payments that the lexicon has among acts and the like. */
const PAYMENTS = /^(?:award|contribution|donation|fine|grant|loan|payment|prize|subsid(?:y|ie)|subscription|gift)$/;

/** "to" of the "amount in grants awarded", which a club has no more than its donor has what is "received": undefined of other names. */
export function paidWhat(name: string): "to" | "from" | undefined {
  const { what, participle } = PAID.exec(name)?.groups ?? {};
  if (what === undefined || participle === undefined || !Object.hasOwn(WAYS, participle)) return undefined;
  const head = singular(what.split(" ").at(-1)!);
  const isMoney = PAYMENTS.test(head) || nounKind(head) === "possession";
  return isPlural(what) && isMoney ? WAYS[participle] : undefined;
}

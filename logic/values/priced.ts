import { isCountable, plural, singular } from "../english/english.ts";
import { headWord, nounKind } from "../english/noun-kinds.ts";
import { isCurrency } from "./units.ts";

/** Plurals that are amounts of money themselves. */
const MONEYED =
  /(?:prices?|grants|loans|debts|deposits|donations|dues|duties|fares|fines|gifts|incomes|losses|payments|payouts|payrolls|prizes|pensions|rents|royalties|salaries|subsidies|tariffs|tips|tolls|turnovers|values|awards|benefits|bonuses|budgets|charges|damages|dividends|investments|receipts|liabilities|expenditures|allowances|scholarships|endowments|stipends|bounties|bequests|assets|aids|bids|bonds|contributions|estimates|jackpots|levies|offers|premiums|purses|quotes|ransoms|rebates|rewards|shortfalls|sponsorships|takings)$/i;

/** What names an amount of money. */
const OF_MONEY =
  /\b(?:amounts?|assets?|balance|box office|capital(?:isation|ization)?|costs?|credits?|debts?|earnings|ebit(?:da)?|expenses|exports|fees?|finances|flow|fortune|funding|funds|gdp|gni|gnp|gross|imports|interest|investments?|loss(?:es)?|margin|market cap|money|msrp|rrp|net|output|pay|payroll|price[ds]?|proceeds|profits?|rate|reserves|revenues?|sales|savings|spend(?:ing)?|stakes?|surplus|deficit|tax(?:es)?|total|trade|tuition|turnover|value|wages?|wealth|worth|per)\b/i;

/** What is owned or let, and has a price itself: the lexicon counts it among what people possess, as it does fees. */
const HELD =
  /^(?:bond|coin|estate|farm|holding|land|lease|lot|manor|parcel|plantation|property|ranch|security|share|smallholding|stock)$/i;

/** "Prize fund", "licence fee": an amount of money by what its head is mostly used for. */
function isOfMoney(name: string): boolean {
  const head = headWord(name);
  return nounKind(head) === "possession" && !HELD.test(singular(head));
}

/** "Methods workshop: €120": a thing that something is paid for, and no name of money, as "Gifts and sponsorship" are together. */
export function isAmount(name: string, unit: string | undefined): boolean {
  return (
    unit !== undefined &&
    isCurrency(unit) &&
    !OF_MONEY.test(name) &&
    !isOfMoney(name) &&
    !name.split(/ (?:and|&) /i).some((part) => MONEYED.test(part) || MONEYED.test(plural(part)))
  );
}

/** "Tickets: £12": one word for several things, and what one of them costs. */
export function isPriced(name: string, unit: string | undefined): boolean {
  return (
    unit !== undefined &&
    isCurrency(unit) &&
    /^\p{L}+$/u.test(name) &&
    isCountable(name) &&
    !MONEYED.test(name) &&
    !isOfMoney(name)
  );
}

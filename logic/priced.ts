import { isCountable } from "./english.ts";
import { isCurrency } from "./units.ts";

/** Plurals that are amounts of money themselves. */
const MONEYED =
  /(?:prices?|grants|loans|debts|deposits|donations|dues|duties|fares|fines|gifts|incomes|losses|payments|payouts|payrolls|prizes|pensions|rents|royalties|salaries|subsidies|tariffs|tips|tolls|turnovers|values|awards|benefits|bonuses|budgets|charges|damages|dividends|investments|receipts|liabilities|expenditures|allowances|scholarships|assets|aids)$/i;

/** "Tickets: £12": one word for several things, and what one of them costs. */
export function isPriced(name: string, unit: string | undefined): boolean {
  return unit !== undefined && isCurrency(unit) && /^\p{L}+$/u.test(name) && isCountable(name) && !MONEYED.test(name);
}

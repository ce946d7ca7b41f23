import { headWord } from "./noun-kinds.ts";

/** Money comes from something, and goes to something. */
const FLOWS: Readonly<Record<string, "from" | "on">> = {
  earnings: "from",
  income: "from",
  proceeds: "from",
  receipts: "from",
  revenue: "from",
  revenues: "from",
  expenditure: "on",
  expenditures: "on",
  expenses: "on",
  outlay: "on",
  spending: "on",
};
/** By what it is told apart, as no owner of it is: "Source", "Budget line". */
const PARTS = /(?:^|\s)(?:activity|category|heading|item|kind|line|line item|purpose|source|stream|type|use)s?$/i;
/** "total expenditure in the “Budget” tables from 2010 to 2020": where it stands is not what it is. */
const WHERE = /\s(?:in the|listed)\s.*$/u;

const flowOf = (quantity: string): string => headWord(quantity.replace(WHERE, "")).toLowerCase();

/**
 * "income from grants", "expenditure on salaries": no part of it has it, as "of" would say. Undefined of what is no flow, and
 * of whoever has one.
 *
 * @param sort what the parts are called, or who has it
 */
export function flowWord(quantity: string, sort: string | undefined): "from" | "on" | undefined {
  const flow = flowOf(quantity);
  const word = Object.hasOwn(FLOWS, flow) ? FLOWS[flow] : undefined;
  const isPart =
    sort !== undefined &&
    (PARTS.test(sort.trim()) || sort.startsWith("item of ") || headWord(sort).toLowerCase() === flow);
  return isPart ? word : undefined;
}

/** Does a part say itself what it is a part of: "Other income"? Then nobody says so again. */
export const isSelfSaid = (quantity: string, label: string): boolean =>
  label.includes(" ") && headWord(label).toLowerCase() === flowOf(quantity);

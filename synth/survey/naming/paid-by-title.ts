import type { Column, Relation } from "../../../core/relation.ts";
import { singular } from "../../../logic/english/english.ts";
import { nounKind } from "../../../logic/english/noun-kinds.ts";
import { paidWhat } from "../../../logic/english/paid-what.ts";
import { timeWithin } from "../../../logic/values/time-within.ts";
import { isCurrency } from "../../../logic/values/units.ts";

/** How much, and of what is said nowhere. */
const HOW_MUCH = /^(?:amount|figure|sum|value)$/i;
/** Who may get or give so much, and does not have it as they have a size. */
const PARTIES = new Set(["group", "location", "person"]);

/**
 * What a column of money is called that is headed by how much it is alone, under a title that says what was paid: "amount in grants awarded"
 * of "Amount" under “Grants awarded 2024”. No club has an amount. By its name.
 */
export function namesByPayment(relation: Relation): Readonly<Record<string, string>> {
  const said = paidBy(relation.name) ?? paidBy(relation.title ?? "");
  const bare = relation.columns.filter(isBareAmount);
  return said === undefined || bare.length !== 1 ? {} : { [bare[0]!.name]: said };
}

/** "amount in grants awarded" of "Grants awarded 2024"; undefined of titles that name nothing that is paid. */
function paidBy(title: string): string | undefined {
  const time = timeWithin(title);
  const untimed = time
    ? title.slice(0, time.start) + title.slice(time.start + time.printed.length).replace(/^\s*[-–/]\s*\d+/u, "")
    : title;
  const words = untimed
    .trim()
    .replace(/^[\s,:–-]+|[\s,:(–-]+(?:in|for|of)?[\s()]*$/giu, "")
    .toLowerCase();
  const amount = `amount in ${words}`;
  return paidWhat(amount) ? amount : undefined;
}

const isBareAmount = ({ name, type, role, unit, unnamed }: Column): boolean =>
  !unnamed &&
  type === "number" &&
  role === "measure" &&
  unit !== undefined &&
  isCurrency(unit) &&
  HOW_MUCH.test(name.trim());

/**
 * Does a column say how much of something people, bodies or places have, and not of what? "Amount" beside the names of clubs says nothing
 * where no title tells what was paid.
 *
 * @param noun what its rows are called, in the singular
 */
export function saysAmountOfNothing(column: Column, { columns }: Relation, noun: string): boolean {
  if (!isBareAmount(column)) return false;
  const called = [noun, columns.find(({ type, role }) => role === "label" || type === "entity")?.name ?? ""];
  return called.some((one) => PARTIES.has(nounKind(singular(one.toLowerCase())) ?? ""));
}

import type { Column, Relation } from "../../../core/relation.ts";
import { isPlural, plural } from "../../../logic/english/english.ts";
import { isCurrency } from "../../../logic/values/units.ts";

/** Who pays, as lists of prices have them. */
const PAYERS =
  /^(?:non-?)?(?:adults?|child(?:ren)?|concessions?|couples?|famil(?:y|ies)|groups?|guests?|juniors?|locals?|members?|pensioners?|residents?|seniors?|students?|visitors?|youths?)$/i;
/** "Fee (members)", and no spending of theirs. */
const IN_BRACKETS =
  /^(?<what>(?:\p{L}+ )?(?:admission|charge|cost|entry|fare|fee|price|rate|ticket)) \((?<payers>[\p{L}-]+)\)$/iu;

/**
 * What columns of prices are called that name who pays it: "price for members" of "Members: £6", and "fee for members" of "Fee
 * (members)". Members alone are people, of whom none costs six pounds. By name of the column.
 */
export function namesByPayers({ columns }: Relation): Readonly<Record<string, string>> {
  const payers = columns.filter((column) => isPrice(column) && PAYERS.test(column.name.trim()));
  // A column of accounts has the money of members, of whom each pays his own.
  const arePrices = payers.length > 1 || payers.some(({ unit = "" }) => PER.test(unit));
  return Object.fromEntries(
    columns.flatMap((column) => {
      const said = isPrice(column) ? calledByPayers(column.name.trim(), arePrices) : undefined;
      return said === undefined ? [] : [[column.name, said]];
    }),
  );
}

function calledByPayers(name: string, arePrices: boolean): string | undefined {
  if (PAYERS.test(name)) return arePrices ? `price for ${several(name)}` : undefined;
  const { what, payers } = IN_BRACKETS.exec(name)?.groups ?? {};
  return what !== undefined && payers !== undefined && PAYERS.test(payers)
    ? `${what.toLowerCase()} for ${several(payers)}`
    : undefined;
}

const several = (payers: string): string => {
  const said = payers.toLowerCase();
  return isPlural(said) ? said : plural(said);
};

const isPrice = ({ type, role, unit = "", unnamed }: Column): boolean =>
  !unnamed && type === "number" && role === "measure" && isCurrency(unit.split(PER)[0]!.trim());

/** "£ per night" */
const PER = / per |\//;

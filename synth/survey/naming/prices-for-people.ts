import type { Column, Relation } from "../../../core/relation.ts";
import { isPlural, plural } from "../../../logic/english/english.ts";
import { isCurrency } from "../../../logic/values/units.ts";

/** Who pays, as lists of prices have them. */
const PAYERS =
  /^(?:non-?)?(?:adults?|child(?:ren)?|concessions?|couples?|famil(?:y|ies)|groups?|guests?|juniors?|locals?|members?|pensioners?|residents?|seniors?|students?|visitors?|youths?)$/i;
/** "Fee (members)" */
const IN_BRACKETS = /^(?<what>\p{L}[\p{L} ]*\p{L}) \((?<payers>[\p{L}-]+)\)$/u;

/**
 * What columns of prices are called that name who pays it: "price for members" of "Members: £6", and "fee for members" of "Fee
 * (members)". Members alone are people, of whom none costs six pounds. By name of the column.
 */
export function namesByPayers({ columns }: Relation): Readonly<Record<string, string>> {
  return Object.fromEntries(
    columns.flatMap((column) => {
      const said = isPrice(column) ? calledByPayers(column.name.trim()) : undefined;
      return said === undefined ? [] : [[column.name, said]];
    }),
  );
}

function calledByPayers(name: string): string | undefined {
  if (PAYERS.test(name)) return `price for ${several(name)}`;
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
  !unnamed && type === "number" && role === "measure" && isCurrency(unit.split(/ per |\//)[0]!.trim());

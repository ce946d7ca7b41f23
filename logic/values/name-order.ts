import { nameKey } from "./normalise.ts";

/** "Lindqvist, Aina", "van der Berg, J. P.": who is filed under the last name, in a few words each, without a figure. */
const FILED = /^(?<last>(?:[\p{L}'’-]+ ){0,3}[\p{L}'’-]+), ?(?<first>\p{Lu}[\p{L}.'’-]*(?: [\p{L}.'’-]+){0,2})$/u;

/** The key of a name (`nameKey`), whichever way round it is written: "Lindqvist, Aina" is "aina lindqvist". */
export function nameInOrder(printed: string): string {
  const { last, first } = FILED.exec(printed.trim())?.groups ?? {};
  return nameKey(last === undefined ? printed : `${first} ${last}`);
}

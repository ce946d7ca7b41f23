import { headWord, nounKind } from "./noun-kinds.ts";

const PEOPLE = /^(?:people|persons)$/i;

/** "Team size", "crew", "guests", of so many people: of what is people nobody says that it is counted in people. How many a hall holds may be. */
export function isOfPeople(name: string, unit: string): boolean {
  const kind = PEOPLE.test(unit) ? nounKind(headWord(name.replace(/ size$/, ""))) : undefined;
  return kind === "group" || kind === "person";
}

/** Where a life began and ended is told by what happened there: "were born in Oslo", not "have Oslo as their birthplace". */
const HAPPENED: readonly (readonly [RegExp, string])[] = [
  [/^(?:birth ?place|place of birth)$/, "were born"],
  [/^(?:death ?place|place of death)$/, "died"],
  [/^(?:burial ?place|place of burial)$/, "are buried"],
];

/** What several do or did whose `name` is a place: "were born in Oslo or Bergen"; undefined of other names. */
export function livedIn(name: string, place: string): string | undefined {
  const happened = HAPPENED.find(([pattern]) => pattern.test(name))?.[1];
  return happened === undefined ? undefined : `${happened} in ${place}`;
}

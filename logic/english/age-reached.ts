import type { ThingsPhrase } from "../operation.ts";
import { numberWord, ordinalWord } from "./english.ts";
import { relative } from "./person-role.ts";
import { nounPhrase, plainThings } from "./phrasing.ts";

/** How old people became: they are said to have reached it. */
export const AGE_AT_DEATH = "age at death";

/** "which painter reached the greatest age", "the three painters who died youngest", "which painter died second youngest". */
export function ageReached(things: ThingsPhrase, end: "highest" | "lowest", size: number, place: number): ThingsPhrase {
  const rank = place > 1 ? ordinalWord(place) : "";
  const what =
    end === "highest"
      ? `reached the ${rank === "" ? "" : `${rank}-`}${size > 1 ? "greatest ages" : "greatest age"}`
      : `died ${rank === "" ? "" : `${rank} `}youngest`;
  const whole = things.fixed === undefined && things.clauses.length === 0;
  const group = whole ? "" : ` among ${nounPhrase(things)}`;
  const one = size === 1;
  const who = one ? things.singular : `${numberWord(size)} ${things.plural}`;
  return {
    ...plainThings(things),
    one,
    fixed: `the ${who} ${relative(things.singular, "died")} ${what}${group}`,
    ...(one ? { asked: `which ${things.singular} ${what}${group}` } : {}),
  };
}

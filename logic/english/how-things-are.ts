import { isPlural, listOf } from "./english.ts";
import { isOnlyAdjective, nounKind } from "./noun-kinds.ts";
import { isParticiple } from "./participles.ts";
import { mayBePeople, relative } from "./person-role.ts";

/** What is done to people who then hold an office, or hold it no longer. */
const CHOSEN =
  /^(?:re-?)?(?:appointed|co-?opted|elected|employed|hired|nominated|ordained|retired|seconded|suspended)$/i;

/** "elected" of people, whatever it stands under: how somebody came to be there is said of them, and of no appointment of theirs. */
export function asChosen(printed: readonly string[], noun: string): string | undefined {
  const isSo = printed.length > 0 && printed.every((text) => CHOSEN.test(text.trim()));
  const isSomebody = relative(noun, "") === "who" || mayBePeople(noun) || nounKind(noun) === "person";
  return isSo && isSomebody
    ? listOf(
        printed.map((text) => text.trim().toLowerCase()),
        "or",
      )
    : undefined;
}

/** What is done, happens or is so cannot be "Full" itself, as the thing is that has it. */
const OF_THINGS: ReadonlySet<string | undefined> = new Set(["act", "event", "group", "process", "state"]);

/** Do cells say in adjectives how the things are, under a heading that cannot be so: "Lapsed" under “Membership”? */
export const saysHowThingsAre = (name: string, printed: readonly string[]): boolean =>
  OF_THINGS.has(nounKind(name)) &&
  !isPlural(name) &&
  printed.length > 0 &&
  printed.every((text) => {
    const word = text.trim().toLowerCase();
    return /^\p{L}+(?:-\p{L}+)?$/u.test(word) && (isOnlyAdjective(word) || isParticiple(word));
  });

import type { ThingsPhrase } from "../operation.ts";
import { clauseWords } from "./clause-words.ts";
import { plural } from "./english.ts";
import { areSomebody } from "./person-role.ts";

/**
 * "how many prizes are listed for pilots whose school is Low Field", and not "how many prizes are there whose pilot's school is …": what
 * stands on the pages of people is counted by what is said of these, of whom nobody speaks as of a property of theirs. Undefined where the
 * things are people, or nothing is said of one that they name.
 */
export function listedFor({ plural: things, singular, clauses }: ThingsPhrase): string | undefined {
  const [theirs, ...more] = clauses.filter(({ ofOwner }) => ofOwner !== undefined);
  const { pointer, said } = theirs?.ofOwner ?? {};
  if (pointer === undefined || said === undefined || more.length > 0 || theirs!.form !== "whose") return undefined;
  if (!areSomebody(pointer, []) || areSomebody(singular, [])) return undefined;
  const own = clauseWords(
    clauses.filter((clause) => clause !== theirs),
    false,
  );
  return `how many ${things}${own === "" ? "" : ` ${own}`} are listed for ${plural(pointer)} ${clauseWords([said], false)}`;
}

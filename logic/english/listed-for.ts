import type { ThingsPhrase } from "../operation.ts";
import { clauseWords } from "./clause-words.ts";
import { plural } from "./english.ts";
import { areSomebody } from "./person-role.ts";

/**
 * "how many prizes are listed for pilots whose school is Low Field", and not "how many prizes are there whose pilot's school is …": what
 * stands on the pages of people is counted by what is said of these, of whom nobody speaks as of a property of theirs. Undefined where the
 * things are people, or anything else is said of them.
 */
export function listedFor({ plural: things, singular, clauses }: ThingsPhrase): string | undefined {
  const [only, ...more] = clauses;
  const { pointer, said } = only?.ofOwner ?? {};
  if (pointer === undefined || said === undefined || more.length > 0 || only!.form !== "whose") return undefined;
  if (!areSomebody(pointer, []) || areSomebody(singular, [])) return undefined;
  return `how many ${things} are listed for ${plural(pointer)} ${clauseWords([said], false)}`;
}

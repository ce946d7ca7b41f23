import type { Clause } from "../operation.ts";
import { listOf } from "./english.ts";
import { relative } from "./person-role.ts";
import type { TimeVerb } from "./time-verbs.ts";
import type { VerbHeading } from "./verb-headings.ts";

/** "opened before 1950", "who died after 1900": what was done to things stands by their noun. */
export function timeVerbClause(verb: TimeVerb, noun: string, rest: string): Clause {
  if (verb.participle === undefined)
    return { form: "that", head: `${relative(noun, verb.many)} ${verb.many}`, rest, predicate: `${verb.many} ${rest}` };
  return { form: "participle", head: verb.participle, rest, predicate: `were ${verb.participle} ${rest}` };
}

/** "given by Ada Holm", "who lived in Oban or Wick", "that cross the Acme Burn" */
export function verbHeadingClause(verb: VerbHeading, noun: string, values: readonly string[]): Clause {
  const rest = listOf(values, "or");
  if (verb.isPassive)
    return {
      form: "participle",
      head: verb.many,
      rest,
      ...(verb.isState ? { now: true } : {}),
      predicate: `${verb.isState ? "are" : "were"} ${verb.many} ${rest}`,
    };
  const that = relative(noun, verb.many);
  return {
    form: "that",
    head: `${that} ${verb.many}`,
    one: `${that} ${verb.one}`,
    rest,
    predicate: `${verb.many} ${rest}`,
  };
}

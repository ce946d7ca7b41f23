import { isPlural } from "./english.ts";

/** What people and firms have somewhere. */
const PREMISES =
  "base|branch|depot|estate|factory|foundry|gallery|garden|headquarters|home|house|laboratory|mill|office|practice|residence|school|seat|shop|showroom|store|studio|warehouse|works|workshop|yard";
const IS_PREMISES = new RegExp(`^(?:${PREMISES})$`);
const ENDS_SO = new RegExp(`(?:^|\\s)(?:${PREMISES})$`);
/** Those of another thing, too: "operator's registered office". */
const LOCATION = new RegExp(`^(?<what>(?:\\p{Ll}[\\p{Ll} -]*'s )?(?:\\p{Ll}+ )?(?:${PREMISES})) location$`, "u");

/** "workshop", "headquarters": of these people ask where they are. */
export const isPremises = (word: string): boolean => IS_PREMISES.test(word);

/** Does a name end in what people and firms have somewhere: "head office"? */
export const endsInPremises = (name: string): boolean => ENDS_SO.test(name);

/** "workshop" of a "workshop location", with its verb; undefined of other names. */
export function locatedPremises(name: string): { what: string; is: "is" | "are" } | undefined {
  const what = LOCATION.exec(name)?.groups?.["what"];
  return what === undefined
    ? undefined
    : { what, is: isPlural(what) || /(?:quarters|works)$/.test(what) ? "are" : "is" };
}

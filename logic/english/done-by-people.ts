import { isPersonName } from "./person-role.ts";

/** What somebody does for a work, or adds to it: all that is called by what is done, and the parts of works that are called otherwise. */
const WORK =
  /(?:^|\s)(?:\p{L}{2,}(?:ing|graphy)|artwork|backdrop|concept|costumes?|decor|décor|designs?|direction|illustrations?|libretto|lyrics|music|orchestration|photographs?|score|screenplay|script|sculptures?|sets?|set design|sound|text|translation|words)$/u;
/** Things, and what happens, that end so by chance, or are nobody's work. */
const NO_WORK =
  /(?:^|\s)(?:building|ceiling|king|landing|meeting|mooring|parking|ring|seating|setting|sitting|string|wing|wedding)$/;

/** "lighting by Ada Holm", where people's names stand under a work that they did: nobody calls it after them. Undefined of others. */
export function workBy(
  name: string,
  printed: readonly string[],
  whom: (texts: readonly string[]) => string,
): string | undefined {
  const isWork = WORK.test(name) && !NO_WORK.test(name) && !/['’]s /.test(name);
  return isWork && printed.length > 0 && printed.every(isPersonName) ? `${name} by ${whom(printed)}` : undefined;
}

/** What things and people are put on, in or into, one of which is meant and no more. */
const REGISTER =
  /^(?<on> (?:to|into|on|in) )(?<what>(?!(?:a|an|its|our|the|their) )(?:\p{L}[\p{L}'’-]* )*?(?:academy|archives?|collection|council|hall of fame|inventory|list|parliament|peerage|programme|register|registry|schedule|senate)(?: of \p{L}[\p{L}'’ ]*)?)$/iu;

/**
 * " to the National Register" of " to national register": what things are put on has an article in a sentence, and is a name
 * where its heading prints each word of it with a capital.
 *
 * @param more what a heading says behind what was done, in lower case
 * @param heading as the pages print it
 */
export function onRegister(more: string, heading: string): string {
  const { on, what } = REGISTER.exec(more)?.groups ?? {};
  if (on === undefined || what === undefined) return more;
  const at = heading.toLowerCase().indexOf(what.toLowerCase());
  const printed = at < 0 ? what : heading.slice(at, at + what.length);
  return `${on}the ${isTitled(printed) ? printed : what}`;
}

/** "National Register", "Register of Ships": each word but the little ones has a capital. */
const isTitled = (text: string): boolean =>
  text.includes(" ") && text.split(/[ -]/).every((word) => /^\p{Lu}/u.test(word) || /^(?:and|for|of|the)$/.test(word));

/** The one thing that a handler does: it goes to an address that stands there. */
const GOES_TO =
  /^\s*(?:javascript:)?\s*(?:return\s+)?(?:(?:window|document|self|top|parent)\s*\.\s*){0,2}(?:location(?:\s*\.\s*href)?\s*=\s*|location\s*\.\s*(?:assign|replace)\s*\(\s*|(?<=window\s*\.\s*)open\s*\(\s*)(["'])([^"'\s]{1,2000})\1\s*(?:,[^;()]{0,200})?\)?\s*;?\s*(?:return\s+false\s*;?\s*)?$/;

/** The address that a handler (`onclick`) or a `javascript:` link goes to, where it does nothing else and names it whole. */
export function scriptedAddress(script: string | undefined): string | undefined {
  return script === undefined || script.length > 3000 ? undefined : GOES_TO.exec(script)?.[2];
}

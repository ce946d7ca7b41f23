import type { Value } from "../../../core/value.ts";

/** So many of the values must be of another kind than the heading says. */
const MOSTLY = 0.8;
/** "report-2023.pdf", "tool-5.3.0.tar.gz" */
const FILE_NAME =
  /^[\p{L}\p{N}][\p{L}\p{N}._+-]*\.(?:7z|apk|bz2|csv|deb|dmg|docx?|epub|exe|gz|iso|jar|json|mp[34]|msi|od[st]|pdf|pptx?|rpm|tgz|txt|whl|xlsx?|xml|xz|zip)$/iu;
const NAMES_FILES = /\bfile(?:\s?name)?s?$|文件名?$/iu;
/** "Early September", "late autumn to winter", "mid-May – June" */
const PART_OF_YEAR =
  /^(?:(?:about|around|from|end of|start of|(?:very )?(?:early|mid|late))[\s-]+)*(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|spring|summer|autumn|fall|winter)\b/i;
const SAYS_WHEN = /\b(?:date|day|month|period|season|time|when|year)s?$/i;

/**
 * What the values are, where their heading names something else: nobody asks for "the download of the release" to be told the
 * name of a file, or for "the harvest of the apple" to be told a month. Undefined where it says what they are.
 */
export function whyBelied(name: string, values: readonly Value[]): string | undefined {
  const printed = values.flatMap((value) =>
    value.kind === "text" || value.kind === "entity" ? value.printed.trim() : [],
  );
  if (printed.length === 0) return undefined;
  const areMostly = (pattern: RegExp) => printed.filter((text) => pattern.test(text)).length >= MOSTLY * printed.length;
  if (areMostly(FILE_NAME) && !NAMES_FILES.test(name)) return "its values are names of files";
  if (areMostly(PART_OF_YEAR) && !SAYS_WHEN.test(name)) return "its values say when, and its heading does not";
  return undefined;
}

import type { Value } from "../../../core/value.ts";

/** The end of a file's name; of an address what a query adds stands behind it. */
const ENDING =
  "7z|apk|bz2|csv|deb|dmg|docx?|epub|et|exe|gpx|gz|iso|jar|json|kml|mp[34]|msi|od[st]|ofd|pdf|pptx?|rar|rpm|rtf|tar|tgz|txt|whl|wps|xlsx?|xml|xz|zip";
const LEADS_THERE = new RegExp(`\\.(?:${ENDING})(?:[?#]|$)`, "i");
/** "report-2023.pdf", "tool-5.3.0.tar.gz" */
const IS_CALLED_SO = new RegExp(`^[\\p{L}\\p{N}][\\p{L}\\p{N}._+-]*\\.(?:${ENDING})$`, "iu");
/** So many of a column's cells are files. */
const MOST = 0.8;

/**
 * Are the values of a column files, by where they lead or what they are called ("Attachment: rules.pdf")? What a file is called says
 * nothing of the thing that has it.
 */
export function areFiles(values: readonly Value[]): boolean {
  const stated = values.filter(({ kind }) => kind !== "missing");
  const files = stated.filter(
    (value) =>
      (value.kind === "entity" && LEADS_THERE.test(value.href)) ||
      ((value.kind === "entity" || value.kind === "text") && IS_CALLED_SO.test(value.printed.trim())),
  );
  return stated.length > 0 && files.length >= MOST * stated.length;
}

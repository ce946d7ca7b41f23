import type { Column } from "../../../core/relation.ts";
import type { Value } from "../../../core/value.ts";

const FILE = /\.(?:pdf|docx?|xlsx?|csv|pptx?|wps|et|ofd|odt|ods|rtf|txt|zip|rar|7z|tar|gz|gpx|kml)(?:[?#]|$)/i;
/** So many of its cells do. */
const MOST = 0.8;

/** Does a column lead to files ("Attachment: rules.pdf")? What a file is called says nothing of the thing that has it. */
export function leadsToFiles({ role }: Column, values: readonly Value[]): boolean {
  if (role === "label") return false;
  const stated = values.filter(({ kind }) => kind !== "missing");
  const files = stated.filter((value) => value.kind === "entity" && value.href !== undefined && FILE.test(value.href));
  return stated.length > 0 && files.length >= MOST * stated.length;
}

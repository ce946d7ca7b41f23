/** "(CSV)", "(XLSX, 34 KB)", "CSV file": what kind of file it is, behind its name. */
const KIND =
  /\s*(?:[([][^)\]]*\b(?:csv|xlsx?|excel|pdf|[km]b)\b[^)\]]*[)\]]|[-–,]\s*(?:csv|xlsx?|excel|pdf)(?: file)?)\s*$/i;
/** Link texts that call any file: "Download", "Download as CSV", "Excel". */
const ANY_FILE =
  /^(?:(?:download|get|open|save|export|view|the|this|as|in|an?|csv|xlsx?|excel|pdf|file|data|table|sheet|spreadsheet|workbook|version|format|here|raw)\b\s*)+$/i;
/** A link text longer than this (characters) is a sentence. */
const LONGEST_NAME = 80;

/** What the text of a link calls the file that it leads to; undefined where it would do for any file. */
export function namedByLink(text: string): string | undefined {
  const name = text.replace(KIND, "").replace(/[“”"]/g, "").replace(/\s+/g, " ").trim();
  return name === "" || name.length > LONGEST_NAME || /\.\w{2,4}$/.test(name) || ANY_FILE.test(name) ? undefined : name;
}

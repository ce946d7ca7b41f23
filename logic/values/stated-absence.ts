import type { Value } from "../../core/value.ts";
import type { WorkRow } from "../operation.ts";

/** Words that say that there is none of what the column names, or that nobody knows which. */
const ABSENCE =
  /^(?:none|nil|no|nothing|nobody|never|absent|n\/?a|tb[acd]|undated|not (?:known|stated|given|recorded|specified|available|applicable|assigned|set|listed|yet\b.*|(?:currently )?on (?:display|view|show|loan))|(?:unknown|unspecified|undetermined|unidentified|anonymous)(?: \p{L}+){0,2}|无|没有|否|佚名|无名氏|集体(?:创作|改编|编剧|编导|编写|整理)|未知|不明|待定|不详|暂无|(?:暂|尚)未\p{Script=Han}{1,4}|未(?:公布|定|统计|定级|评级|评定|登记|记录|展出|开放))$/iu;

/** "[unknown]", "(undated)" */
const IN_BRACKETS = /^[[(（【]\s*(.*?)\s*[\])）】]$/u;

/** Does a text say that there is none? Such a value is stated, and yet no kind of the thing to be counted among the others. */
export function isStatedAbsence(text: string): boolean {
  const said = text.trim().replace(IN_BRACKETS, "$1");
  return ABSENCE.test(said) || NONE_OF_THEM.test(said) || NONE_AND_WHY.test(said);
}

/** "None (closed for repair)", "n/a – private", "Not applicable: no roof": that there is none, and why. */
const NONE_AND_WHY = /^(?:none|nil|n\/a|not (?:applicable|available|known))(?:\s*[([（,;:.]|\s+[-–—]\s)/iu;

/** "No other rooms.", "None on record", "No lift (stairs only)": none of something, in words that are no name. */
const NONE_OF_THEM = /^[Nn](?:o|one|obody|othing)(?: \p{Ll}[\p{Ll}'’-]*){1,6}\.?(?:\s*[([（].*)?$/u;

/** Words that say that nobody knows which, or has written it down. */
const UNKNOWN =
  /^(?:not (?:known|stated|given|recorded|specified)|(?:unknown|unspecified|undetermined|unidentified)(?: \p{L}+){0,2}|未知|不明|不详)$/iu;

/** Does a text say that it is not known? Whoever counts those that state it leaves such a row out. */
export function isUnknown(text: string): boolean {
  return UNKNOWN.test(text.trim().replace(IN_BRACKETS, "$1"));
}

/** Does a cell state nothing, be it that it is empty or says that nobody knows? */
export const isUnstated = ({ kind, printed }: Value): boolean =>
  kind === "missing" || (kind === "text" && isUnknown(printed));

/** Whether all of a text stands in one pair of brackets: “（民间传说）”, "(works of several hands)". */
export const isBracketed = (text: string): boolean =>
  /^[[(（【][^[(（【\])）】]*\p{L}{2}[^[(（【\])）】]*[\])）】]$/u.test(text.trim());

/**
 * The first cell of a column that says that there is none, in words or by brackets around all of it where other cells have names
 * ("Lyrics: (traditional)"): what is set so is a remark in place of a name.
 */
export function absenceAmong(rows: readonly WorkRow[], index: number): string | undefined {
  const texts = rows.flatMap(({ cells }) => {
    const { value } = cells[index]!;
    return value.kind === "text" || value.kind === "entity" ? [value.printed] : [];
  });
  const areRemarks = !texts.every(isBracketed);
  return texts.find((text) => isStatedAbsence(text) || (areRemarks && isBracketed(text)));
}

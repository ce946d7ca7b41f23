import type { Relation } from "../../../core/relation.ts";
import { measureWord } from "../../../logic/chinese/measure-words.ts";

/** The legal form of a body, whatever it does: "有限责任公司", "集团". */
const LEGAL_FORM = /^(?:股份|有限|责任|控股|总|分|子)*(?:公司|集团|协会|学会|商会|联合会|基金会|合作社)$/u;
/** The word for things that are counted as bodies are, and no word for how these are arranged: "代理机构", "供应商". */
const isBody = (noun: string): boolean => measureWord(noun) === "家";
/** "机构名称", "单位名称": the field that holds the name of a body. */
const NAME_OF = /^(?<what>\p{Script=Han}{2,6})名称\s*[:：]?$/u;

/** Is what names end in a legal form alone? Buyers, bidders and hosts of the same site bear it as well: it tells none of them apart. */
export const isLegalForm = (end: string): boolean => LEGAL_FORM.test(end);

/**
 * What bodies are called on their site whose names end in their legal form: by what heads them or leads to them where that is a word
 * for bodies, else by the field that repeats their names, and by the legal form as a last resort.
 *
 * @param form what their names end in
 * @param called what the site calls them elsewhere, what is trusted most first
 */
export function bodyNoun(
  form: string,
  called: readonly (string | undefined)[],
  { columns, rows }: Relation,
  names: readonly string[],
): string {
  const headed = called.find((noun) => noun !== undefined && isBody(noun));
  if (headed !== undefined) return headed;
  const fields = columns.flatMap(({ name }, at) => {
    const what = NAME_OF.exec(name)?.groups?.["what"];
    const repeats = rows.every(({ cells }, row) => cells[at]!.value.printed.trim() === names[row]);
    return what !== undefined && repeats ? [what] : [];
  });
  return fields[0] ?? form;
}

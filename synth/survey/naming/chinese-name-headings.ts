/** "项目名称": the names of what stands in the rows. */
const NAME_OF = /^(?<what>\p{Script=Han}{2,4}?)名称?$/u;
/** Of which years a table is is no part of what is in it: "近年主要工程项目". */
const WHEN = /^(?:近[几两二三五十]?年来?|历年来?|(?:19|20)\d\d年?度?|本?年度|当前|现有)的?(?=\p{Script=Han}{3})/u;

/**
 * What rows are whose names stand under a heading that says too little by itself ("项目名称" heads accounts and projects alike), where
 * a title of their table ends in the same word and says more of it: 工程项目 of “近年主要工程项目”. Two places of a page agree then.
 *
 * @param heading of the column of names
 * @param titles the table's caption and what its page is called
 * @param nounOf the noun in a heading, where it names things
 */
export function nounOfNames(
  heading: string,
  titles: readonly string[],
  nounOf: (heading: string) => string | undefined,
): string | undefined {
  const what = NAME_OF.exec(heading.trim())?.groups?.["what"];
  if (what === undefined || nounOf(heading) !== undefined) return undefined;
  return titles
    .map((title) => nounOf(title.trim().replace(WHEN, "")))
    .find((noun) => noun !== undefined && noun !== what && noun.endsWith(what));
}

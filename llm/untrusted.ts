/**
 * Text of a page between marks that it cannot forge, so that a model can tell what it is told from what it reads. The mark
 * carries a word that the page does not contain.
 */
export function untrusted(text: string, source: string): string {
  let mark = "page-text";
  while (text.includes(mark)) mark += "-x";
  return `<${mark} source=${JSON.stringify(source)}>\n${text}\n</${mark}>`;
}

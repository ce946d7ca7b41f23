/** "Section E.5", "Chapter 4", "Fig. 3": which part of a text it is, or which one to see; no figure of what the page is about. */
const PART =
  /^(?:see )?(?:sections?|chapters?|pages?|figures?|figs?|tables?|appendi(?:x|ces)|parts?|vols?|volumes?|clauses?|paragraphs?|steps?|examples?|listings?|lines?|footnotes?|notes?|eq|equations?)\.?$/i;
/** The letter or the numeral before the number. */
const LETTERED = /\s(?:[A-Z]|[IVX]+)[.:]?$/;

/** Whether words before a number say which part of a text is meant. */
export const isPartOfText = (words: string): boolean => PART.test(words.replace(LETTERED, ""));

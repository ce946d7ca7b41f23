import { headWord } from "../../../logic/english/noun-kinds.ts";

/** What an organisation puts out about itself or its subject, one for each year, month or occasion. */
const ENGLISH =
  /^(?:announcement|bulletin|circular|communique|digest|gazette|newsletter|notice|report|review|statement|yearbook)s?$/i;
const CHINESE = /(?:公报|年报|月报|季报|通报|公告|通知|简报|年鉴|报告|通告|统计(?:数据|资料|表)?)$/u;

/** Is a thing called so a publication, whose figures are of whom or what it is about? */
export const isPublication = (noun: string): boolean => ENGLISH.test(headWord(noun)) || CHINESE.test(noun);

import { toSimplified } from "../../core/chinese-scripts.ts";

/** What a site prints of a page itself: how often it was read, where its text is from, how large its letters are, when it was put there. */
const OF_PAGE =
  /^(?:(?:文章|信息|稿件|新闻|内容)来源|(?:点击|浏览|阅读|访问|查看|人气|关注)(?:次数|人次|数|量|率)?|人气|字体|发布者|发布人|信息发布|(?:发布|发表|更新|修改|录入|上传|信息)(?:时间|日期))$/u;
/** What it prints beside that, and what things have as well: a book has its author and its editor. */
const BESIDE = /^(?:来源|出处|作者|撰稿人?|供稿|供稿单位|编辑|责编|责任编辑|审核|字号|时间|日期)$/u;

const bare = (label: string): string =>
  toSimplified(label)
    .replace(/\s/gu, "")
    .replace(/^[[［【(（]+|[:：[［【(（]+$/gu, "");

/** Does a label belong to the imprint of a page, whatever the page is about? */
export const isOfPage = (label: string): boolean => OF_PAGE.test(bare(label));

/** May it? What stands in an imprint is no sign of what a page is about. */
export const mayBeOfPage = (label: string): boolean => isOfPage(label) || BESIDE.test(bare(label));

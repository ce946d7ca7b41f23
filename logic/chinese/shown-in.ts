/** In which show a thing stands: “所在展览”, “所在特展”. */
const SHOWN_IN = /^所在(?:\p{Script=Han}{0,2}展览|陈列|\p{Script=Han}?展)$/u;
/** What bears a title of its own, which could be taken for words of the sentence. */
const TITLED =
  /(?:展览|陈列|特展|讲座|剧目|节目|影片|电影|图书|书名|著作|作品|课程|曲目|专辑|专栏|丛书|科普活动|展演)$/u;

/** What `shownIn` says: of the things themselves. */
export const IS_SHOWN = /^在“[^”]+”中展出$/u;

/** “在“山河”中展出” of “所在展览为山河”: a show has things in it, and is no property of one; undefined of other headings. */
export const shownIn = (name: string, show: string): string | undefined =>
  SHOWN_IN.test(name) ? `在${inMarks(show)}中展出` : undefined;

/** What a question says of such a show instead of its heading. */
export const shownForms = (name: string): string[] => (SHOWN_IN.test(name) ? ["中展出"] : []);

/** Is what stands under a heading the title of something? */
export const isTitled = (name: string): boolean => TITLED.test(name);

export const inMarks = (title: string): string => `“${title.replace(/^“|”$/gu, "")}”`;

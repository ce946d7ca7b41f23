/** Headings that are the verbs of a sentence which their cells end, and what people call what stands there: "收藏于：省博物馆". */
const ENDED: Readonly<Record<string, string>> = {
  收藏于: "收藏单位",
  现收藏于: "收藏单位",
  现藏于: "收藏单位",
  藏于: "收藏单位",
  现存于: "收藏单位",
  出土于: "出土地点",
  发现于: "发现地点",
  采集于: "采集地点",
  毕业于: "毕业院校",
  就读于: "就读院校",
  任职于: "任职单位",
  供职于: "任职单位",
  就职于: "任职单位",
  产于: "产地",
  出产于: "产地",
  生于: "出生地",
  出生于: "出生地",
  卒于: "逝世地",
  逝世于: "逝世地",
  葬于: "安葬地",
  现居: "现居地",
  居住于: "居住地",
  定居: "定居地",
  位于: "所在地",
  坐落于: "所在地",
  座落于: "所在地",
  地处: "所在地",
  隶属于: "隶属单位",
  隶属: "隶属单位",
  发表于: "发表刊物",
  刊载于: "发表刊物",
  源于: "发源地",
  发源于: "发源地",
};

/** The noun for what stands under a heading that is a verb: "收藏单位" of "收藏于"; undefined of other headings. */
export const verbLabel = (heading: string): string | undefined => ENDED[heading];

/** "保修 2年": how long something holds is a term. */
const HOLDS = /^(?:免费|整机|全国)?(?:保修|质保|保质|保鲜|保固|质量保证|试用|贮藏|储存|租赁|任|花|果|汛)$/u;
const TIMED = /^(?:年|个?月|周|日|天|小时)$/u;

/** "从艺 30年": how long somebody has done something. */
const DONE = /^(?:从[艺业教医军政警]|执[教业]|任[教职]|行医|工作|服役|经营|演艺|习艺|学艺)$/u;

/** "保修期" of so many years under "保修", "从艺年限" under "从艺"; undefined of other headings. */
export function termLabel(heading: string, unit: string | undefined): string | undefined {
  if (unit === undefined || !TIMED.test(unit)) return undefined;
  if (HOLDS.test(heading)) return `${heading}期`;
  return unit === "年" && DONE.test(heading) ? `${heading}年限` : undefined;
}

import { humanise } from "../logic/english/humanise.ts";

/** Columns whose values move while one looks. "Current account balance" and "live births" are statistics. */
const MOVING =
  /^(?:today|live(?! birth)|real[- ]?time|now|current(?! account))\b|\b(?:so far|right now|to date|online|in stock|last (?:seen|active|login|visit(?:ed)?))$|^(?:page ?)?views$|\b(?:downloads|followers|subscribers|upvotes|likes)$|^(?:(?:累计|总)?(?:浏览|点击|下载|访问|播放|阅读|转发|收藏|点赞|评论|评价|关注|粉丝)(?:次?数|人数|量|度|次数|统计)|人气(?:值|指数)?|热度(?:值|指数)?|在线人数|好评率|实时.*|当前.*)$/iu;
/** What visitors of a site add to it every day: how many have rated, reviewed or answered. What they think on the whole settles. */
const ADDED =
  /\b(?:(?:user|customer|guest|reader|viewer|visitor|member|critic|diner)s?'? (?:reviews?|ratings|scores|votes?|comments?)|(?:number|total|count) of (?:user |customer )?(?:reviews|ratings|votes|comments|replies))\b|^(?:reviews|ratings|votes|comments|replies|posts|shares|favou?rites|wish ?lists?|watchers|stars|forks|popularity|[\p{L}]*meter)$|^(?:review|vote|comment|user interaction) ?(?:value|count)$|^rating ?count$|^(?:best|worst) rating$/iu;
/** What a market asks today, or a shop comes to of it; what it asks for a thing is the thing's price, whoever says so. */
const PRICED =
  /\b(?:street|used|new|lowest|best|market|current) price|\b(?:monthly|weekly|estimated|financing|lease) payments?$|\b(?:new|used) from$|\bbest ?sellers? rank$|^(?:you save|savings|discount|sales rank|best ?sellers? rank|availability|stock|odds|price valid until|valid through)$/iu;

/** Whether what a column says is another tomorrow, so that a question about it has no lasting answer. */
export function isMoving(name: string, unit?: string): boolean {
  const said = humanise(name);
  return [said, unit ?? ""].some((text) => MOVING.test(text) || ADDED.test(text)) || PRICED.test(said);
}

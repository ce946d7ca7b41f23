import { isChinese } from "../values/language.ts";

/** What happens, or is made, sold or earned, over a span of time: without that nobody knows how much of it is meant. */
const FLOW =
  /(?:^|\s)(?:births|stillbirths|deaths|marriages|weddings|divorces|immigrants|emigrants|(?:net )?(?:im|e)?migration|arrivals|departures|overnight stays|guest nights|nights spent|naturali[sz]ations|completions|housing starts|admissions|graduations|enrolments|accidents|crimes|offences|burglaries|bankruptcies|insolvencies|visitors|passengers|sales|turnover|revenues?|expenditures?|imports|exports|precipitation|rainfall|snowfall|sunshine(?: hours| duration)?)(?:$|\s\()/i;
/** "Newly built dwellings", "New registrations", "Dwellings completed": made, or come, within it. */
const MADE =
  /^(?:newly \p{Ll}+|completed|new) \p{L}+|^\p{L}+ (?:completed|delivered|issued|produced|registered|sold)$/iu;
/** What says itself over which span it is, or that it is what a thing can hold. */
const SAID =
  /\b(?:per|a|each|every) (?:day|week|month|quarter|year)\b|\b(?:annual|annually|average|capacity|daily|monthly|total|weekly|yearly)\b/i;
const CHINESE_FLOW =
  /(?:出生|死亡|结婚|离婚|迁入|迁出|游客|旅客|接待|客流|销售|销量|产量|产值|营业收入|收入|支出|进口|出口|竣工|新增|新建|成交|招生|毕业|降水|降雨|发电)/u;
const CHINESE_SAID = /[年月日季]均|每[年月日]|累计|人均/u;
/** How many, or which part, there are on a day. */
const STOCK =
  /(?:^|\s)(?:population|inhabitants|residents|households|employees|jobs|dwellings|unemployed|foreign nationals|foreigners|\p{L}+ rate|rate of \p{L}+)(?:$|\s\()/iu;

/** Does a heading name a quantity of a span of time ("births", "newly built dwellings"), and not say which? */
export const isFlow = (name: string): boolean =>
  isChinese(name)
    ? CHINESE_FLOW.test(name) && !CHINESE_SAID.test(name)
    : (FLOW.test(name) || MADE.test(name)) && !SAID.test(name);

/** Does a heading name how many, or which part, there are at a time? */
export const isStock = (name: string): boolean => STOCK.test(name.replace(/\s*\([^()]*\)$/, ""));

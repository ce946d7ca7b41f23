import { paidWhat } from "../../logic/english/paid-what.ts";

/** What is counted or measured anew each year, so that the years add up: events, deliveries, what fell or was made. */
const EVENTS =
  /(?:^|\s)(?:births|deaths|stillbirths|marriages|partnerships|divorces|accidents|incidents|collisions|injuries|casualties|fatalities|victims|fires|alarms|floods|storms|rescues|evacuations|interventions|calls|call-?outs|(?:persons|people) (?:assisted|evacuated|helped|injured|killed|rescued|treated)|crimes|offences|thefts|arrests|visits|visitors|passengers|arrivals|departures|journeys|trips|flights|landings|catch(?:es)?|harvests?|crops?|sales|orders|loans|exports|imports|production|output|deliveries|shipments|cargo|freight|rainfall|snowfall|precipitation|complaints|applications|approvals|permits|completions|starts|closures|openings|graduates|admissions|discharges|registrations|goals|matches|games|wins|losses|interruptions|connections|expenditure|spending|revenues?|receipts|donations|waste|emissions)(?:\s|$)/i;
const CHINESE_EVENTS =
  /出生|死亡|结婚|离婚|登记|事故|火灾|起火|出警|伤亡|客流|客运|货运|吞吐|旅客|游客|接待|产量|销量|销售|出口|进口|降水|降雨|投诉|申请|(?:报名|录取|入学|结业)(?:总?人数|总数|数量?|人次)|毕业|招生|竣工|开工|收入|支出|借阅|借出/;

/** Does what a quantity is called say that it happens, or is made, within each year, rather than that there is so much of it? */
export const happens = (called: string): boolean => EVENTS.test(called) || CHINESE_EVENTS.test(called);

/** What is won, lost or had anew in each season, edition or election, so that these add up. */
const WON_ANEW =
  /^(?:number of |total )?(?:(?:league |ranking )?points|titles|(?:gold|silver|bronze)(?: medals)?|medals|awards|prizes|trophies|nominations|seats(?: won)?|votes|appearances|caps|assists|tries|runs|wickets|races|podiums|poles|draws|ties|defeats|(?:matches |games |points |goals )?(?:won|lost|drawn|played|scored|conceded)|(?:match|game)s? played|points (?:for|against)|attendances?|spectators|(?:yellow|red) cards|bookings|minutes played|starts|performances|concerts|screenings|films shown|tickets sold|medals won)$/i;
const CHINESE_WON_ANEW =
  /^(?:总?积分|得分|[胜平负]场?数?|比赛场[次数]|场次|出场(?:次数|数)?|进球数?|失球数?|助攻数?|[金银铜奖]牌数?|奖牌总?数|得票数?|席位数?|获奖数|获奖作品数|观众(?:人[数次])?|观影人次|票房|放映场次|演出场次|首发|红牌|黄牌)$/u;

/** Whether the figures of one thing in tables of several years, seasons or editions add up. */
export const addUpOverTables = (called: string): boolean =>
  paidWhat(called) !== undefined || WON_ANEW.test(called) || CHINESE_WON_ANEW.test(called);

/** What is counted or measured anew each year, so that the years add up: events, deliveries, what fell or was made. */
const EVENTS =
  /(?:^|\s)(?:births|deaths|stillbirths|marriages|partnerships|divorces|accidents|incidents|collisions|injuries|casualties|fatalities|victims|fires|alarms|floods|storms|rescues|evacuations|interventions|calls|call-?outs|(?:persons|people) (?:assisted|evacuated|helped|injured|killed|rescued|treated)|crimes|offences|thefts|arrests|visits|visitors|passengers|arrivals|departures|journeys|trips|flights|landings|catch(?:es)?|harvests?|crops?|sales|orders|loans|exports|imports|production|output|deliveries|shipments|cargo|freight|rainfall|snowfall|precipitation|complaints|applications|approvals|permits|completions|starts|closures|openings|graduates|admissions|discharges|registrations|goals|matches|games|wins|losses|interruptions|connections|expenditure|spending|revenues?|receipts|donations|waste|emissions)(?:\s|$)/i;
const CHINESE_EVENTS =
  /出生|死亡|结婚|离婚|登记|事故|火灾|起火|出警|伤亡|客流|客运|货运|吞吐|旅客|游客|接待|产量|销量|销售|出口|进口|降水|降雨|投诉|申请|毕业|招生|竣工|开工|收入|支出|借阅|借出/;

/** Does what a quantity is called say that it happens, or is made, within each year, rather than that there is so much of it? */
export const happens = (called: string): boolean => EVENTS.test(called) || CHINESE_EVENTS.test(called);

import type { Column } from "../../../core/relation.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { isAmount } from "../../../logic/values/priced.ts";
import { isCurrency } from "../../../logic/values/units.ts";

/** How large, heavy or strong a thing is: each is a measure of its size, and all of them go together. */
const DIMENSION =
  /\b(?:altitude|area|beam|breadth|capacity|circumference|depth|diameter|displacement|draught|elevation|floors|girth|height|horsepower|length|mass|power|prominence|size|span|storeys|thickness|tonnage|volume|weight|width|wingspan)\b|[高宽深]度|高$|长度|[体全]长|重量|体重|体积|面积|容[量积]|吨位|海拔|规模|直径|周长|功率/i;
/** What is charged for something. */
const CHARGE =
  /\b(?:prices?|fees?|fares?|rent|tuition|room and board|charges?|rates?)\b|[价费]$|价格|售价|票价|租金|学费|门票/i;
/** What something cost to make or to hold. */
const COST = /\bcosts?\b|造价|费用|成本/i;
/** When something was noted of a thing; it happened to its entry and not to it. */
const NOTED =
  /\b(?:added|approved|checked|inspected|inspection|listed|listing|modified|recorded|registered|reviewed|revised|submitted|survey(?:ed)?|updated|uploaded|visited)\b|调查|登记|更新|收录|上架|核查|录入/i;

/** Whether a column tells of years or days. */
export const isTime = ({ role, type }: Pick<Column, "role" | "type">): boolean => role === "year" || type === "date";

/** What sending it costs is no price of the thing. */
const SENDING = /\b(?:delivery|postage|shipping)\b|运费|邮费/i;

/** Whether a column says what sending a thing costs. */
export const isSending = ({ name }: Pick<Column, "name">): boolean => SENDING.test(name);

/** The word by which a column measures how large a thing is ("area"); undefined where it does not. */
export const dimensionOf = ({ name }: Pick<Column, "name">): string | undefined =>
  DIMENSION.exec(humanise(name))?.[0].toLowerCase();

/** Where a thing lies: as high, as far north or as far off as the land there is, however large the thing. */
const LIE =
  /\b(?:altitude|elevation|height above sea level|latitude|longitude)\b|\bdistance (?:from|to)\b|海拔|纬度|经度|距.*距离/i;

/** Whether a column says where a thing lies. */
export const isOfPlace = ({ name }: Pick<Column, "name">): boolean => LIE.test(humanise(name));

/** Whether a column measures how large a thing is. */
export const isDimension = (column: Pick<Column, "name">): boolean => dimensionOf(column) !== undefined;

/** Whether a column says what one pays: it is called so, or is money and called by what is paid for. */
export const isPaid = ({ name, unit }: Pick<Column, "name" | "unit">): boolean =>
  unit !== undefined && isCurrency(unit) && (CHARGE.test(humanise(name)) || isAmount(name, unit));

/** Whether a column says what is charged for a thing itself. */
export const isCharge = (column: Pick<Column, "name" | "unit">): boolean =>
  isPaid(column) && !SENDING.test(column.name);

/** Whether a column says what a thing costs, or did cost. */
export const isCost = (column: Pick<Column, "name" | "unit">): boolean =>
  isCharge(column) || (column.unit !== undefined && isCurrency(column.unit) && COST.test(humanise(column.name)));

/** Whether a column says in which year or on which day something happened to the thing itself. */
export const isOwnTime = (column: Pick<Column, "name" | "role" | "type">): boolean =>
  isTime(column) && !NOTED.test(humanise(column.name));

import type { Column } from "../../../core/relation.ts";
import { isRate } from "../../../logic/values/infer-column.ts";
import { isCurrency } from "../../../logic/values/units.ts";
import { type Branch, inputOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { countsPeople } from "./counted-per.ts";
import { mattersOf } from "./matters.ts";
import { isSize } from "./related-columns.ts";

/** What is held, moved, sold, won or lost: a stock or a flow of which each has its part. */
const STOCK =
  /\b(?:arrivals|births|books|bookings|bugs|calls|casualties|catch(?:es)?|claims|copies|deaths|deliveries|dives|donations|downloads|dwellings|exports|fires|flats|goals|homes|imports|injuries|items|landings|letters|licences|lives|loans|lots|manuscripts|medals|nights|objects|orders|parcels|sales|samples|seats|sightings|specimens|stays|tickets|trees|trips|units|vehicles|vessels|visits|volumes|votes|wins|works)\b|(?:产量|产值|销量|藏品|藏书|馆藏|车辆|票数|奖牌|得分|死亡|伤亡|捐献|捐赠|接待|客流|吞吐|床位)/i;
/** Words that Chinese counts by: they are no units. */
const COUNTED_BY = /^(?:[个只件条座所家项处种次枚张艘台棵株节堂讲集页章回]|课时|学时)$/;
/** What is said of people: each of them has their own. */
const OF_A_LIFE = /\b(?:birth|born|birthday)\b|出生|生日/i;

/** Whether "the smallest number that together account for half" is said of what is no stock and no flow. */
export function isNoStock(node: Branch, bench: Workbench): boolean {
  const from = inputOf(node);
  if (node.op !== "take_until" || !from) return false;
  const columns = bench.table(from)?.columns ?? [];
  const column = columns.find(({ name }) => name === node.params["column"]);
  return column !== undefined && !isStock(column, columns);
}

/**
 * Whether figures of several things are parts of a stock or a flow: money, what is measured, people and goods that are counted;
 * not a count of other things ("half of all pipes of the organs"), nor anything but money that single persons have.
 */
export function isStock({ name, unit }: Column, siblings: readonly Column[]): boolean {
  if (unit !== undefined && isCurrency(unit)) return true;
  // Whose birth rate is stated is no person.
  if (siblings.some(({ name: other }) => OF_A_LIFE.test(other) && !isRate(other))) return false;
  if (unit !== undefined && !COUNTED_BY.test(unit)) return true;
  return countsPeople(name) || isSize(name) || STOCK.test(name) || isOfPlaces(name);
}

/** What statistics count of places: people, land, goods, schools, votes; not the pipes of a house. */
const isOfPlaces = (name: string): boolean => [...mattersOf(name)].some((matter) => !OF_OBJECTS.has(matter));
const OF_OBJECTS: ReadonlySet<string> = new Set([
  "conduits",
  "sky",
  "substance",
  "weather",
  "relief",
  "sexes",
  "water",
]);

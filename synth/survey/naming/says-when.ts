import type { Column } from "../../../core/relation.ts";

/** A point in time and nothing else. */
const BARE = /^(?:date|time|day|date and time|when)$/i;
/** From when or until when, but not what. */
const JOINS = /^(?:since|from|until|till|to)$/i;
/** What takes place, or appears, on a day has one date; of others ("job", "house", "person") nobody knows what happened then. */
const DATED =
  /(?:event|concert|gig|show|performance|play|screening|match|fixture|game|race|meeting|talk|lecture|seminar|session|class|conference|congress|symposium|festival|fair|tour|trip|walk|workshop|exhibition|election|vote|referendum|battle|accident|incident|crash|fire|storm|earthquake|eruption|launch|flight|mission|release|version|update|issue|edition|volume|paper|article|post|story|press release|announcement|notice|bulletin|report|letter|photo|photograph|picture|recording|episode|broadcast|review|sale|auction|lot|order|transaction|payment|grant|award|treaty|law|act|case|judgment|ruling|decision|hearing|speech|interview|discovery|sighting|observation|measurement|sample|reading|visit|deadline|registration|entry|appointment|expedition|ascent|patent|tournament|championship|round|stage|ceremony|wedding|parade|service|commit|change|log|day|date|holiday)$/i;

/** Whether a column gives a date of things that have none of their own ("Date: 23 November" on the page of a job), or "Since". */
export const saysNotWhen = ({ name, type }: Column, noun: string): boolean =>
  type === "date" && (JOINS.test(name.trim()) || (BARE.test(name.trim()) && !DATED.test(noun)));

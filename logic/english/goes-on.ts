import { nounKind } from "./noun-kinds.ts";

/** The dates between which something goes on, and what it does on them. */
const DOES: Readonly<Record<string, string>> = {
  "begin date": "begin",
  "beginning date": "begin",
  "end date": "end",
  "ending date": "end",
  "finish date": "finish",
  "start date": "start",
  "starting date": "start",
};
/** What goes on for a while; a clerk has a start date as well, and nobody says that clerks start before 2027. */
const GO_ON = new Set(["act", "communication", "event", "phenomenon", "possession", "process"]);

/**
 * "end" of the "end date" of projects: "how many projects end before 2027" rather than "whose end date is before 2027", as a timetable has
 * it, be that past or still to come. Undefined of other names, and of what does not go on.
 */
export const goesOn = (name: string, noun: string): string | undefined =>
  Object.hasOwn(DOES, name) && GO_ON.has(nounKind(noun) ?? "") ? DOES[name] : undefined;

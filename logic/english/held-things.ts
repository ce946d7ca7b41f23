import { headWord, nounKind } from "./noun-kinds.ts";

/** What people come together for, and which somebody holds; an accident or a battle happens. */
const HELD =
  /^(?:auction|ball|camp|celebration|ceremony|championship|class|competition|concert|conference|congress|convention|course|debate|event|exhibition|fair|festival|gala|gathering|gig|hearing|lecture|market|masterclass|meeting|party|performance|race|recital|regatta|retreat|screening|seminar|session|show|summit|symposium|talk|tasting|tournament|webinar|workshop)$/i;

/**
 * "Held at" of events and the halls that they lead to, "Held in" of those that lead to towns: what joins the two says what is done there,
 * for no event has a hall. Undefined of things that nobody holds.
 *
 * @param noun what one of the things is called
 * @param place what one of the places that they lead to is called
 */
export function heldWhere(noun: string, place: string): string | undefined {
  if (!HELD.test(headWord(noun))) return undefined;
  return nounKind(place) === "location" ? "Held in" : "Held at";
}

/** Who comes, and what there is for them. */
const COME =
  /^(?:number of )?(?:(?:available|free|remaining|paying|invited) )?(?:attendees|delegates|exhibitors|guests|participants|places|seats|spaces|speakers|spectators|stalls|tickets|visitors)$/;
/** What goes on for days is a thing that people are on. */
const ON = /^course$/i;

/** "places at all events", "on all courses": nothing that is held has a place of its own. Undefined of other quantities and things. */
export function cameTo(name: string, noun: string): "at" | "on" | undefined {
  const head = headWord(noun);
  if (!COME.test(name) || !HELD.test(head)) return undefined;
  return ON.test(head) ? "on" : "at";
}

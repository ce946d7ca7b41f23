import type { Column, Relation } from "../../../core/relation.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { nounKind } from "../../../logic/english/noun-kinds.ts";
import { fromSingular } from "./noun-phrases.ts";

/** Headings that end before they have said of what: "Speed at the time", "Temperature at that moment". */
const UNFINISHED = /^(?:\S.*\s)?(?:at (?:the|that|this) (?:moment|time)|of (?:which|these|them)|thereof)$/i;
const AT_THE_TIME = /^(?<what>\S.*\sat )(?:the|that|this) (?<time>moment|time)$/i;
/** "Date of collision", "Time of the fire", "Collision date" */
const DATE_OF = /^(?:date|day|time) of (?:the )?(?<of>\p{L}+)$|^(?<before>\p{L}+) (?:date|time)$/iu;

/** Does a heading end before it has said of what? It is none that a question can say of several things. */
export const isUnfinished = (name: string): boolean => UNFINISHED.test(humanise(name).trim());

/**
 * What such headings are called in full, by their names: "speed at the time of the collision" of "Speed at the time" beside "Date of
 * collision", which says what happened then. Where nothing beside them says it, or several things do, they stay as they are.
 */
export function completedHeadings({ columns }: Relation): Readonly<Record<string, string>> {
  const events = new Set(columns.flatMap((column) => eventOf(column) ?? []));
  const [event] = events;
  if (event === undefined || events.size > 1) return {};
  return Object.fromEntries(
    columns.flatMap(({ name }) => {
      const { what, time } = AT_THE_TIME.exec(humanise(name).trim())?.groups ?? {};
      return what === undefined ? [] : [[name, `${what}the ${time} of the ${event}`]];
    }),
  );
}

/** What happened on the date that a column tells: "collision". */
function eventOf({ name, type }: Column): string | undefined {
  if (type !== "date") return undefined;
  const { of, before } = DATE_OF.exec(humanise(name).trim())?.groups ?? {};
  const noun = fromSingular(of ?? before ?? "")?.singular;
  const kind = noun === undefined ? undefined : nounKind(noun);
  return kind === "event" || kind === "act" || kind === "phenomenon" ? noun : undefined;
}

import { agentNoun } from "./clause-headings.ts";
import { humanise } from "./humanise.ts";

/** What a column's cells lead to is called by: "venue" of “Venue”, "maker" of “Made by”. */
export function pointerNoun(heading: string): string {
  const said = humanise(heading);
  return agentNoun(said) ?? said;
}

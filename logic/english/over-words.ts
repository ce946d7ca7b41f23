import type { ThingsPhrase } from "../operation.ts";
import { nounPhrase, ofWord } from "./phrasing.ts";

/** "of all countries", "for all countries", or over which years something is taken: "over the years from 2010 to 2023". */
export const overWords = (name: string, things: ThingsPhrase): string =>
  things.span === undefined
    ? `${ofWord(name, things.singular)} ${nounPhrase(things)}`
    : `over the ${things.plural} ${things.span}`;

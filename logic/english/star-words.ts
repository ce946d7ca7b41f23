import { starsDrawn } from "../values/star-glyphs.ts";
import { numberWord } from "./english.ts";

/** "four stars" of "★★★★", which nobody says; undefined of what draws no stars. */
export function starWords(text: string): string | undefined {
  const stars = starsDrawn(text);
  return stars === undefined ? undefined : `${numberWord(stars)} ${stars === 1 ? "star" : "stars"}`;
}

import { parseValue } from "./parse-value.ts";

/** "10.30am", "at 7 pm", "14:00–16:00", "from 6pm to 8pm": an hour, with what leads to it. */
const CLOCK = "(?:(?:at|from)\\s)?\\d{1,2}(?:(?:[.:]\\d{2})?\\s?[ap]\\.?m\\.?|[.:]\\d{2}(?:\\s?(?:h|uhr|hrs))?)";
const BEHIND = new RegExp(`(?:,|\\s[|·•–—-])?\\s+${CLOCK}(?:\\s?(?:–|—|-|to|until)\\s?${CLOCK})?$`, "iu");

/** The day that a text states and nothing more but an hour of it: "4 May 2023" of "4 May 2023, 10.30am"; undefined of other texts. */
export function dayBefore(text: string): string | undefined {
  const day = text.trim().replace(BEHIND, "");
  const value = parseValue(day);
  return value.kind === "date" && value.granularity === "day" ? day : undefined;
}

/** A year that has every day. */
const LEAP = 2000;

/** Does a text say when something was, by the day, and nothing else: "4 May 2023, 10.30am", "Sat 4 May"? */
export const isMoment = (text: string): boolean =>
  /\d/.test(text) &&
  (dayBefore(text) !== undefined || dayBefore(`${text.trim().replace(BEHIND, "")} ${LEAP}`) !== undefined);

/** What lasts from its start to its end has a duration; of other times it is said which they are. */
export const spanWords = (from: string, to: string): string =>
  from === "start date" && to === "end date" ? "duration" : `time from the ${from} to the ${to}`;

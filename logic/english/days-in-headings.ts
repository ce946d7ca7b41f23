const MONTHS = "January February March April May June July August September October November December".split(" ");
const SHORT = MONTHS.map((month) => month.slice(0, 3)).join("|");
/** "at 31 Dec.", "as of 1 Jan", "(30 June)" at the end of a heading. */
const DAY_BEHIND = new RegExp(
  `[ ,]+\\(?(?:(?:as )?(?:at|of|on)|on|at) (?:the )?(\\d{1,2})(?:st|nd|rd|th)? (${SHORT})[a-z]{0,6}\\.?( (?:1[5-9]|20)\\d\\d)?\\)?$`,
  "i",
);

/** "Stock at 31 Dec." is the stock on 31 December. */
export const onDay = (heading: string): string =>
  heading.replace(DAY_BEHIND, (whole, day: string, short: string, year = "") => {
    const month = MONTHS.find((name) => name.slice(0, 3).toLowerCase() === short.toLowerCase());
    return month === undefined ? whole : ` on ${day} ${month}${year}`;
  });

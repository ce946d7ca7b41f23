const MONTHS = "January February March April May June July August September October November December".split(" ");
const SHORT = MONTHS.map((month) => month.slice(0, 3)).join("|");
/** "at 31 Dec.", "as of 1 Jan", "(30 June)" at the end of a heading. */
const DAY_BEHIND = new RegExp(
  `[ ,]+\\(?(?:(?:as )?(?:at|of|on)|on|at) (?:the )?(\\d{1,2})(?:st|nd|rd|th)? (${SHORT})[a-z]{0,6}\\.?( (?:1[5-9]|20)\\d\\d)?\\)?$`,
  "i",
);

/** "(1 June 2023)": in brackets a day with its year needs no word before it. */
const DAY_IN_BRACKETS = new RegExp(
  ` \\((\\d{1,2})(?:st|nd|rd|th)? (${SHORT})[a-z]{0,6}\\.?( (?:1[5-9]|20)\\d\\d)\\)$`,
  "i",
);
/** "Stock, 31 December 2023": behind a comma a day written out is that of the figure. */
const DAY_BEHIND_COMMA = new RegExp(`, (\\d{1,2})(?:st|nd|rd|th)? (${MONTHS.join("|")})( (?:1[5-9]|20)\\d\\d)?$`, "i");
/** "(31.12.2023)", "at 2023-12-31", "(31/12/2023)": with marks of which it is sure which number is the month. */
const IN_NUMBERS =
  /[ ,]+\(?(?:(?:as )?(?:at|of|on) )?(?:(\d{1,2})\. ?(\d{1,2})\. ?((?:1[5-9]|20)\d\d)|((?:1[5-9]|20)\d\d)-(\d\d)-(\d\d)|(1[3-9]|2\d|3[01])\/(\d{1,2})\/((?:1[5-9]|20)\d\d))\)?$/;

/** "Stock at 31 Dec." is the stock on 31 December, and "Stock (31.12.2023)" that of that year. */
export const onDay = (heading: string): string =>
  inWords(heading).replace(
    [DAY_IN_BRACKETS, DAY_BEHIND_COMMA].find((day) => day.test(heading)) ?? DAY_BEHIND,
    (whole, day: string, short: string, year = "") => {
      const month = MONTHS.find((name) => name.slice(0, 3).toLowerCase() === short.slice(0, 3).toLowerCase());
      return month === undefined ? whole : ` on ${day} ${month}${year}`;
    },
  );

const OF_DAY = new RegExp(` on \\d{1,2} (?:${MONTHS.join("|")})(?: (?:1[5-9]|20)\\d\\d)?$`);

/** What a heading that is put in words names, on whatever day: "stock" of "stock on 31 December 2023". */
export const withoutDay = (said: string): string => said.replace(OF_DAY, "");

const inWords = (heading: string): string =>
  heading.replace(IN_NUMBERS, (whole, ...found: (string | undefined)[]) => {
    const [day, month, year] = found[2]
      ? found.slice(0, 3)
      : found[3]
        ? found.slice(3, 6).reverse()
        : found.slice(6, 9);
    const name = MONTHS[Number(month) - 1];
    return name === undefined || Number(day) < 1 || Number(day) > 31 ? whole : ` on ${Number(day)} ${name} ${year}`;
  });

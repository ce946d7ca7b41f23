import { isPlural, singular } from "../../../logic/english/english.ts";
import { unitName } from "../../../logic/english/phrasing.ts";
import type { QuestionWords, SaidQuantity } from "./words.ts";

/** The questions of matrices in English. */
export const ENGLISH_QUESTIONS: QuestionWords = {
  retrieval: ({ one }, { noun }) => `What ${beWord(noun)} the ${noun} of this ${one}?`,
  sumOfParts: ({ all, one }, { noun }) =>
    `What percentage of the combined ${noun} of the ${all} does this ${one} account for?`,
  ratio: ({ one }, a, b, same) =>
    same
      ? `What is the ratio of the ${a.noun} of this ${one} to its ${b.noun}?`
      : `What is the ${withUnit(a)} of this ${one} divided by its ${withUnit(b)}?`,
  percentage: ({ one }, part, whole) =>
    `What percentage of the ${whole.noun} of this ${one} ${isPlural(part.noun) ? "do" : "does"} its ${part.noun} come to?`,
  excess: ({ one }, more, less) => `By how much does the ${more.noun} of this ${one} exceed its ${less.noun}?`,
  discount: ({ one }, less, more) =>
    `By what percentage is the ${less.noun} of this ${one} lower than its ${more.noun}?`,
  changed: ({ one }, { noun }, { since, until, inPoints, went }) =>
    went === undefined
      ? {
          question: `What was the compound annual growth rate of the ${noun} of this ${one} from ${since} to ${until}?`,
          assumptions: ["It is negative where the value fell."],
        }
      : went === "signed"
        ? {
            question: `By what percentage did the ${noun} of this ${one} change from ${since} to ${until}?`,
            assumptions: [`It is a percentage of the value of ${since}, negative where the value fell.`],
          }
        : {
            question: `By ${inPoints ? "how many percentage points" : "what percentage"} did the ${noun} of this ${one} ${went === "up" ? "rise" : "fall"} from ${since} to ${until}?`,
            assumptions: inPoints ? [] : [`It is a percentage of the value of ${since}.`],
          },
  shareRatio: ({ all, one }, a, b) =>
    `What is the ratio of the share of this ${one} in the combined ${a.noun} of the ${all} to its share in their combined ${b.noun}?`,
  shareGap: ({ all, one }, a, b) => ({
    question: `By how many percentage points is the share of this ${one} in the combined ${a.noun} of the ${all} higher or lower than its share in their combined ${b.noun}?`,
    assumptions: ["It is negative where the former share is lower."],
  }),
  timesStatedMean: ({ all, one }, { noun }) => ({
    question: `How many times the ${meanOf(noun)} of the others among the ${all} is the ${noun} of this ${one}?`,
    assumptions: ["The mean is the plain average over those for which the site states a value, this one left out."],
  }),
  conflict: ({ one }, of) => ({
    question: `What ${beWord(of.noun)} the ${withUnit(of)} of this ${one}? Where places on the site disagree about it, give the range from the lowest to the highest value that they state, and say which of them states what.`,
    assumptions: ["Values that differ only because one of them is rounded do not disagree."],
  }),
  sharedOut({ all, one }, total, by, or) {
    const basis = or ? `either to their ${by.noun} or to their ${or.noun}` : `to their ${by.noun}`;
    const asked = or
      ? `Between which two values would the ${total.noun} of this ${one} lie?`
      : `What would the ${total.noun} of this ${one} be?`;
    return {
      question: `Suppose that the combined ${total.noun} of the ${all} were distributed among them in proportion ${basis}. ${asked}`,
      assumptions: [
        "The combined total stays as it is.",
        ...(or ? ["The two ways of distributing give the two ends of the range."] : []),
      ],
    };
  },
  bestRate: ({ one, others }, of, per, end) => ({
    question: `Of ${others}, take the one whose ${of.noun} ${beWord(of.noun)} the ${end} in proportion to its ${per.noun}. If the ${of.noun} of this ${one} stood in the same proportion to its own ${per.noun}, what would ${isPlural(of.noun) ? "they" : "it"} be?`,
    assumptions: [`The ${per.noun} of this ${one} ${isPlural(per.noun) ? "stay as they are" : "stays as it is"}.`],
  }),
  commonRate: ({ one, others }, of, per) => ({
    question: `If the ${of.noun} of this ${one} stood in the same proportion to its ${per.noun} as those of ${others} taken together, by how much more or less would ${isPlural(of.noun) ? "they" : "it"} be than ${isPlural(of.noun) ? "they are" : "it is"}?`,
    assumptions: [
      `The ${per.noun} of this ${one} ${isPlural(per.noun) ? "stay as they are" : "stays as it is"}; the proportion of ${others} is that of their totals.`,
      "It is negative where that would be less.",
    ],
  }),
  outlook: ({ one }, { noun }, { since, until, at, byGrowth }) => ({
    question: byGrowth
      ? `Where will the ${noun} of this ${one} stand in ${at}, if it goes on as from ${since} to ${until}? Give the range between the straight line that fits these years best and growth by the mean of their yearly percentage changes.`
      : `If the ${noun} of this ${one} went on along the straight line that fits its values from ${since} to ${until} best, what would it be in ${at}?`,
    assumptions: [
      "The straight line is fitted by least squares, with the year as the independent variable.",
      ...(byGrowth
        ? [`Growth goes on from the value of ${until}; the mean of the percentage changes is the arithmetic one.`]
        : []),
    ],
  }),
  notStated: ({ all }, { noun }) =>
    `Of the ${all}, those for which the site states no ${noun} are left out of totals and means of it.`,
  anyPeriod: "the one that the site states the value for",
  year: (year) => year,
  partlyYear: (year) => `${year} for what is said of that year, otherwise the one that the site states the value for`,
  noUnit: "none: a plain number",
  unit: (unit) => {
    const [, whole, per] = /^(.+) per (\p{L}+)$/u.exec(unit) ?? [];
    return whole === undefined ? unitName(unit) : `${unitName(whole)} per ${singular(per!)}`;
  },
  mapping: ({ one }, { source }) => `Each name is that of the ${one} so called ${source}.`,
};

const beWord = (noun: string): string => (isPlural(noun) ? "are" : "is");

/** "mean area"; of what is a mean itself "average mean elevation". */
const meanOf = (noun: string): string => `${/^(?:mean|average)\b/i.test(noun) ? "average" : "mean"} ${noun}`;

/** "area (in ha)", "number of trees" */
function withUnit({ noun, unit }: SaidQuantity): string {
  if (unit === undefined || noun.toLowerCase().includes(unit.toLowerCase())) return noun;
  // "landings (weight, in tonnes)": one pair of brackets, not two.
  return noun.endsWith(")") ? `${noun.slice(0, -1)}, in ${unitName(unit)})` : `${noun} (in ${unitName(unit)})`;
}

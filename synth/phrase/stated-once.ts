/** "functions with a stated first version are there whose first version is 2.4" */
const STATED_TWICE =
  / with a (?:stated )?(?<column>\p{L}+(?: \p{L}+){0,3}?)(?<between>(?:(?! with a )[^.?:]){0,160}? whose \k<column> (?:is|are)\b)/gu;

/** What is asked for a value of something states it: that it does need not be said as well. */
export const statedOnce = (question: string): string => question.replace(STATED_TWICE, "$<between>");

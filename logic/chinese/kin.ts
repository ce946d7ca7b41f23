/** Those that somebody, or an animal, comes from. */
const KIN = /^(?:父亲|母亲|父本|母本|父系|母系|亲鸟)$/u;

/** Whether a heading names one of the same kind that each of the things comes from: it is counted as they are. */
export const isKin = (heading: string): boolean => KIN.test(heading);

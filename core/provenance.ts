import { z } from "zod";

/**
 * How a source discloses what it says, from the best (DeepWeb-Bench, appendix A.2): T1 filings, registers, official and
 * regulator publications; T2 statistics and research with a published method; T3 reputable media and analysts' reports;
 * T4 the rest. A record of where something was published, never a judgement of the number.
 */
export const PROVENANCES = ["T1", "T2", "T3", "T4"] as const;
export const Provenance = z.enum(PROVENANCES);
export type Provenance = z.infer<typeof Provenance>;

/** The better of two levels: what is stated in two sources has the level of the better one. */
export const betterOf = (a: Provenance, b: Provenance): Provenance => (a < b ? a : b);
/** The worse of two levels: an answer made of several values is no better than the worst of them. */
export const worseOf = (a: Provenance, b: Provenance): Provenance => (a < b ? b : a);

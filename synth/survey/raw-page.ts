import type { SurveyedPage } from "./surveyed.ts";

/** A page as it lies in the store; its HTML is read when it is wanted. */
export interface RawPage extends Omit<SurveyedPage, "links"> {
  /** Where its content leads, canonical. */
  links: readonly { url: string; text: string }[];
  /** Absent for files. */
  html?: () => string;
}

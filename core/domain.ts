import { z } from "zod";

/** What a site or a task is about: the twelve domains of WebAggregator (appendix B.4). */
export const DOMAINS = [
  "Gaming",
  "Sport",
  "TV shows & movies",
  "Computer Science",
  "Art",
  "History",
  "Music",
  "Geography",
  "Politics",
  "Finance",
  "Medical",
  "Law",
] as const;

/** One of the twelve, or `unknown` where nothing speaks for one of them more than for the others. */
export const Domain = z.enum([...DOMAINS, "unknown"]);
export type Domain = z.infer<typeof Domain>;

import { restrict } from "../condition-for.ts";
import { over } from "../node.ts";
import type { Seed } from "./seed.ts";

/** "How many … are there whose …?" */
export const counted: Seed = (bench, set, random) => {
  const restricted = restrict(bench, set, random);
  return restricted && over("count", restricted);
};

import { plural } from "./english.ts";

/**
 * "maker's", "series'": a noun that is the same in the plural and ends in an s takes the apostrophe alone, whether one is meant or several
 * (Chicago Manual of Style §7.20).
 */
export const possessive = (noun: string): string =>
  /s$/.test(noun) && plural(noun) === noun ? `${noun}'` : `${noun}'s`;

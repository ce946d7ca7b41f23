// Imported before all else, for what is set here holds for code that is compiled afterwards, in this thread and in others.
import { setFlagsFromString } from "node:v8";

/** A later one may know the flags no more, and would say so on stderr. */
const NEWEST_KNOWN = 24;

/**
 * V8 copies functions into those that call them, up to 920 bytes of bytecode for each caller. Waymark is thousands of small
 * functions, each run a little: copying them costs more to compile than it saves, on Node 20, 22 and 24, for reading,
 * crawling and the search for questions alike (figures: bench/README.md). Up to this size accessors are still copied.
 */
const MOST_COPIED_BYTES = 200;

/**
 * `map`, `filter`, `some` and their like it writes out as loops in each function that calls them; Waymark calls them
 * everywhere, on lists of a few items. Called as they are, they cost less to compile than they then take longer: less CPU time
 * for crawls and a fifth more programs a second in the search; what goes over millions of cells takes longer.
 */
const ARRAY_METHODS_AS_THEY_ARE = "--no-turbo-inline-array-builtins";

/**
 * Megabytes that a thread's old objects may fill before V8 first looks for garbage among them; the first thread has begun with
 * its own measure. Left to itself it does so up to every 170 pages, and each time forgets the optimised code of all functions
 * that were made within others and are not at work just then, to compile it anew: a tenth of a crawl's CPU time.
 */
const OLD_OBJECTS_MB = 24;

if (Number.parseInt(process.versions.node, 10) <= NEWEST_KNOWN) {
  setFlagsFromString(`--max-inlined-bytecode-size-cumulative=${MOST_COPIED_BYTES}`);
  setFlagsFromString(ARRAY_METHODS_AS_THEY_ARE);
  setFlagsFromString(`--initial-old-space-size=${OLD_OBJECTS_MB}`);
}

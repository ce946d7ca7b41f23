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

if (Number.parseInt(process.versions.node, 10) <= NEWEST_KNOWN) {
  setFlagsFromString(`--max-inlined-bytecode-size-cumulative=${MOST_COPIED_BYTES}`);
  setFlagsFromString(ARRAY_METHODS_AS_THEY_ARE);
}

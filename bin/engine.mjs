// Imported before all else, for what is set here holds for code that is compiled afterwards, in this thread and in others.
import { setFlagsFromString } from "node:v8";

/** A later one may know the flag no more, and would say so on stderr. */
const NEWEST_KNOWN = 24;

/**
 * V8 copies functions into those that call them, up to 920 bytes of bytecode for each caller. Waymark is thousands of small
 * functions, each run a little: copying them costs more to compile than it saves, on Node 20, 22 and 24, for reading,
 * crawling and the search for questions alike (figures: bench/README.md). Up to this size accessors are still copied.
 */
const MOST_COPIED_BYTES = 200;

if (Number.parseInt(process.versions.node, 10) <= NEWEST_KNOWN) {
  setFlagsFromString(`--max-inlined-bytecode-size-cumulative=${MOST_COPIED_BYTES}`);
}

/**
 * What can be named after some verbs. It stands here, apart from what does it, so that a command line can say it without loading the
 * readers, operations and agents of the whole library: `--help` and `--version` would take seconds of CPU time.
 */

/** What `show` shows one of. */
export const SHOWN = ["task", "page", "site", "run", "attempt"] as const;
/** What `list` lists. */
export const LISTS = ["sites", "sets", "tasks", "runs"] as const;
/** What `export` writes. */
export const EXPORTS = ["tasks", "sft", "preferences", "rl", "documents", "matrix", "bundle"] as const;
/** What `delete` removes one of. */
export const DELETABLE = ["site", "set", "run"] as const;
/** The formats that `import` reads: Waymark's own, those of public benchmarks, and answers of outside agents. */
export const IMPORTS = [
  "waymark",
  "bundle",
  "webwalkerqa",
  "webaggregatorqa",
  "agentwebbench",
  "deepwebbench",
  "gaia",
  "xbench",
  "taskcraft",
  "webshaper",
  "table",
  "predictions",
] as const;

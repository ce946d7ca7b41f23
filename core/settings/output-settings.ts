import { z } from "zod";
import { count, list, setting, text, toggle } from "./setting.ts";

/** What is shown or written, and in which form. */
export const OUTPUT = {
  json: toggle("json", "print one JSON document on stdout"),
  quiet: toggle("quiet", "no progress"),
  run: setting({ name: "run", takes: "ID", repeat: true, schema: list, default: [], help: "a run" }),
  all: toggle("all", "all runs"),
  format: setting({ name: "format", takes: "F", schema: text, default: "", help: "format of the files" }),
  out: setting({ name: "out", takes: "PATH", schema: text, default: "", help: "where to write" }),
  limit: setting({ name: "limit", takes: "N", schema: count(0), default: 0, help: "rows at most (0: all)" }),
  minSteps: setting({
    name: "min-steps",
    takes: "N",
    schema: count(0),
    default: 0,
    help: "only attempts of at least so many steps",
  }),
  correctOnly: toggle("correct-only", "only attempts that were judged correct"),
  keep: setting({
    name: "keep",
    takes: "all|best",
    schema: z.enum(["all", "best"]),
    default: "all",
    help: "of several attempts at a task: all, or the best (correct, and of those the shortest)",
  }),
  maxObservation: setting({
    name: "max-observation",
    takes: "N",
    schema: count(0),
    default: 0,
    help: "characters of a tool result in training rows at most (0: 12000)",
  }),
  force: toggle("force", "export training data even from an evaluation set; the card says so"),
  full: toggle("full", "the whole observation, not its first part"),
  relations: toggle("relations", "relations too; of a folder, its page collections last"),
  markdown: toggle("markdown", "the main content as Markdown too"),
  raw: toggle("raw", "the snapshot's bytes"),
  removed: toggle("removed", "what the main content leaves out, and by which rule"),
  links: toggle("links", "the page's links"),
  archive: toggle("archive", "serve the recorded crawl of --db"),
  port: setting({
    name: "port",
    takes: "N",
    schema: count(0).max(65_535, "must be at most 65535"),
    default: 0,
    help: "port of the first site, the next ones for the others (0: any free ones)",
  }),
} as const;

import { z } from "zod";
import { count, list, setting, text } from "./setting.ts";

/** Which tasks: those to make, to bring in, to stay away from. */
export const TASKS = {
  set: setting({ name: "set", takes: "NAME", schema: text, default: "", help: "task set" }),
  map: setting({
    name: "map",
    takes: "FIELD=COLUMN,…",
    schema: text,
    default: "",
    help: "import table: which column holds what, as in question=Frage,answer=Antwort",
  }),
  runName: setting({
    name: "run-name",
    takes: "NAME",
    schema: text,
    default: "",
    help: "import predictions: what their run is called (default: the name of the file)",
  }),
  purpose: setting({
    name: "purpose",
    takes: "train|evaluation",
    schema: z.enum(["train", "evaluation"]),
    default: "train",
    help: "what the set is for; evaluation sets are kept out of training data",
  }),
  count: setting({
    name: "count",
    takes: "N",
    schema: count(1),
    default: 20,
    help: "accepted tasks wanted, over all sites",
  }),
  kind: setting({
    name: "kind",
    takes: "K",
    schema: z.enum(["aggregation", "single_source", "multi_source", "matrix"]),
    default: "aggregation",
    help: "aggregation over many pages, WebWalkerQA's single_source (one deep page) and multi_source (two pages), or DeepWeb-Bench's matrix",
  }),
  minPages: setting({
    name: "min-pages",
    takes: "N",
    schema: count(1),
    default: 7,
    help: "pages visited at least, per site",
  }),
  avoid: setting({
    name: "avoid",
    takes: "FILE",
    repeat: true,
    schema: list,
    default: [],
    help: "questions to stay away from: JSON, JSON lines or CSV with a question field",
  }),
  level: setting({
    name: "level",
    takes: "1..3",
    schema: z.coerce.number().int().min(0).max(3),
    default: 0,
    help: "only tasks of this level (0: all)",
  }),
  language: setting({
    name: "language",
    takes: "en|zh",
    schema: z.enum(["", "en", "zh"]),
    default: "",
    help: "only tasks in this language: those of sites that are written in it (default: each site's own)",
  }),
  task: setting({ name: "task", takes: "ID", schema: text, default: "", help: "one task" }),
} as const;

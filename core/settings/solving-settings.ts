import { z } from "zod";
import { count, setting, text } from "./setting.ts";

/** Who solves, with what, how often; who judges. */
export const SOLVING = {
  agent: setting({ name: "agent", takes: "NAME[,NAME…]", schema: text, default: "", help: "who solves" }),
  attempts: setting({ name: "attempts", takes: "K", schema: count(1), default: 1, help: "attempts at each task" }),
  maxSteps: setting({
    name: "max-steps",
    takes: "N[,N…]",
    schema: z.union([
      z.array(z.int().min(1)),
      z.coerce
        .string()
        .regex(/^[1-9]\d*(,[1-9]\d*)*$/, "must be a number above 0, or such numbers with commas between them")
        .transform((numbers) => numbers.split(",").map(Number)),
    ]) as z.ZodType<number[]>,
    default: [],
    help: "steps of an attempt at most; of several numbers each makes a run (default: the agent's own)",
  }),
  maxActions: setting({ name: "max-actions", takes: "N", schema: count(1), default: 15, help: "actions at most" }),
  maxMinutes: setting({
    name: "max-minutes",
    takes: "N",
    schema: z.coerce.number().min(0),
    default: 0,
    help: "minutes for each attempt (0: ten)",
  }),
  tools: setting({
    name: "tools",
    takes: "full|text|deepweb",
    schema: z.enum(["full", "text", "deepweb"]),
    default: "full",
    help: "what agents have at hand: all, no screenshot and no scroll, or web_search, page_visit and pdf_fetch alone",
  }),
  question: setting({ name: "question", takes: "TEXT", schema: text, default: "", help: "what to find out" }),
  answers: setting({
    name: "answers",
    takes: "FILE",
    schema: text,
    default: "",
    help: "answers of an outside agent, JSON lines of {task|id|question, answer}; --agent says what it is called",
  }),
  judge: setting({
    name: "judge",
    takes: "rules|model",
    schema: z.enum(["rules", "model"]),
    default: "rules",
    help: "who decides: the rules, or a model that reasons and votes",
  }),
  judgeModel: setting({
    name: "judge-model",
    takes: "NAME",
    schema: text,
    default: "",
    help: "the model that judges (default: that of --model); better not the one that solved",
  }),
  votes: setting({
    name: "votes",
    takes: "N",
    schema: count(1),
    default: 1,
    help: "how often the model grades each answer; more than half must agree, else it stays unscored",
  }),
} as const;

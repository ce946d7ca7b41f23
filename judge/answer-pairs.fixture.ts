import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { Answer } from "../core/answer.ts";
import { matchAnswer } from "../logic/match/match-answer.ts";

/** An answer that was given, with the label that a person gave it. */
export interface LabelledAnswer {
  expected: Answer;
  question: string | undefined;
  given: string;
  right: boolean;
  /** Why it is right or wrong, or what is tricky about it. */
  why: string;
}

const File = z.array(
  z.strictObject({
    answer: Answer,
    question: z.string().optional(),
    given: z.array(z.tuple([z.enum(["right", "wrong"]), z.string(), z.string()])),
  }),
);

/**
 * `tuned`: what the rules were sharpened on; `held-out`: labelled at the same time and left alone meanwhile; `fresh`: labelled
 * after that, before the rules were run on it; `stranger`: by somebody who looked for breaks, one half of it left alone meanwhile;
 * `unseen`: labelled after that, before the rules were run on it.
 */
export function labelledAnswers(part: "tuned" | "held-out" | "fresh" | "stranger" | "unseen"): LabelledAnswer[] {
  const path = join(import.meta.dirname, "answer-pairs", `${part}.yaml`);
  return File.parse(parse(readFileSync(path, "utf8"))).flatMap(({ answer, question, given }) =>
    given.map(([label, text, why]) => ({ expected: answer, question, given: text, right: label === "right", why })),
  );
}

/** How the rules do on labelled answers; `right` is what they accept. */
export interface Agreement {
  pairs: number;
  precision: number;
  recall: number;
  wronglyAccepted: LabelledAnswer[];
  wronglyRefused: LabelledAnswer[];
}

export function agreementWith(labelled: readonly LabelledAnswer[]): Agreement {
  const accepted = labelled.filter(({ expected, question, given }) => matchAnswer(expected, given, question).match);
  const wronglyAccepted = accepted.filter(({ right }) => !right);
  const wronglyRefused = labelled.filter((pair) => pair.right && !accepted.includes(pair));
  const truly = accepted.length - wronglyAccepted.length;
  return {
    pairs: labelled.length,
    precision: truly / accepted.length,
    recall: truly / (truly + wronglyRefused.length),
    wronglyAccepted,
    wronglyRefused,
  };
}

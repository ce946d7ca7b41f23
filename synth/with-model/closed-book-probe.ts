import { z } from "zod";
import type { ProvenTask } from "../../core/task.ts";
import { promptNamed } from "../../llm/prompt.ts";
import { matchAnswer } from "../../logic/match/match-answer.ts";
import type { Aide } from "./aide.ts";

/** Tries that have to fail. */
const TRIES = 3;
/** A model that always says the same is tried once only; samples are drawn at the temperature that is the usual default. */
const TEMPERATURE = 1;
const ANSWER_TOKENS = 2_048;

const Reply = z.strictObject({ answer: z.string().min(1) });

/** Answers that a model gave from memory alone. */
export interface ClosedBook {
  /** That could be read. */
  tries: number;
  /** Of those, right ones. */
  known: number;
}

/** Asks the model the question three times without any page: what it knows by heart needs no retrieval. */
export async function probeClosedBook(
  aide: Aide,
  { question, root, language, answer }: ProvenTask,
): Promise<ClosedBook> {
  const prompt = promptNamed("closed-book");
  const replies = await Promise.all(
    Array.from({ length: TRIES }, (_, index) =>
      aide.ask({
        purpose: "closed-book",
        sample: index + 1,
        messages: [
          { role: "system", content: prompt.text("system", language) },
          { role: "user", content: prompt.text("user", language, { root, question }) },
        ],
        shape: { name: "answer", schema: Reply },
        more: { temperature: TEMPERATURE, maxTokens: ANSWER_TOKENS },
      }),
    ),
  );
  const said = replies.flatMap((reply) => ("value" in reply ? [reply.value.answer] : []));
  return { tries: said.length, known: said.filter((text) => matchAnswer(answer, text, question).match).length };
}

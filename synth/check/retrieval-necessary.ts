import type { Answer } from "../../core/answer.ts";
import { groupThousands } from "../../logic/english.ts";
import { foldText } from "../../logic/normalise.ts";
import { type Check, verdict } from "./check.ts";

const say = verdict("retrieval_necessary");

/** Whole numbers up to this stand in questions for many reasons ("the five countries"). */
const SMALL = 20;

/** The site has to be read: the question neither says its answer nor offers it among a few to guess from. */
export const retrievalNecessary: Check = {
  name: "retrieval_necessary",
  run({ task }) {
    const given = namesOf(task.answer).find((name) => says(task.question, name));
    if (given) return say("fail", `The question itself says “${given}”, which is the answer.`);
    if (task.answer.type === "boolean") return say("fail", "Yes or no can be guessed without reading anything.");
    return say("pass", "Without reading the site the answer cannot be known.");
  },
};

function namesOf(answer: Answer): string[] {
  switch (answer.type) {
    case "name":
      return [answer.text, ...(answer.aliases ?? [])];
    case "date":
      return [answer.iso];
    case "number": {
      const small = Math.abs(Number(answer.decimal)) <= SMALL && !answer.decimal.includes(".");
      return small ? [] : [answer.decimal, groupThousands(answer.decimal)];
    }
    case "list":
      return answer.items.flatMap(namesOf);
    case "parts":
      return answer.parts.flatMap((part) => namesOf(part.answer));
    case "boolean":
      return [];
  }
}

function says(question: string, text: string): boolean {
  const bare = (raw: string) =>
    ` ${foldText(raw)
      .replace(/[^\p{L}\p{N}.,-]+/gu, " ")
      .replace(/[.,]+(?=\s|$)/g, " ")
      .replace(/\s+/g, " ")
      .trim()} `;
  return bare(question).includes(bare(text));
}

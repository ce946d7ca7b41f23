import type { Answer } from "../../core/answer.ts";
import type { Program } from "../../core/program.ts";
import type { Task } from "../../core/task.ts";
import { groupThousands } from "../../logic/english/english.ts";
import { foldText } from "../../logic/values/normalise.ts";
import { type Check, verdict } from "./check.ts";
import { ownWords } from "./spoken.ts";

const say = verdict("retrieval_necessary");

/** Whole numbers up to this stand in questions for many reasons ("the five countries"). */
const SMALL = 20;

/** The site has to be read: the question neither says its answer nor offers it among a few to guess from. */
export const retrievalNecessary: Check = {
  name: "retrieval_necessary",
  run({ task, relations }) {
    const given = [...namesOf(task.answer), ...spelt(task)].find((name) => says(task.question, name));
    if (given) return say("fail", `The question itself says “${given}”, which is the answer.`);
    const small = smallForms(task.answer).find((form) => says(ownWords(task, relations), form));
    // A limit that happens to be the answer is said once: "lower than 20, which is 20" says both.
    if (small && timesSaid(ownWords(task, relations), small) > timesFixed(paramsOf(task.program), small))
      return say("fail", `The question itself says “${small}”, which is the answer.`);
    if (task.answer.type === "boolean") return say("fail", "Yes or no can be guessed without reading anything.");
    return say("pass", "Without reading the site the answer cannot be known.");
  },
};

/** How a number is written that may stand in the question for another reason; none where it may not. */
function smallForms(answer: Answer): string[] {
  if (answer.type !== "number" || namesOf(answer).length > 0) return [];
  const { decimal, places } = answer;
  return places ? [decimal, Number(decimal).toFixed(places)] : [decimal];
}

/** What a program says of its steps, without what it calls them: "top_2" fixes no two. */
function paramsOf({ relations, steps }: Program): unknown[] {
  const names = new Set([...Object.keys(relations), ...steps.map((step) => step.as)]);
  return steps.map((step) => Object.values(step).filter((value) => typeof value !== "string" || !names.has(value)));
}

/** How often the program itself fixes this number: as a limit, a place, a count of things. */
function timesFixed(data: unknown, number: string): number {
  if (typeof data === "number") return String(data) === number ? 1 : 0;
  if (typeof data === "string") return timesSaid(data, number);
  if (data === null || typeof data !== "object") return 0;
  return Object.values(data).reduce<number>((sum, inner) => sum + timesFixed(inner, number), 0);
}

const timesSaid = (text: string, number: string): number => [...text.matchAll(asNumber(number))].length;

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
    case "text":
      return [answer.text, ...(answer.aliases ?? [])];
    case "ranking":
      return answer.relevant.map(({ id }) => id);
    case "boolean":
    case "open":
      return [];
  }
}

/** The answer as a person writes it, where that is no small number. */
function spelt({ answer, answerText }: Task): string[] {
  if (answer.type === "boolean" || smallForms(answer).length > 0) return [];
  if (answer.type !== "number") return [answerText];
  // "30.40 EUR" is 30.4, as a page prints it.
  const printed = /\d[\d,.]*/.exec(answerText)?.[0].replace(/[.,]$/, "");
  return [
    ...(printed === undefined ? [] : [printed]),
    ...(answer.places === undefined ? [] : [Number(answer.decimal).toFixed(answer.places)]),
  ];
}

/** Units and measure words follow a number without a space in some scripts. */
const asNumber = (text: string): RegExp => new RegExp(`(?<![\\d.,])${text.replace(/\./g, "\\.")}(?!\\d|[.,]\\d)`, "g");

function says(question: string, text: string): boolean {
  if (/^-?\d[\d.,]*$/.test(text)) return asNumber(text).test(question);
  const bare = (raw: string) =>
    ` ${foldText(raw)
      .replace(/[^\p{L}\p{N}.,-]+/gu, " ")
      .replace(/[.,]+(?=\s|$)/g, " ")
      .replace(/\s+/g, " ")
      .trim()} `;
  return bare(question).includes(bare(text));
}

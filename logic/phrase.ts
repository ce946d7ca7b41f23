import { UsageError } from "../core/errors.ts";
import type { Program } from "../core/program.ts";
import { bindProgram } from "./bind-program.ts";
import { chineseQuestion } from "./chinese/chinese-question.ts";
import { clockResult, type ToldTo } from "./clock-result.ts";
import { askedAmong, ofThose } from "./english/asked-within.ts";
import { capitalise, numberWord } from "./english/english.ts";
import { nounPhrase } from "./english/phrasing.ts";
import { qualifiedFigures } from "./english/qualified-figures.ts";
import { sourceWords } from "./english/source-words.ts";
import type { Naming, Phrase, Result, ThingsPhrase } from "./operation.ts";
import type { Language } from "./values/language.ts";

/**
 * The question that a program answers, put together from the pieces of its operations: where it stands, the question, then
 * the statements without which it would be ambiguous.
 *
 * @param results of the program's relations and steps, as `run` gives them
 * @param namings how people call the rows of each relation, by relation id; in the language of the question
 * @returns the whole question, and the statements in it apart
 * @throws UsageError where a relation has no naming; GuardError where the program is malformed, or an operation has no words
 *   in that language
 */
export function phraseQuestion(
  candidate: Program,
  results: ReadonlyMap<string, Result>,
  namings: ReadonlyMap<string, Naming>,
  language: Language = "en",
): { question: string; notes: string[] } {
  const { program, steps } = bindProgram(candidate);
  const named = new Map<string, Naming>();
  for (const [name, id] of Object.entries(program.relations)) {
    const naming = namings.get(id);
    if (!naming) throw new UsageError(`Relation ${id} ("${name}") has no naming`, { mend: "Pass one per relation." });
    named.set(name, naming);
  }
  if (language === "zh") return chineseQuestion(named, steps.values(), program.answer, results, program.round);
  const phrases = new Map<string, Phrase>();
  for (const [name, naming] of named) {
    const { source, notes = [], ...noun } = naming;
    phrases.set(name, { kind: "things", ...noun, sources: [source], clauses: [], notes: [...notes] });
  }
  for (const { step, op, params, inputs } of steps.values()) {
    const pieces = inputs.map((name) => phrases.get(name)!);
    const given = inputs.map((name) => results.get(name)!);
    phrases.set(step.as, op.describe(params, pieces, given));
  }
  const phrase = phrases.get(program.answer)!;
  const used = [...steps.values()].flatMap(({ op, params, inputs }) =>
    op.uses(
      params,
      inputs.map((name) => results.get(name)!),
    ),
  );
  const qualified = qualifiedFigures(used.map(({ cell }) => cell));
  const notes = [
    ...phrase.notes,
    ...(qualified ? [qualified] : []),
    ...roundingNotes(program.round, phrase, clockResult(results.get(program.answer))),
  ];
  const source = sourceWords(phrase.sources);
  const said = clause(phrase);
  const nouns = [...namings.values()];
  const within = /^among th(?:e|ose) /.test(source);
  const asked = capitalise(source === "" ? said : within ? askedAmong(said, nouns, source) : `${source}, ${said}`);
  const stated = within ? notes.map((note) => ofThose(note, nouns, source)) : notes;
  return { question: [`${asked}?`, ...stated].join(" "), notes: stated };
}

function clause(phrase: Phrase): string {
  const predicate = phrase.kind === "things" ? predicateOfAll(phrase) : undefined;
  if (phrase.kind === "things" && predicate !== undefined)
    return `which ${phrase.fixed === undefined ? phrase.plural : `of ${phrase.fixed}`} ${predicate}`;
  if (phrase.kind === "things")
    return `which are ${nounPhrase(phrase)}${phrase.order === undefined ? "" : `, ${phrase.order}`}`;
  if (phrase.question !== undefined) return phrase.question;
  const word = phrase.asks === "whether" || phrase.asks === "how many" ? "what" : phrase.asks;
  return `${word} is ${phrase.text}`;
}

/** "which caves are both among … and among …", where that is all that is said of them. */
function predicateOfAll({ order, clauses }: ThingsPhrase): string | undefined {
  const [only] = clauses;
  return order === undefined && clauses.length === 1 && only?.form === "that" ? only.predicate : undefined;
}

function roundingNotes(places: number | undefined, phrase: Phrase, told: ToldTo | undefined): string[] {
  if (places === undefined) return [];
  const round = phrase.kind === "value" && phrase.rounded !== undefined ? `Round ${phrase.rounded}` : "Round";
  if (places === 0) return [`${round} to the nearest ${told ?? "whole number"}.`];
  return [`${round} to ${numberWord(places)} decimal ${places === 1 ? "place" : "places"}.`];
}

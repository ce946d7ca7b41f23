import type { Random } from "../../core/random.ts";
import { dataRows } from "../../core/relation.ts";
import { conditionColumns, conjuncts, type Test } from "../../logic/condition.ts";
import { type Candidate, makeCandidate } from "../evolve/candidate.ts";
import { answerColumnOf } from "../evolve/columns-for.ts";
import { describeRow } from "../evolve/describe-row.ts";
import { type Branch, leaf, type Node, over } from "../evolve/node.ts";
import { misleading } from "../evolve/refusals/misleading.ts";
import { objection } from "../evolve/refusals/objections.ts";
import { textObjection } from "../evolve/refusals/text-objection.ts";
import { Workbench } from "../evolve/workbench.ts";
import type { Survey } from "../survey/survey.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";
import { isNoted } from "./compared-things.ts";
import { isDeep } from "./difficulty.ts";
import type { WalkDraft } from "./walk-draft.ts";

/** A question that is answered by a date says so. */
const TELLS_TIME = /\b(?:date|day|when|year|month|time)\b|日期|时间|哪[年天日]|哪一[年天日]|何时|年份|什么时候/i;
/** Pages of one template that are described each, and ways to describe one that are tried: a few of many columns single one out. */
const MOST_PAGES = 40;
const ATTEMPTS = 16;
/** What is asked of one page, each another fact: what a list tells of it beside its name is refused later, and what it hides stays. */
const MOST_OF_PAGE = 3;

/**
 * A fact of a page that is not named: what else it states says which one it is. To find the page others have to be looked
 * at; what the answer is made of stands on it alone.
 */
export function describedDrafts(survey: Survey, surveyed: SurveyedRelation, random: Random): WalkDraft[] {
  const { relation, label, hasNoun } = surveyed;
  if (label?.column.role !== "label" || !hasNoun) return [];
  const bench = new Workbench({ ...survey, relations: [surveyed], links: [] });
  const things = leaf(relation.id);
  const rows = bench.table(things)?.rows ?? [];
  const deep = rows.flatMap((row, at) => (isDeep(survey.pages.get(row.about ?? "")) ? [{ at, url: row.about! }] : []));
  const count = dataRows(relation).length;
  return random
    .shuffle(deep)
    .slice(0, MOST_PAGES)
    .flatMap(({ at, url }): WalkDraft[] => {
      const found = new Map<string, WalkDraft>();
      for (let attempt = 0; attempt < ATTEMPTS && found.size < MOST_OF_PAGE; attempt++) {
        const tree = askedOf(bench, at, random);
        const asked = String(tree?.params["column"]);
        if (!tree || found.has(asked)) continue;
        const candidate = ofPage(makeCandidate(tree, bench, ["single_source"]), bench, url);
        if (candidate)
          found.set(asked, {
            candidate,
            why: `Of the ${count} pages of its kind this one alone fits the description, and it states what is asked.`,
          });
      }
      return [...found.values()];
    });
}

function askedOf(bench: Workbench, at: number, random: Random): Branch | undefined {
  const [{ relation }] = bench.survey.relations as [SurveyedRelation];
  const things = leaf(relation.id);
  const where = describeRow(bench, things, at, random);
  if (
    !where ||
    conjuncts(where)
      .flat()
      .some((test) => meansOne(test, bench, things))
  )
    return undefined;
  const one = over("identify", things, { where });
  const told = new Set(conditionColumns(where));
  const give = answerColumnOf(bench, one, random, [...told][0]);
  return give && !told.has(give.name) && !isNoted(give) ? over("lookup", one, { column: give.name }) : undefined;
}

/** "Smaller than 2 people": of what is counted that is one, and nobody says it so. */
function meansOne({ column, is, value }: Test, bench: Workbench, things: Node): boolean {
  if (is !== "<" || Number(value) > 2) return false;
  const values = bench.columns(things).find((found) => found.column.name === column)?.values ?? [];
  return values.every((one) => one.kind !== "number" || !one.decimal.includes("."));
}

/** The candidate as a question about this page; undefined where what is asked of it stands elsewhere. */
function ofPage(candidate: Candidate | undefined, bench: Workbench, url: string): Candidate | undefined {
  if (!candidate || textObjection(candidate, bench) || misleading(candidate, bench)) return undefined;
  // A description has to single out its page, and need have nothing else to do with what is asked of it.
  const why = objection(candidate, bench, 1);
  if (why !== undefined && why !== "unrelated") return undefined;
  const asked = candidate.execution.derivation.at(-1)?.uses ?? [];
  // "What is the final version of the talk?" asks for no date.
  if (isDate(candidate) && !TELLS_TIME.test(candidate.question)) return undefined;
  if (asked.length === 0 || asked.some(({ evidence }) => evidence.url !== url)) return undefined;
  return candidate.pages.includes(url) ? { ...candidate, pages: [url] } : undefined;
}

/** A date, or text that is printed as one. */
const isDate = ({ execution: { answer } }: Candidate): boolean =>
  answer.type === "date" ||
  (answer.type === "name" &&
    /^(?:\d{1,2} \p{L}+ \d{4}|\p{L}+ \d{1,2}, \d{4}|\d{4}[-./年]\d{1,2}.*)$/u.test(answer.text));

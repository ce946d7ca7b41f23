import type { Program } from "../../core/program.ts";
import { SUBTYPES } from "../../core/program.ts";
import type { Random } from "../../core/random.ts";
import type { Session } from "../../crawler/web.ts";
import type { Candidate } from "../evolve/candidate.ts";
import type { Evolution } from "../evolve/evolve.ts";
import type { SurveyedPage } from "../survey/surveyed.ts";
import type { Aide } from "./aide.ts";
import type { ProgramForm } from "./program-form.ts";
import type { Tried } from "./try-program.ts";

/** Pages and programs that the agent is offered at a time, and how many of these may be of one kind. */
const OFFERED = { pages: 12, programs: 8, ofKind: 2 };

/** What the agent that proposes programs has seen, is offered and works on. */
export interface ProposalState {
  session: Session;
  aide: Aide;
  pages: readonly SurveyedPage[];
  visited: Set<string>;
  seen: string;
  offers: readonly Candidate[];
  /** What it works on, and the same as a form. */
  draft?: { program: Program; form: ProgramForm };
  told?: Tried;
  outcome: string;
  room: { page: number; offers: number };
}

/** The pages that it may open next. */
export const unseen = ({ pages, visited }: ProposalState) =>
  pages.filter(({ url }) => !visited.has(url)).slice(0, OFFERED.pages);

/** Executable programs of the search to start from: those of rare kinds first, a few of each. */
export function offersOf({ archive }: Evolution, random: Random, characters: number): Candidate[] {
  const counts = countsOf(archive.elites());
  const taken = new Map<string, number>();
  let length = 0;
  return random
    .shuffle(archive.elites())
    .sort((a, b) => counts.get(a.subtype)! - counts.get(b.subtype)!)
    .filter(({ subtype }) => {
      taken.set(subtype, (taken.get(subtype) ?? 0) + 1);
      return taken.get(subtype)! <= OFFERED.ofKind;
    })
    .slice(0, OFFERED.programs)
    .filter(({ question }) => {
      length += question.length;
      return length <= characters;
    });
}

/** How many there are of each subtype. */
export function countsOf(candidates: readonly Candidate[]): Map<string, number> {
  const counts = new Map<string, number>(SUBTYPES.map((subtype) => [subtype, 0]));
  for (const { subtype } of candidates) counts.set(subtype, counts.get(subtype)! + 1);
  return counts;
}

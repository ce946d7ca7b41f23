import { callTool } from "../../agent/tools.ts";
import { ActionError, RetryError, SkipError } from "../../core/errors.ts";
import type { Program } from "../../core/program.ts";
import type { Random } from "../../core/random.ts";
import type { Relation } from "../../core/relation.ts";
import type { Web } from "../../crawler/web.ts";
import { SMALL_PARAMETERS } from "../../llm/context-window.ts";
import { untrusted } from "../../llm/untrusted.ts";
import { GuardError } from "../../logic/guard-error.ts";
import type { Candidate } from "../evolve/candidate.ts";
import type { Evolution } from "../evolve/evolve.ts";
import type { Aide } from "./aide.ts";
import { choosePrograms } from "./choose-programs.ts";
import { excerpt } from "./excerpt.ts";
import { type ProgramForm, programForm } from "./program-form.ts";
import { offersOf, type ProposalState, unseen } from "./proposal-state.ts";
import { askTurn, type ProposalTurn } from "./proposal-turn.ts";
import { addedProposals, NO_PROPOSALS, type Proposals } from "./proposals.ts";
import { proposedProgram } from "./proposed-program.ts";
import { previewOf, type SitePreview } from "./site-preview.ts";
import { type Tried, tryProgram } from "./try-program.ts";

/** Turns that the agent has for a site, and programs that it may hand in. */
const TURNS = 20;
const MOST_EMITTED = 5;
/** Pages that it has to see before it may hand anything in (WebAggregator's least visits are 7, live). */
const LEAST_VISITS = 5;
/** Characters of a page that it is shown. */
const PAGE_CHARACTERS = 2_000;
/** Replies in a row that could not be read, after which there is no use in asking. */
const MOST_LOST = 3;
/** Small models, and those that read no more tokens than this, are not asked to write: they choose. */
const SMALL_WINDOW = 8_192;
/** Share of what a model reads that the tables, and the page and offers of a turn may take. */
const SHARES = { tables: 0.25, page: 0.1, offers: 0.1 };
/** Characters of tables and of offers that are shown at most. */
const SHOWN = { tables: 24_000, offers: 4_000 };

/**
 * Lets a model propose programs over a site: it looks at pages, takes, changes or writes programs, reads what the executor says
 * of them and hands in those that nothing speaks against. They enter the archive of the search and go through the same checks.
 * What is possible in a turn is all that the reply's schema allows: nothing can be handed in before enough pages were seen.
 * A small model, and one whose replies cannot be read, chooses among programs that run instead.
 */
export async function proposePrograms(aide: Aide, evolution: Evolution, web: Web, random: Random): Promise<Proposals> {
  const { bench } = evolution;
  const { model } = aide;
  const preview = previewOf(bench, await model.room(SHOWN.tables, SHARES.tables));
  if (preview.names.size === 0) return NO_PROPOSALS;
  const done = { ...NO_PROPOSALS };
  const session = await web.open();
  const pages = random.shuffle([...bench.survey.pages.values()].filter(({ contentType }) => /html/i.test(contentType)));
  // The anchor comes first.
  pages.sort((a, b) => Number(b.url === bench.survey.root) - Number(a.url === bench.survey.root));
  const state: ProposalState = {
    session,
    aide,
    pages,
    visited: new Set(),
    seen: "–",
    offers: [],
    outcome: "–",
    room: {
      page: await model.room(PAGE_CHARACTERS, SHARES.page),
      offers: await model.room(SHOWN.offers, SHARES.offers),
    },
  };
  state.offers = offersOf(evolution, random, state.room.offers);
  const { parameters = Number.POSITIVE_INFINITY, tokens } = await model.window();
  const small = parameters < SMALL_PARAMETERS || tokens <= SMALL_WINDOW;
  let lost = 0;
  const least = Math.min(LEAST_VISITS, pages.length);
  try {
    for (let left = small ? 0 : TURNS; left > 0 && done.emitted < MOST_EMITTED; left--) {
      const reply = await askTurn(state, evolution, preview, least, left);
      if (reply === undefined || ("failed" in reply && (reply.over || ++lost === MOST_LOST))) break;
      done.turns++;
      if ("failed" in reply) {
        state.outcome = `your reply could not be read: ${reply.failed}`;
        continue;
      }
      lost = 0;
      const turn = reply.value;
      if (turn.action === "stop") break;
      await act(turn, state, evolution, preview, done);
      if (turn.action === "emit") state.offers = offersOf(evolution, random, state.room.offers);
    }
    if (!small && lost < MOST_LOST) return done;
    const chosen = await choosePrograms(aide, evolution, random, (characters) => lookAtNext(state, characters));
    return addedProposals(done, { ...NO_PROPOSALS, ...chosen });
  } finally {
    await session.close();
  }
}

async function lookAtNext(state: ProposalState, characters: number): Promise<string | undefined> {
  const [page] = unseen(state);
  if (!page) return undefined;
  state.visited.add(page.url);
  return look(state, page.url, characters);
}

async function act(
  turn: ProposalTurn,
  state: ProposalState,
  { archive, bench }: Evolution,
  preview: SitePreview,
  done: Proposals,
): Promise<void> {
  if (turn.action === "look") {
    // A turn that names no page looks at the next one.
    const page = unseen(state)[Number(turn.page || "1") - 1]!;
    state.seen = await look(state, page.url, state.room.page);
    state.visited.add(page.url);
    state.outcome = `page ${page.url} was opened`;
    done.looked++;
    return;
  }
  if (turn.action === "emit") {
    const told = state.told as Extract<Tried, { candidate: Candidate }>;
    const kept = archive.add(told.candidate);
    done.emitted++;
    if (kept) done.kept++;
    state.outcome = kept ? "it was handed in" : "it was handed in; the site has as good ones of its kind already";
    delete state.draft;
    delete state.told;
    return;
  }
  const proposed = proposedProgram(turn, state, preview);
  done.tried++;
  const told = "error" in proposed ? proposed : tryProgram(proposed.program, bench, ["model"]);
  state.told = told;
  state.outcome = "error" in told ? "it does not run" : "it runs";
  if ("error" in told) done.failed++;
  // Relation names and rounding are the house's own, once it runs.
  const program = "candidate" in told ? told.candidate.program : "program" in proposed ? proposed.program : undefined;
  const form = program && formOf(program, bench.raw);
  if (program && form) state.draft = { program, form };
}

function formOf(program: Program, relations: ReadonlyMap<string, Relation>): ProgramForm | undefined {
  try {
    return programForm(program, relations);
  } catch (error) {
    // What is no program has no blanks: the one before stays.
    if (error instanceof GuardError) return undefined;
    throw error;
  }
}

async function look({ session, aide }: ProposalState, url: string, characters: number): Promise<string> {
  const asking = { purpose: "evolve", sample: 1, meter: aide.meter };
  try {
    const seen = await callTool({ session, asking }, { tool: "visit", arguments: { url } });
    return "observation" in seen ? untrusted(excerpt(seen.observation.text, [], characters), url) : "–";
  } catch (error) {
    if (error instanceof ActionError || error instanceof SkipError || error instanceof RetryError) return error.message;
    throw error;
  }
}

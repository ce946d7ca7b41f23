import { z } from "zod";
import { canonicalJson } from "../../core/ids.ts";
import { SUBTYPES, type Subtype } from "../../core/program.ts";
import type { Random } from "../../core/random.ts";
import { promptNamed } from "../../llm/prompt.ts";
import { type Candidate, makeCandidate } from "../evolve/candidate.ts";
import { type Evolution, speaksAgainst } from "../evolve/evolve.ts";
import { MUTATIONS } from "../evolve/mutations/mutations.ts";
import type { Aide } from "./aide.ts";

/** Questions that are offered at a time: a small model loses sight of more. */
const OFFERED = 4;
/** Times that it chooses. */
const ROUNDS = 6;
/** Changes that are tried for one round's offers. */
const TRIED = 120;
/** Parents that are drawn of kinds that the site has few of. */
const RARE_KINDS = 3;
/** Replies in a row that could not be read, after which there is no use in asking. */
const MOST_LOST = 2;
/** A number, and a few words before it. */
const CHOICE_TOKENS = 400;

/** What came of it, in the figures of `Proposals`. */
export interface Chosen {
  turns: number;
  looked: number;
  emitted: number;
  kept: number;
}

/**
 * What is left to a model that cannot write programs: in each round it is shown a page and a few new questions whose programs
 * run already, with nothing against them, and says which one a curious person would rather ask. That one enters the archive.
 *
 * @param look opens the page that comes next, and gives what it says in so many characters; undefined where there is none
 */
export async function choosePrograms(
  aide: Aide,
  evolution: Evolution,
  random: Random,
  look: (characters: number) => Promise<string | undefined>,
): Promise<Chosen> {
  const done: Chosen = { turns: 0, looked: 0, emitted: 0, kept: 0 };
  const prompt = promptNamed("evolve");
  const { survey } = evolution.bench;
  const offered = new Set(evolution.archive.elites().map(programKey));
  let lost = 0;
  for (let round = 0; round < ROUNDS && lost < MOST_LOST; round++) {
    const offers = newOffers(evolution, random, offered);
    if (offers.length === 0) break;
    const seen = await look(PAGE_CHARACTERS);
    if (seen !== undefined) done.looked++;
    const numbers = offers.map((_, index) => String(index + 1));
    const reply = await aide.ask({
      purpose: "evolve",
      messages: [
        { role: "system", content: prompt.text("choose_system", survey.language) },
        {
          role: "user",
          content: prompt.text("choose", survey.language, {
            site: survey.siteName,
            seen: seen ?? "–",
            offers: offers.map(({ question }, index) => `${index + 1}. ${question}`).join("\n\n"),
          }),
        },
      ],
      shape: {
        name: "choice",
        schema: z.strictObject({ reason: z.string(), choice: z.enum(["0", ...numbers] as [string, ...string[]]) }),
      },
      more: { maxTokens: CHOICE_TOKENS },
    });
    if ("failed" in reply) {
      if (reply.over) break;
      lost++;
      continue;
    }
    lost = 0;
    done.turns++;
    const chosen = offers[Number(reply.value.choice) - 1];
    if (!chosen) continue;
    done.emitted++;
    if (evolution.archive.add({ ...chosen, trail: [...chosen.trail, "model"] })) done.kept++;
  }
  return done;
}

/** Characters of a page that are shown beside the offers. */
const PAGE_CHARACTERS = 900;

const programKey = ({ program }: Candidate) => canonicalJson(program);

/** Changed programs of the archive that run and that it does not have, one of a kind; those of rare kinds are changed first. */
function newOffers({ archive, bench }: Evolution, random: Random, offered: Set<string>): Candidate[] {
  const elites = archive.elites();
  const counts = new Map<Subtype, number>();
  for (const { subtype } of elites) counts.set(subtype, (counts.get(subtype) ?? 0) + 1);
  const rare = SUBTYPES.filter((subtype) => counts.has(subtype))
    .sort((a, b) => counts.get(a)! - counts.get(b)!)
    .slice(0, RARE_KINDS);
  const first = elites.filter(({ subtype }) => rare.includes(subtype));
  // Two programs may ask the same: who has the most is the most frequent.
  const asked = new Set(elites.map(({ question }) => question));
  const offers: Candidate[] = [];
  const kinds = new Set<string>();
  for (let tried = 0; tried < TRIED && offers.length < OFFERED && elites.length > 0; tried++) {
    const parent = random.pick(tried % 2 === 0 && first.length > 0 ? first : elites);
    const mutation = random.pick(MUTATIONS);
    const tree = mutation.apply(parent.tree, bench, random);
    const candidate = tree && makeCandidate(tree, bench, [...parent.trail, mutation.name]);
    if (!candidate || asked.has(candidate.question) || offered.has(programKey(candidate))) continue;
    if (kinds.has(kindOf(candidate))) continue;
    if (speaksAgainst(candidate, bench) !== undefined) continue;
    offered.add(programKey(candidate));
    kinds.add(kindOf(candidate));
    offers.push(candidate);
  }
  return offers;
}

const kindOf = ({ subtype, columns }: Candidate) => `${subtype} ${columns.join("|")}`;

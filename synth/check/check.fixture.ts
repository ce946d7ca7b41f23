import type { Relation } from "../../core/relation.ts";
import type { CheckResult, ProvenTask } from "../../core/task.ts";
import { makeCandidate } from "../evolve/candidate.ts";
import { leaf, over } from "../evolve/node.ts";
import { Workbench } from "../evolve/workbench.ts";
import { makeTask } from "../make-task.ts";
import { lakeSite, lakes } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import type { Check, CheckContext } from "./check.ts";
import { FactsIndex } from "./facts-index.ts";

const survey = surveySite(lakeSite());
const names = ["Arvasjaur", "Brenner", "Colmar", "Drina", "Ems"];
const mean = over("mean", over("named", leaf(lakes().id), { names }), { column: "Surface area" });

/** A sound task: a mean over a few lakes by name. */
export const task: ProvenTask = makeTask(makeCandidate(mean, new Workbench(survey), [])!, survey, "set");

/** The lakes' site as checks see it, with no snapshots. */
export function context(changes: Partial<CheckContext> = {}, relations: Relation[] = [lakes()]): CheckContext {
  const byId = new Map(relations.map((relation) => [relation.id, relation]));
  return {
    task,
    facts: new FactsIndex(relations),
    relations: byId,
    pages: new Map(lakeSite(relations).pages.map((page) => [page.url, page])),
    rebuilt: async () => byId,
    source: async () => undefined,
    lines: async () => [],
    others: [],
    ...changes,
  };
}

export const result = async (check: Check, given: CheckContext): Promise<CheckResult> => check.run(given);
export const outcome = async (check: Check, given: CheckContext) => (await check.run(given)).outcome;

/** The sound task with every value that it uses printed like this. */
export function printing(label: string, printed: string): ProvenTask {
  const uses = (step: ProvenTask["derivation"][number]) => step.uses.map((use) => ({ ...use, label, printed }));
  return { ...task, derivation: task.derivation.map((step) => ({ ...step, uses: uses(step) })) };
}

import type { Blocklist } from "../core/blocklist.ts";
import type { Clock } from "../core/clock.ts";
import type { Progress } from "../core/progress.ts";
import { type Audit, isAccepted, type ProvenTask, type Task } from "../core/task.ts";
import type { Site } from "../storage/site-store.ts";
import type { Balance, Supply } from "./balance.ts";
import { screenTask } from "./check/audit.ts";
import type { CheckContext, SiteFacts } from "./check/check.ts";
import type { Curation } from "./curate.ts";
import type { AvoidLists } from "./decontaminate/avoid-list.ts";
import type { Elite } from "./evolve/archive.ts";
import { workOf } from "./evolve/outcome.ts";
import { explainScores } from "./evolve/scores.ts";
import type { Searched } from "./evolve/searched.ts";
import { levelOf } from "./level.ts";
import { makeTask } from "./make-task.ts";
import type { SiteReading, Survey } from "./survey/survey.ts";
import type { ModelSide, Screened, SiteRecord } from "./with-model/model-side.ts";

/** A site with what its search found, while tasks are chosen from it. */
export interface Prepared extends Supply {
  site: Site;
  reading: SiteReading;
  survey: Survey;
  facts: SiteFacts;
  curation: Curation;
  /** Tasks that it must not repeat. */
  standing: readonly Task[];
  accepted: ProvenTask[];
  audits: Audit[];
  rejected: Record<string, number>;
  /** What its search tried, by kind of question. */
  searched: Searched;
  tried: number;
  /** What a model did for its tasks; absent where none helped. */
  record?: SiteRecord;
}

export interface Choice {
  blocklist?: Blocklist;
  signal?: AbortSignal;
  set: string;
  avoided: AvoidLists;
  progress: Progress;
  clock: Clock;
  side?: ModelSide;
}

/** Takes candidates in the order of the balance until there are enough tasks or no candidate is left. */
export async function chooseTasks(
  prepared: readonly Prepared[],
  wanted: number,
  balance: Balance,
  choice: Choice,
): Promise<void> {
  const { signal, progress, clock } = choice;
  progress.stage("choosing and checking tasks");
  const accepted: ProvenTask[] = [];
  let refused = 0;
  while (accepted.length < wanted) {
    const turn = balance.next(prepared);
    if (!turn) break;
    const { subtype, supply } = turn;
    const elite = supply.curation.next(subtype);
    if (!elite) continue;
    signal?.throwIfAborted();
    const { task, results, failed } = await finished(elite, supply, accepted, choice);
    if (failed !== undefined) {
      refused += 1;
      supply.rejected[failed] = (supply.rejected[failed] ?? 0) + 1;
      supply.curation.refuse();
      balance.refuse(subtype);
    } else {
      supply.curation.take();
      balance.take(task, supply);
      accepted.push(task);
      supply.accepted.push(task);
      supply.audits.push({ taskId: task.id, at: clock.now().toISOString(), web: "archive", results, accepted: true });
    }
    progress.update(accepted.length, wanted, { refused });
  }
}

/** A candidate as a task: screened by the rules, then, where a model helps, in its words and with its opinion. */
async function finished(
  elite: Elite,
  supply: Prepared,
  accepted: readonly ProvenTask[],
  choice: Choice,
): Promise<Screened> {
  const { side } = choice;
  const task = scored(elite, supply, choice.set);
  // An earlier run may have stored this very task in a model's words: that is no twin.
  const others = side ? supply.standing.filter((other) => !side.isReworded(other, task.question)) : supply.standing;
  const byRules = await screened(task, { ...supply, standing: others }, accepted, choice);
  if (!side || byRules.failed !== undefined) return byRules;
  return side.finish({
    accepted: byRules,
    facts: supply.facts,
    siteName: supply.survey.siteName,
    inWords: (question) => scored({ ...elite, question }, supply, choice.set),
    screen: (one) => screened(one, supply, accepted, choice),
    record: supply.record!,
  });
}

async function screened(
  task: ProvenTask,
  supply: Prepared,
  accepted: readonly ProvenTask[],
  choice: Choice,
): Promise<Screened> {
  const results = await screenTask(contextOf(task, supply, accepted, choice));
  const failed = results.find((result) => result.outcome === "fail" || !isAccepted([result]));
  return { task, results, ...(failed ? { failed: failed.check } : {}) };
}

function contextOf(
  task: ProvenTask,
  { facts, standing }: Prepared,
  accepted: readonly Task[],
  choice: Choice,
): CheckContext {
  const { blocklist } = choice;
  return {
    ...facts,
    task,
    others: [...standing, ...accepted],
    avoided: choice.avoided,
    ...(blocklist ? { blocklist } : {}),
  };
}

/** The task that a candidate is, with why it was chosen. */
function scored(elite: Elite, { survey, curation }: Prepared, set: string): ProvenTask {
  const { why } = levelOf(workOf(elite));
  return {
    ...makeTask(elite, survey, set),
    scores: { ...explainScores(elite), novelty: curation.novelty(), level: why },
  };
}

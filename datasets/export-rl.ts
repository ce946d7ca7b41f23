import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { UsageError } from "../core/errors.ts";
import { packageRoot } from "../core/package-root.ts";
import type { Store } from "../storage/open-store.ts";
import { tasksById } from "../storage/solved-tasks.ts";
import type { TaskSet } from "../storage/task-store.ts";
import { CanonicalRecorder } from "./canonical-record.ts";
import { targetOf } from "./dataset-target.ts";
import type { ExportReport } from "./export-report.ts";
import { rlParquet } from "./rl-parquet.ts";
import { hasRuleReward, RlRow, rlRow } from "./rl-row.ts";
import { rowFaults } from "./row-faults.ts";
import type { TrainingOptions } from "./training-options.ts";
import { trainingSet } from "./training-set.ts";
import { DatasetWriter } from "./write-dataset.ts";

/** The file that stands beside the prompts and says what an answer is worth. */
const REWARD = "reward.py";

/**
 * Writes a set's tasks as prompts with a verifiable reward, in the shape that verl and TRL's GRPO read, as JSON lines or
 * Parquet, with `reward.py`, which judges as the rules do and needs nothing but Python. Tasks whose answers rules alone
 * cannot judge as right or wrong are left out.
 * Throws `UsageError` for a set whose purpose is evaluation, unless forced.
 */
export async function exportRl(store: Store, set: TaskSet, options: TrainingOptions): Promise<ExportReport> {
  const format = options.format || "jsonl";
  if (format !== "jsonl" && format !== "parquet")
    throw new UsageError(`rl has no format "${format}"`, { mend: "say --format jsonl or parquet" });
  const target = targetOf(options.out, `.${format}`);
  const training = await trainingSet(store, set, options.force);
  const { skipped } = training;
  const recorder = new CanonicalRecorder();
  return DatasetWriter.during(target, format === "parquet" ? rlParquet : undefined, async (writer) => {
    for await (const task of tasksById(store, set.id)) {
      options.signal?.throwIfAborted();
      const full = options.limit > 0 && writer.rows >= options.limit;
      const reason = training.isHeld(task)
        ? "in_evaluation_set"
        : hasRuleReward(task)
          ? full && "limit"
          : "no_rule_reward";
      if (reason) {
        skipped.add(reason);
        continue;
      }
      const split = training.splitOf(task);
      writer.write(split, rlRow(set.name, task, split, recorder));
      training.count(task, split);
    }
    if (format === "jsonl") await writer.verify((row) => rowFaults(RlRow, row, promptFaults));
    const card = await training.card({
      title: `Waymark prompts with rewards: ${set.name}`,
      about:
        "A question a row, with the answer that its reward is measured by: for verl, and for TRL's GRPOTrainer. `reward_model.ground_truth` is JSON text: the typed answer, and the question.",
      categories: ["question-answering", "reinforcement-learning"],
      sections: [
        [
          "Reward",
          `\`${REWARD}\` repeats the rules that Waymark judges by and imports nothing outside Python's standard library: 1.0 for a right answer, 0.0 for any other. verl: \`custom_reward_function.path=${REWARD}\` (\`compute_score\`). TRL: \`from reward import reward_func\`, in \`reward_funcs\`. The last call of \`final_answer\` counts, else the last message.`,
        ],
        [
          "Environment",
          "The answers hold for the pages as they were recorded. `waymark export bundle` packs the set with them; `waymark mcp --web archive` serves the browsing tools on them over MCP, with no network.",
        ],
      ],
      fileName: (split) => basename(target.fileOf(split)),
    });
    const text = readFileSync(join(packageRoot(), "configs", REWARD), "utf8");
    return { rows: writer.rows, skipped: skipped.counts, files: writer.finish(card, [{ name: REWARD, text }]) };
  });
}

function promptFaults({ prompt, reward_model }: RlRow): string[] {
  JSON.parse(reward_model.ground_truth);
  return prompt.at(-1)?.role === "user" ? [] : ["the prompt does not end with the question"];
}

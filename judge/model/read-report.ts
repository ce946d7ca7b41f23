import { z } from "zod";
import type { Verdict } from "../../core/attempt.ts";
import type { Task } from "../../core/task.ts";
import type { CallContext } from "../../llm/call-context.ts";
import type { Model } from "../../llm/model.ts";
import { type Prompt, promptNamed } from "../../llm/prompt.ts";
import { untrusted } from "../../llm/untrusted.ts";
import { mean } from "../mean.ts";
import { repliesTo, summedVotes, type Vote, voteOf, votesFor } from "./votes.ts";

const LABEL = {
  name: "point",
  schema: z.strictObject({
    explanation: z.string().min(1),
    verdict: z.enum(["supported", "omitted", "contradicted"]),
  }),
};
type Label = z.infer<typeof LABEL.schema>["verdict"];

/** The best rating; ratings are told as shares of it. */
const BEST = 10;
const RATING = {
  name: "rating",
  schema: z.strictObject({ explanation: z.string().min(1), rating: z.int().min(0).max(BEST) }),
};
/** What is rated, by the names of its prompt and its measure. */
const QUALITIES = ["clarity", "insight"] as const;

/** Points that a verdict's explanation quotes. */
const QUOTED = 5;

/**
 * A model reads a report (DeepResearchGym's protocol, as AgentWebBench 3.3.4 has it): of each key point whether the report
 * supports, omits or contradicts it, by majority of `votes`; clarity and insight from 0 to 1, the mean of the votes that came,
 * and left out where half of them or fewer did. Metrics: `key_point_recall` and `key_point_contradiction` are shares of all
 * points, those without a majority among them, and left out where no point has one.
 *
 * A report is correct where every point is supported, incorrect where one is not, and unscored where points without a majority
 * alone keep it from being correct, and where there are no points to compare with.
 */
export async function readReport(
  model: Model,
  votes: number,
  task: Task,
  report: string,
  context: Omit<CallContext, "sample">,
): Promise<Pick<Verdict, "verdict" | "rule" | "explanation" | "score" | "metrics" | "votes">> {
  const prompt = reportPrompt();
  const points = (task.answer.type === "open" && task.answer.keyPoints) || [];
  const asked = { question: task.question, report: untrusted(report, "student") };
  const messages = (which: string, more: Record<string, string> = {}) => [
    { role: "system" as const, content: prompt.text("system", task.language) },
    { role: "user" as const, content: prompt.text(which, task.language, { ...asked, ...more }) },
  ];
  const [labels, qualities] = await Promise.all([
    Promise.all(
      points.map((point) =>
        voteOf(model, { messages: messages("point", { point }), shape: LABEL, times: votes }, context),
      ),
    ),
    Promise.all(
      QUALITIES.map(async (name) => {
        const { said, failures } = await repliesTo(
          model,
          { messages: messages(name), shape: RATING, times: votes },
          context,
        );
        const rating = 2 * said.length > votes ? mean(said.map((reply) => reply.rating)) : null;
        return { name, rating, failed: failures.length, words: said[0]?.explanation ?? failures[0] ?? "" };
      }),
    ),
  ]);
  const rated = qualities.flatMap(({ name, rating }) => (rating === null ? [] : [[name, rating / BEST] as const]));
  const counts = { supported: 0, omitted: 0, contradicted: 0, unread: 0 };
  for (const { outcome } of labels) counts[outcome ?? "unread"] += 1;
  const recall = counts.supported / points.length;
  const measured: Record<string, number> =
    counts.unread === points.length
      ? {}
      : { key_point_recall: recall, key_point_contradiction: counts.contradicted / points.length };
  return {
    ...decided(points.length, counts),
    explanation: [
      ...pointSentences(points, labels, counts),
      ...qualities.map(({ name, rating, words }) => `${name} ${rating === null ? "unread" : rating / BEST}: ${words}`),
    ].join(" "),
    metrics: { ...measured, ...Object.fromEntries(rated) },
    votes: summedVotes([
      ...labels.map((label) => votesFor(label, "supported")),
      ...qualities.map(({ failed }) => ({ correct: 0, incorrect: 0, failed })),
    ]),
    ...(counts.unread === points.length ? {} : { score: recall }),
  };
}

/** What reports are read by; its hash stands in their verdicts. */
export function reportPrompt(): Prompt {
  return promptNamed("judge-report");
}

type Counts = Record<Label | "unread", number>;

function decided(points: number, { supported, unread }: Counts): Pick<Verdict, "verdict" | "rule"> {
  if (points === 0) return { verdict: "unscored", rule: "report.no_points" };
  if (supported === points) return { verdict: "correct", rule: "report.points" };
  return { verdict: supported + unread === points ? "unscored" : "incorrect", rule: "report.points" };
}

function pointSentences(points: readonly string[], labels: readonly Vote<Label>[], counts: Counts): string[] {
  if (points.length === 0) return ["There are no key points to compare with."];
  const said = Object.entries(counts).flatMap(([name, count]) => (count === 0 ? [] : [`${count} ${name}`]));
  const missed = labels.flatMap(({ outcome, explanation }, at) =>
    outcome === "supported" ? [] : [`“${points[at]}” ${outcome ?? "unread"} (${explanation})`],
  );
  const more = missed.length > QUOTED ? ` and ${missed.length - QUOTED} more` : "";
  return [
    `Of ${points.length} key points: ${said.join(", ")}.`,
    ...(missed.length > 0 ? [`${missed.slice(0, QUOTED).join("; ")}${more}.`] : []),
  ];
}

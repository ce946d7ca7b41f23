import type { z } from "zod";
import type { Votes } from "../../core/attempt.ts";
import { BudgetError, RetryError, type WaymarkError } from "../../core/errors.ts";
import type { CallContext } from "../../llm/call-context.ts";
import type { ChatMessage } from "../../llm/chat.ts";
import type { Model } from "../../llm/model.ts";
import { structured } from "../../llm/structured.ts";
import { ContextLengthError } from "../../llm/wire-faults.ts";

/** What a model is asked for, `times` times over. */
export interface Ballot<T> {
  messages: readonly ChatMessage[];
  shape: { name: string; schema: z.ZodType<T> };
  times: number;
}

/**
 * Asks a model the same question several times: the replies that came and fit, and what went wrong with the others. Rejects
 * with what ends a run: a wrong key, an unknown model.
 */
export async function repliesTo<T>(
  model: Model,
  { messages, shape, times }: Ballot<T>,
  context: Omit<CallContext, "sample">,
): Promise<{ said: T[]; failures: string[] }> {
  const failures: string[] = [];
  const replies = await Promise.all(
    Array.from({ length: times }, async (_, at): Promise<T[]> => {
      try {
        const reply = await structured(model, { messages }, shape, { ...context, sample: at + 1 });
        if (reply.ok) return [reply.value];
        failures.push(`the judge's reply fits no schema: ${reply.error}`);
      } catch (error) {
        if (!isLostReply(error)) throw error;
        failures.push(`the judge gave no reply: ${error.message}`);
      }
      return [];
    }),
  );
  return { said: replies.flat(), failures };
}

/** What several replies to one question came to. */
export interface Vote<V> {
  /** Undefined where no verdict has more than half of all votes that were asked for. */
  outcome: V | undefined;
  /** The votes for each verdict; replies that did not come or fit no schema are votes for none. */
  counts: ReadonlyMap<V, number>;
  failed: number;
  /** The model's own words: of the first reply that decided as all of them together; else what went wrong. */
  explanation: string;
}

/** Asks several times for a verdict and takes what more than half of the votes say. Rejects as `repliesTo`. */
export async function voteOf<V extends string>(
  model: Model,
  ballot: Ballot<{ explanation: string; verdict: V }>,
  context: Omit<CallContext, "sample">,
): Promise<Vote<V>> {
  const { said, failures } = await repliesTo(model, ballot, context);
  const counts = new Map<V, number>();
  for (const { verdict } of said) counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
  const outcome = [...counts].find(([, votes]) => 2 * votes > ballot.times)?.[0];
  const words = said.find(({ verdict }) => verdict === outcome)?.explanation;
  const explanation = words ?? failures[0] ?? "The votes are divided.";
  return { outcome, counts, failed: failures.length, explanation };
}

/** The votes for and against, where one verdict is the right one. */
export function votesFor<V extends string>({ counts, failed }: Vote<V>, right: V): Votes {
  const all = [...counts.values()].reduce((sum, votes) => sum + votes, 0);
  const correct = counts.get(right) ?? 0;
  return { correct, incorrect: all - correct, failed };
}

/** Adds the votes of several questions about one answer. */
export function summedVotes(votes: readonly Votes[]): Votes {
  const sum: Votes = { correct: 0, incorrect: 0, failed: 0 };
  for (const { correct, incorrect, failed } of votes) {
    sum.correct += correct;
    sum.incorrect += incorrect;
    sum.failed += failed;
  }
  return sum;
}

/** What takes one vote away and leaves the others: no reply after all retries, too long an answer, a budget used up. */
function isLostReply(error: unknown): error is WaymarkError {
  return error instanceof RetryError || error instanceof BudgetError || error instanceof ContextLengthError;
}

import type OpenAI from "openai";
import { type Clock, systemClock } from "../core/clock.ts";
import { RetryError, StopError } from "../core/errors.ts";
import { seededRandom } from "../core/random.ts";
import { NO_USAGE } from "./chat.ts";
import type { Encoder } from "./encoder.ts";
import { costOf, priceOf } from "./prices.ts";
import { retrying } from "./retry.ts";
import type { EndpointOptions } from "./wire.ts";
import { faultOf } from "./wire-faults.ts";

/** Texts of one request. */
const BATCH = 64;
/** Milliseconds that one request may take, and that all of its tries may. */
const REQUEST_MS = 120_000;
const CALL_MS = 900_000;

/**
 * A model behind `/v1/embeddings`. Rejects as `Model.chat` does: `StopError` (key, model; a text that is not on record where
 * nothing may be asked), `BudgetError`, `RetryError` where all tries failed.
 */
export function endpointEncoder(
  { name, baseUrl, apiKey, replay }: EndpointOptions & { name: string; replay: boolean },
  clock: Clock = systemClock,
): Encoder {
  const key = apiKey === undefined || apiKey === "" ? "none" : apiKey;
  let client: Promise<OpenAI> | undefined;
  /** The package is loaded with the first request: most runs ask no model. */
  const opened = () => {
    client ??= import("openai").then(
      ({ OpenAI }) => new OpenAI({ baseURL: baseUrl, apiKey: key, maxRetries: 0, timeout: REQUEST_MS }),
    );
    return client;
  };
  const price = priceOf(name);

  async function request(input: string[], signal: AbortSignal | undefined) {
    try {
      // Asked for plainly: the package would ask for base64, which not every server speaks.
      const body = { model: name, input, encoding_format: "float" as const };
      const { embeddings } = await opened();
      const answer = await embeddings.create(body, signal ? { signal: AbortSignal.any([signal]) } : undefined);
      const vectors = answer.data
        .toSorted((a, b) => a.index - b.index)
        .map(({ embedding }) => Float32Array.from(embedding));
      if (vectors.length !== input.length) {
        throw new RetryError(
          "server_error",
          `${name} at ${baseUrl} gave ${vectors.length} vectors for ${input.length} texts`,
        );
      }
      return { vectors, tokens: answer.usage?.prompt_tokens ?? 0 };
    } catch (error) {
      signal?.throwIfAborted();
      throw faultOf(error, { messages: [] }, name, baseUrl);
    }
  }

  return {
    name: `${name} at ${baseUrl}`,
    englishOnly: false,
    encode: async (texts, { meter, signal, purpose }) => {
      if (replay && texts.length > 0) {
        throw new StopError(`${name} was never asked for these vectors (${purpose}): there are none on record`, {
          mend: "leave --llm-cache only out",
        });
      }
      const vectors: Float32Array[] = [];
      for (let from = 0; from < texts.length; from += BATCH) {
        meter.check();
        const until = clock.now().getTime() + CALL_MS;
        const made = await retrying(() => request([...texts.slice(from, from + BATCH)], signal), {
          clock,
          random: seededRandom(name),
          until,
          ...(signal ? { signal } : {}),
        });
        const usage = { ...NO_USAGE, input: made.tokens };
        meter.add(usage, costOf(usage, price));
        vectors.push(...made.vectors);
      }
      return vectors;
    },
  };
}

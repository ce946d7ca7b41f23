import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { packageRoot } from "../core/package-root.ts";
import type { EndpointOptions } from "./wire.ts";

/** What a model can read. */
export interface ContextWindow {
  /** Tokens of prompt and reply together. */
  tokens: number;
  /** Who says so; `refusal`: the server, when a prompt was too long for it. */
  from: "endpoint" | "refusal" | "configs" | "default";
  /** How many parameters it has, where the endpoint tells. */
  parameters?: number;
}

/** Models with fewer parameters tend to go on until they are stopped, and are better at choosing than at writing. */
export const SMALL_PARAMETERS = 4_000_000_000;
/** Taken where nobody says what a model reads: what servers of open models are usually started with at least. */
const DEFAULT_TOKENS = 32_768;
/** What Ollama gives a model that nobody has configured (its documented default). */
const OLLAMA_TOKENS = 4_096;
/** Milliseconds that an endpoint has to say what it reads. */
const ASKING_MS = 5_000;

const ModelsFile = z.strictObject({
  models: z.array(z.strictObject({ name: z.string().min(1), context: z.number().int().positive() })),
});
let table: z.infer<typeof ModelsFile> | undefined;

/** What `configs/models.yaml` says: the longest name there that begins this model's; else the default. */
export function configuredWindow(model: string): ContextWindow {
  table ??= ModelsFile.parse(parse(readFileSync(join(packageRoot(), "configs", "models.yaml"), "utf8")));
  const bare = model.slice(model.lastIndexOf("/") + 1).toLowerCase();
  const [best] = table.models
    .filter(({ name }) => bare.startsWith(name.toLowerCase()))
    .sort((a, b) => b.name.length - a.name.length);
  return best ? { tokens: best.context, from: "configs" } : { tokens: DEFAULT_TOKENS, from: "default" };
}

const Count = z.number().int().positive().optional().catch(undefined);
/** An entry of `/v1/models`, as far as servers put into it what a model reads. */
const Listed = z.object({
  id: z.string(),
  aliases: z.array(z.string()).optional().catch(undefined),
  owned_by: z.string().optional().catch(undefined),
  /** vLLM and SGLang. */
  max_model_len: Count,
  /** OpenRouter and Together. */
  context_length: Count,
  /** Groq. */
  context_window: Count,
  /** llama.cpp. */
  meta: z.object({ n_ctx: Count, n_params: Count }).optional().catch(undefined),
});
const List = z.object({ data: z.array(z.unknown()) });
const LlamaProps = z.object({ default_generation_settings: z.object({ n_ctx: z.number().int().positive() }) });
const OllamaLoaded = z.object({
  models: z.array(z.object({ name: z.string(), model: z.string().optional(), context_length: Count })),
});

/**
 * Asks the endpoint what a model reads; undefined where it does not tell, or cannot be reached. llama.cpp parts its context
 * among its slots: what one of them has is said by `/props` alone.
 */
export async function toldWindow(endpoint: EndpointOptions, model: string): Promise<ContextWindow | undefined> {
  const base = endpoint.baseUrl.replace(/\/+$/, "");
  const root = base.replace(/\/v\d+$/, "");
  const entry = entryOf(await getJson(`${base}/models`, endpoint), model);
  if (!entry) return undefined;
  const { meta, max_model_len, context_length, context_window, owned_by } = entry;
  if (owned_by === "llamacpp") {
    const props = LlamaProps.safeParse(await getJson(`${root}/props`, endpoint));
    const tokens = props.success ? props.data.default_generation_settings.n_ctx : meta?.n_ctx;
    const parameters = meta?.n_params === undefined ? {} : { parameters: meta.n_params };
    return tokens === undefined ? undefined : { tokens, from: "endpoint", ...parameters };
  }
  // Ollama says that its models are the "library"'s.
  if (owned_by === "library") {
    const loaded = OllamaLoaded.safeParse(await getJson(`${root}/api/ps`, endpoint));
    const own = loaded.success
      ? loaded.data.models.find((one) => one.name === model || one.model === model)
      : undefined;
    return { tokens: own?.context_length ?? OLLAMA_TOKENS, from: "endpoint" };
  }
  const tokens = max_model_len ?? context_length ?? context_window ?? meta?.n_ctx;
  return tokens === undefined ? undefined : { tokens, from: "endpoint" };
}

function entryOf(answer: unknown, model: string): z.infer<typeof Listed> | undefined {
  const list = List.safeParse(answer);
  const entries = (list.success ? list.data.data : []).flatMap((entry) => {
    const parsed = Listed.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
  const named = entries.find(({ id, aliases = [] }) => id === model || aliases.includes(model));
  // llama.cpp serves its one model whatever name it is asked by.
  const [only] = entries;
  return named ?? (entries.length === 1 && only?.owned_by === "llamacpp" ? only : undefined);
}

async function getJson(url: string, { apiKey }: EndpointOptions): Promise<unknown> {
  const headers: Record<string, string> = apiKey ? { authorization: `Bearer ${apiKey}` } : {};
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(ASKING_MS) });
    return response.ok ? await response.json() : undefined;
  } catch (error) {
    // Down, slow, or no JSON: the call that the window is for will say so in full.
    if (error instanceof Error) return undefined;
    throw error;
  }
}

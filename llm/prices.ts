import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { packageRoot } from "../core/package-root.ts";
import type { Usage } from "./chat.ts";

const PriceFile = z.strictObject({
  models: z.array(
    z.strictObject({
      /** Beginning of the model's name, after a provider's prefix ("openai/") is taken off. */
      name: z.string().min(1),
      /** US dollars per million tokens. */
      input: z.number().min(0),
      cached: z.number().min(0).optional(),
      output: z.number().min(0),
    }),
  ),
});

/** US dollars of a million tokens of each class. Thinking is billed as output. */
export interface Price {
  input: number;
  cached: number;
  output: number;
}

let table: z.infer<typeof PriceFile> | undefined;

/**
 * Price of a model by `configs/prices.yaml`: the longest name there that begins this model's. Undefined where there is none;
 * models on one's own machine have none and cost nothing.
 */
export function priceOf(model: string): Price | undefined {
  table ??= PriceFile.parse(parse(readFileSync(join(packageRoot(), "configs", "prices.yaml"), "utf8")));
  const bare = model.slice(model.lastIndexOf("/") + 1).toLowerCase();
  const [best] = table.models
    .filter(({ name }) => bare.startsWith(name.toLowerCase()))
    .sort((a, b) => b.name.length - a.name.length);
  return best && { input: best.input, cached: best.cached ?? best.input, output: best.output };
}

const MILLION = 1_000_000;

/** US dollars. */
export function costOf(usage: Usage, price: Price | undefined): number {
  if (!price) return 0;
  const { input, cached, output, reasoning } = usage;
  return (input * price.input + cached * price.cached + (output + reasoning) * price.output) / MILLION;
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { UsageError } from "../core/errors.ts";
import { contentId } from "../core/ids.ts";
import { packageRoot } from "../core/package-root.ts";

const Texts = z.record(z.string(), z.string().min(1));
const PromptFile = z.object({ en: Texts, zh: Texts.optional() });

/** A file of `configs/prompts/`: named texts with `{slots}`, in English and Chinese. */
export interface Prompt {
  /** Hash of the whole file; stored with every result that it led to. */
  readonly id: string;
  /**
   * The text of that name with its slots filled in. A language that the file does not have falls back to English.
   * Throws `UsageError` where the text is missing, or a slot is not filled.
   */
  text(name: string, language: string, slots?: Readonly<Record<string, string>>): string;
  /** Names of the texts that there are in a language. */
  names(language: "en" | "zh"): string[];
}

const loaded = new Map<string, Prompt>();

/** The prompt `configs/prompts/NAME.yaml`. Throws `UsageError` where its content has not the shape of a prompt. */
export function promptNamed(name: string): Prompt {
  let prompt = loaded.get(name);
  if (!prompt) {
    prompt = read(name);
    loaded.set(name, prompt);
  }
  return prompt;
}

function read(name: string): Prompt {
  const path = join(packageRoot(), "configs", "prompts", `${name}.yaml`);
  const parsed = PromptFile.safeParse(parse(readFileSync(path, "utf8")));
  if (!parsed.success) {
    throw new UsageError(`${path} is no prompt file: ${z.prettifyError(parsed.error).replace(/\s+/g, " ")}`);
  }
  const { data } = parsed;
  return {
    id: contentId("prompt", data),
    names: (language) => Object.keys(data[language] ?? {}),
    text(which, language, slots = {}) {
      const texts = language.startsWith("zh") ? (data.zh ?? data.en) : data.en;
      const text = texts[which] ?? data.en[which];
      if (text === undefined) throw new UsageError(`${path} has no text "${which}"`);
      // In one pass: what is filled in may contain braces of its own.
      return text.trim().replace(/\{([a-z_]+)\}/g, (_, slot: string) => {
        const value = slots[slot];
        if (value === undefined) throw new UsageError(`${path}: nothing fills {${slot}} of "${which}"`);
        return value;
      });
    },
  };
}

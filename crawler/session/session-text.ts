import { ActionError, RetryError, SkipError, type WaymarkError } from "../../core/errors.ts";
import { promptNamed } from "../../llm/prompt.ts";

/** The prompt that holds what sessions say. */
const SESSION_TEXTS = "session";

type Slots = Readonly<Record<string, string | number>>;

/** What a session says besides what pages say, in the language of whoever browses. */
export function sessionText(language: string, name: string, slots: Slots = {}): string {
  const filled = Object.entries(slots).map(([slot, value]) => [slot, String(value)]);
  return promptNamed(SESSION_TEXTS).text(name, language, Object.fromEntries(filled));
}

function hasText(name: string): boolean {
  return promptNamed(SESSION_TEXTS).names("en").includes(name);
}

/** An action that a session cannot do, said by a text of the prompt `session`: in English, and in whatever language is asked for. */
export class SessionFault extends ActionError {
  readonly #name: string;
  readonly #slots: Slots;

  constructor(name: string, slots: Slots = {}, options: { cause?: unknown } = {}) {
    const mend = `${name}.mend`;
    super(sessionText("en", name, slots), {
      ...options,
      ...(hasText(mend) ? { mend: sessionText("en", mend) } : {}),
    });
    this.#name = name;
    this.#slots = slots;
  }

  in(language: string): string {
    const mend = this.mend === undefined ? [] : [sessionText(language, `${this.#name}.mend`)];
    return [sessionText(language, this.#name, this.#slots), ...mend].join(language.startsWith("zh") ? "；" : "; ");
  }
}

/**
 * What an agent is told of a call that failed: in its language, and with what it can do about it. What a user could do, give a
 * login or crawl the site, is no advice to an agent.
 */
export function faultTold(error: WaymarkError, language = "en"): string {
  if (error instanceof SessionFault) return error.in(language);
  if (error instanceof SkipError || error instanceof RetryError) {
    const name = `skip.${error.reason}`;
    return sessionText(language, hasText(name) ? name : "skip", { error: error.message });
  }
  return error.mend ? `${error.message}; ${error.mend}` : error.message;
}

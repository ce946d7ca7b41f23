import type { ChatMessage, ChatToolCall } from "../llm/chat.ts";
import { promptNamed } from "../llm/prompt.ts";
import { untrusted } from "../llm/untrusted.ts";
import type { Seen } from "./agent.ts";
import { type Repetition, repetitionsIn } from "./repeated-lines.ts";
import { termsOf } from "./search/words.ts";
import { toldSteps } from "./told-steps.ts";
import type { Turn } from "./turn.ts";

/** Characters of observations that are shown whole at most. */
export const FULL_CHARACTERS = 17_000;
/** Share of those that one observation may take: two of them fit before the older one is condensed. */
const ONE_SHARE = 0.5;
/** Observations that are shown whole at most: what else is in sight of them is repeated with every step. */
const MOST_WHOLE = 3;
/** Observations that are never condensed: the last one. */
const WHOLE = 1;
/** Characters of one observation that later ones may refer to. */
const MOST_PINNED = 3_000;
/** What a conversation is about, and how much of it is shown. */
export interface ConversationOptions {
  /** Of observations that are condensed the lines stay that come closest to it. */
  question: string;
  language: string;
  /** Characters of observations that are shown whole: fewer where the model reads less. */
  full?: number;
}

/**
 * The messages of one attempt. They only ever grow at their end, so that a server's prompt cache hits, until too many
 * observations are shown whole: then all steps but the last become a list below the question, what was done and why, and of
 * each page its head and the lines that come closest to the question, and it grows again. What the model said itself stays,
 * so agents are told to write down what they need.
 *
 * Lines that an observation before shows already, a site's navigation above all, are not shown again; refs that stand there
 * can be used, and `actual` says what they are called on the page of now.
 */
export class Conversation {
  readonly #system: string;
  readonly #user: string;
  readonly #language: string;
  readonly #terms: ReadonlySet<string>;
  readonly #turns: Turn[] = [];
  /** Turns before this number are condensed. */
  #condensed = 0;
  /** What is told of those: it stays the same, so that prompt caches hit. */
  #memory = "";
  #pending: ChatMessage[] = [];
  readonly #full: number;
  /** What elements that were left out are called, by what the same elements are called above. */
  #aliases = new Map<number, number>();
  #page = "";

  constructor(system: string, user: string, { question, language, full = FULL_CHARACTERS }: ConversationOptions) {
    this.#system = system;
    this.#user = user;
    this.#language = language;
    this.#full = full;
    this.#terms = termsOf(question);
  }

  /** Takes up what came of a call; `note` is said of it to the model. */
  add(call: ChatToolCall, { call: { thought }, text, observation, told, failed }: Seen, note = ""): void {
    const lines = text.split("\n");
    const source = failed ? "" : (observation?.url ?? told?.source ?? "");
    // The part that never fits is cut at its end: what stands there is not shown.
    const repeated = failed || text.length > this.#longest ? [] : this.#repetitionsIn(lines, source);
    const turn: Turn = {
      thought,
      call,
      lines,
      length: text.length,
      source,
      note,
      after: [],
      repeated,
      pinned: new Set(),
    };
    if (observation) this.#stand(observation.url, repeated);
    this.#turns.push(turn);
    this.#pending = [];
    const whole = this.#turns.slice(this.#condensed);
    const length = whole.reduce((sum, each) => sum + Math.min(each.length, this.#longest), 0);
    if (length > this.#full || whole.length > MOST_WHOLE) {
      this.#condensed = Math.max(this.#condensed, this.#turns.length - WHOLE);
      this.#memory = this.#told();
    } else if (this.#memory !== "" && !this.#onOneSite([turn])) {
      this.#memory = this.#told();
    }
  }

  /** Adds what belongs to the turn before: a reflection, and the question for it. */
  remark(...messages: readonly ChatMessage[]): void {
    const turn = this.#turns.at(-1);
    if (turn) turn.after = [...turn.after, ...messages];
  }

  /** Adds what holds until the next call is made: a correction, the word that this is the last step. */
  interject(...messages: readonly ChatMessage[]): void {
    this.#pending.push(...messages);
  }

  /** Numbers of the steps, from 1, whose observations are shown cut. */
  get condensed(): number[] {
    return this.#turns.flatMap(({ length }, at) => (at < this.#condensed || length > this.#longest ? [at + 1] : []));
  }

  /** What the page of now calls the element that has this ref above; the ref itself where it is of now. */
  actual(ref: number): number {
    return this.#aliases.get(ref) ?? ref;
  }

  messages(): ChatMessage[] {
    const origin = this.#onOneSite(this.#turns) ? this.#origin : "";
    const user = this.#memory === "" ? this.#user : `${this.#user}\n\n${this.#memory}`;
    return [
      { role: "system", content: this.#system },
      { role: "user", content: user },
      ...this.#turns
        .slice(this.#condensed)
        .flatMap((turn): ChatMessage[] => [
          { role: "assistant", content: turn.thought, toolCalls: [turn.call] },
          { role: "tool", callId: turn.call.id, content: this.#shown(turn, origin) },
          ...turn.after,
        ]),
      ...this.#pending,
    ];
  }

  /** A page's part fits whole into what a model usually reads. */
  get #longest(): number {
    return this.#full < FULL_CHARACTERS ? Math.floor(this.#full * ONE_SHARE) : Number.POSITIVE_INFINITY;
  }

  /** Which lines stand in another page's observation that can still be read; those are pinned there. */
  #repetitionsIn(lines: readonly string[], source: string): Repetition[] {
    const earlier = this.#turns.flatMap((turn, at) => {
      const left = new Set(turn.repeated.flatMap(({ from, to }) => range(from, to)));
      const shown = (line: number) => (at < this.#condensed ? turn.pinned.has(line) : !left.has(line));
      // A page that is seen again is seen whole: it may be the one that it was before, or not.
      return turn.source === source || turn.source === "" ? [] : [{ turn, lines: turn.lines, shown }];
    });
    return repetitionsIn(lines, earlier).filter((repetition) => {
      const { turn } = earlier[repetition.earlier]!;
      const pinned = new Set([
        ...turn.pinned,
        ...range(repetition.at, repetition.at + repetition.to - repetition.from),
      ]);
      if (lengthOf(turn.lines, pinned) > MOST_PINNED) return false;
      turn.pinned = pinned;
      return true;
    });
  }

  /** Refs of another page are no longer any of this one. */
  #stand(page: string, repeated: readonly Repetition[]): void {
    if (page !== this.#page) this.#aliases = new Map();
    this.#page = page;
    for (const { refs, earlierRefs } of repeated) {
      for (const [at, ref] of earlierRefs.entries()) this.#aliases.set(ref, refs[at]!);
    }
  }

  /** @param origin of addresses that are told relative to it */
  #shown({ lines, length, source, note, repeated }: Turn, origin: string): string {
    const left = new Map(repeated.map((each) => [each.from, each]));
    const shown: string[] = [];
    for (let at = 0; at < lines.length; ) {
      const repetition = left.get(at);
      shown.push(repetition ? this.#above(repetition) : at === 0 ? lines[0]!.replace(origin, "") : lines[at]!);
      at = repetition?.to ?? at + 1;
    }
    const most = this.#longest;
    const text =
      length > most
        ? `${lines.join("\n").slice(0, most)}\n${this.#text("cut", { count: length - most })}`
        : shown.join("\n");
    const told = source === "" ? text : untrusted(text, source.replace(origin, ""));
    return note === "" ? told : `${told}\n\n${note}`;
  }

  #above({ from, to, earlierRefs: refs }: Repetition): string {
    if (refs.length === 0) return this.#text("lines_above", { count: to - from });
    return this.#text("elements_above", { first: refs[0]!, last: refs.at(-1)! });
  }

  /** The steps that are over, as a list, and below it what stays of their pages. */
  #told(): string {
    const origin = this.#onOneSite(this.#turns) ? this.#origin : "";
    const { steps, pages } = toldSteps(this.#turns.slice(0, this.#condensed), origin, this.#terms);
    return [this.#text("steps", {}), ...steps, untrusted(pages.join("\n"), this.#text("earlier", {}))].join("\n");
  }

  /** All that these steps saw lies on the site that the first of all saw: addresses relative to it lead there. */
  #onOneSite(turns: readonly Turn[]): boolean {
    return turns.every(({ source }) => !URL.canParse(source) || new URL(source).origin === this.#origin);
  }

  get #origin(): string {
    const first = this.#turns.find(({ source }) => URL.canParse(source));
    return first ? new URL(first.source).origin : "";
  }

  #text(name: string, slots: Readonly<Record<string, number>>): string {
    const filled = Object.entries(slots).map(([slot, value]) => [slot, String(value)]);
    return promptNamed("conversation").text(name, this.#language, Object.fromEntries(filled));
  }
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}

function lengthOf(lines: readonly string[], which: ReadonlySet<number>): number {
  return [...which].reduce((sum, at) => sum + lines[at]!.length, 0);
}

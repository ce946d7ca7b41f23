import type { Seen, ToolCall } from "../../agent/agent.ts";
import { canonicalUrl } from "../../crawler/fetch/canonical-url.ts";
import type { DemonstrationWords } from "./demonstration-words.ts";
import type { NeededValue, Visit } from "./plan-visits.ts";
import { foundSentence } from "./thoughts.ts";

type Walk<T> = AsyncGenerator<ToolCall, T, Seen>;
/** Arrived, or the reason why not. */
type Arrival = { seen: Seen } | { missed: string };

/** Going back further than this is longer than opening the page anew. */
const MOST_BACK = 4;
/** A page of at most so many parts is leafed through; in a longer one a link is searched for. */
const LEAF_PARTS = 2;

/** A way through a site: by links where they are, back where that is natural, by address where nothing else leads on. */
export class Route {
  readonly #root: string;
  readonly #arrived: (url: string, seen: Seen) => void;
  /** Pages behind and under the session, the current one last; as its history has them. */
  readonly #trail: string[] = [];
  #seen: Seen | undefined;
  #facts: readonly NeededValue[] = [];
  readonly #words: DemonstrationWords;

  /** `arrived` is told of every page that the way leads over, under the address that the plan knows it by. */
  constructor(root: string, words: DemonstrationWords, arrived: (url: string, seen: Seen) => void) {
    this.#root = root;
    this.#words = words;
    this.#arrived = arrived;
  }

  /** What was found last and not yet said. */
  get lastFacts(): readonly NeededValue[] {
    return this.#facts;
  }

  /** Tells what was found on the page, to be said in the next thought. `last` is what was seen last there. */
  found(facts: readonly NeededValue[], last: Seen): void {
    this.#facts = facts;
    this.#seen = last;
  }

  /** Goes to the page by way of its stored clicks. */
  async *go(visit: Visit, why: string): Walk<Arrival> {
    const first = this.#trail.length === 0;
    if (first) {
      const first = visit.path[0] ?? this.#root;
      const start = this.#words.start(same(first, this.#root) ? undefined : first);
      const opened = yield* this.#open(first, this.#join(why, start));
      if ("missed" in opened) return opened;
    }
    let reason = first ? this.#words.first(visit.title || visit.url) : why;
    if (!this.#isAt(visit.url) && !this.#linksTo(visit.url)) {
      const back = this.#stepsBack(visit.path);
      for (let step = 0; step < back; step++) {
        const seen = yield {
          thought: this.#say(this.#join(reason, this.#words.back(step > 0))),
          action: { tool: "go_back", arguments: {} },
        };
        if (seen.failed) return { missed: `going back from ${this.#trail.at(-1)} failed: ${seen.text}` };
        this.#trail.pop();
        this.#seen = seen;
        reason = "";
      }
    }
    const from = visit.path.findIndex((url) => this.#isAt(url));
    const steps = this.#isAt(visit.url) ? [] : this.#linksTo(visit.url) ? [visit.url] : visit.path.slice(from + 1);
    for (const url of steps) {
      const last = same(url, visit.url);
      const arrived = yield* this.#follow(url, last ? visit : undefined, reason);
      if ("missed" in arrived) return arrived;
      reason = this.#words.onTheWay();
    }
    return this.#seen ? { seen: this.#seen } : { missed: `${visit.url} could not be opened` };
  }

  /** By the link on the current page where there is one; by its address otherwise. */
  async *#follow(url: string, target: Visit | undefined, reason: string): Walk<Arrival> {
    if (target?.tool === "read_file")
      return yield* this.#open(url, this.#join(reason, this.#words.file()), "read_file");
    const link = this.#seen?.page?.links.find((each) => same(each.url, url));
    if (link) {
      let ref = this.#refOf(url);
      if (ref === undefined && (this.#seen?.observation?.parts ?? 1) > LEAF_PARTS && link.text.trim() !== "") {
        const look = { tool: "find", arguments: { text: link.text } };
        const seen = yield {
          thought: this.#say(this.#join(reason, this.#words.lookForLink(link.text))),
          action: look,
        };
        ref = refIn(seen, url);
        reason = this.#words.linkFound();
      }
      while (
        ref === undefined &&
        this.#seen?.observation &&
        this.#seen.observation.part < this.#seen.observation.parts
      ) {
        const down = { tool: "scroll", arguments: { direction: "down" } };
        const seen = yield { thought: this.#say(this.#join(reason, this.#words.linkFurtherDown())), action: down };
        if (seen.failed) break;
        this.#seen = seen;
        ref = this.#refOf(url);
        reason = this.#words.goOn();
      }
      if (ref !== undefined) {
        const seen = yield {
          thought: this.#say(this.#join(reason, this.#words.link(link.text))),
          action: { tool: "click", arguments: { ref } },
        };
        return this.#arrive(url, seen);
      }
    }
    return yield* this.#open(url, this.#join(reason, this.#words.address()));
  }

  async *#open(url: string, thought: string, tool: "visit" | "read_file" = "visit"): Walk<Arrival> {
    return this.#arrive(url, yield { thought: this.#say(thought), action: { tool, arguments: { url } } });
  }

  #arrive(url: string, seen: Seen): Arrival {
    if (seen.failed) return { missed: `${url} could not be opened: ${seen.text}` };
    this.#trail.push(url);
    this.#seen = seen;
    this.#arrived(url, seen);
    return { seen };
  }

  #isAt(url: string): boolean {
    const here = this.#trail.at(-1);
    return here !== undefined && same(here, url);
  }

  #linksTo(url: string): boolean {
    return this.#seen?.page?.links.some((link) => same(link.url, url)) ?? false;
  }

  #refOf(url: string): number | undefined {
    return this.#seen ? refIn(this.#seen, url) : undefined;
  }

  /** How far back lies the page of `path` that is nearest to its end; 0 where none lies near. */
  #stepsBack(path: readonly string[]): number {
    for (let at = path.length - 1; at >= 0; at--) {
      const back = [...this.#trail].reverse().findIndex((url) => same(url, path[at]!));
      if (back >= 0 && back <= MOST_BACK) return back;
    }
    return 0;
  }

  #say(thought: string): string {
    const facts = this.#facts;
    this.#facts = [];
    return this.#join(foundSentence(facts, this.#words), thought);
  }

  #join(...sentences: string[]): string {
    return sentences.filter((sentence) => sentence !== "").join(this.#words.gap);
  }
}

function refIn(seen: Seen, url: string): number | undefined {
  return seen.observation?.elements.find((element) => element.href !== undefined && same(element.href, url))?.ref;
}

function same(a: string, b: string): boolean {
  return a === b || canonicalUrl(a) === canonicalUrl(b);
}

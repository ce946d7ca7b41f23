import { MultiBar, Presets, type SingleBar } from "cli-progress";
import type { Progress } from "../core/progress.ts";

/** Seconds between two lines where progress goes into a pipe or a file. */
const PIPE_INTERVAL_S = 10;

/**
 * A total that grew so lately (milliseconds) is not yet the whole: what is left takes at least as long as is said. A crawl
 * finds pages as it goes.
 */
const SETTLED_MS = 10_000;

/** Characters of a bar. */
const BAR_SIZE = 24;

/** Progress for people: a bar with rate, ETA and counts on a terminal, one line a while in a pipe. */
export function terminalProgress(stream: NodeJS.WriteStream): Progress {
  return stream.isTTY ? barProgress(stream) : lineProgress(stream);
}

function barProgress(stream: NodeJS.WriteStream): Progress {
  let bars: MultiBar | undefined;
  let bar: SingleBar | undefined;
  let label = "";
  let known = 0;
  let pace = new Pace(0);
  const finish = () => {
    // What is over has nothing left, however much of it was not reached.
    bar?.update({ left: "" });
    bar?.stop();
    bars?.stop();
    bars = undefined;
    bar = undefined;
  };
  const draw = (total: number) => {
    bars = new MultiBar(
      {
        stream,
        format: (options, { total, value, progress }, { rate, left, counts }: Record<string, string>) => {
          // Of what has no number nobody knows how far it is.
          if (total === 0) return [label, value > 0 ? `${value}  ${rate}/s` : "…", counts].join("  ").trimEnd();
          const filled = Math.round(Math.min(1, progress) * BAR_SIZE);
          const drawn =
            (options.barCompleteString ?? "").slice(0, filled) +
            (options.barIncompleteString ?? "").slice(filled, BAR_SIZE);
          return `${label.padEnd(10)} ${drawn} ${value}/${total}  ${rate}/s  ${left}  ${counts}`;
        },
        barsize: BAR_SIZE,
        hideCursor: true,
        clearOnComplete: false,
        fps: 8,
      },
      Presets.shades_classic,
    );
    return bars.create(total, 0, { rate: "0", left: "", counts: "" });
  };
  return {
    stage(name, total = 0) {
      finish();
      label = name;
      known = total;
      pace = new Pace(total);
      // What has a number is drawn once some of it is done: where there was nothing to do, no empty bar is left.
      if (total === 0) bar = draw(0);
    },
    update(done, total, counts) {
      if (label === "") return;
      bar ??= draw(known);
      if (total !== undefined) bar.setTotal(total);
      bar.update(done, { rate: pace.rate(done), left: pace.left(done, total), counts: countsText(counts) });
    },
    note(message) {
      // While bars are drawn the terminal wraps no line of itself.
      if (bars) bars.log(`${wrapped(message, stream.columns)}\n`);
      else stream.write(`${label ? `${label}: ` : ""}${message}\n`);
    },
    end() {
      finish();
      label = "";
    },
  };
}

function lineProgress(stream: NodeJS.WriteStream): Progress {
  let label = "";
  let pace = new Pace(0);
  let last = Date.now();
  let latest: { done: string; left: string; counts: string } | undefined;
  const flush = (isOver: boolean) => {
    const { done = "", left = "", counts = "" } = latest ?? {};
    const parts = [done, isOver ? "" : left, counts].filter((part) => part !== "");
    if (latest) stream.write(`${label}: ${parts.join("  ")}\n`);
    latest = undefined;
  };
  return {
    stage(name, total = 0) {
      flush(true);
      label = name;
      pace = new Pace(total);
      last = Date.now();
    },
    update(done, total, counts) {
      const of = total ? `/${total}` : "";
      latest = {
        done: `${done}${of}  ${pace.rate(done)}/s`,
        left: pace.left(done, total),
        counts: countsText(counts),
      };
      if (Date.now() - last < PIPE_INTERVAL_S * 1000) return;
      last = Date.now();
      flush(false);
    },
    note(message) {
      stream.write(`${label ? `${label}: ` : ""}${message}\n`);
    },
    end() {
      flush(true);
      label = "";
    },
  };
}

/** How fast a stage goes, and how long what is left of it takes at that pace. */
class Pace {
  readonly #began = Date.now();
  #total: number;
  #grewAt: number | undefined;

  constructor(total: number) {
    this.#total = total;
  }

  rate(done: number): string {
    const perSecond = this.#perSecond(done);
    return perSecond >= 10 ? perSecond.toFixed(0) : perSecond.toFixed(1);
  }

  /** "" where nothing can be said yet. */
  left(done: number, total = this.#total): string {
    const now = Date.now();
    if (total > this.#total) this.#grewAt = now;
    this.#total = total;
    if (done === 0 || total <= done) return "";
    const seconds = Math.ceil((total - done) / this.#perSecond(done));
    const settled = this.#grewAt === undefined || now - this.#grewAt > SETTLED_MS;
    return `${settled ? "" : "at least "}${spoken(seconds)} left`;
  }

  #perSecond(done: number): number {
    return done / Math.max((Date.now() - this.#began) / 1000, 0.001);
  }
}

/** A text in lines of at most so many characters, broken between words; longer words stand whole. */
export function wrapped(text: string, columns = 80): string {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    if (line === undefined || line.length + 1 + word.length > columns) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines.join("\n");
}

/** 75 -> "1m15s" */
function spoken(seconds: number): string {
  if (seconds < 60) return `${seconds}s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes}m${seconds % 60}s` : `${Math.floor(minutes / 60)}h${minutes % 60}m`;
}

function countsText(counts: Record<string, number | string> | undefined): string {
  return Object.entries(counts ?? {})
    .map(([name, value]) => `${value} ${name}`)
    .join(", ");
}

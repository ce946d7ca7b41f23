import { MultiBar, Presets, type SingleBar } from "cli-progress";
import type { Progress } from "../core/progress.ts";

/** Seconds between two lines where progress goes into a pipe or a file. */
const PIPE_INTERVAL_S = 10;

/** Progress for people: a bar with rate, ETA and counts on a terminal, one line a while in a pipe. */
export function terminalProgress(stream: NodeJS.WriteStream): Progress {
  return stream.isTTY ? barProgress(stream) : lineProgress(stream);
}

function barProgress(stream: NodeJS.WriteStream): Progress {
  let bars: MultiBar | undefined;
  let bar: SingleBar | undefined;
  let label = "";
  let startedAt = Date.now();
  const finish = () => {
    bar?.stop();
    bars?.stop();
    bars = undefined;
    bar = undefined;
  };
  return {
    stage(name, total = 0) {
      finish();
      label = name;
      bars = new MultiBar(
        {
          stream,
          format: `${name.padEnd(10)} {bar} {value}/{total}  {rate}/s  eta {eta_formatted}  {counts}`,
          barsize: 24,
          hideCursor: true,
          clearOnComplete: false,
          etaBuffer: 50,
          fps: 8,
        },
        Presets.shades_classic,
      );
      bar = bars.create(total, 0, { rate: "0", counts: "" });
      startedAt = Date.now();
    },
    update(done, total, counts) {
      if (!bar) return;
      if (total !== undefined) bar.setTotal(total);
      bar.update(done, { rate: rate(done, startedAt), counts: countsText(counts) });
    },
    note(message) {
      if (bars) bars.log(`${message}\n`);
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
  let began = Date.now();
  let last = Date.now();
  let latest = "";
  const flush = () => {
    if (latest) stream.write(`${label}: ${latest}\n`);
    latest = "";
  };
  return {
    stage(name) {
      flush();
      label = name;
      began = Date.now();
      last = began;
    },
    update(done, total, counts) {
      const of = total ? `/${total}` : "";
      latest = `${done}${of}  ${rate(done, began)}/s  ${countsText(counts)}`.trimEnd();
      if (Date.now() - last < PIPE_INTERVAL_S * 1000) return;
      last = Date.now();
      flush();
    },
    note(message) {
      stream.write(`${label ? `${label}: ` : ""}${message}\n`);
    },
    end() {
      flush();
      label = "";
    },
  };
}

function rate(done: number, since: number): string {
  const seconds = Math.max((Date.now() - since) / 1000, 0.001);
  const perSecond = done / seconds;
  return perSecond >= 10 ? perSecond.toFixed(0) : perSecond.toFixed(1);
}

function countsText(counts: Record<string, number | string> | undefined): string {
  return Object.entries(counts ?? {})
    .map(([name, value]) => `${value} ${name}`)
    .join(", ");
}

import { Writable } from "node:stream";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Progress } from "../core/progress.ts";
import { terminalProgress, wrapped } from "./terminal-progress.ts";

let written = "";

/** Progress into a pipe, as it is written there. */
function piped(): Progress {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk);
      done();
    },
  });
  return terminalProgress(Object.assign(stream, { isTTY: false }) as unknown as NodeJS.WriteStream);
}

beforeEach(() => {
  written = "";
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** Seconds go by. */
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

describe("progress in a pipe", () => {
  it("says that what is left takes at least so long while the total still grows", () => {
    const progress = piped();
    progress.stage("crawl", 1);
    later(10);
    progress.update(10, 30);
    expect(written).toBe("crawl: 10/30  1.0/s  at least 20s left\n");
  });

  it("says how long it takes once the total has stood for a while", () => {
    const progress = piped();
    progress.stage("crawl", 1);
    later(2);
    progress.update(2, 100);
    later(18);
    progress.update(20, 100);
    expect(written).toBe("crawl: 20/100  1.0/s  1m20s left\n");
  });

  it("calls a total that was known from the start what it is", () => {
    const progress = piped();
    progress.stage("solve", 40);
    later(10);
    progress.update(10);
    expect(written).toBe("solve: 10  1.0/s  30s left\n");
  });

  it("has nothing left once it is over, however much was not reached", () => {
    const progress = piped();
    progress.stage("choosing", 30);
    later(5);
    progress.update(20, 30, { rejected: 4 });
    progress.end();
    expect(written).toBe("choosing: 20/30  4.0/s  4 rejected\n");
  });

  it("says nothing of what is left where nothing is, or nothing is known", () => {
    const progress = piped();
    progress.stage("crawl", 1);
    later(10);
    progress.update(5, 5);
    progress.stage("read");
    later(10);
    progress.update(10);
    expect(written).toBe("crawl: 5/5  0.5/s\nread: 10  1.0/s\n");
  });
});

it("breaks what it notes beside a bar between words, for the terminal does not", () => {
  expect(wrapped("one two three", 7)).toBe("one two\nthree");
  expect(wrapped("http://a.example/longer is long", 7)).toBe("http://a.example/longer\nis long");
  expect(wrapped("", 7)).toBe("");
});

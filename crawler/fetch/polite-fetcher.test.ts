import { describe, expect, it } from "vitest";
import type { Clock } from "../../core/clock.ts";
import { RetryError, SkipError } from "../../core/errors.ts";
import { seededRandom } from "../../core/random.ts";
import type { Fetched, Fetcher, FetchRequest } from "./fetcher.ts";
import { HostPace, type PaceOptions } from "./host-pace.ts";
import { PoliteFetcher, type PoliteOptions } from "./polite-fetcher.ts";

const START = Date.parse("2024-05-17T10:00:00Z");

/** A clock that moves only when somebody sleeps. */
function testClock(): Clock & { time(): number } {
  let now = START;
  return {
    now: () => new Date(now),
    time: () => now - START,
    sleep: async (ms) => {
      const until = now + ms;
      await Promise.resolve();
      now = Math.max(now, until);
    },
  };
}

function page(url: string, body = ""): Fetched {
  return {
    url,
    finalUrl: url,
    status: 200,
    headers: {},
    contentType: "text/plain",
    body: Buffer.from(body),
    redirects: [],
    fetchedAt: "",
    backend: "static",
  };
}

function setup(
  answer: (url: string, times: number, request: FetchRequest) => Fetched | Promise<Fetched>,
  options: Partial<Omit<PoliteOptions, "pace">> = {},
  paceOptions: PaceOptions = {},
) {
  const clock = testClock();
  const log: { url: string; at: number }[] = [];
  const inner: Fetcher = {
    fetch: async (request) => {
      log.push({ url: request.url, at: clock.time() });
      return answer(request.url, log.filter((entry) => entry.url === request.url).length, request);
    },
    close: () => Promise.resolve(),
  };
  const pace = new HostPace({ pace: 0, ...paceOptions }, clock);
  const fetcher = new PoliteFetcher(inner, { pace, random: seededRandom(1), clock, ...options });
  return { fetcher, log, clock };
}

async function reasonOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(SkipError);
  return (error as SkipError).reason;
}

const A = "http://a.example/x";

describe("PoliteFetcher", () => {
  it("asks robots.txt once per origin, and keeps to it", async () => {
    const { fetcher, log } = setup((url) =>
      page(url, url.endsWith("robots.txt") ? "User-agent: *\nDisallow: /no" : ""),
    );
    await fetcher.fetch({ url: A });
    expect(await reasonOf(fetcher.fetch({ url: "http://a.example/no" }))).toBe("robots");
    expect(log.map(({ url }) => url)).toEqual(["http://a.example/robots.txt", A]);
  });

  it("asks for redirect targets too", async () => {
    const { fetcher } = setup(async (url, _, request) => {
      if (url.endsWith("robots.txt")) return page(url, "User-agent: *\nDisallow: /no");
      await request.approve?.("http://a.example/no/target");
      return page(url);
    });
    expect(await reasonOf(fetcher.fetch({ url: A }))).toBe("robots");
  });

  it("asks nobody where robots.txt is to be ignored", async () => {
    const { fetcher, log } = setup((url) => page(url), { ignoreRobots: true });
    await fetcher.fetch({ url: A });
    expect(log.map(({ url }) => url)).toEqual([A]);
  });

  it.each(["not_found", "gone", "http_error", "too_many_redirects"] as const)(
    "allows all when robots.txt is %s",
    async (reason) => {
      const { fetcher } = setup((url) => {
        if (url.endsWith("robots.txt")) throw new SkipError(reason, "");
        return page(url);
      });
      expect((await fetcher.fetch({ url: A })).status).toBe(200);
    },
  );

  it.each(["server_error", "timeout", "rate_limited"] as const)(
    "disallows all for now when robots.txt is %s",
    async (reason) => {
      let broken = true;
      const { fetcher, clock } = setup((url) => {
        if (url.endsWith("robots.txt") && broken) throw new RetryError(reason, "");
        return page(url);
      });
      expect(await reasonOf(fetcher.fetch({ url: A }))).toBe("robots_unreachable");
      broken = false;
      await clock.sleep(3_600_000);
      expect((await fetcher.fetch({ url: A })).status).toBe(200);
    },
  );

  it("reads robots.txt again after a day", async () => {
    const { fetcher, log, clock } = setup((url) => page(url));
    await fetcher.fetch({ url: A });
    await clock.sleep(25 * 3_600_000);
    await fetcher.fetch({ url: A });
    expect(log.filter(({ url }) => url.endsWith("robots.txt"))).toHaveLength(2);
  });

  const noRobots = { ignoreRobots: true };

  it("tries again with growing waits, then skips with the reason", async () => {
    const { fetcher, log } = setup(() => {
      throw new RetryError("server_error", "broken");
    }, noRobots);
    expect(await reasonOf(fetcher.fetch({ url: A }))).toBe("server_error");
    const waits = log.slice(1).map(({ at }, index) => at - log[index]!.at);
    expect(waits).toHaveLength(3);
    for (const [index, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(200 * 2 ** index);
      expect(wait).toBeLessThanOrEqual(400 * 2 ** index);
    }
  });

  it("does not try again what is final", async () => {
    const { fetcher, log } = setup(() => {
      throw new SkipError("not_found", "");
    }, noRobots);
    expect(await reasonOf(fetcher.fetch({ url: A }))).toBe("not_found");
    expect(log).toHaveLength(1);
  });

  it("honours Retry-After, and backs off although it is 0", async () => {
    const waits = async (afterMs: number) => {
      const { fetcher, log } = setup((url, times) => {
        if (times === 1) throw new RetryError("rate_limited", "", { afterMs });
        return page(url);
      }, noRobots);
      await fetcher.fetch({ url: A });
      return log[1]!.at;
    };
    expect(await waits(5000)).toBeGreaterThanOrEqual(5000);
    expect(await waits(0)).toBeGreaterThanOrEqual(200);
  });

  it("comes back as often as a host asks it to, while its patience lasts", async () => {
    const { fetcher, log } = setup((url, times) => {
      if (times <= 7) throw new RetryError("server_error", "busy", { afterMs: 10_000 });
      return page(url);
    }, noRobots);
    expect((await fetcher.fetch({ url: A })).status).toBe(200);
    expect(log).toHaveLength(8);
  });

  it("leaves an address alone for as long as it asked, and then asks it at once", async () => {
    const { fetcher, log, clock } = setup((url, times) => {
      if (times === 1) throw new RetryError("server_error", "busy", { afterMs: 300_000 });
      return page(url);
    }, noRobots);
    expect(await reasonOf(fetcher.fetch({ url: A }))).toBe("server_error");
    expect(await reasonOf(fetcher.fetch({ url: A }))).toBe("server_error");
    expect(log).toHaveLength(1);
    const before = clock.time();
    expect((await fetcher.fetch({ url: A, patience: 600_000 })).status).toBe(200);
    expect(clock.time() - before).toBeGreaterThanOrEqual(200_000);
    expect(log).toHaveLength(2);
  });

  it("does not wait longer than its patience", async () => {
    const { fetcher, log, clock } = setup(() => {
      throw new RetryError("rate_limited", "", { afterMs: 3_600_000 });
    }, noRobots);
    expect(await reasonOf(fetcher.fetch({ url: A }))).toBe("rate_limited");
    expect(log).toHaveLength(1);
    expect(clock.time()).toBeLessThan(60_000);
  });

  it("keeps the pace of each host and the crawl delay", async () => {
    const { fetcher, log } = setup((url) => page(url, "User-agent: *\nCrawl-delay: 2"), {}, { pace: 300 });
    await fetcher.fetch({ url: A });
    await fetcher.fetch({ url: A });
    await fetcher.fetch({ url: "http://b.example/" });
    const starts = log.filter(({ url }) => url === A).map(({ at }) => at);
    expect(starts[1]! - starts[0]!).toBeGreaterThanOrEqual(2000);
  });
});

describe("HostPace", () => {
  it("counts a burst of refusals once", async () => {
    const clock = testClock();
    const pace = new HostPace({ pace: 0 }, clock);
    for (let burst = 0; burst < 5; burst++) pace.refused(A, START);
    const once = new HostPace({ pace: 0 }, clock);
    once.refused(A, START);
    const startOf = async (one: HostPace) => {
      const before = clock.time();
      await one.run(A, () => Promise.resolve());
      return clock.time() - before;
    };
    const waited = await startOf(once);
    expect(waited).toBeGreaterThan(0);
    // The clock has moved by what the first one waited, so that the other has nothing left to wait for.
    expect(await startOf(pace)).toBe(0);
  });

  it("runs no more at once than it may", async () => {
    const pace = new HostPace({ pace: 0, concurrency: 3 }, testClock());
    let running = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++running);
      await new Promise((done) => setImmediate(done));
      running--;
    };
    await Promise.all(Array.from({ length: 12 }, (_, index) => pace.run(`http://h${index}.example/`, work)));
    expect(most).toBe(3);
  });
});

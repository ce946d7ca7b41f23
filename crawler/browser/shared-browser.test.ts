import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { AddressGuard } from "../fetch/address-guard.ts";
import { SharedBrowser } from "./shared-browser.ts";

/** Live processes whose parent is this one: a browser that was left behind is among them. */
function children(): string[] {
  const lines = execFileSync("ps", ["-o", "pid=,stat=,comm=", "--ppid", String(process.pid)], { encoding: "utf8" });
  return lines.split("\n").filter((line) => /chrom/i.test(line) && !/\sZ/.test(line));
}

test("a browser that is closed while it starts is ended, and none is started after that", async () => {
  const shared = new SharedBrowser({ guard: new AddressGuard([]) });
  const starting = shared.get();
  // Far enough for its process to be there, not for its first page. Loading Playwright alone may take seconds.
  await expect.poll(children, { interval: 5, timeout: 20_000 }).not.toEqual([]);
  await shared.close();
  await Promise.allSettled([starting]);
  expect(children()).toEqual([]);
  await expect(shared.get()).rejects.toThrow("closed");
});

test("all who ask get the same one, and a new one after it was ended", async () => {
  const shared = new SharedBrowser({ guard: new AddressGuard([]) });
  try {
    const [one, other] = await Promise.all([shared.get(), shared.get()]);
    expect(one).toBe(other);
    await shared.restart();
    const next = await shared.get();
    expect(next).not.toBe(one);
    expect(next.isConnected()).toBe(true);
  } finally {
    await shared.close();
  }
});

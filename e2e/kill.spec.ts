import { expect, test } from "playwright/test";
import { type FixtureServer, startFixtures } from "../fixtures/server.ts";
import { disturbed, JOBS, type Job, undisturbed } from "./kill/interrupted.ts";

/** Shares of the undisturbed run's duration at which it is killed: while it starts to work, in the midst, near its end. */
const MOMENTS = [0.4, 0.65, 0.9];
/** Four or more runs of a whole command. */
const TIMEOUT_MS = 420_000;

let fixtures: FixtureServer;
test.beforeAll(async () => {
  fixtures = await startFixtures({ only: ["conference"] });
});
test.afterAll(async () => {
  await fixtures.close();
});

for (const job of Object.keys(JOBS) as Job[]) {
  test(`${job} killed at three moments and run again ends as if nothing had happened`, async () => {
    test.setTimeout(TIMEOUT_MS);
    const calm = await undisturbed(job, fixtures.sites[0]!.root);
    expect(calm.status).toBe(0);
    expect(calm.state.pages!.length).toBeGreaterThan(0);
    if (job === "generate") expect(calm.state.tasks!.length).toBeGreaterThan(0);
    const runs = [];
    for (const moment of MOMENTS) runs.push(await disturbed(calm, moment * calm.milliseconds));
    expect(runs.flatMap(({ different }) => different)).toEqual([]);
    expect(runs.map(({ orphans }) => orphans)).toEqual(runs.map(() => 0));
    expect(runs.filter(({ killed }) => killed).length).toBeGreaterThan(0);
  });
}

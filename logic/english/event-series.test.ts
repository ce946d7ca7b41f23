import { expect, test } from "vitest";
import { eventOfSeries } from "./event-series.ts";

const of = (heading: string, singular: string, source = "on the Acme site") =>
  eventOfSeries(heading, singular, [source]);

test("figures of events are those of the event that their pages are named by", () => {
  expect(of("HarbourCon", "HarbourCon")).toBe("HarbourCon");
  expect(of("Festival", "festival")).toBe("the festival");
});

test("reports have no figures of their own, a column of years names nothing, and a site's own event needs no word", () => {
  expect(of("Report", "report")).toBeUndefined();
  expect(of("Year", "festival")).toBeUndefined();
  expect(of("HarbourCon", "HarbourCon", "on the HarbourCon site")).toBeUndefined();
});

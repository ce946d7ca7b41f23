import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import type { LinkingPage } from "../inbound-links.ts";
import { asChosen } from "./chosen-things.ts";

const floods = testRelation(
  "floods",
  ["Name", "Deaths"],
  ["Arran", "Bute", "Coll", "Danna", "Eigg"].map((place, at) => [`Flood of ${place}`, String(at * 7)]),
  { about: true },
);

const list = (title: string, heading: string, rows = floods.rows): LinkingPage => {
  const links = rows.map(({ about }) => ({ url: about!, text: "", heading }));
  const url = `https://x.example/${title}`;
  return { page: { url, title, depth: 1, path: [], snapshot: "", contentType: "text/html", links }, links };
};
const called = (...listing: LinkingPage[]) =>
  asChosen({ singular: "flood", plural: "floods", source: "on the River site" }, floods, listing).plural;

test("things that are listed as the major ones are called so", () => {
  expect(called(list("Floods", "Major Floods"))).toBe("major floods");
  expect(called(list("Notable floods", ""))).toBe("notable floods");
});

test("those of which a list speaks without such a word, or of other things, are not", () => {
  expect(called(list("Floods", "Floods by year"))).toBe("floods");
  expect(called(list("Floods", "Major Floods"), list("Floods A–Z", "Floods"))).toBe("floods");
  expect(called(list("Floods", "Major rivers"))).toBe("floods");
  expect(called(list("Floods", "Major Floods", floods.rows.slice(2)))).toBe("floods");
});

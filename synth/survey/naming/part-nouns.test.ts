import { expect, test } from "vitest";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../survey-site.ts";

/** The lakes as a part of a kind that was read whole, under headings of the front page for the first so many of them. */
function partCalled(lakes: number, others = ""): { singular: string; source: string; hasNoun: boolean } {
  const site = lakeSite();
  const [front, ...pages] = site.pages;
  const links = front!.links.map((link, at) => ({ ...link, heading: at < lakes ? "Sovereign Lakes" : others }));
  const place = (name: string, plural: string) => `among the ${plural} listed under “North” on ${name}`;
  const [part] = surveySite({
    ...site,
    pages: [{ ...front!, links }, ...pages],
    scopes: new Map([["lakes", { place }]]),
  }).relations;
  return { singular: part!.naming.singular, source: part!.naming.source, hasNoun: part!.hasNoun };
}

test("a word that a heading says of most rows only names neither these nor all of them", () => {
  expect(partCalled(9, "Miscellaneous")).toMatchObject({ source: expect.not.stringMatching(/other entries/) });
});

test("words that headings say of some rows each name all of them together", () => {
  expect(partCalled(9, "Reservoirs")).toMatchObject({
    singular: "lake or reservoir",
    source: expect.stringMatching(/^among the lakes and reservoirs listed under/),
  });
});

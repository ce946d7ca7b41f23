import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import type { SurveyedPage, SurveyedRelation } from "../surveyed.ts";
import { withSortsTogether } from "./nouns-of-sorts.ts";

const called = (kinds: readonly string[], heading: string) => {
  const relation = testRelation(
    "tours",
    ["Name", "Kind", "Places"],
    kinds.map((kind, at) => [`Ard ${"ABCDEFGH"[at]}`, kind, `${at + 10}`]),
  );
  const one = {
    relation,
    hasNoun: true,
    naming: { singular: "tour", plural: "tours", source: "on the Quay site" },
  } as unknown as SurveyedRelation;
  const page: SurveyedPage = {
    url: "https://quay.example/tours",
    title: `${heading} | Quay`,
    depth: 1,
    path: [],
    snapshot: "",
    contentType: "text/html",
    links: [],
  };
  const [{ naming, hasNoun }] = withSortsTogether([one], [], new Map([[page.url, page]]), "the Quay site") as [
    typeof one,
  ];
  return hasNoun ? naming.plural : undefined;
};

test("things of which a column says that some alone are what all are called have the heading of both sorts", () => {
  expect(called(["Tour", "Talk", "Tour", "Talk"], "Tours and talks")).toBe("tours and talks");
  expect(called(["Tour", "Talk", "Tour", "Talk"], "Talks & tours")).toBe("talks and tours");
});

test("without such a heading they have no noun", () => {
  expect(called(["Tour", "Talk", "Tour", "Talk"], "Tours")).toBeUndefined();
  expect(called(["Tour", "Talk", "Tour", "Talk"], "Tours and boats")).toBeUndefined();
  expect(called(["Tour", "Talk", "Tour", "Walk"], "Tours and talks")).toBeUndefined();
});

test("what all of them are, and sorts that are no such noun, leave them as they are", () => {
  expect(called(["Tour", "Tour", "Tour", "Tour"], "Tours and talks")).toBe("tours");
  expect(called(["Long tour", "Short tour", "Long tour", "Short tour"], "Tours")).toBe("tours");
});

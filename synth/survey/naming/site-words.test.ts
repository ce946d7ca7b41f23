import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { namesWithSite } from "./site-words.ts";

test("words of the site's name keep their capital within headings", () => {
  const rows = ["A", "B", "C", "D"].map((name) => [name, `Ada ${name}`, `Bo ${name}`]);
  const relation = testRelation("clubs", ["Club", "Contact at Acme", "Keeper"], rows);
  expect(namesWithSite(relation, "the Acme Rowing site")).toEqual({ "Contact at Acme": "contact at Acme" });
});

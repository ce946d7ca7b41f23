import { expect, it } from "vitest";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { startsUnnamed } from "./starts-unnamed.ts";

it("begins no path at the name of a page where the site has no word for what it is about", () => {
  const survey = surveySite(lakeSite());
  const path: Branch = {
    op: "follow",
    params: { on: "Kind", label: "Arvasjaur" },
    inputs: { left: leaf("lakes"), right: leaf("lakes") },
  };
  const of = (noun: string) =>
    new Workbench({
      ...survey,
      relations: survey.relations.map((one) => ({ ...one, naming: { ...one.naming, singular: noun } })),
    });
  expect(startsUnnamed(path, of("entry"))).toBe(true);
  expect(startsUnnamed(path, of("lake"))).toBe(false);
});

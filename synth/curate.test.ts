import { expect, test } from "vitest";
import { Curation } from "./curate.ts";
import { Archive } from "./evolve/archive.ts";
import { makeCandidate } from "./evolve/candidate.ts";
import { leaf, over } from "./evolve/node.ts";
import { Workbench } from "./evolve/workbench.ts";
import { lakeSite } from "./relation.fixture.ts";
import { surveySite } from "./survey/survey-site.ts";

test("how two columns go along is asked once, whichever is named first", () => {
  const bench = new Workbench(surveySite(lakeSite()));
  const archive = new Archive();
  const pair = (column: string, by: string) => over("pearson", leaf("lakes"), { column, by });
  for (const tree of [pair("Depth", "Surface area"), pair("Surface area", "Depth")])
    archive.add(makeCandidate(tree, bench, [])!);
  const curation = new Curation(archive.elites());
  expect(curation.next("correlation")).toBeDefined();
  curation.take();
  expect(curation.next("correlation")).toBeUndefined();
});

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

test("how two columns go along is asked by one measure", () => {
  const bench = new Workbench(surveySite(lakeSite()));
  const archive = new Archive();
  for (const op of ["pearson", "spearman"])
    archive.add(makeCandidate(over(op, leaf("lakes"), { column: "Depth", by: "Surface area" }), bench, [])!);
  const curation = new Curation(archive.elites());
  expect(curation.next("correlation")).toBeDefined();
  curation.take();
  expect(curation.next("correlation")).toBeUndefined();
});

test("what is put together in another way comes before the same again", () => {
  const bench = new Workbench(surveySite(lakeSite()));
  const archive = new Archive();
  const mean = (column: string) => over("mean", leaf("lakes"), { column });
  const spread = over("coefficient_of_variation", leaf("lakes"), { column: "Depth", of: "population" });
  for (const tree of [mean("Depth"), mean("Surface area"), spread]) archive.add(makeCandidate(tree, bench, [])!);
  const curation = new Curation(archive.elites());
  const asked = [1, 2].map(() => {
    const elite = curation.next("statistic");
    curation.take();
    return elite?.tree.op;
  });
  expect(asked).toEqual(["mean", "coefficient_of_variation"]);
});

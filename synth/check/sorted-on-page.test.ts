import { expect, it } from "vitest";
import type { ProvenTask } from "../../core/task.ts";
import { makeCandidate } from "../evolve/candidate.ts";
import { leaf, over } from "../evolve/node.ts";
import { Workbench } from "../evolve/workbench.ts";
import { makeTask } from "../make-task.ts";
import { lakeSite, lakes } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { context } from "./check.fixture.ts";
import { pageOfSorts } from "./sorted-on-page.ts";

const survey = surveySite(lakeSite());
const bench = new Workbench(survey);
const all = leaf(lakes().id);
const made = (tree: Parameters<typeof makeCandidate>[0]): ProvenTask =>
  makeTask(makeCandidate(tree, bench, [])!, survey, "set");
const first = { k: 1, end: "highest" };
const commonest = made(
  over("label_of", over("kth", over("group", all, { by: "Kind", take: "count" }), { by: "count", ...first })),
);
const deepest = made(
  over(
    "label_of",
    over("kth", over("filter", all, { where: { column: "Kind", is: "equals", value: "glacial" } }), {
      by: "Depth",
      ...first,
    }),
  ),
);
const URL = "https://lakes.example/kinds.html";

/** The lakes' site with a page that lists the lakes under headings for their kinds. */
function filed(task: ProvenTask, heading: (kind: string) => string, leftOut = 0) {
  const site = context();
  const links = lakes()
    .rows.slice(leftOut)
    .map(({ about, cells }) => ({
      url: about!,
      text: cells[0]!.value.printed,
      heading: heading(cells.at(-1)!.value.printed),
    }));
  const page = { ...lakeSite().pages[0]!, url: URL, title: "Lakes we look after", depth: 1, links };
  return pageOfSorts(context({ pages: new Map([...site.pages, [URL, page]]), task }));
}

it("a page that lists all things under headings for their sorts says which sort has the most", () => {
  expect(filed(commonest, (kind) => `${kind} lakes`)).toBe(URL);
  expect(filed(commonest, (kind) => `${kind}s`)).toBe(URL);
});

it("it does not where it leaves one out, files them otherwise, or where more is asked", () => {
  expect(filed(commonest, (kind) => `${kind} lakes`, 1)).toBeUndefined();
  expect(filed(commonest, () => "Lakes")).toBeUndefined();
  expect(filed(deepest, (kind) => `${kind} lakes`)).toBeUndefined();
});

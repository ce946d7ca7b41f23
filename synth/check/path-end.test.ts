import { expect, it } from "vitest";
import type { Relation } from "../../core/relation.ts";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { makeCandidate } from "../evolve/candidate.ts";
import { type Branch, leaf, over } from "../evolve/node.ts";
import { Workbench } from "../evolve/workbench.ts";
import { makeTask } from "../make-task.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { context, result } from "./check.fixture.ts";
import { multiPage } from "./multi-page.ts";

const pageOf = (kind: string, name: string) => `https://lakes.example/${kind}/${name.toLowerCase()}`;
const MAKERS = ["Arbor", "Birk", "Cedar", "Doyle"];

/** A page for each row, by its name. */
function collection(id: string, header: string[], rows: string[][]): Relation {
  const made = testRelation(id, header, rows);
  return {
    ...made,
    source: "page_collection",
    columns: made.columns.map((column, at) => (at === 0 ? { ...column, role: "label" } : column)),
    rows: made.rows.map(({ cells }, at) => ({
      about: pageOf(id, rows[at]![0]!),
      cells: cells.map(({ value, evidence }, index) => ({
        value:
          header[index] === "Maker"
            ? { kind: "entity" as const, printed: value.printed, href: pageOf("makers", value.printed) }
            : value,
        evidence: { ...evidence, url: pageOf(id, rows[at]![0]!) },
      })),
    })),
  };
}

const lamps = collection(
  "lamps",
  ["Name", "Maker", "Height"],
  ["Dawn", "Noon", "Dusk", "Eve", "Night", "Glow"].map((name, at) => [name, MAKERS[at % 4]!, `${20 + at * 3} cm`]),
);
const makers = collection(
  "makers",
  ["Name", "Town", "Born", "Died"],
  MAKERS.map((name, at) => [
    name,
    ["Oslo", "Turku", "Cork", "Bergen"][at]!,
    `4 May ${1880 + at * 7}`,
    `9 May ${1950 + at}`,
  ]),
);
const survey = surveySite(lakeSite([lamps, makers]));
const path = (left: Branch | ReturnType<typeof leaf>, start: object): Branch => ({
  op: "follow",
  params: { on: "Maker", ...start },
  inputs: { left, right: leaf("makers") },
});
const asking = (tree: Branch) => makeTask(makeCandidate(tree, new Workbench(survey), [])!, survey, "set");
const taskOf = (tree: Branch) => asking(over("lookup", tree, { column: "Town" }));
const named = taskOf(path(leaf("lamps"), { label: "Noon" }));
const found = taskOf(path(over("kth", leaf("lamps"), { by: "Height", k: 2, end: "lowest" }), {}));

const saying = (lines: (url: string) => string[]) => ({ lines: async (url: string) => lines(url) });
const end = pageOf("makers", "Birk");
const outcome = async (task: typeof named, lines: (url: string) => string[]) =>
  (await result(multiPage, context({ task, ...saying(lines) }, [lamps, makers]))).outcome;

it("fails where the page at the end of the path names what the question begins at", async () => {
  const lists = (url: string) => (url === end ? ["Lamps: Noon, Glow"] : []);
  expect(await outcome(named, lists)).toBe("fail");
  const at = path(leaf("lamps"), { label: "Noon" });
  const day = (column: string) => over("lookup", at, { column });
  const span: Branch = {
    op: "time_between",
    params: { unit: "years" },
    inputs: { a: day("Born"), b: day("Died") },
  };
  expect(await outcome(asking(span), lists)).toBe("fail");
});

it("passes where it does not, where all such pages name it, and where the start has to be found first", async () => {
  expect(await outcome(named, (url) => (url === end ? ["Lamps: Dawn, Afternoon"] : []))).toBe("pass");
  expect(await outcome(named, (url) => (url.includes("/makers/") ? ["See also: Noon"] : []))).toBe("pass");
  expect(await outcome(found, (url) => (url === end ? ["Lamps: Noon, Glow"] : []))).toBe("pass");
});

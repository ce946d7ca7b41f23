import { expect, it } from "vitest";
import { makeCandidate } from "../evolve/candidate.ts";
import { leaf, over } from "../evolve/node.ts";
import { Workbench } from "../evolve/workbench.ts";
import { makeTask } from "../make-task.ts";
import { lakeSite, lakes } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { context, outcome } from "./check.fixture.ts";
import { multiPage } from "./multi-page.ts";

const survey = surveySite(lakeSite());
const mean = over("mean", leaf(lakes().id), { column: "Depth" });
const task = makeTask(makeCandidate(mean, new Workbench(survey), [])!, survey, "set");
const URL = "https://lakes.example/figures.html";

/** What the check says of a mean of depths where a page that leads to no lake has these lines. */
function found(lines: readonly string[], first: (name: string) => string) {
  const table = lakes();
  const relation = {
    ...table,
    id: "figures",
    source: "html_table" as const,
    columns: table.columns.slice(0, 1),
    rows: table.rows.map(({ cells: [cell] }) => ({
      cells: [
        {
          value: { kind: "text" as const, printed: first(cell!.value.printed) },
          evidence: { ...cell!.evidence, url: URL },
        },
      ],
    })),
  };
  const site = context({}, [lakes(), relation]);
  const page = { ...lakeSite().pages[0]!, url: URL, depth: 2, links: [] };
  const pages = new Map([...site.pages, [URL, page]]);
  return outcome(multiPage, { ...site, task, pages, lines: async (url) => (url === URL ? lines : []) });
}

it("a page with a row for each thing gives what stands there without its unit, though it leads to none of them", async () => {
  const rows = lakes().rows.map(
    ({ cells }) => `${cells[0]!.value.printed} | ${cells[2]!.value.printed.replace(" m", "")}`,
  );
  expect(await found(rows, (name) => name)).toBe("fail");
  expect(await found(rows.slice(2), (name) => name)).toBe("pass");
  expect(await found(rows, (name) => `Near ${name}`)).toBe("pass");
});

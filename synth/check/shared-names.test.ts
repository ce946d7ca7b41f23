import { expect, it } from "vitest";
import { makeCandidate } from "../evolve/candidate.ts";
import { type Branch, leaf, over } from "../evolve/node.ts";
import { Workbench } from "../evolve/workbench.ts";
import { makeTask } from "../make-task.ts";
import { pageCollection } from "../page-collection.fixture.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { context, outcome } from "./check.fixture.ts";
import { selfContained } from "./self-contained.ts";

it("takes what two things share for their names, only where the question says it", async () => {
  const huts = pageCollection(
    ["Hut", "Beds"],
    ["Ard", "Bel", "Cor", "Dun", "Esk"].map((name, at) => [`${name} Hut`, `${20 + 3 * at}`]),
  );
  const survey = surveySite(lakeSite([huts]));
  const [a, b] = ["Ard Hut", "Bel Hut"].map((label) => over("lookup", leaf(huts.id), { column: "Beds", label }));
  const tree: Branch = { op: "difference", params: {}, inputs: { a: a!, b: b! } };
  const task = makeTask(makeCandidate(tree, new Workbench(survey), [])!, survey, "set");
  const shared = { names: ["Ard Hut", "Bel Hut"], values: ["Ann Rowe"] };
  const walk = { difficulty: "easy" as const, goldenPaths: ["root->Ard", "root->Bel"], why: "", shared };
  const asked = (warden: string, plan: typeof walk | undefined) => {
    const question = `On the Lake Register site, what is the difference between the numbers of beds of the two huts of ${warden}?`;
    return outcome(selfContained, context({ task: { ...task, question, ...(plan ? { walk: plan } : {}) } }, [huts]));
  };
  expect(await asked("Ann Rowe", walk)).toBe("pass");
  expect(await asked("Ann Rowe", undefined)).toBe("fail");
  expect(await asked("Bo Lind", walk)).toBe("fail");
});

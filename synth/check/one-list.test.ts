import { expect, it } from "vitest";
import type { ProvenTask } from "../../core/task.ts";
import { makeCandidate } from "../evolve/candidate.ts";
import { leaf, over } from "../evolve/node.ts";
import { Workbench } from "../evolve/workbench.ts";
import { makeTask } from "../make-task.ts";
import { lakeSite, lakes } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import type { SurveyedPage } from "../survey/surveyed.ts";
import { context, outcome } from "./check.fixture.ts";
import { multiPage } from "./multi-page.ts";

const survey = surveySite(lakeSite());
const bench = new Workbench(survey);
const all = leaf(lakes().id);
const made = (tree: Parameters<typeof makeCandidate>[0]): ProvenTask =>
  makeTask(makeCandidate(tree, bench, [])!, survey, "set");
const glacial = { column: "Kind", is: "equals", value: "glacial" };
const counted = made(over("count", over("filter", all, { where: glacial })));
const different = made(over("count", over("distinct", all, { column: "Kind" })));
const commonest = made(
  over(
    "label_of",
    over("kth", over("group", all, { by: "Kind", take: "count" }), { by: "count", k: 1, end: "highest" }),
  ),
);
const largest = made(
  over("label_of", over("kth", over("filter", all, { where: glacial }), { by: "Surface area", k: 1, end: "highest" })),
);

const types = new Map<string, string[]>();
for (const { about, cells } of lakes().rows) {
  const type = cells.at(-1)!.value.printed;
  types.set(type, [...(types.get(type) ?? []), about!]);
}
const URL = "https://lakes.example/kinds.html";

/** The lakes' site with one page more, which lists lakes under headings. */
function withPage(title: string, lists: Readonly<Record<string, readonly string[]>>, lines: readonly string[] = []) {
  const site = context();
  const links = Object.entries(lists).flatMap(([heading, urls]) => urls.map((url) => ({ url, text: url, heading })));
  const page: SurveyedPage = { ...lakeSite().pages[0]!, url: URL, title, depth: 1, links };
  return { pages: new Map([...site.pages, [URL, page]]), lines: async (url: string) => (url === URL ? lines : []) };
}

it("a list of just the things of a kind gives how many there are, and not what they measure", async () => {
  const page = withPage("Glacial lakes | Lakes", { "": types.get("glacial")! });
  expect(await outcome(multiPage, context({ ...page, task: counted }))).toBe("fail");
  expect(await outcome(multiPage, context({ ...page, task: largest }))).toBe("pass");
  expect(await outcome(multiPage, context({ ...page, task: commonest }))).toBe("pass");
});

it("a list of just the things of a kind that says all else that is asked of them gives the answer", async () => {
  const lines = lakes()
    .rows.filter(({ about }) => types.get("glacial")!.includes(about!))
    .map(({ cells }) => `${cells[0]!.value.printed}, ${cells[1]!.value.printed}`);
  const telling = (said: readonly string[]) => withPage("Glacial lakes", { "": types.get("glacial")! }, said);
  expect(await outcome(multiPage, context({ ...telling(lines), task: largest }))).toBe("fail");
  expect(await outcome(multiPage, context({ ...telling(lines.slice(1)), task: largest }))).toBe("pass");
});

it("so does one that says in blocks what further conditions ask of them", async () => {
  const deep = made(
    over(
      "count",
      over("filter", over("filter", all, { where: glacial }), { where: { column: "Depth", is: ">", value: "20" } }),
    ),
  );
  const own = lakes().rows.filter(({ about }) => types.get("glacial")!.includes(about!));
  const cards = own.flatMap(({ cells }) => [cells[0]!.value.printed, `${cells[2]!.value.printed} deep`]);
  const page = (said: readonly string[]) => withPage("Glacial lakes", { "": types.get("glacial")! }, said);
  expect(await outcome(multiPage, context({ ...page(cards), task: deep }))).toBe("fail");
  expect(await outcome(multiPage, context({ ...page(cards.slice(2)), task: deep }))).toBe("pass");
  const others = withPage("Glacial lakes", { "": types.get("glacial")!.slice(1) }, cards);
  expect(await outcome(multiPage, context({ ...others, task: deep }))).toBe("pass");
});

it("a list of them above which the few figures stand that they have says which has which", async () => {
  const relation = lakes();
  for (const { cells } of relation.rows) {
    const decimal = cells[0]!.value.printed < "D" ? "750" : "980";
    cells[2] = { ...cells[2]!, value: { kind: "number", printed: `${decimal} m`, decimal, precision: 0 } };
  }
  const site = surveySite(lakeSite([relation]));
  const mean = over("mean", over("filter", leaf(relation.id), { where: glacial }), { column: "Depth" });
  const task = makeTask(makeCandidate(mean, new Workbench(site), [])!, site, "set");
  const page = (said: readonly string[]) => withPage("Glacial lakes", { "": types.get("glacial")! }, said);
  const found = (...said: string[]) => outcome(multiPage, context({ ...page(said), task }, [relation]));
  expect(await found("Those in the north are 750 m deep, all others 980 m.")).toBe("fail");
  expect(await found("Those in the north are 750 m deep.")).toBe("pass");
  const pairs = ["Arvasjaur and Brenner", "Ems and Havel"];
  expect(await found("The northern two are 1,500 m deep together, the southern 1,960 m.", ...pairs)).toBe("fail");
  expect(await found("The northern two are 1,500 m deep together, the southern 1,960 m.", pairs[0]!)).toBe("pass");
});

it("a list of more or fewer of them does not", async () => {
  const some = withPage("Glacial lakes", { "": types.get("glacial")!.slice(1) });
  expect(await outcome(multiPage, context({ ...some, task: counted }))).toBe("pass");
  const other = withPage("Lakes to visit", { "": types.get("glacial")! });
  expect(await outcome(multiPage, context({ ...other, task: counted }))).toBe("pass");
  const said = withPage("Glacial lakes", { "": types.get("glacial")!.slice(1) }, [`${counted.answerText} lakes`]);
  expect(await outcome(multiPage, context({ ...said, task: counted }))).toBe("fail");
});

it("a page that files all of them under their kinds says of what kind each is", async () => {
  const page = withPage(
    "Lakes by type",
    Object.fromEntries([...types].map(([type, urls]) => [`${type} (${urls.length})`, urls])),
  );
  expect(await outcome(multiPage, context({ ...page, task: commonest }))).toBe("fail");
  expect(await outcome(multiPage, context({ ...page, task: largest }))).toBe("pass");
});

it("a list of the different values, or their number, gives how many there are", async () => {
  const names = [...types.keys()];
  const page = (lines: readonly string[]) => {
    const given = withPage("Types", { "": [] }, lines);
    const own = given.pages.get(URL)!;
    const links = names.map((text) => ({ url: `${URL}#${text}`, text, heading: "" }));
    given.pages.set(URL, { ...own, links });
    return context({ ...given, task: different });
  };
  const items = names.map((name, at) => `- [${at + 3}] link "${name}"`);
  expect(await outcome(multiPage, page(["# Types", ...items, "Imprint"]))).toBe("fail");
  expect(await outcome(multiPage, page(["# Types", ...items, '- [9] link "unknown"']))).toBe("pass");
  expect(await outcome(multiPage, page([`Our lakes are of ${names.length} different kinds.`]))).toBe("fail");
});

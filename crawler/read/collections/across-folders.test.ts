import { expect, test } from "vitest";
import { areOneAcrossFolders } from "./across-folders.ts";
import { groupPages, ShapeReader } from "./grouping.ts";
import { tokenise } from "./tokens.ts";

const LABELS = ["Date", "Venue", "Home", "Away", "Score", "Attendance"];

/** Groups, by path, of pages that are titled by their path unless said otherwise. */
function grouped(pages: Readonly<Record<string, readonly string[]>>, titleOf = (path: string) => path): string[][] {
  const shapes = new ShapeReader();
  const paths = Object.keys(pages);
  const read = paths.map((path) => {
    const facts = pages[path]!.map((label) => `<dt>${label}<dd>${path.length}`).join("");
    const html = `<title>${titleOf(path)}</title><h1>${titleOf(path)}</h1><dl>${facts}</dl>`;
    return shapes.read(`https://a.test/${path}`, tokenise(html));
  });
  return groupPages(read).map(({ members }) => members.map((at) => paths[at]!));
}

const of = (folder: string, count: number, labels: readonly string[]) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${folder}/match-${at + 1}/`, labels]));

test("pages that state the same in the same places are one kind, however deep their folders are", () => {
  expect(grouped({ ...of("archive/2023", 5, LABELS), ...of("season-2024", 4, LABELS) })).toHaveLength(1);
  expect(grouped({ ...of("archive/2023", 5, LABELS), "season-2024/": LABELS })).toHaveLength(1);
});

test("a few labels in common are two kinds", () => {
  const others = [...LABELS.slice(0, 3), "Keeper", "Built", "Stands"];
  expect(grouped({ ...of("archive/2023", 5, LABELS), ...of("season-2024", 4, others) })).toHaveLength(2);
  const few = LABELS.slice(0, 4);
  expect(grouped({ ...of("archive/2023", 5, few), ...of("season-2024", 4, few) })).toHaveLength(2);
});

test("the page of what is current may have more below its facts, and what lists such facts in a table is another kind", () => {
  const shapes = new ShapeReader();
  const facts = (labels: readonly string[]) => `<dl>${labels.map((label) => `<dt>${label}<dd>7`).join("")}</dl>`;
  const read = (path: string, body: string) =>
    shapes.read(`https://a.test/${path}`, tokenise(`<title>${path}</title><h1>${path}</h1>${body}`));
  const past = [1, 2, 3, 4, 5].map((at) => read(`archive/2023/match-${at}/`, facts(LABELS)));
  const more = `<section><h2>Tickets</h2><p><b>From today</b></p><ol><li><i>Gate</i></li><li><u>Post</u></li></ol></section>`;
  expect(groupPages([...past, read("final/", facts(LABELS) + more)])).toHaveLength(1);
  const heads = LABELS.map((label) => `<th>${label}</th>`).join("");
  expect(groupPages([...past, read("final/", `<table><thead><tr>${heads}</tr></thead></table>`)])).toHaveLength(2);
});

test("folders that are called by two kinds keep them apart, and so do copies", () => {
  expect(grouped({ ...of("squad/players", 5, LABELS), ...of("coaches", 4, LABELS) })).toHaveLength(2);
  expect(grouped({ ...of("squad/players", 5, LABELS), ...of("old", 4, LABELS) })).toHaveLength(1);
  const last = (path: string) => path.split("/").at(-2)!;
  expect(grouped({ ...of("archive/2023", 5, LABELS), ...of("print", 4, LABELS) }, last)).toHaveLength(2);
});

test("a page by itself may bear what is rare in its kind, and little that its kind never does", () => {
  const [usual, rare, foreign] = [
    [1, 2, 3, 4, 5, 6],
    [11, 12, 13],
    [21, 22, 23],
  ];
  const core = (shape: string, pages: number, labels: number[], ever = labels) => {
    const own = new Set(labels);
    return { shape, labels: own, ever: new Set(ever), placed: own, titles: new Set([shape]), pages };
  };
  const past = core("a.test/archive/*/", 5, usual!, [...usual!, ...rare!]);
  const one = (labels: number[], pages = 1) => areOneAcrossFolders(past, core("a.test/*/", pages, labels));
  expect(one([...usual!, ...rare!])).toBe(true);
  expect(one([...usual!, ...foreign!])).toBe(false);
  // Of several pages most must bear the same.
  expect(one([...usual!, ...rare!], 3)).toBe(false);
});

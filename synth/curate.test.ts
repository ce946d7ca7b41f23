import { expect, test } from "vitest";
import { testRelation } from "../logic/values/relation.fixture.ts";
import { baseOf } from "./base-of.ts";
import { Curation } from "./curate.ts";
import { Archive, type Elite } from "./evolve/archive.ts";
import { makeCandidate } from "./evolve/candidate.ts";
import { type Branch, leaf, over } from "./evolve/node.ts";
import { Workbench } from "./evolve/workbench.ts";
import { onceKeys } from "./once-keys.ts";
import { lakeSite, lakes } from "./relation.fixture.ts";
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

test("what readers doubt that anybody asks comes last", () => {
  const bench = new Workbench(surveySite(lakeSite()));
  const archive = new Archive();
  const first = (by: string) => over("top", leaf("lakes"), { by, k: 3, end: "highest" });
  const both = { op: "intersection", params: {}, inputs: { a: first("Depth"), b: first("Surface area") } };
  const kinds = over("distinct", leaf("lakes"), { column: "Kind" });
  for (const set of [both, kinds]) archive.add(makeCandidate(over("count", set), bench, [])!);
  const isOfBoth = ({ question }: { question: string }) => question.includes("both among");
  const curation = new Curation(archive.elites().map((one) => ({ ...one, fitness: isOfBoth(one) ? 1 : 0.1 })));
  const asked = [1, 2].map(() => {
    const next = curation.next("existence")!;
    curation.take();
    return isOfBoth(next);
  });
  expect(asked).toEqual([false, true]);
});

test("what is put together in another way comes before the same again", () => {
  const bench = new Workbench(surveySite(lakeSite()));
  const archive = new Archive();
  const mean = (column: string) => over("mean", leaf("lakes"), { column });
  const range = over("range", leaf("lakes"), { column: "Depth" });
  for (const tree of [mean("Depth"), mean("Surface area"), range]) archive.add(makeCandidate(tree, bench, [])!);
  const curation = new Curation(archive.elites());
  const asked = [1, 2].map(() => {
    const elite = curation.next("statistic");
    curation.take();
    return elite?.tree.op;
  });
  expect(asked).toEqual(["mean", "range"]);
});

test("a set is not about the things of one collection where others give some", () => {
  const bench = new Workbench(surveySite(lakeSite()));
  const archive = new Archive();
  for (const op of ["mean", "range"])
    archive.add(makeCandidate(over(op, leaf("lakes"), { column: "Depth" }), bench, [])!);
  archive.add(makeCandidate(over("median", leaf("lakes"), { column: "Surface area" }), bench, [])!);
  // The same of ponds, which fits less.
  const ofPonds = (elite: Elite): Elite => ({
    ...elite,
    tree: over(elite.tree.op, leaf("ponds"), (elite.tree as Branch).params),
    fitness: 0,
  });
  const elites = archive.elites().map((one) => (one.tree.op === "median" ? ofPonds(one) : one));
  const curation = new Curation(elites);
  const asked = [1, 2].map(() => {
    const elite = curation.next("statistic")!;
    curation.take();
    return baseOf(elite.tree);
  });
  expect(asked).toEqual(["lakes", "ponds"]);
});

test("what has to say where its things stand comes after what is asked of the site", () => {
  const bench = new Workbench(surveySite(lakeSite()));
  const archive = new Archive();
  for (const op of ["mean", "range"])
    archive.add(makeCandidate(over(op, leaf("lakes"), { column: "Depth" }), bench, [])!);
  const elites = archive
    .elites()
    .map((one) => ({ ...one, placed: one.tree.op === "mean", fitness: one.tree.op === "mean" ? 1 : 0 }));
  const curation = new Curation(elites);
  expect(curation.next("statistic")!.tree.op).toBe("range");
});

test("what reads badly comes after what reads well, of whatever subtype", () => {
  const bench = new Workbench(surveySite(lakeSite()));
  const archive = new Archive();
  const mean = over("mean", leaf("lakes"), { column: "Depth" });
  const kinds = over("count", over("distinct", leaf("lakes"), { column: "Kind" }));
  for (const tree of [mean, kinds]) archive.add(makeCandidate(tree, bench, [])!);
  const badly = (elite: Elite): Elite => ({ ...elite, scores: { ...elite.scores, naturalness: 0.6 } });
  const curation = new Curation(archive.elites().map((one) => (one.subtype === "statistic" ? badly(one) : one)));
  expect(curation.open()).toEqual(["existence"]);
  // What a set has enough of holds nothing else back.
  expect(curation.open(new Set(), new Set(["existence"]))).toEqual(["statistic"]);
  // What a set lacks is asked all the same.
  expect(curation.open(new Set(["statistic"]))).toEqual(expect.arrayContaining(["existence", "statistic"]));
  curation.next("existence");
  curation.take();
  expect(curation.open()).toEqual(["statistic"]);
});

test("what is foremost is asked once, by its name or by its figure", () => {
  const bench = new Workbench(surveySite(lakeSite()));
  const place = { by: "Depth", k: 1, end: "highest" };
  const keysOf = (tree: Branch) => onceKeys({ tree }).filter((key) => key.startsWith("place"));
  const [named, stated] = [
    over("label_of", over("kth", leaf("lakes"), place)),
    over("ranked_value", leaf("lakes"), place),
  ];
  expect(keysOf(named)).toEqual(keysOf(stated));
  const most = over("kth", over("group", leaf("lakes"), { by: "Kind", take: "count" }), {
    by: "count",
    k: 1,
    end: "highest",
  });
  expect(keysOf(over("label_of", most))).toEqual(keysOf(over("mode", leaf("lakes"), { column: "Kind" })));
  expect([named, stated].every((tree) => bench.result(tree))).toBe(true);
});

test("how far both ends lie apart is asked once", () => {
  const end = (which: string) => over("ranked_value", leaf("lakes"), { by: "Depth", k: 1, end: which });
  const ratio: Branch = { op: "ratio", params: {}, inputs: { a: end("highest"), b: end("lowest") } };
  const endsOf = (tree: Branch) => onceKeys({ tree }).filter((key) => key.startsWith("ends"));
  expect(endsOf(ratio)).toEqual(endsOf(over("range", leaf("lakes"), { column: "Depth" })));
});

test("of one of several kinds is asked where there is nothing else", () => {
  const bench = new Workbench(surveySite(lakeSite()));
  const archive = new Archive();
  const kinds = over("filter", leaf("lakes"), { where: { column: "Kind", is: "in", value: ["glacial", "tectonic"] } });
  const trees = [over("mean", kinds, { column: "Depth" }), over("median", leaf("lakes"), { column: "Surface area" })];
  for (const tree of trees) archive.add(makeCandidate(tree, bench, [])!);
  const elites = archive
    .elites()
    .map((elite) => ({ ...elite, subtype: "statistic" as const, fitness: elite.tree.op === "mean" ? 1 : 0 }));
  expect(new Curation(elites).next("statistic")?.tree.op).toBe("median");
});

test("a list that nobody knows the reason of is asked about where there is nothing else", () => {
  const bench = new Workbench(surveySite(lakeSite()));
  const archive = new Archive();
  const some = over("named", leaf("lakes"), { names: ["Brenner", "Ems", "Gera", "Havel"] });
  const spread = over("coefficient_of_variation", leaf("lakes"), { column: "Depth", of: "population" });
  const whole = over("median", leaf("lakes"), { column: "Surface area" });
  for (const tree of [over("mean", some, { column: "Depth" }), whole, spread])
    archive.add(makeCandidate(tree, bench, [])!);
  const fitness: Readonly<Record<string, number>> = { median: 0.9, mean: 1 };
  const elites = archive.elites().map((elite) => ({ ...elite, fitness: fitness[elite.tree.op] ?? 0.1 }));
  const curation = new Curation(
    elites.map((one) => ({ ...one, subtype: "statistic", scores: { ...one.scores, naturalness: 1 } })),
  );
  const next = () => curation.next("statistic")?.tree.op;
  expect(next()).toBe("median");
  // So many tasks that the share of lists would allow one.
  for (let many = 0; many < 10; many++) curation.take();
  expect([next(), next()]).toEqual(["coefficient_of_variation", "mean"]);
});

test("how a figure parts a set is asked once: by how many, by their share, or from the other side", () => {
  const deep = (is: string, value: string) => ({ where: { column: "Depth", is, value } });
  const partsOf = (tree: Branch) => onceKeys({ tree }).filter((key) => key.startsWith("parted"));
  const count = (is: string, value: string) => over("count", over("filter", leaf("lakes"), deep(is, value)));
  const share = over("probability", leaf("lakes"), { ...deep(">", "50"), draws: 1 });
  const mean = over("count_above_average", leaf("lakes"), { column: "Depth", side: "above" });
  const whole: Branch = {
    op: "percent_of",
    params: {},
    inputs: { part: count("<", "20"), whole: over("count", leaf("lakes")) },
  };
  const [first, ...others] = [count(">", "50"), count("<", "60"), share, mean, whole].map(partsOf);
  expect(first).toHaveLength(1);
  for (const other of others) expect(other).toEqual(first);
  const kind = (value: string) =>
    partsOf(over("count", over("filter", leaf("lakes"), { where: { column: "Kind", is: "equals", value } })));
  expect(kind("glacial")).not.toEqual(kind("tectonic"));
});

test("a kind of question of which only what was put together before is left waits for the others", () => {
  const bench = new Workbench(surveySite(lakeSite()));
  const archive = new Archive();
  const first = (by: string) => over("label_of", over("kth", leaf("lakes"), { by, k: 1, end: "highest" }));
  for (const tree of [first("Depth"), first("Surface area"), over("mean", leaf("lakes"), { column: "Depth" })])
    archive.add(makeCandidate(tree, bench, [])!);
  const curation = new Curation(archive.elites());
  expect(new Set(curation.open())).toEqual(new Set(["filter", "statistic"]));
  curation.next("filter");
  curation.take();
  expect(curation.open()).toEqual(["statistic"]);
  curation.next("statistic");
  curation.take();
  expect(curation.open()).toEqual(["filter"]);
});

test("the same asked of other rows is no variant", () => {
  const mean = (id: string) => {
    const bench = new Workbench(surveySite(lakeSite([{ ...lakes(), id }])));
    const archive = new Archive();
    archive.add(makeCandidate(over("mean", leaf(id), { column: "Depth" }), bench, [])!);
    return archive.elites();
  };
  const curation = new Curation([...mean("lakes"), ...mean("tarns")]);
  for (const _ of [1, 2]) {
    expect(curation.next("statistic")).toBeDefined();
    curation.take();
  }
});

test("what people look for first comes first: prices before other figures", () => {
  const boats = testRelation(
    "boats",
    ["Boat", "Asking price", "Beam"],
    [12, 31, 19, 45, 27, 60, 38].map((price, at) => [
      `${["Heron", "Tern", "Gannet", "Plover", "Curlew", "Dunlin", "Knot"][at]}`,
      `£${price},500`,
      `${2 + ((at * 3) % 7) / 10} m`,
    ]),
    { about: true },
  );
  const rows = boats.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, evidence: { ...cell.evidence, url: row.about! } })),
  }));
  const bench = new Workbench(surveySite(lakeSite([{ ...boats, source: "page_collection", rows }])));
  const archive = new Archive();
  for (const column of ["Beam", "Asking price"])
    archive.add(makeCandidate(over("mean", leaf("boats"), { column }), bench, [])!);
  expect(new Curation(archive.elites()).next("statistic")?.columns).toEqual(["Asking price"]);
});

test("what is foremost by two columns is asked of a collection once, whichever the columns, and what is left is no turn", () => {
  const bench = new Workbench(surveySite(lakeSite()));
  const archive = new Archive();
  const first = (by: string, k: number) => over("top", leaf("lakes"), { by, k, end: "highest" });
  for (const k of [3, 4])
    archive.add(
      makeCandidate(
        over("count", {
          op: "intersection",
          params: {},
          inputs: { a: first("Depth", k), b: first("Surface area", k) },
        }),
        bench,
        [],
      )!,
    );
  const curation = new Curation(archive.elites());
  expect(curation.next("existence")).toBeDefined();
  curation.take();
  expect(curation.next("existence")).toBeUndefined();
  expect(curation.open()).toEqual([]);
});

test("a kind of source that hardly a task is of comes first, however well others are asked", () => {
  const bench = new Workbench(surveySite(lakeSite()));
  const archive = new Archive();
  const mean = (column: string) => over("mean", leaf("lakes"), { column });
  for (const tree of [mean("Depth"), mean("Surface area"), over("range", leaf("lakes"), { column: "Depth" })])
    archive.add(makeCandidate(tree, bench, [])!);
  const all = archive.elites().map((one): Elite => {
    const isRare = one.tree.op === "range";
    return { ...one, sources: [isRare ? "image" : "html_table"], fitness: isRare ? 0.3 : 0.95 };
  });
  const curation = new Curation(all);
  const asked = [1, 2].map(() => {
    const { sources } = curation.next("statistic")!;
    curation.take();
    return sources[0];
  });
  expect(asked).toEqual(["html_table", "image"]);
});

test("a column that two questions and an eighth of all read gives way to others", () => {
  const bench = new Workbench(surveySite(lakeSite()));
  const archive = new Archive();
  const statistic = (op: string, column: string) => makeCandidate(over(op, leaf("lakes"), { column }), bench, [])!;
  for (const op of ["median", "range", "mean"]) archive.add(statistic(op, "Depth"));
  archive.add(statistic("mean", "Surface area"));
  const isOfDepth = ({ columns }: { columns: readonly string[] }) => columns.includes("Depth");
  const worth = (one: Elite) => (isOfDepth(one) ? (one.tree.op === "mean" ? 4 : 8) : 0.1);
  const curation = new Curation(archive.elites().map((one) => ({ ...one, fitness: worth(one) })));
  const asked = [1, 2, 3].map(() => {
    const next = curation.next("statistic")!;
    curation.take();
    return isOfDepth(next);
  });
  expect(asked).toEqual([true, true, false]);
});

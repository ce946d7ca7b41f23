import { describe, expect, it } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite, lakes } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { makeCandidate } from "../candidate.ts";
import { leaf, type Node, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { objection } from "./objections.ts";
import { outcomeObjection } from "./of-outcomes.ts";
import { treeObjection } from "./of-trees.ts";

/** Why nobody would ask for the kind of the largest lake, of those that `keep` says by their place. */
function againstKind(keep: (index: number) => boolean) {
  const all = lakes();
  const relation = { ...all, rows: all.rows.filter((_, index) => keep(index)) };
  const bench = new Workbench(surveySite(lakeSite([relation])));
  const largest = over("kth", leaf(relation.id), { by: "Surface area", k: 1, end: "highest" });
  const candidate = makeCandidate(over("lookup", largest, { column: "Kind" }), bench, []);
  if (!candidate) throw new Error("the question was not made");
  return objection(candidate, bench, 1);
}

describe("objection", () => {
  it("refuses to sort, or to draw from, what the question lists by name itself", () => {
    const bench = new Workbench(surveySite(lakeSite([lakes()])));
    const names = ["Arvasjaur", "Brenner", "Colmar", "Drina", "Ems", "Fulda"];
    const against = (set: Node) => {
      const candidate = makeCandidate(over("mode", set, { column: "Kind" }), bench, []);
      if (!candidate) throw new Error("the question was not made");
      return objection(candidate, bench);
    };
    expect(against(over("named", leaf(lakes().id), { names }))).toBe("listed");
    const large = { column: "Surface area", is: ">", value: "30" };
    expect(against(over("filter", leaf(lakes().id), { where: large }))).not.toBe("listed");
  });
  it("refuses to count what a condition has named already", () => {
    const bench = new Workbench(surveySite(lakeSite([lakes()])));
    const counted = (where: Record<string, string>) =>
      treeObjection(over("distinct", over("filter", leaf(lakes().id), { where }), { column: "Kind" }), bench);
    expect(counted({ column: "Kind", is: "in", value: "glacial" })).toBe("circular");
    expect(counted({ column: "Surface area", is: ">", value: "30" })).not.toBe("circular");
  });

  it("refuses to let one of four, or their number, be guessed", () => {
    const bench = new Workbench(surveySite(lakeSite([lakes()])));
    const named = (count: number) =>
      over("named", leaf(lakes().id), { names: ["Arvasjaur", "Brenner", "Colmar", "Drina", "Ems"].slice(0, count) });
    const large = (count: number) =>
      over("count", over("filter", named(count), { where: { column: "Surface area", is: ">", value: "30" } }));
    expect(treeObjection(large(4), bench)).toBe("guessable");
    expect(treeObjection(large(5), bench)).not.toBe("guessable");
    expect(treeObjection(over("mean", named(4), { column: "Surface area" }), bench)).not.toBe("guessable");
  });
  it("refuses to ask for what nearly all things to choose from have in common", () => {
    // Four glacial lakes and one tectonic one.
    expect(againstKind((index) => [0, 1, 4, 7, 2].includes(index))).toBe("same_for_all");
    expect(againstKind(() => true)).toBeUndefined();
  });
});

describe("what names nobody", () => {
  const lodges = (owner: string) =>
    testRelation(
      "lodges",
      ["Lodge", "Owner", "Bunks"],
      ["A", "B", "C", "D", "E", "F"].map((letter, at) => [
        `Lodge ${letter}`,
        at === 5 ? owner : `Owner ${at % 3} Ltd`,
        `${20 + 3 * at}`,
      ]),
    );
  const against = (owner: string) => {
    const bench = new Workbench(surveySite(lakeSite([lodges(owner)])));
    const largest = over("kth", leaf("lodges"), { by: "Bunks", k: 1, end: "highest" });
    const candidate = makeCandidate(over("lookup", largest, { column: "Owner" }), bench, []);
    return candidate && outcomeObjection(candidate, bench, 1);
  };
  it("is a sort of owner in place of one, and no name that ends so", () => {
    expect(against("Private owner")).toBe("says_nothing");
    expect(against("Various owners")).toBe("says_nothing");
    expect(against("No other owners.")).toBe("says_nothing");
    expect(against("(a family of the valley)")).toBe("says_nothing");
    expect(against("Held by the town council.")).toBe("says_nothing");
    expect(against("Salt Trust Ltd.")).toBeUndefined();
    expect(against("Salt Trust")).toBeUndefined();
    expect(against("Ship Owner")).toBeUndefined();
  });
});

it("begins no path at a name in a table that has to be told: what stands at its end is not in that table", () => {
  const tracks = ["A", "B", "C", "D", "E"].map((letter) => `Track ${letter}`);
  const records = testRelation(
    "records",
    ["Track", "Rider"],
    tracks.map((track, at) => [track, `Rider ${"VWXYZ"[at]}`]),
  );
  const riders = testRelation(
    "riders",
    ["Name", "Starts"],
    ["V", "W", "X", "Y", "Z"].map((one, at) => [`Rider ${one}`, `${12 + at}`]),
  );
  const survey = surveySite(lakeSite([records, riders]));
  const path = over(
    "lookup",
    {
      op: "follow",
      params: { on: "Rider", label: "Track A" },
      inputs: { left: leaf("records"), right: leaf("riders") },
    },
    { column: "Starts" },
  );
  const told = (source: string) =>
    new Workbench({
      ...survey,
      relations: survey.relations.map((one) => ({ ...one, hasNoun: true, naming: { ...one.naming, source } })),
    });
  expect(treeObjection(path, told("in the table “Track records” of the Guild site"))).toBe("no_noun");
  expect(treeObjection(path, told("on the Guild site"))).not.toBe("no_noun");
});

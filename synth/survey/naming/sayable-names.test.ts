import { describe, expect, it } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { withSayableNames } from "./sayable-names.ts";

const TAIL = "Trekking Backpack, waterproof, with rain cover and hydration sleeve";

function pages(names: readonly string[], models: readonly string[]): Relation {
  const relation = testRelation(
    "r",
    ["name", "Model", "Weight"],
    names.map((name, at) => [name, models[at]!, `${900 + at} g`]),
  );
  relation.columns[0] = { ...relation.columns[0]!, role: "label" };
  for (const row of relation.rows)
    for (const cell of row.cells) cell.evidence = { ...cell.evidence, place: { at: "node", path: "0/1/2" } };
  return relation;
}

const labels = (relation: Relation) => {
  const at = relation.columns.findIndex(({ role }) => role === "label");
  return [relation.columns[at]!.name, relation.rows.map(({ cells }) => cells[at]!.value.printed)];
};

describe("withSayableNames", () => {
  it("leaves names as they are where they can be said", () => {
    const relation = pages(["Ridge 45", "Delta 18"], ["R45", "D18"]);
    expect(withSayableNames(relation)).toBe(relation);
  });

  it("ends long names where they begin to describe, and says where that stands", () => {
    const relation = withSayableNames(pages([`Ridge 45 ${TAIL}`, `Delta 18 ${TAIL}`], ["R45", "D18"]));
    expect(labels(relation)).toEqual(["name", ["Ridge 45 Trekking Backpack", "Delta 18 Trekking Backpack"]]);
    expect(relation.rows[0]!.cells[0]!.evidence.place).toEqual({ at: "node", path: "0/1/2", start: 0, end: 26 });
  });

  it("ends them with the designation that the pages give, and not within it", () => {
    const designations = ["EX 40:2012", "EX 41:2019"];
    const named = designations.map((name) => `${name} ${TAIL.replaceAll(",", "")}`);
    expect(labels(withSayableNames(pages(named, designations)))).toEqual(["name", designations]);
    const long = designations.map((name) => `${name}: ${TAIL}`);
    expect(labels(withSayableNames(pages(long, ["A1", "B1"])))[1]).toEqual(designations);
  });

  it("does not end one name where another one goes on", () => {
    const novels = ["The Girl with the Paper Lantern (a very long and very quiet novel)", "The Girl Who Fell"];
    expect(labels(withSayableNames(pages(novels, ["G1", "G2"])))).toEqual([
      "name",
      ["The Girl with the Paper Lantern", "The Girl Who Fell"],
    ]);
  });

  it("takes the column that names them where short names would be heard as one", () => {
    const relation = pages([`Ridge 45 ${TAIL} (red)`, `Ridge45 ${TAIL} (blue)`], ["R45 Red", "R45 Blue"]);
    expect(labels(withSayableNames(relation))).toEqual(["Model", ["R45 Red", "R45 Blue"]]);
  });

  it("gives up where nothing short tells them apart", () => {
    const relation = pages([`Ridge 45 ${TAIL} (red)`, `Ridge 45 ${TAIL} (blue)`], ["R45", "R45"]);
    expect(withSayableNames(relation)).toBe(relation);
  });

  it("keeps a title in two parts that the site's links never shorten", () => {
    const titles = ["Harbour Lights: Ada Holm and Her Many Pupils", "Tar and Rope: Boats of the Northern Islands"];
    const relation = pages(titles, ["L1", "L2"]);
    for (const [at, row] of relation.rows.entries()) row.about = `https://a.example/${at}`;
    const linked = (text: (title: string) => string) => (url: string) =>
      new Set([text(titles[Number(url.at(-1))]!).toLowerCase()]);
    expect(
      withSayableNames(
        relation,
        linked((title) => title),
      ),
    ).toBe(relation);
    expect(
      labels(
        withSayableNames(
          relation,
          linked((title) => title.split(":")[0]!),
        ),
      )[1],
    ).toEqual(["Harbour Lights", "Tar and Rope"]);
  });

  it("keeps such a title beside names that are shortened, and what begins with the value of a column", () => {
    const names = [
      "Guide to boats: how to mend the nets of a herring boat in the winter months",
      `Ridge 45 ${TAIL}`,
      "Leaflet: where the harbour lights are to be seen",
    ];
    const relation = pages(names, ["Notes", "Guide to boats", "Leaflet"]);
    for (const [at, row] of relation.rows.entries()) row.about = `https://a.example/${at}`;
    const linked = (url: string) => new Set([names[Number(url.at(-1))]!.toLowerCase()]);
    const shown = [names[0], "Ridge 45 Trekking Backpack", names[2]];
    expect(labels(withSayableNames(relation, linked))[1]).toEqual(shown);
    const cut = ["Guide to boats", "Ridge 45 Trekking Backpack", "Leaflet"];
    expect(labels(withSayableNames(relation))[1]).not.toEqual(cut);
  });
});

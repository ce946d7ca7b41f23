import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { asYears } from "./year-pages.ts";

const collection = (names: readonly string[], further = "Permits issued"): Relation => ({
  id: "r",
  name: "pages",
  source: "page_collection",
  url: "https://port.example/",
  columns: [
    { name: "name", type: "text", role: "label" },
    { name: further, type: "number", role: "measure" },
  ],
  rows: names.map((printed, at) => {
    const url = `https://port.example/${at}`;
    const evidence = { snapshot: "s", url, place: { at: "node" as const, path: "0" } };
    return {
      about: url,
      cells: [
        { value: { kind: "text", printed }, evidence },
        { value: { kind: "number", printed: `${at}`, decimal: `${at}`, precision: 0 }, evidence },
      ],
    };
  }),
});

test("pages that are called by what they hold and a year are years", () => {
  for (const names of [
    ["Harbour statistics 2018", "Harbour statistics 2019", "Harbour statistics 2020"],
    ["2018 in figures", "2019 in figures", "2020 in figures"],
    ["2018", "2019", "2020"],
  ]) {
    const found = asYears(collection(names));
    expect(found.columns[0]).toEqual({ name: "Year", type: "date", role: "date" });
    expect(found.rows.map(({ cells }) => cells[0]!.value.printed)).toEqual(["2018", "2019", "2020"]);
    const start = names[0]!.indexOf("2018");
    expect(found.rows[0]!.cells[0]!.evidence.place).toMatchObject({ start, end: start + 4 });
  }
});

test("what happened in a year, and what was published about it, stay what they are", () => {
  for (const one of [
    collection(["Regatta 2018", "Regatta 2019", "Regatta 2020"]),
    collection(["Annual report 2018", "Annual report 2019", "Annual report 2020"], "Pages"),
    collection(["Statistics 2018", "Figures 2019", "Statistics 2020"]),
    collection(["Statistics 2018", "Statistics 2018", "Statistics 2020"]),
  ])
    expect(asYears(one)).toBe(one);
});

import { describe, expect, it } from "vitest";
import { lakeSite, lakes } from "../relation.fixture.ts";
import { surveySite } from "./survey-site.ts";

const word = (printed: string) => ({ kind: "text" as const, printed });
const figure = (decimal: string, unit?: string) => ({
  kind: "number" as const,
  printed: decimal,
  decimal,
  precision: decimal.split(".")[1]?.length ?? 0,
  ...(unit === undefined ? {} : { unit }),
});

describe("surveySite", () => {
  it("names the site by what its titles share and the rows by the headings of the list page", () => {
    const survey = surveySite(lakeSite());
    expect(survey.siteName).toBe("the Lake Register site");
    expect(survey.relations[0]!.naming).toEqual({
      singular: "lake",
      plural: "lakes",
      source: "on the Lake Register site",
    });
  });

  it("knows words that are their own plural", () => {
    const site = lakeSite();
    for (const link of site.pages[0]!.links) link.heading = "All aircraft";
    expect(surveySite(site).relations[0]!.naming).toMatchObject({ singular: "aircraft", plural: "aircraft" });
  });

  it("does not call things by the second of two words in a heading", () => {
    const site = lakeSite();
    for (const link of site.pages[0]!.links) link.heading = "Storms and ferries";
    expect(surveySite(site).relations[0]!.naming.plural).not.toBe("ferries");
  });

  it("groups rows by the sections of the list page", () => {
    const { groups } = surveySite(lakeSite()).relations[0]!;
    expect(groups.map(({ text, rows }) => [text, rows.length])).toEqual([
      ["Northern lakes", 5],
      ["Southern lakes", 5],
    ]);
  });

  it("does not ask what headings are that are only called like what stands under them", () => {
    const made = lakes();
    const about = made.rows.map((row) => ({ ...row, cells: row.cells.slice(0, 2) }));
    const grouped = (kind: string) => ({
      ...made,
      id: "grouped",
      source: "records" as const,
      columns: [made.columns[0]!, { name: kind, type: "text" as const, role: "category" as const }],
      rows: about,
    });
    const dropped = (kind: string) =>
      surveySite({ ...lakeSite([lakes(), grouped(kind)]), sections: ["grouped"] }).dropped.map(({ reason }) => reason);
    expect(dropped("Lake")).toContain("what its headings are is not said");
    expect(dropped("Region")).not.toContain("what its headings are is not said");
  });

  it("keeps the columns worth asking about and says why it drops the others", () => {
    const relation = lakes();
    const evidence = relation.rows[0]!.cells[0]!.evidence;
    relation.columns.push(
      { name: "Country", type: "text", role: "text" },
      { name: "num", type: "number", role: "measure" },
    );
    for (const [index, row] of relation.rows.entries()) {
      row.cells.push(
        { value: { kind: "text", printed: "Sweden" }, evidence },
        { value: { kind: "number", printed: String(index), decimal: String(index), precision: 0 }, evidence },
      );
    }
    const [surveyed] = surveySite(lakeSite([relation])).relations;
    expect(surveyed!.label?.column.name).toBe("Name");
    expect(surveyed!.columns.map(({ column }) => column.name)).toEqual(["Surface area", "Depth", "Surveyed", "Kind"]);
    expect(surveyed!.dropped).toEqual([
      { name: "Country", reason: "all rows have the same value" },
      { name: "num", reason: "its heading is no word of the page's own" },
    ]);
  });

  it.each([
    ["Miscellaneous", "its heading says nothing"],
    ["The following values are also allowed", "its heading is a clause, not a noun"],
    ["// OK", "its heading is no word of the page's own"],
    ['Retrieved from "', "its heading is no word of the page's own"],
    ["Write a review", "it is something to do, not a fact"],
    ["Job tools", "it is something to do, not a fact"],
    ["Customers also bought", "it is about other things than the page is"],
    ["You save", "its heading is a clause, not a noun"],
    ["Top features selected", "its heading is a clause, not a noun"],
    ["by", "its heading says nothing"],
  ])("asks about no column that is called %s", (name, reason) => {
    const relation = lakes();
    const evidence = relation.rows[0]!.cells[0]!.evidence;
    relation.columns.push({ name, type: "text", role: "category" });
    for (const [index, row] of relation.rows.entries())
      row.cells.push({ value: { kind: "text", printed: index % 2 ? "sync" : "flush" }, evidence });
    expect(surveySite(lakeSite([relation])).relations[0]!.dropped).toEqual([{ name, reason }]);
  });

  it.each([
    ["Mileage", "its cells print several figures", (at: number) => figure(String(20 + at), "city / 36 highway")],
    ["Reviews > Overall", "its heading counts what its values do not", (at: number) => figure(`${at}.5`)],
    ["Reach", "its figures are in different units", (at: number) => figure(String(at), at % 2 ? "km" : "miles")],
    ["metres", "its heading is what others are counted in", (at: number) => figure(String(at))],
    ["Grade", "its values are headings of the page", (at: number) => word(at % 2 ? "Depth" : "Kind")],
    ["Walk summary", "its values are choices among all", (at: number) => word(at % 2 ? "All walks" : "Long walks")],
    ["All walks", "its values are choices among all", (at: number) => word(at % 2 ? "Short walks" : "Long walks")],
  ])("does not ask about %s where %s", (name, reason, valueAt) => {
    const relation = lakes();
    const evidence = relation.rows[0]!.cells[0]!.evidence;
    const { kind } = valueAt(0);
    relation.columns.push({ name, type: kind, role: kind === "number" ? "measure" : "category" });
    relation.columns.push({ name: "Shore", type: "number", role: "measure", unit: "metres" });
    for (const [index, row] of relation.rows.entries())
      row.cells.push({ value: valueAt(index), evidence }, { value: figure(String(40 + index), "metres"), evidence });
    expect(surveySite(lakeSite([relation])).relations[0]!.dropped).toEqual([{ name, reason }]);
  });

  it("asks about what is counted per thousand, whose unit holds a figure", () => {
    const relation = lakes();
    const evidence = relation.rows[0]!.cells[0]!.evidence;
    relation.columns.push({ name: "Catch rate", type: "number", role: "measure", unit: "fish/1,000 nets" });
    for (const [index, row] of relation.rows.entries())
      row.cells.push({ value: figure(`${index}.5`, "fish/1,000 nets"), evidence });
    expect(surveySite(lakeSite([relation])).relations[0]!.dropped).toEqual([]);
  });

  it("asks about the frequent items of lists that pages divide, whatever else they list", () => {
    const relation = lakes();
    const evidence = relation.rows[0]!.cells[0]!.evidence;
    relation.columns.push({ name: "Keywords", type: "list", role: "text" });
    for (const [index, row] of relation.rows.entries()) {
      const items = [index % 2 ? "deep" : "clear", `only here ${index}`, ...(index % 3 ? ["quiet"] : [])];
      const value = {
        kind: "list" as const,
        printed: items.join("; "),
        items: items.map((printed) => ({ kind: "text" as const, printed })),
      };
      row.cells.push({ value, evidence });
    }
    const { columns } = surveySite(lakeSite([relation])).relations[0]!;
    expect(columns.find(({ column }) => column.name === "Keywords")?.parts).toEqual(["quiet", "clear", "deep"]);
  });

  it("calls rows entries where nobody says what they are", () => {
    const site = lakeSite();
    for (const page of site.pages) page.links = [];
    const relation = { ...site.relations[0]!, rows: site.relations[0]!.rows.map(({ about: _, ...row }) => row) };
    expect(surveySite({ ...site, relations: [relation] }).relations[0]).toMatchObject({
      naming: { singular: "entry", plural: "entries" },
      hasNoun: false,
    });
  });

  it("has nothing to say about relations without rows, with one column, or with headings that repeat", () => {
    const empty = { ...lakes(), id: "empty", rows: [] };
    const narrow = lakes();
    narrow.id = "narrow";
    narrow.columns = narrow.columns.slice(0, 1);
    for (const row of narrow.rows) row.cells = row.cells.slice(0, 1);
    const doubled = lakes();
    doubled.id = "doubled";
    doubled.columns = doubled.columns.map((column) => ({ ...column, name: "Value" }));
    const survey = surveySite(lakeSite([empty, narrow, doubled]));
    expect(survey.relations).toEqual([]);
    expect(survey.dropped.map(({ reason }) => reason)).toEqual([
      "fewer than 4 rows",
      "one column only",
      "two columns share a name",
    ]);
  });
});

import { describe, expect, it } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { typeColumn } from "../../../logic/values/type-column.ts";
import { Agreements } from "./agreement.ts";
import { AliasIndex, aliasesIn, aliasesOfColumns, isAcronym } from "./aliases.ts";

/** A table of named rows on a page of its own; the first column names them. */
function table(id: string, headings: readonly string[], rows: readonly (readonly string[])[]): Relation {
  const url = `https://s.example/${id}`;
  const typed = headings.map((heading, at) =>
    typeColumn(
      heading,
      rows.map((row) => ({ text: row[at]! })),
    ),
  );
  return {
    id,
    name: id,
    source: "html_table",
    url,
    columns: typed.map(({ column }, at) => (at === 0 ? { ...column, role: "label" } : column)),
    rows: rows.map((_, number) => ({
      cells: typed.map(({ values }, at) => ({
        value: values[number]!,
        evidence: { snapshot: id, url, place: { at: "node", path: `${number}/${at}` } },
      })),
    })),
  };
}

const lakes = (heading: string, depths: readonly string[]) =>
  [["Lake", heading], ["Arva", "Brenn", "Colm", "Drin"].map((name, at) => [name, depths[at]!])] as const;
const first = table("a", ...lakes("Depth", ["33.2 m", "41.0 m", "18.5 m", "20.1 m"]));

describe("Agreements", () => {
  it("tells facts that two sources state alike from those that they do not, and from those of one source", () => {
    const second = table("b", ...lakes("Depth", ["33.2 m", "45.0 m", "18.5 m", "20.1 m"]));
    const third = table(
      "c",
      ["Lake", "Depth"],
      [
        ["Ems", "4 m"],
        ["Fulda", "5 m"],
        ["Gera", "6 m"],
        ["Havel", "7 m"],
      ],
    );
    const { counts, divergences } = new Agreements([first, second, third]);
    expect(counts).toEqual({ consistent: 3, divergent: 1, single: 4 });
    expect(divergences.map(({ a, cause }) => [a.entity, cause])).toEqual([["Brenn", "unknown"]]);
  });

  it.each([
    ["precision", "Depth", ["33.20987 m", "41.0 m", "18.5 m", "20.1 m"]],
    ["unit", "Depth", ["109 ft", "135 ft", "61 ft", "66 ft"]],
    ["date", "Depth (2019)", ["30.1 m", "41.0 m", "18.5 m", "20.1 m"]],
    ["definition", "Depth (mean)", ["12.4 m", "41.0 m", "18.5 m", "20.1 m"]],
  ])("tells a divergence by %s", (cause, heading, depths) => {
    const dated =
      cause === "date" ? table("a", ...lakes("Depth (2020)", ["33.2 m", "41.0 m", "18.5 m", "20.1 m"])) : first;
    const { divergences } = new Agreements([dated, table("b", ...lakes(heading, depths))]);
    expect(divergences.find(({ a }) => a.entity === "Arva")?.cause).toBe(cause);
  });

  it("takes a unit of the heading for that of the figures, and what is as much in another unit for the same", () => {
    const inHeading = table("b", ...lakes("Depth (m)", ["33.2", "41.0", "18.5", "20.5"]));
    expect(new Agreements([first, inHeading]).counts).toEqual({ consistent: 3, divergent: 1, single: 0 });
    const inFeet = table("c", ...lakes("Depth", ["3320 cm", "4100 cm", "1850 cm", "2050 cm"]));
    expect(new Agreements([first, inFeet]).counts).toEqual({ consistent: 3, divergent: 1, single: 0 });
  });

  it("compares nothing of seasons, which are times and no things", () => {
    const points = (id: string, all: readonly string[]) =>
      table(
        id,
        ["Season", "Points"],
        all.map((one, at) => [["2006–07", "2007–08", "2008–09", "2009–10"][at]!, one]),
      );
    const two = new Agreements([points("reds", ["22", "60", "41", "18"]), points("blues", ["46", "41", "42", "50"])]);
    expect(two.counts).toEqual({ consistent: 0, divergent: 0, single: 0 });
  });

  it("takes what one source states of several years for no disagreement", () => {
    const [header, rows] = [
      ["Lake", "Visitors > 2019", "Visitors > 2018"],
      ["Arva", "Brenn", "Colm", "Drin"].map((name, at) => [name, `${700 + at}`, `${600 + at}`]),
    ];
    expect(new Agreements([table("a", header, rows), first]).counts.divergent).toBe(0);
  });

  it("knows a thing by its acronym where a page prints both, and says where else the same stands", () => {
    const short = table(
      "s",
      ["Body", "Members"],
      [
        ["WHO", "194"],
        ["ILO", "187"],
        ["ITU", "193"],
        ["UPU", "192"],
      ],
    );
    const long = table(
      "l",
      ["Body", "Members"],
      [
        ["World Health Organization", "194"],
        ["Bank", "7"],
        ["Fund", "8"],
        ["Court", "9"],
      ],
    );
    const aliases = new AliasIndex(aliasesIn("The World Health Organization (WHO) has many members.", "u"));
    const known = new Agreements([short, long], aliases);
    expect(known.counts.consistent).toBe(1);
    expect(known.elsewhere(short.rows[0]!.cells[1]!.evidence).same.map(({ relation }) => relation.id)).toEqual(["l"]);
    expect(new Agreements([short, long]).counts.consistent).toBe(0);
  });

  it("compares nothing of a name that stands twice in a table", () => {
    const twice = table(
      "b",
      ["Lake", "Depth"],
      [
        ["Arva", "1 m"],
        ["Arva", "2 m"],
        ["Colm", "18.5 m"],
        ["Drin", "20.1 m"],
      ],
    );
    expect(new Agreements([first, twice]).counts).toMatchObject({ consistent: 2, divergent: 0 });
  });
});

describe("aliases", () => {
  it("are no headings that stand on many pages", () => {
    const names = ["Chad", "Mali", "Peru", "Togo"];
    const of = (name: string, count: number) =>
      names
        .slice(0, count)
        .map((other) => ({ name, other, kind: "alias" as const, url: `https://x.example/${other}` }));
    const index = new AliasIndex(of("Country name", 4));
    expect(new Set(names.map((name) => index.key(name))).size).toBe(4);
    expect(new AliasIndex(of("Republic", 1)).key("Chad")).toBe("republic");
  });

  it("are acronyms of the words before the bracket, small words counted or not, and nothing else in brackets", () => {
    const found = aliasesIn("see the European Union (EU), the Bank of England (BOE), and Harbour Street (NW)", "u");
    expect(found.map(({ name, other }) => [name, other])).toEqual([
      ["European Union", "EU"],
      ["Bank of England", "BOE"],
    ]);
    expect(isAcronym("WHO", "World Health Organization")).toBe(true);
    expect(isAcronym("WTO", "World Health Organization")).toBe(false);
  });

  it("in another script are probably, not surely, the same", () => {
    const index = new AliasIndex(aliasesIn("北京 (Beijing) lies in the north.", "u"));
    expect(index.key("Beijing")).not.toBe(index.key("北京"));
    expect(index.probably("Beijing", "北京")?.kind).toBe("transliteration");
  });

  it("that stand for two things join nothing", () => {
    const index = new AliasIndex(aliasesIn("Bank of England (BOE); Board of Education (BOE)", "u"));
    expect(index.key("BOE")).toBe("boe");
  });

  it("are given by columns that are called so", () => {
    const relation = table(
      "a",
      ["Country", "Official name", "Area"],
      [
        ["Germany", "Federal Republic of Germany", "1"],
        ["France", "French Republic", "2"],
        ["Italy", "Italian Republic", "3"],
      ],
    );
    expect(aliasesOfColumns(relation).map(({ other }) => other)).toContain("Federal Republic of Germany");
  });

  it("holds no month against another: what bulletins of two months say, and what two tables say of July", () => {
    const bulletin = (month: string, depths: readonly string[]) => ({
      ...table(month, ...lakes("Visitors", depths)),
      name: `Visitors in ${month}`,
    });
    const { divergences } = new Agreements([
      bulletin("March 2019", ["120", "95", "310", "44"]),
      bulletin("April 2019", ["131", "99", "280", "61"]),
    ]);
    expect(divergences.map(({ cause }) => cause)).toEqual(["date", "date", "date", "date"]);
    const rain = (id: string, more: number) =>
      table(
        id,
        ["Month", "Rain"],
        ["June", "July", "August"].map((month, at) => [month, `${20 + at + more} mm`]),
      );
    expect(new Agreements([rain("harbour", 0), rain("hill", 9)]).divergences).toEqual([]);
  });
});

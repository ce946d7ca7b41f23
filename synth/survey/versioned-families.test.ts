import { describe, expect, it } from "vitest";
import type { Relation } from "../../core/relation.ts";
import { typeColumn } from "../../logic/values/type-column.ts";
import { lakePage, lakeSite } from "../relation.fixture.ts";
import { surveySite } from "./survey-site.ts";

const ROWS = [
  ["Arvasjaur", "open", "3.1"],
  ["Arvasjaur", "close", "3.2"],
  ["Brenner", "read", "3.1"],
  ["Brenner", "write", "3.3"],
  ["Colmar", "seek", "3.2"],
  ["Drina", "flush", "3.4"],
] as const;

/** Functions of four pages with the version that each came with. */
function functions(): Relation {
  const typed = ["Page", "Function", "First version"].map((name, index) =>
    typeColumn(
      name,
      ROWS.map((row) => ({ text: row[index]! })),
    ),
  );
  const roles = ["category", "label", "category"] as const;
  return {
    id: "functions",
    name: "Functions with a stated first version",
    source: "records",
    url: lakePage("Arvasjaur"),
    columns: typed.map(({ column }, index) => ({ ...column, role: roles[index]! })),
    rows: ROWS.map(([page], number) => ({
      cells: typed.map(({ values }, index) => ({
        value: values[number]!,
        evidence: {
          snapshot: "0".repeat(64),
          url: lakePage(page),
          place: { at: "node", path: `0/${number}/${index}` },
        },
      })),
    })),
  };
}

describe("terms with the version that each came with", () => {
  const surveyed = (unread: readonly string[]) => {
    const site = lakeSite([functions()]);
    const [root, ...others] = site.pages;
    const links = [...root!.links, ...unread.map((url) => ({ url, text: "more", heading: "" }))];
    return surveySite({ ...site, pages: [{ ...root!, links }, ...others] }).relations.map(
      ({ relation }) => relation.id,
    );
  };

  it("are asked about where every page of the site was read", () => {
    expect(surveyed([])).toEqual(["functions"]);
    expect(surveyed(["https://elsewhere.example/more"])).toEqual(["functions"]);
  });

  it("are not where any page of the same make was not: it may hold more of them", () => {
    expect(surveyed(["https://lakes.example/other/folder/page"])).toEqual([]);
  });
});

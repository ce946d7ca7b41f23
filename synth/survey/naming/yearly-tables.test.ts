import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import type { SurveyedPage, SurveyedRelation } from "../surveyed.ts";
import { withYears } from "./yearly-tables.ts";

const table = (title: string, figure = "Landings"): { surveyed: SurveyedRelation; page: [string, SurveyedPage] } => {
  const relation = testRelation(
    title,
    ["Port", figure, "Officer"],
    [
      ["Oban", "31", "A. Holm"],
      ["Wick", "12", "B. Lund"],
      ["Ayr", "45", "C. Moe"],
    ],
  );
  const page = { url: relation.url, title, depth: 1, path: [], snapshot: "", contentType: "text/html", links: [] };
  const columns = relation.columns.flatMap((column, index) =>
    column.role === "label" ? [] : [{ column, index, coverage: 1, distinct: 3, salience: 1 }],
  );
  return {
    surveyed: {
      relation: { ...relation, name: title },
      naming: { singular: "port", plural: "ports", source: `in the table “${title}” on the Coast site` },
      hasNoun: true,
      columns,
      dropped: [],
      groups: [],
      nouns: [],
    },
    page: [relation.url, page],
  };
};
const named = (titles: readonly string[], language: "en" | "zh", figure?: string) => {
  const tables = titles.map((title) => table(title, figure));
  const relations = tables.map(({ surveyed }) => surveyed);
  const pages = new Map(tables.map(({ page }) => page));
  const all = relations.map(({ relation }) => relation);
  const [first] = withYears(relations, all, pages, { place: "on the Coast site", language });
  return first!;
};

test("a table that its year alone tells from others is named by the year of its figures", () => {
  const { naming, columns } = named(["Landings 2019", "Landings 2020", "Landings 2021"], "en");
  expect(naming.names).toEqual({ Landings: "landings in 2019" });
  expect(naming.source).toBe("on the Coast site");
  expect(columns.map(({ column }) => column.name)).toEqual(["Landings"]);
  expect(named(["2019年卸货", "2020年卸货", "2021年卸货"], "zh").naming.names).toEqual({
    Landings: "2019年“Landings”",
  });
  expect(named(["2019赛季积分", "2020赛季积分", "2021赛季积分"], "zh").naming.names).toEqual({
    Landings: "2019赛季“Landings”",
  });
});

test("what is headed by no noun cannot be said of a year", () => {
  const { columns, dropped } = named(["Landings 2019", "Landings 2020", "Landings 2021"], "en", "nm");
  expect(columns).toEqual([]);
  expect(dropped).toContainEqual({ name: "nm", reason: "its heading is no noun" });
});

test("one year of a table that has no others of its kind is a part of its name", () => {
  expect(named(["Landings 2019", "Ships 2020", "Crews 2021"], "en").naming.source).toContain("Landings 2019");
});

test("things with a date of that year took place in it, and what is stated of them is theirs", () => {
  const fairs = (year: number, first = year) => {
    const { surveyed, page } = table(`Fairs ${year}`);
    const relation = {
      ...testRelation(
        `Fairs ${year}`,
        ["Fair", "Date", "Guests"],
        ["Apple Day", "Plum Day", "Pear Day"].map((name, at) => [
          name,
          `${at + 3} May ${at ? year : first}`,
          `${31 + at}`,
        ]),
      ),
      url: page[0],
      name: `Fairs ${year}`,
    };
    const columns = relation.columns.flatMap((column, index) =>
      column.role === "label" ? [] : [{ column, index, coverage: 1, distinct: 3, salience: 1 }],
    );
    const naming = { singular: "fair", plural: "fairs", source: "" };
    return { surveyed: { ...surveyed, relation, columns, naming }, page };
  };
  const namingOf = (tables: ReturnType<typeof fairs>[]) => {
    const relations = tables.map(({ surveyed }) => surveyed);
    const pages = new Map(tables.map(({ page }) => page));
    const all = relations.map(({ relation }) => relation);
    return withYears(relations, all, pages, { place: "on the Coast site", language: "en" })[0]!.naming;
  };
  expect(namingOf([fairs(2019), fairs(2020), fairs(2021)])).toMatchObject({ plural: "fairs of 2019", names: {} });
  expect(namingOf([fairs(2019, 1990), fairs(2020), fairs(2021)])).toMatchObject({
    plural: "fairs",
    names: { Guests: "guests in 2019" },
  });
});

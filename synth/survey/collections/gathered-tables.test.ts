import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import type { SurveyedRelation } from "../surveyed.ts";
import { gatheredTables } from "./gathered-tables.ts";
import { tableFamilies } from "./table-families.ts";

/** A table of options on the page of a driver. */
function table(page: string, at: number, rows: [string, string][]): Relation {
  const url = `http://a.test/drivers/${page}.html`;
  return {
    id: `${page} ${at}`,
    name: "Options",
    source: "html_table",
    url,
    columns: [
      { name: "Option", type: "text", role: "label" },
      { name: "Default", type: "text", role: "text" },
    ],
    rows: rows.map((cells, row) => ({
      cells: cells.map((printed, col) => ({
        value: { kind: "text" as const, printed },
        evidence: {
          snapshot: page,
          url,
          place: { at: "cell" as const, path: `0/${at}/${row}/${col}`, table: at, row, col },
        },
      })),
    })),
  };
}

const DRIVERS = ["alpha", "beta", "gamma", "delta", "epsilon"];
const PAGES = new Map(
  DRIVERS.map((name) => {
    const url = `http://a.test/drivers/${name}.html`;
    return [url, { url, snapshot: name, html: () => `<h1>${name} driver</h1>` }] as const;
  }),
);
const surveyed = (relation: Relation) =>
  ({ relation, columns: relation.columns.map((column, index) => ({ column, index })) }) as unknown as SurveyedRelation;

test("several tables of one name on a page are that page's table, what they repeat stands once", () => {
  const tables = DRIVERS.flatMap((name) => [
    table(name, 1, [
      ["port", "22"],
      ["user", name],
    ]),
    table(name, 2, [
      ["port", "22"],
      ["password", "none"],
    ]),
  ]);
  const [family] = tableFamilies(tables, PAGES);
  expect(family?.rows).toHaveLength(3 * DRIVERS.length);
  expect(family?.columns.map(({ name }) => name)).toEqual(["Driver", "Option", "Default"]);
});

test("tables of one kind are none where those of a page say two things of one name: without it they would not be all", () => {
  const tables = DRIVERS.flatMap((name) => [
    table(name, 1, [
      ["port", "22"],
      ["user", name],
    ]),
    table(name, 2, [
      ["port", name === "beta" ? "23" : "22"],
      ["password", "none"],
    ]),
  ]);
  expect(tableFamilies(tables, PAGES)).toEqual([]);
});

test("a table whose other columns are empty lists things of its page all the same", () => {
  const tables = DRIVERS.flatMap((name) => {
    const lone = table(name, 2, [["path", ""]]);
    const without = {
      ...lone,
      columns: [lone.columns[0]!, { name: "Type", type: "text" as const, role: "text" as const }],
    };
    const typed = (one: Relation, type: string): Relation => ({
      ...one,
      columns: [one.columns[0]!, { name: "Type", type: "text", role: "text" }, one.columns[1]!],
      rows: one.rows.map((row) => ({
        cells: [row.cells[0]!, { ...row.cells[1]!, value: { kind: "text", printed: type } }, row.cells[1]!],
      })),
    });
    const full = typed(
      table(name, 1, [
        ["port", "22"],
        ["user", name],
      ]),
      "number",
    );
    const string = {
      ...without,
      rows: lone.rows.map(({ cells: [first, second] }) => ({
        cells: [first!, { ...second!, value: { kind: "text" as const, printed: "string" } }],
      })),
    };
    return name === "beta" ? [string, full] : [full, typed(table(name, 2, [["host", "a"]]), "text")];
  });
  const [family] = tableFamilies(tables, PAGES);
  expect(family?.columns.map(({ name }) => name)).toEqual(["Driver", "Option", "Type", "Default"]);
  const beta = family?.rows.filter(({ cells }) => cells[0]!.value.printed === "beta");
  expect(beta?.map(({ cells }) => cells.slice(1, 3).map(({ value }) => value.printed))).toEqual([
    ["path", "string"],
    ["port", "number"],
    ["user", "number"],
  ]);
  expect(beta?.[0]?.cells[3]?.value.kind).toBe("missing");
});

test("members of a family are not asked about one by one, unless they lead elsewhere", () => {
  const tables = DRIVERS.map((name) =>
    table(name, 1, [
      ["port", "22"],
      ["user", name],
    ]),
  );
  const families = tableFamilies(tables, PAGES);
  expect(families).toHaveLength(1);
  const all = [...tables, ...families].map(surveyed);
  const links = [{ from: tables[0]!.id, to: "elsewhere", via: "hyperlink" as const, rows: 4 }];
  const gathered = [...gatheredTables(all, links)].map(({ relation }) => relation.id);
  expect(gathered).toEqual(tables.slice(1).map(({ id }) => id));
});

test("a table of figures is a series of its own", () => {
  const rows = (name: string): [string, string][] => [
    ["2020", `${name} 1`],
    ["2021", `${name} 2`],
  ];
  const tables = DRIVERS.map((name) => table(name, 1, rows(name)));
  const measured = (one: Relation): SurveyedRelation => {
    const { columns, ...rest } = surveyed(one);
    return { ...rest, columns: columns.map((known) => ({ ...known, column: { ...known.column, type: "number" } })) };
  };
  const families = tableFamilies(tables, PAGES);
  expect(gatheredTables([...tables.map(measured), ...families.map(surveyed)], []).size).toBe(0);
});

test("what several pages' tables say of the same things is asked of all of them, also where it leads to the things", () => {
  const courses = ["ridge", "vale", "fell", "shore"];
  const led = (one: Relation, own: boolean, behind: boolean): Relation => ({
    ...one,
    rows: one.rows.map((row) => {
      const [thing, said] = row.cells.map(({ value }) => value);
      const { printed } = thing!;
      const leading = {
        kind: "entity" as const,
        printed,
        href: `http://a.test/courses/${own ? one.id : ""}${printed}`,
      };
      const values = behind ? [said!, leading] : [leading, said!];
      return { ...row, cells: row.cells.map((cell, at) => ({ ...cell, value: values[at]! })) };
    }),
  });
  const gatheredOf = (own: boolean, behind = false) => {
    const tables = DRIVERS.map((name, at) =>
      led(
        table(name, 1, [
          [courses[at % 4]!, `${at} min`],
          [courses[(at + 1) % 4]!, `${at + 1} min`],
        ]),
        own,
        behind,
      ),
    );
    const all = [...tables, ...tableFamilies(tables, PAGES)].map(surveyed);
    expect(all).toHaveLength(DRIVERS.length + 1);
    return gatheredTables(
      all,
      tables.map(({ id }) => ({ from: id, to: "courses", via: "hyperlink" as const, rows: 2 })),
    ).size;
  };
  expect(gatheredOf(false)).toBe(DRIVERS.length);
  expect(gatheredOf(true)).toBe(0);
  expect([gatheredOf(false, true), gatheredOf(true, true)]).toEqual([DRIVERS.length, 0]);
});

test("figures in thousands and in millions are no family, those of one unit keep it", () => {
  const counted = (name: string, unit: string): Relation => {
    const relation = table(name, 1, [
      ["roads", "22"],
      ["paths", "31"],
    ]);
    return {
      ...relation,
      columns: [
        { name: "Option", type: "text", role: "label" },
        { name: "Length", type: "number", role: "measure", unit },
      ],
      rows: relation.rows.map(({ cells: [label, figure] }) => ({
        cells: [
          label!,
          {
            ...figure!,
            value: { kind: "number", printed: figure!.value.printed, decimal: figure!.value.printed, precision: 0 },
          },
        ],
      })),
    };
  };
  const unitOf = (tables: Relation[]) => tableFamilies(tables, PAGES)[0]?.columns.at(-1)?.unit;
  expect(unitOf(DRIVERS.map((name) => counted(name, "km")))).toBe("km");
  const mixed = tableFamilies(
    DRIVERS.map((name, at) => counted(name, at % 2 === 0 ? "km" : "thousands")),
    PAGES,
  );
  for (const { columns, rows } of mixed) {
    expect(columns.at(-1)?.unit).toBe("km");
    expect(rows).toHaveLength(6);
  }
});

test("the pages of a list that have one table each are a family, beside one that holds several; of a part of a list none is", () => {
  const own = DRIVERS.map((name) => ({ ...table(name, 1, [["port", name]]), name }));
  const overview = [1, 2].map((at) => ({ ...table("overview", at, [["speed", `${at}`]]), name: `Part ${at}` }));
  const members = new Set(own.map(({ url }) => url));
  const listed = (isWhole: boolean) => (urls: ReadonlySet<string>) =>
    urls.has(overview[0]!.url) ? [] : [{ noun: "printer", url: "http://a.test/printers.html", members, isWhole }];
  const nouns = (isWhole: boolean) =>
    tableFamilies([...own, ...overview], PAGES, new Map(), () => new Map(), listed(isWhole)).map(
      ({ columns }) => columns[0]!.name,
    );
  expect(nouns(true)).toEqual(["Printer"]);
  expect(nouns(false)).not.toContain("Printer");
});

test("cards of several pages that lead to one thing twice are no things of one kind each", () => {
  const cards = (again: boolean) =>
    DRIVERS.map((name): Relation => {
      const one = table(name, 1, [
        [`${name} mini`, "1"],
        [again ? "twin" : `${name} twin`, "2"],
      ]);
      const rows = one.rows.map((row) => ({ ...row, about: `http://a.test/kits/${row.cells[0]!.value.printed}` }));
      return { ...one, name: "Kits", source: "records", rows };
    });
  expect(tableFamilies(cards(false), PAGES)).toHaveLength(1);
  expect(tableFamilies(cards(true), PAGES)).toEqual([]);
});

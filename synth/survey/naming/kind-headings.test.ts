import { expect, it } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { withKindHeadings } from "./kind-headings.ts";

const evidence = (url: string) => ({ snapshot: "0".repeat(64), url, place: { at: "node" as const, path: "0" } });
const page = (kind: string, name: string) => `https://towns.example/${kind}/${name}`;

const venues: Relation = {
  id: "venues",
  name: "Venues",
  source: "page_collection",
  url: page("venues", "hall"),
  columns: [{ name: "Venue", type: "text", role: "label" }],
  rows: ["hall", "barn"].map((name) => ({
    about: page("venues", name),
    cells: [{ value: { kind: "text", printed: name }, evidence: evidence(page("venues", name)) }],
  })),
};

const events = (heading: string): Relation => ({
  id: "events",
  name: "Events",
  source: "page_collection",
  url: page("events", "fair"),
  columns: [
    { name: "Event", type: "text", role: "label" },
    { name: heading, type: "entity", role: "text" },
  ],
  rows: ["fair", "dance"].map((name) => ({
    about: page("events", name),
    cells: [
      { value: { kind: "text", printed: name }, evidence: evidence(page("events", name)) },
      {
        value: { kind: "entity", printed: "hall", href: page("venues", "hall") },
        evidence: evidence(page("events", name)),
      },
    ],
  })),
});

const headed = (heading: string) =>
  withKindHeadings([events(heading), venues], ({ id }) => (id === "venues" ? "venue" : undefined))[0]!.columns[1]!.name;

it("calls a column that only asks or joins by what it leads to", () => {
  expect(headed("Where")).toBe("Venue");
  expect(headed("At")).toBe("Venue");
});

it("leaves a heading that says what it is", () => {
  expect(headed("Stage")).toBe("Stage");
});

it("calls whoever markup says makes a thing what the site calls him, told by his name", () => {
  const made = events("Brand");
  const rows = made.rows.map(({ about, cells }) => ({
    ...(about !== undefined && { about }),
    cells: cells.with(1, { ...cells[1]!, value: { kind: "text", printed: "hall" } }),
  }));
  const kinds = withKindHeadings([{ ...made, rows }, venues], ({ id }) => (id === "venues" ? "brewery" : undefined));
  expect(kinds[0]!.columns[1]!.name).toBe("Brewery");
});

it("says of what is held somewhere that it is held there, and of other things where they are", () => {
  const placed = (heading: string, noun: string, place = "hall") =>
    withKindHeadings([events(heading), venues], ({ id }) => (id === "venues" ? place : noun))[0]!.columns[1]!.name;
  expect(placed("Where", "concert")).toBe("Held at");
  expect(placed("Location", "evening course")).toBe("Held at");
  expect(placed("Place", "fair", "town")).toBe("Held in");
  expect(placed("Where", "project")).toBe("Hall");
  expect(placed("Location", "project")).toBe("Location");
  expect(placed("Venue", "concert")).toBe("Venue");
});

it("heads none of several unheaded columns that lead to different things of one kind", () => {
  const made = events("li");
  const unnamed = { ...made.columns[1]!, unnamed: true as const };
  const cellOf = (name: string) => ({
    value: { kind: "entity" as const, printed: name, href: page("venues", name) },
    evidence: evidence(page("venues", name)),
  });
  const headings = (...places: readonly (readonly string[])[]) => {
    const columns = [made.columns[0]!, ...places.map((_, at) => (at === 0 ? unnamed : { ...unnamed, name: "li (2)" }))];
    const rows = made.rows.map((row, at) => ({
      ...row,
      cells: [row.cells[0]!, ...places.map((names) => cellOf(names[at]!))],
    }));
    const noun = ({ id }: Relation) => (id === "venues" ? "venue" : undefined);
    return withKindHeadings([{ ...made, columns, rows }, venues], noun)[0]!
      .columns.slice(1)
      .map(({ name }) => name);
  };
  expect(headings(["hall", "barn"])).toEqual(["Venue"]);
  expect(headings(["hall", "barn"], ["hall", "barn"])[0]).toBe("Venue");
  expect(headings(["hall", "barn"], ["barn", "hall"])).toEqual(["li", "li (2)"]);
});

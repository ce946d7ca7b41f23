import { describe, expect, it } from "vitest";
import type { Relation } from "../../core/relation.ts";
import { lakes } from "../relation.fixture.ts";
import { context, outcome, printing, task } from "./check.fixture.ts";
import { personalIn } from "./personal.ts";
import { safe } from "./safe.ts";

describe("safe", () => {
  it.each([
    ["Contact of Ems", "j.doe@lakes.example"],
    ["Contact of Ems", "+44 20 7946 0958"],
    ["Contact of Ems", "电话：010-5553 8211"],
    ["Note of Ems", "078-05-1120"],
    ["Note of Ems", "DE89 3704 0044 0532 0130 00"],
    ["Note of Ems", "4111 1111 1111 1111"],
    ["Note of Ems", "11010519491231002X"],
    ["Phone of Ems", "5550 1234"],
  ])("fails for %s: %s", async (label, printed) => {
    expect(await outcome(safe, context({ task: printing(label, printed) }))).toBe("fail");
  });

  it.each([
    ["Telephones - fixed lines of Ems", "total subscriptions: 1,204,511"],
    ["Area of Ems", "1 234 567 km²"],
    ["Period of Ems", "2010-2021"],
    ["Budget of Ems", "3704 0044 0532"],
    ["ISBN of Ems", "978-3-16-148410-0"],
    ["Date of birth of Ems", "4 May 1911"],
  ])("passes for %s: %s", async (label, printed) => {
    expect(await outcome(safe, context({ task: printing(label, printed) }))).toBe("pass");
  });

  it("fails for a birth date where the site has no page about the person", async () => {
    const listed: Relation = lakes();
    const dates = listed.columns.findIndex((column) => column.name === "Surveyed");
    listed.rows = listed.rows.map(({ cells }) => ({
      cells: cells.map((cell, at) =>
        at === dates
          ? {
              ...cell,
              value: { kind: "date" as const, printed: "4 May 1911", iso: "1911-05-04", granularity: "day" as const },
            }
          : cell,
      ),
    }));
    const evidence = listed.rows[0]!.cells[dates]!.evidence;
    const uses = [{ label: "Date of birth of Ems", printed: "4 May 1911", evidence }];
    const born = { ...task, derivation: [{ as: "x", op: "lookup", text: "", uses }] };
    expect(await outcome(safe, context({ task: born }, [listed]))).toBe("fail");
    listed.rows = listed.rows.map((row) => ({ ...row, about: row.cells[0]!.evidence.url }));
    expect(await outcome(safe, context({ task: born }, [listed]))).toBe("pass");
  });
});

describe("personal data", () => {
  it("leaves alone what only looks like a number of somebody", () => {
    for (const text of ["4111 1111 1111 1112", "DE88 3704 0044 0532 0130 00", "110105194912310021", "3,704,004,405"])
      expect([text, personalIn(text)]).toEqual([text, undefined]);
  });
});

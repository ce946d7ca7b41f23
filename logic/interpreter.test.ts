import { describe, expect, it } from "vitest";
import { z } from "zod";
import { COUNTRIES, execute, program, refusal } from "./countries.fixture.ts";
import { run } from "./interpreter.ts";
import type { Operation } from "./operation.ts";
import { operations, registerOperation } from "./registry.ts";
import { tableInput } from "./table.ts";

const coastal = { op: "filter", from: "c", where: { column: "Coastline", is: ">", value: "3000" }, missing: "skip" };

describe("run", () => {
  it("gives the derivation with every cell that was read, and each place once", () => {
    const { derivation, evidence } = execute([coastal, { op: "mean", from: "s1", column: "Coastline" }], 1);
    expect(derivation.map(({ op, uses }) => [op, uses.length])).toEqual([
      ["filter", 10],
      ["mean", 5],
    ]);
    expect(derivation[1]!.uses[0]).toMatchObject({ label: "Coastline of France", printed: "3,427 km" });
    expect(derivation[1]!.text).toBe("mean of 5 values of Coastline = 10548.4");
    expect(evidence).toHaveLength(10);
  });

  it("names its operations by path and the decisive subtype", () => {
    const { operations: paths, subtype } = execute([coastal, { op: "count", from: "s1" }]);
    expect(paths).toEqual(["set > filter > filter", "set > existence > count"]);
    expect(subtype).toBe("existence");
  });

  it("calls a statistic over a composed set compose", () => {
    const young = { op: "filter", from: "c", where: { column: "Median age", is: "<", value: "29" } };
    const union = { op: "union", a: "s1", b: "s2" };
    expect(execute([coastal, young, union, { op: "mean", from: "s3", column: "Median age" }], 3).subtype).toBe(
      "compose",
    );
  });

  it("never reads totals rows", () => {
    expect(execute([{ op: "count", from: "c" }]).answerText).toBe("10");
  });

  it("refuses malformed programs with the step's name", () => {
    expect(refusal([{ op: "guess", from: "c" }])).toBe("invalid_program");
    expect(refusal([{ op: "mean", from: "c" }], 1)).toBe("invalid_program");
    expect(
      refusal([
        { op: "count", from: "s2" },
        { op: "count", from: "c" },
      ]),
    ).toBe("invalid_program");
    expect(refusal([coastal, { op: "count", from: "c" }])).toBe("unused");
    const lost = program([{ op: "count", from: "c" }]);
    expect(() => run(lost, new Map())).toThrow("relation countries");
    expect(() => execute([{ op: "sum", from: "c", column: "Median age" }])).toThrow('Step "s1"');
  });

  it("refuses an answer on a rounding boundary", () => {
    const three = { op: "filter", from: "c", where: { column: "Region", is: "in", value: ["Asia", "Africa"] } };
    const steps = [three, { op: "median", from: "s1", column: "Median age" }];
    expect(execute(steps, 1).answerText).toBe("25.3 years");
    expect(refusal([{ op: "median", from: "c", column: "Median age" }], 1)).toBe("rounding_edge");
  });

  it("gives the same execution for the same program", () => {
    const steps = [coastal, { op: "mean", from: "s1", column: "Median age" }];
    expect(execute(steps, 1)).toEqual(execute(steps, 1));
  });
});

describe("registerOperation", () => {
  it("makes an operation of the user's own part of programs, once", () => {
    const last: Operation<{ from: string }> = {
      name: "test_last",
      family: "element",
      subtype: "retrieve",
      params: z.strictObject({ from: z.string() }),
      inputs: ({ from }) => [from],
      guards: () => [],
      evaluate(_, inputs) {
        const cell = tableInput(inputs).rows.at(-1)!.cells[0]!;
        return { type: "value", value: cell.value };
      },
      uses: () => [],
      explain: () => "the last one",
      describe: () => ({ kind: "value", text: "the last country", asks: "which", sources: [], notes: [] }),
    };
    registerOperation(last);
    expect(run(program([{ op: "test_last", from: "c" }]), new Map([["countries", COUNTRIES]])).answerText).toBe(
      "Libya",
    );
    expect(operations().map(({ name }) => name)).toContain("test_last");
    expect(() => registerOperation(last)).toThrow("registered already");
  });
});

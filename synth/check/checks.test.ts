import { describe, expect, it } from "vitest";
import type { Relation } from "../../core/relation.ts";
import { lakePage, lakes } from "../relation.fixture.ts";
import { aggregationNecessary } from "./aggregation-necessary.ts";
import { context, outcome, task } from "./check.fixture.ts";
import { clear } from "./clear.ts";
import { faithful } from "./faithful.ts";
import { groundTruthValid } from "./ground-truth-valid.ts";
import { informationRelevant } from "./information-relevant.ts";
import { multiPage } from "./multi-page.ts";
import { normalForm, notDuplicate } from "./not-duplicate.ts";
import { notLeaked } from "./not-leaked.ts";
import { recompute } from "./recompute.ts";
import { retrievalNecessary } from "./retrieval-necessary.ts";
import { safe } from "./safe.ts";
import { selfContained } from "./self-contained.ts";
import { timeStable } from "./time-stable.ts";
import { unique } from "./unique.ts";

/** A snapshot of a lake's page, in the layout that the fixture's places point at. */
function snapshotOf(relation: Relation, url: string): string {
  const row = relation.rows.find((one) => one.about === url)!;
  return `<html>${row.cells.map((cell) => `<p>${cell.value.printed}</p>`).join("")}</html>`;
}

describe("a sound task", () => {
  it("passes every check that needs no snapshot", async () => {
    const checks = [
      faithful,
      unique,
      selfContained,
      aggregationNecessary,
      retrievalNecessary,
      multiPage,
      notDuplicate,
      clear,
      timeStable,
      safe,
      notLeaked,
      informationRelevant,
    ];
    for (const check of checks) expect([check.name, await outcome(check, context())]).toEqual([check.name, "pass"]);
  });
});

describe("faithful", () => {
  it("fails where the snapshots give another answer, or the relation is gone", async () => {
    const drained = lakes();
    for (const row of drained.rows) {
      for (const cell of row.cells) {
        if (cell.value.kind === "number")
          cell.value = { ...cell.value, decimal: `${cell.value.decimal}9`.replace(/^(\d+)9$/, "$1.9") };
      }
    }
    expect(await outcome(faithful, context({ rebuilt: async () => new Map([["lakes", drained]]) }))).toBe("fail");
    expect(await outcome(faithful, context({ rebuilt: async () => new Map() }))).toBe("fail");
  });
});

describe("ground_truth_valid", () => {
  it("fails where the snapshot cannot be had", async () => {
    expect(await outcome(groundTruthValid, context())).toBe("fail");
  });

  it("fails where a cell prints something else", async () => {
    const html = snapshotOf(lakes(), lakePage("Ems"));
    const body = new TextEncoder().encode(html);
    const source = async () => ({ url: lakePage("Ems"), body, contentType: "text/html" });
    const result = await groundTruthValid.run(context({ source }));
    expect(result.outcome).toBe("fail");
    expect(result.evidence).toHaveLength(1);
  });
});

describe("unique", () => {
  it("fails where another page states another value of the same thing", async () => {
    const other = lakes();
    other.id = "register";
    for (const row of other.rows) {
      for (const cell of row.cells) {
        cell.evidence = { ...cell.evidence, url: "https://lakes.example/register" };
        if (cell.value.kind === "number") cell.value = { ...cell.value, decimal: "1", printed: "1" };
      }
    }
    expect(await outcome(unique, context({}, [lakes(), other]))).toBe("fail");
  });

  it("passes where two things with pages of their own are called alike", async () => {
    const namesakes = lakes();
    const label = namesakes.columns.findIndex((column) => column.role === "label");
    const [first, second] = namesakes.rows;
    const printed = `The ${first!.cells[label]!.value.printed}`;
    second!.cells[label] = { ...second!.cells[label]!, value: { ...second!.cells[label]!.value, printed } };
    const pageless = structuredClone(namesakes);
    for (const row of pageless.rows) delete row.about;
    expect(await outcome(unique, context({}, [namesakes]))).toBe("pass");
    expect(await outcome(unique, context({}, [pageless]))).toBe("fail");
  });
});

describe("multi_page", () => {
  it("fails where one list page prints all that is needed", async () => {
    const list = lakes();
    list.id = "list";
    for (const row of list.rows) {
      for (const cell of row.cells) cell.evidence = { ...cell.evidence, url: "https://lakes.example/list" };
    }
    expect(await outcome(multiPage, context({}, [lakes(), list]))).toBe("fail");
  });
});

describe("self_contained", () => {
  const asked = (question: string) => outcome(selfContained, context({ task: { ...task, question } }));

  it("fails where a name, the column or the rounding is missing from the question", async () => {
    const names = task.program.steps[0]!["names"] as string[];
    expect(await asked(task.question.replace(names[0]!, "it"))).toBe("fail");
    expect(await asked(task.question.replace(/Round to .*$/, ""))).toBe(
      task.program.round === undefined ? "pass" : "fail",
    );
    expect(await asked(task.question.replace(/(?:surface area|depth)/, "size"))).toBe("fail");
  });

  it("fails where it points at something outside, or does not say where its facts stand", async () => {
    expect(await asked(`${task.question} See the table above.`)).toBe("fail");
    expect(await asked(`${task.question} Is it the one that stands here?`)).toBe("fail");
    expect(await asked(`${task.question} Leave “Everyone who ever lived here” out.`)).toBe("pass");
    expect(await asked(task.question.replace("On the Lake Register site, what", "What"))).toBe("fail");
    expect(await asked(task.question.replace("On the", "Considering only the lakes on the"))).toBe("pass");
    const inPlace = task.question
      .replace("On the Lake Register site, what", "What")
      .replace("?", " of the lakes in the region “North” on the Lake Register site?");
    expect(await asked(inPlace)).toBe("pass");
  });
});

describe("retrieval_necessary", () => {
  it("fails where the question says its answer, in any spelling of case and accents", async () => {
    const answered = {
      ...task,
      question: "On the site, which of ÉMS and Gera is deeper?",
      answer: { type: "name" as const, text: "Ems" },
    };
    expect(await outcome(retrievalNecessary, context({ task: answered }))).toBe("fail");
  });

  it("fails where a small number is given, whatever steps are called and however it is rounded", async () => {
    const steps = [
      { as: "top_2", op: "top", from: "lakes", by: "Depth", k: 4, end: "highest" },
      { as: "count", op: "count", from: "top_2" },
    ];
    const small = (decimal: string, said: string, places?: number) =>
      context({
        task: {
          ...task,
          question: `How many lakes are there, which is ${said}?`,
          answer: { type: "number", decimal, ...(places === undefined ? {} : { places }) },
          program: { ...task.program, steps, answer: "count" },
        },
      });
    expect(await outcome(retrievalNecessary, small("2", "2"))).toBe("fail");
    expect(await outcome(retrievalNecessary, small("15", "15.00", 2))).toBe("fail");
    expect(await outcome(retrievalNecessary, small("4", "4"))).toBe("pass");
    // What the program fixes once is said once.
    expect(await outcome(retrievalNecessary, small("4", "one of 4, which is 4"))).toBe("fail");
  });

  it("fails where a number is given as the page prints it", async () => {
    const given = {
      ...task,
      question: "What does the map cost, which is 30.40 EUR?",
      answer: { type: "number" as const, decimal: "30.4", unit: "EUR" },
      answerText: "30.40 EUR",
    };
    expect(await outcome(retrievalNecessary, context({ task: given }))).toBe("fail");
  });

  it("fails where yes or no is all that is asked", async () => {
    expect(
      await outcome(retrievalNecessary, context({ task: { ...task, answer: { type: "boolean", value: true } } })),
    ).toBe("fail");
  });
});

describe("aggregation_necessary", () => {
  it("fails for one look-up, and where a totals row prints the answer", async () => {
    const steps = [{ as: "x", op: "lookup", from: "lakes", column: "Depth", label: "Ems" }];
    const single = { ...task, program: { ...task.program, steps, answer: "x" } };
    expect(await outcome(aggregationNecessary, context({ task: single }))).toBe("fail");
    const totalled = lakes();
    const answer = task.answer;
    if (answer.type !== "number") throw new Error("the fixture's task asks for a number");
    const cells = totalled.rows[0]!.cells.map((cell) => ({
      ...cell,
      value: { kind: "number" as const, printed: answer.decimal, decimal: answer.decimal, precision: 0 },
    }));
    totalled.rows.push({ cells, total: true });
    expect(await outcome(aggregationNecessary, context({}, [totalled]))).toBe("fail");
  });

  it("judges a path whose middle was counted together, and so stands in no place", async () => {
    const [step] = task.derivation;
    const counted = { ...step!, op: "follow", uses: step!.uses.slice(0, 1) };
    expect(
      await outcome(aggregationNecessary, context({ task: { ...task, derivation: [counted, ...task.derivation] } })),
    ).toBe("pass");
  });
});

describe("not_duplicate", () => {
  it("fails for the same program under other step names, and for the same answer to nearly the same words", async () => {
    const renamed = {
      ...task,
      id: "other",
      program: JSON.parse(
        JSON.stringify(task.program).replaceAll('"named"', '"chosen"').replaceAll('"op":"chosen"', '"op":"named"'),
      ),
    };
    expect(normalForm(renamed.program)).toBe(normalForm(task.program));
    expect(await outcome(notDuplicate, context({ others: [renamed] }))).toBe("fail");
    const reworded = {
      ...task,
      id: "other",
      program: { ...task.program, round: 7 },
      question: `Please: ${task.question}`,
    };
    expect(await outcome(notDuplicate, context({ others: [reworded] }))).toBe("fail");
  });

  it("fails for the very words of another task, whatever that one answers", async () => {
    const other = {
      ...task,
      id: "other",
      program: { ...task.program, round: 7 },
      answer: { type: "name", text: "Else" },
    };
    expect(await outcome(notDuplicate, context({ others: [other as typeof task] }))).toBe("fail");
    const asked = { ...other, question: `${task.question} And which is the next?` } as typeof task;
    expect(await outcome(notDuplicate, context({ others: [asked] }))).toBe("pass");
  });

  it("does not take a task for its own twin", async () => {
    expect(await outcome(notDuplicate, context({ others: [task] }))).toBe("pass");
  });
});

describe("recompute", () => {
  it("reads plain numbers with their scale and leaves what it cannot read alone", () => {
    expect(recompute("sum", ["1,200 km", "$1.5 million", "-3"])).toBe(1_501_197);
    expect(recompute("median", ["4", "1", "3"])).toBe(3);
    expect(recompute("mean", ["about five", "4"])).toBeUndefined();
    expect(recompute("kth", ["1", "2"])).toBeUndefined();
    expect(recompute("sum", ["59:53", "1:00:07.5"])).toBe(7200.5);
  });
});

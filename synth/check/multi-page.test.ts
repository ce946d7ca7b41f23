import { describe, expect, it } from "vitest";
import type { Relation } from "../../core/relation.ts";
import type { ProvenTask } from "../../core/task.ts";
import { lakeSite, lakes } from "../relation.fixture.ts";
import { aggregationNecessary } from "./aggregation-necessary.ts";
import { context, outcome, result, task } from "./check.fixture.ts";
import { multiPage } from "./multi-page.ts";

const LIST = "https://lakes.example/all.html";

/** The same facts in one table elsewhere, under headings of its own and with names in short. */
function chronicle(change: (row: Relation["rows"][number]) => Relation["rows"][number] = (row) => row): Relation {
  const list = lakes();
  return {
    ...list,
    id: "chronicle",
    source: "html_table",
    url: LIST,
    columns: list.columns.map((column, at) => ({
      ...column,
      name: ["Water", "Extent", "Fathoms", "When", "Sort"][at]!,
    })),
    rows: list.rows.map((row, number) =>
      change({
        ...row,
        cells: row.cells.map((cell, at) => ({
          ...cell,
          evidence: { ...cell.evidence, url: LIST, place: { at: "node", path: `1/${number}/${at}` } },
        })),
      }),
    ),
  };
}

const named = (kind: string): ProvenTask => ({ ...task, kind: kind as ProvenTask["kind"] });

describe("multi_page", () => {
  it("fails where another page states all of it under other headings", async () => {
    const found = await result(multiPage, context({}, [lakes(), chronicle()]));
    expect(found).toMatchObject({ outcome: "fail", reason: expect.stringContaining(LIST) });
  });

  it("fails where that page leaves out what states nothing of it", async () => {
    const short = chronicle();
    const [left] = lakes().rows.slice(-1);
    short.rows = short.rows.slice(0, -1);
    const { evidence, value } = left!.cells[0]!;
    const step = {
      as: "stated",
      op: "stated",
      text: "",
      uses: [{ label: "no Depth", printed: value.printed, evidence }],
    };
    const some = { ...task, derivation: [step, ...task.derivation] } as ProvenTask;
    expect(await outcome(multiPage, context({ task: some }, [lakes(), short]))).toBe("fail");
    const alone = { ...task, derivation: [{ ...step, op: "named" }, ...task.derivation] } as ProvenTask;
    expect(await outcome(multiPage, context({ task: alone }, [lakes(), short]))).toBe("pass");
  });

  it("fails where that page knows the things by links only, or by the part of the name that differs", async () => {
    const nameless = chronicle(({ about, cells }) => ({ about: about!, cells: cells.slice(1) }));
    nameless.columns = nameless.columns.slice(1);
    expect(await outcome(multiPage, context({}, [lakes(), nameless]))).toBe("fail");
    const full = lakes();
    for (const row of full.rows) {
      const label = row.cells[0]!;
      row.cells[0] = { ...label, value: { kind: "text", printed: `Lake register ${label.value.printed}` } };
    }
    const short = chronicle(({ cells }) => ({ cells }));
    expect(await outcome(multiPage, context({}, [full, short]))).toBe("fail");
  });

  it("fails where the text of a page that leads to all of them says it", async () => {
    const lines = async (url: string) =>
      url === "https://lakes.example/"
        ? lakes().rows.map(
            ({ cells }) => `${cells[0]!.value.printed}: ${cells.map((cell) => cell.value.printed).join(", ")}.`,
          )
        : [];
    expect(await outcome(multiPage, context({ lines }))).toBe("fail");
  });

  it("fails where a list says it in brackets behind each link, a year that is left open too", async () => {
    const years = lakes();
    for (const [at, { cells }] of years.rows.entries()) {
      const decimal = String(1812 + at);
      const { evidence } = cells[1]!;
      cells[1] = { value: { kind: "number", printed: `${decimal}, Kerrow`, decimal, precision: 0 }, evidence };
    }
    const list = (close: string) => async (url: string) =>
      url === "https://lakes.example/"
        ? years.rows.map(({ cells: [name] }, at) => `- [${at}] link "${name!.value.printed}" (${1812 + at}-${close})`)
        : [];
    expect(await outcome(multiPage, context({ lines: list("1899") }, [years]))).toBe("fail");
    expect(await outcome(multiPage, context({ lines: list("") }, [years]))).toBe("fail");
    const apart = async (url: string) => (await list("")(url)).map((line) => line.replace(/1(?=\d)/, "2"));
    expect(await outcome(multiPage, context({ lines: apart }, [years]))).toBe("pass");
  });

  it("fails where a list says it in short behind each name", async () => {
    const kinds = lakes();
    for (const { cells } of kinds.rows) {
      const { evidence, value } = cells[1]!;
      cells[1] = {
        value: { kind: "text", printed: `Lake of ${Number.parseInt(value.printed, 10)} springs` },
        evidence,
      };
    }
    const list = (short: (printed: string) => string) => async (url: string) =>
      url === "https://lakes.example/"
        ? kinds.rows.map(({ cells: [name, kind] }) => `- ${name!.value.printed} – ${short(kind!.value.printed)}`)
        : [];
    const telling = list((printed) => printed.slice("Lake of ".length));
    expect(await outcome(multiPage, context({ lines: telling }, [kinds]))).toBe("fail");
    const same = list((printed) => printed.slice(0, "Lake".length));
    expect(await outcome(multiPage, context({ lines: same }, [kinds]))).toBe("pass");
  });

  it("fails where cards of a list say it below each name, with a sign before each value", async () => {
    const cards = lakes().rows.flatMap(({ cells }) => [
      cells[0]!.value.printed,
      ...cells.slice(1).map((cell) => `★ ${cell.value.printed}`),
    ]);
    const lines = async (url: string) => (url === "https://lakes.example/" ? cards : []);
    expect(await outcome(multiPage, context({ lines }))).toBe("fail");
    const without = async (url: string) => (await lines(url)).filter((line) => !line.startsWith("★"));
    expect(await outcome(multiPage, context({ lines: without }))).toBe("pass");
  });

  it("fails where a list files them below what is said of them, whatever they are called", async () => {
    const sizes = lakes().rows.map(({ cells }) => [cells[0]!.value.printed, cells[1]!.value.printed] as const);
    const filed = sizes.flatMap(([name, size]) => [`## ${size}`, `- ${name}`]);
    const lines = async (url: string) => (url === "https://lakes.example/" ? filed : []);
    expect(await outcome(multiPage, context({ lines }))).toBe("fail");
    const mixed = async (url: string) => (await lines(url)).map((line) => line.replace("Brenner", "Colmar"));
    expect(await outcome(multiPage, context({ lines: mixed }))).toBe("pass");
  });

  it("passes where the other page lacks one of them, or says something else of it", async () => {
    const uses = task.derivation.flatMap((step) => step.uses);
    const first = lakes().rows.find(({ about }) => about === uses[0]!.evidence.url)!;
    const lacking = chronicle();
    lacking.rows = lacking.rows.filter(({ about }) => about !== first.about);
    expect(await outcome(multiPage, context({}, [lakes(), lacking]))).toBe("pass");
    const other = chronicle((row) => {
      if (row.about !== first.about) return row;
      const cells = row.cells.map((cell, at) =>
        at === 0 ? cell : { ...cell, value: { kind: "text" as const, printed: "unlike" } },
      );
      return { ...row, cells };
    });
    expect(await outcome(multiPage, context({}, [lakes(), other]))).toBe("pass");
    const lines = async () => lakes().rows.map(({ cells }) => cells[0]!.value.printed);
    expect(await outcome(multiPage, context({ lines }))).toBe("pass");
  });

  it("takes a list that names all pages for no statement of how many parts each of them has", async () => {
    const uses = lakes().rows.map(({ cells }) => ({ ...task.derivation[0]!.uses[0]!, ...cells[0]! }));
    const [step] = task.derivation;
    const counting = {
      ...task,
      program: { ...task.program, steps: [{ as: "tally", op: "group", by: "Lake", take: "count" }] },
      derivation: [{ ...step!, uses: uses.map((use) => ({ ...use, printed: use.value.printed })) }],
    } as unknown as ProvenTask;
    expect(await outcome(multiPage, context({ task: counting }))).toBe("pass");
    const naming = { ...counting, program: { ...task.program, steps: [{ as: "mode", op: "mode" }] } } as never;
    expect(await outcome(multiPage, context({ task: naming }))).toBe("fail");
  });

  it("takes a table of all pages for no statement of how many rows without names each of them has", async () => {
    const family: Relation = {
      ...lakes(),
      source: "html_table",
      columns: lakes().columns.map((column, at) => ({ ...column, role: at === 0 ? "category" : "text" }) as never),
      rows: lakes().rows.map((row, at) => {
        const url = `https://lakes.example/${at}.html`;
        const placed = (path: string) => ({ ...row.cells[0]!.evidence, url, place: { at: "node" as const, path } });
        return { cells: row.cells.map((cell, index) => ({ ...cell, evidence: placed(`2/${index}`) })) };
      }),
    };
    const [step] = task.derivation;
    const uses = family.rows.map(({ cells }) => ({
      ...step!.uses[0]!,
      ...cells[0]!,
      printed: cells[0]!.value.printed,
    }));
    const counting = (by: string) => ({
      ...task,
      program: { ...task.program, steps: [{ as: "tally", op: "group", by, take: "count" }] },
      derivation: [{ ...step!, uses }],
    });
    const given = (by: string) => context({ task: counting(by) as unknown as ProvenTask }, [chronicle(), family]);
    expect(await outcome(multiPage, given("Name"))).toBe("pass");
    expect(await outcome(multiPage, given("Kind"))).toBe("fail");
  });

  it("does not hold a task of one page to it", async () => {
    expect(await outcome(multiPage, context({ task: named("single_source") }))).toBe("skipped");
    expect(await outcome(aggregationNecessary, context({ task: named("single_source") }))).toBe("skipped");
  });

  it("asks of a task that names its pages that each is needed", async () => {
    expect(await outcome(multiPage, context({ task: named("multi_source") }))).toBe("pass");
    const page = lakeSite().pages[0]!;
    const idle = { ...named("multi_source"), pages: [...task.pages, { ...page }] };
    expect(await result(multiPage, context({ task: idle }))).toMatchObject({
      outcome: "fail",
      reason: expect.stringContaining(page.url),
    });
  });
});

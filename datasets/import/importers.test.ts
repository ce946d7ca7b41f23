import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { systemClock } from "../../core/clock.ts";
import { UsageError } from "../../core/errors.ts";
import type { Task } from "../../core/task.ts";
import { openStore, type Store } from "../../storage/open-store.ts";
import { taskSetNamed, tasksOf } from "../../storage/task-store.ts";
import { type ImportReport, importTasks } from "../import-tasks.ts";
import { importerNames, taskImporter } from "./importers.ts";

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "waymark-import-"));
  store = await openStore(join(folder, "a.db"));
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Imported {
  report: ImportReport;
  tasks: Task[];
}

/** Imports rows (or text as it is) into a set of its own. */
async function imported(
  format: string,
  rows: readonly unknown[] | string,
  map: Record<string, string> = {},
): Promise<Imported> {
  const path = join(folder, `rows-${format}.${typeof rows === "string" ? "jsonl" : "json"}`);
  writeFileSync(path, typeof rows === "string" ? rows : JSON.stringify(rows));
  const options = { path, set: format, map: new Map(Object.entries(map)) };
  const report = await importTasks(store, taskImporter(format)!, options, systemClock);
  return { report, tasks: await tasksOf(store, (await taskSetNamed(store, format)).id) };
}

describe("webwalkerqa", () => {
  const question = "Which hut of the ridge trail has the most beds, and when does it open?";
  const answer = "The Birch Hut, on 3 June.";
  const urls = ["https://trail.example/huts/birch", "https://trail.example/season"];
  const paths = ["root->Huts->Birch Hutread more", "root->Season call>Opening days"];
  const nested = {
    question,
    answer,
    root_url: "https://trail.example/",
    info: {
      domain: "organization",
      source_website: urls,
      golden_path: paths,
      type: "multi_source",
      difficulty_level: "medium",
      lang: "",
    },
  };
  const capitalised = {
    Question: question,
    answer,
    Root_Url: nested.root_url,
    Info: {
      Hop: "multi-source",
      Domain: "organization",
      Language: "English",
      Difficulty_Level: "Medium",
      Source_Website: urls,
      Golden_Path: paths,
    },
  };
  const flat = { Question: question, Answer: answer, root_url: nested.root_url, ...nested.info };

  it.each([
    ["nested", nested],
    ["capitalised", capitalised],
    ["flat", flat],
  ])("reads the %s shape to the same task", async (_, row) => {
    const { report, tasks } = await imported("webwalkerqa", [row]);
    expect(report).toMatchObject({ rows: 1, problems: [] });
    expect((await taskSetNamed(store, "webwalkerqa")).purpose).toBe("evaluation");
    expect(tasks[0]).toMatchObject({
      kind: "multi_source",
      question,
      answer: { type: "text", text: answer },
      root: "https://trail.example/",
      language: "en",
      level: 2,
      operations: [],
      derivation: [],
      imported: { format: "webwalkerqa", topic: "organization", goldenPaths: paths, rest: {} },
    });
    expect(tasks[0]!.program).toBeUndefined();
    expect(tasks[0]!.pages.map(({ url, depth, title }) => [url, depth, title])).toEqual([
      [urls[0], 2, "Birch Hutread more"],
      [urls[1], 2, "Opening days"],
    ]);
  });

  it("accepts a multi-source row of one page, one that lies elsewhere, and a Chinese question without a language", async () => {
    const { report, tasks } = await imported("webwalkerqa", [
      { ...nested, info: { ...nested.info, source_website: ["https://elsewhere.example/a"] } },
      { ...nested, question: "桦木小屋有多少张床？", info: { ...nested.info, lang: "" } },
    ]);
    expect(report.problems).toEqual([]);
    expect(tasks[0]).toMatchObject({
      kind: "multi_source",
      pages: [{ url: "https://elsewhere.example/a", depth: -1 }],
    });
    expect(tasks[1]!.language).toBe("zh");
  });

  it("says of a root that is no address that there is none", async () => {
    const { report, tasks } = await imported("webwalkerqa", [{ ...nested, root_url: "not a url" }]);
    expect(report).toMatchObject({
      rows: 1,
      problems: [{ row: 1, reason: expect.stringContaining("not a url") as string }],
    });
    expect(tasks[0]!.root).toBe("");
  });

  it("lists rows without question or answer, of another kind, and those that say the same, and imports the others", async () => {
    const { report } = await imported("webwalkerqa", [
      nested,
      { ...nested, question: " " },
      { ...nested, answer: null },
      { ...nested, info: { ...nested.info, type: "web" } },
      nested,
      "text",
    ]);
    expect(report.rows).toBe(1);
    expect(report.problems).toEqual([
      { row: 2, reason: "there is no question" },
      { row: 3, reason: "there is no answer" },
      { row: 4, reason: 'type "web" is neither single_source nor multi_source' },
      { row: 5, reason: "says the same as row 1: not imported again" },
      { row: 6, reason: "the row is no object" },
    ]);
  });
});

describe("webaggregatorqa", () => {
  const line = (id: string, fields: Record<string, unknown>) =>
    `{"task_id": ${id}, ${JSON.stringify({ task: 2, file_name: "", urls: null, solution: "Add them.", ...fields }).slice(1)}`;

  it("types answers as they are given, keeps ids beyond 2^53 and whatever else a row holds", async () => {
    const { report, tasks } = await imported(
      "webaggregatorqa",
      [
        line("12345678901234567891", { question: "How many?", true_answer: 1250 }),
        line("12345678901234567892", { question: "Which ones?", true_answer: ["Aare", "Inn"] }),
        line("12345678901234567893", {
          question: "How long and when?",
          true_answer: { length: 12.5, opened: "2001-05-17" },
        }),
        line("12345678901234567894", { question: "Who?", true_answer: "Ada, or her sister", topic: "Rivers" }),
        line("12345678901234567895", { question: "Share?", true_answer: "12.5%" }),
        line("12345678901234567896", { question: "Which code?", true_answer: "007" }),
        line("12345678901234567897", { question: "Who?", true_answer: "Ada, or her sister" }),
      ].join("\n"),
    );
    expect(report).toMatchObject({ rows: 7, problems: [] });
    expect(tasks.map((task) => task.answer)).toEqual([
      { type: "number", decimal: "1250" },
      {
        type: "list",
        ordered: false,
        items: [
          { type: "text", text: "Aare" },
          { type: "text", text: "Inn" },
        ],
      },
      {
        type: "parts",
        parts: [
          { name: "length", answer: { type: "number", decimal: "12.5" } },
          { name: "opened", answer: { type: "date", iso: "2001-05-17", granularity: "day" } },
        ],
      },
      { type: "text", text: "Ada, or her sister" },
      { type: "number", decimal: "12.5", unit: "%" },
      { type: "text", text: "007" },
      { type: "text", text: "Ada, or her sister" },
    ]);
    expect(tasks.map((task) => task.sourceId)).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((digit) => `1234567890123456789${digit}`),
    );
    expect(tasks[1]!.imported).toMatchObject({ solution: "Add them.", answer: ["Aare", "Inn"], rest: { urls: null } });
    expect(tasks[3]!.imported!.topic).toBe("Rivers");
  });

  it("reads rows for training, whose solution and addresses stand in their context", async () => {
    const { tasks } = await imported("webaggregatorqa", [
      {
        topic: "Rivers",
        question: "How long is the longest?",
        context: { answer_type: "number", solution: "Compare.", urls: ["https://rivers.example/a"] },
        true_answer: "1,230",
        task: 3,
        task_id: 7,
        file_name: "table.xlsx",
      },
    ]);
    expect(tasks[0]).toMatchObject({
      answer: { type: "number", decimal: "1230" },
      level: 3,
      sourceId: "7",
      pages: [{ url: "https://rivers.example/a" }],
      imported: { solution: "Compare.", attachments: ["table.xlsx"], rest: { context: { answer_type: "number" } } },
    });
  });

  it("lists ids that stand twice", async () => {
    const { report } = await imported(
      "webaggregatorqa",
      [
        line("9007199254740993", { question: "a", true_answer: 1 }),
        line("9007199254740993", { question: "b", true_answer: 2 }),
      ].join("\n"),
    );
    expect(report).toMatchObject({
      rows: 1,
      problems: [{ row: 2, reason: "has the id 9007199254740993, as row 1 has: not imported" }],
    });
  });
});

describe("agentwebbench", () => {
  it("tells its four tasks apart", async () => {
    const { report, tasks } = await imported("agentwebbench", [
      { id: 0, question: "slow trains", source: ["rail.example"], doc_ids: ["d-1", "d-2"] },
      {
        id: 1,
        history_doc_ids: ["d-3", "d-4"],
        history_timestamps: ["29.0"],
        source: ["rail.example"],
        doc_ids: ["d-5"],
      },
      { id: 2, question: "When did it open?", answer: "1902", source: ["rail.example"], seen_doc_ids: ["d-6"] },
      { id: "745", question: "Why do trains slow down?" },
      { id: 9, question: "nothing to find", doc_ids: [] },
    ]);
    expect(report.problems).toEqual([{ row: 5, reason: "there are no doc_ids" }]);
    expect(tasks.map(({ kind, answer }) => [kind, answer.type])).toEqual([
      ["search", "ranking"],
      ["recommendation", "ranking"],
      ["single_source", "number"],
      ["report", "open"],
    ]);
  });

  it("reads histories with titles, in their order, and says what names no document", async () => {
    const { report, tasks } = await imported("agentwebbench", [
      {
        id: 0,
        source: ["rail.example"],
        doc_ids: ["d-9"],
        doc_title: ["Timetable"],
        user_history: [
          { doc_id: "d-1", timestamp: "29.0", title: "Night trains" },
          { doc_id: "d-2", title: "Sleepers" },
          { title: "lost" },
        ],
      },
      { id: 1, doc_ids: ["d-9"], user_history: [{ title: "lost" }] },
    ]);
    expect(report.problems).toEqual([
      { row: 1, reason: "1 entries of its history name no document: left out" },
      { row: 2, reason: "there is no document in its history" },
    ]);
    expect(tasks[0]).toMatchObject({
      kind: "recommendation",
      imported: {
        history: [
          { id: "d-1", at: "29.0", title: "Night trains" },
          { id: "d-2", title: "Sleepers" },
        ],
        rest: { doc_title: ["Timetable"] },
      },
    });
    expect(tasks[0]!.question.split("\n").slice(1)).toEqual(["Night trains (d-1), at 29.0", "Sleepers (d-2)"]);
  });

  it("reads the key points of a report, of one list or of one for each document, each once", async () => {
    const points = [{ point_number: 1, point_content: "Trains are slow.", original_point_number: [1] }, "It rains."];
    const { tasks } = await imported("agentwebbench", [
      { id: "1", question: "Why?", key_points: points },
      { id: "2", question: "Why not?", key_points: { "d-1": points, "d-2": [{ point_content: "It rains." }] } },
    ]);
    for (const { kind, answer } of tasks) {
      expect(kind).toBe("report");
      expect(answer).toEqual({ type: "open", keyPoints: ["Trains are slow.", "It rains."] });
    }
  });
});

describe("gaia", () => {
  it("reads levels and files, and imports hidden answers with a remark", async () => {
    const { report, tasks } = await imported("gaia", [
      {
        task_id: "a-1",
        Question: "How many?",
        Level: "2",
        "Final answer": "1,250",
        file_name: "sheet.xlsx",
        Annotator: { n: 1 },
      },
      { task_id: "a-2", Question: "Who?", Level: 1, "Final answer": "?", file_name: "" },
    ]);
    expect(tasks[0]).toMatchObject({
      level: 2,
      sourceId: "a-1",
      answer: { type: "number", decimal: "1250" },
      answerText: "1,250",
      imported: { attachments: ["sheet.xlsx"], rest: { Annotator: { n: 1 } } },
    });
    expect(tasks[1]!.answer).toEqual({ type: "open" });
    expect(report).toMatchObject({ rows: 2, problems: [{ row: 2 }] });
  });
});

describe("xbench", () => {
  const sealed = (text: string, key: string) => {
    const mask = Buffer.from(key);
    return Buffer.from(Buffer.from(text).map((byte, at) => byte ^ mask[at % mask.length]!)).toString("base64");
  };

  it("makes sealed rows readable, takes open ones as they are, and lists those whose key does not fit", async () => {
    const canary = "canary GUID 1b2c";
    const { report, tasks } = await imported("xbench", [
      { id: 1, prompt: sealed("最长的河有多长？", canary), answer: sealed("6300公里", canary), canary },
      { id: 2, prompt: "哪条河最长？", answer: "长江" },
      { id: 3, prompt: Buffer.from([255, 254, 253]).toString("base64"), answer: sealed("长江", canary), canary },
    ]);
    expect(tasks.map(({ question, answerText, language }) => [question, answerText, language])).toEqual([
      ["最长的河有多长？", "6300公里", "zh"],
      ["哪条河最长？", "长江", "zh"],
    ]);
    expect(report.problems).toEqual([{ row: 3, reason: "its canary does not make it readable" }]);
  });
});

describe("taskcraft, webshaper and tables", () => {
  it("reads TaskCraft with what it is about and keeps its trajectory", async () => {
    const trajectory = [{ name: "read", value: "page" }];
    const { tasks } = await imported("taskcraft", [
      {
        question: "How tall?",
        golden_answer: "12 m",
        content_identifier: "https://towers.example/a",
        agent_trajectory: trajectory,
      },
      { query: "Which year?", golden_answer: 1902, content_identifier: "report.pdf", valid_hop: 2 },
    ]);
    expect(tasks[0]).toMatchObject({
      pages: [{ url: "https://towers.example/a" }],
      imported: { rest: { agent_trajectory: trajectory } },
    });
    expect(tasks[1]).toMatchObject({
      answer: { type: "number", decimal: "1902" },
      imported: { attachments: ["report.pdf"], difficulty: "2" },
    });
  });

  it("reads WebShaper with its triples", async () => {
    const { tasks } = await imported("webshaper", [
      {
        id: "w1",
        question: "Who built it?",
        answer: "Ada",
        formalization: [["tower", "builtBy", "?x"]],
        urls: ["https://towers.example/"],
      },
    ]);
    expect(tasks[0]).toMatchObject({ sourceId: "w1", imported: { solution: "tower | builtBy | ?x" } });
  });

  it("reads any table, by usual names or by those that it is told", async () => {
    const csv = "nr;Frage;Antwort;stufe\n1;Wie viele?;12;3\n2;Wer?;Ada;9\n3;;x;1\n";
    const map = { question: "Frage", answer: "Antwort", id: "nr", level: "stufe" };
    const { report, tasks } = await imported("table", csv, map);
    expect(tasks.map(({ question, answerText, sourceId, level }) => [question, answerText, sourceId, level])).toEqual([
      ["Wie viele?", "12", "1", 3],
      ["Wer?", "Ada", "2", undefined],
    ]);
    expect(report.problems).toEqual([{ row: 4, reason: "there is no Frage" }]);
  });
});

describe("deepwebbench", () => {
  const dimensions = [
    { id: "D1", question: "Margin in 2024?", family: "Derivation", type: "chain derivation", unit: "%" },
    { id: "D2", question: "Sales in 2024?", family: "Calibration" },
    { id: "D3", question: "Staff?" },
  ];
  const cell = (entity: string, dimension: string, more: Record<string, unknown>) => ({ entity, dimension, ...more });
  const row = {
    case_id: "c1",
    prompt: "Fill in the matrix.",
    entities: [{ name: "Alba" }, "Brig"],
    dimensions,
    cells: [
      cell("Alba", "D1", {
        type: "precise",
        value: 12.5,
        unit: "%",
        derivation: "a / b",
        source_urls: ["https://a.example/r"],
      }),
      cell("Alba", "D2", { type: "range", range_low: 10, range_high: 20, scoring: { mentions: ["filing"] } }),
      cell("Alba", "D3", { type: "not_available" }),
      cell("Brig", "D1", { type: "precise", value: "many" }),
      cell("Cort", "D1", { type: "precise", value: 1 }),
      cell("Brig", "D2", {
        type: "not available",
        sources: [{ url: "https://b.example/", level: "T1", support: "yes" }],
      }),
    ],
  };

  it("reads a case into a matrix with a rule for every cell, and remarks on what is missing", async () => {
    const { report, tasks } = await imported("deepwebbench", [row]);
    const { matrix, kind, level } = tasks[0]!;
    expect([kind, level, matrix!.cells.length]).toEqual(["matrix", 3, 4]);
    expect(matrix!.dimensions.map(({ family, type }) => [family, type])).toEqual([
      ["derivation", "chain"],
      ["calibration", "cross_source_conflict"],
      ["retrieval", "retrieval"],
    ]);
    expect(matrix!.cells.map(({ reference }) => reference)).toEqual([
      { type: "precise", value: "12.5", unit: "%" },
      { type: "range", low: "10", high: "20", central: "15" },
      { type: "not_available" },
      { type: "not_available" },
    ]);
    expect(matrix!.cells[1]!.scoring).toMatchObject({ rule: "range", mentions: ["filing"], overlap: { full: 0.8 } });
    expect(matrix!.cells[3]!.sources[0]).toMatchObject({ provenance: "T1", support: "yes" });
    expect(report.problems.map(({ reason }) => reason)).toEqual([
      "dimension D3 names no family that is known: taken for retrieval",
      'cell Brig, D1: "many" is no number: left out',
      "cell Cort, D1 is of no entity and dimension of the case: left out",
      "2 of its 6 cells have no reference",
    ]);
  });

  it("imports a case without references as one that nobody can judge", async () => {
    const { report, tasks } = await imported("deepwebbench", [{ ...row, cells: undefined }]);
    expect(tasks[0]!.answer).toEqual({ type: "open" });
    expect(report.problems).toHaveLength(1);
  });
});

describe("every importer", () => {
  it.each(importerNames())("says in one line that a file holds nothing of %s", async (format) => {
    await expect(imported(format, [{ a: 1 }])).rejects.toThrow(UsageError);
    await expect(imported(format, [{ a: 1 }])).rejects.toThrow(/holds no task \(row 1: /);
    expect(await store.db.selectFrom("task_sets").select("name").execute()).toEqual([]);
  });

  it("calls a set by the folder that it was read from, however that is named", async () => {
    const rows = join(folder, "rows");
    mkdirSync(rows);
    writeFileSync(join(rows, "a.json"), JSON.stringify([{ question: "Who?", answer: "Ann" }]));
    const options = { path: `${rows}/.`, set: "", map: new Map<string, string>() };
    expect((await importTasks(store, taskImporter("table")!, options, systemClock)).set).toBe("rows");
  });

  it.each(importerNames())(
    "says what the fields of a file are that holds nothing of %s, and what to do",
    async (format) => {
      const failed = imported(format, [{ Frage: "Wer?", Antwort: "Ich" }]);
      await expect(failed).rejects.toThrow(/its fields are: Frage, Antwort\)/);
      await expect(failed).rejects.toMatchObject({ mend: expect.stringContaining("--map question=") });
    },
  );
});

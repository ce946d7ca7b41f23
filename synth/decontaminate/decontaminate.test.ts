import { describe, expect, it } from "vitest";
import { Blocklist } from "../../core/blocklist.ts";
import { context, outcome, task } from "../check/check.fixture.ts";
import { notLeaked } from "../check/not-leaked.ts";
import { AvoidLists, avoidList } from "./avoid-list.ts";
import { likeness, signatureOf } from "./minhash.ts";
import { questionsIn } from "./questions-in.ts";
import { shingles, wordsIn } from "./shingles.ts";

const HELD =
  "Which of the four lakes that were surveyed before the year 1940 has the largest surface area, and by how many metres is it deeper than the others?";
const lists = new AvoidLists([avoidList("held.jsonl", [HELD, "在哪一年，该国的人口首次超过一千万人？"])]);

describe("questions to avoid", () => {
  it.each([
    ["word for word", HELD],
    ["in other case and punctuation", HELD.toUpperCase().replace(/[,?]/g, " – ")],
    ["within a longer one", `On the Lake Register site: ${HELD} Round to two decimals.`],
    ["with a few words changed", HELD.replace("largest", "smallest").replace("Which", "What")],
    ["in Chinese", "请问：在哪一年，该国的人口首次超过一千万人？"],
  ])("are seen %s", (_, question) => {
    expect(lists.overlap(question)).toContain("held.jsonl");
  });

  it.each([
    task.question,
    "Which lake has the largest surface area?",
    "On the Lake Register site, which of the four lakes in the north is the deepest?",
    "该国哪一年的人口密度最高？",
  ])("do not take %s for one of them", (question) => {
    expect(lists.overlap(question)).toBeUndefined();
  });

  it("are kept as hashes alone", () => {
    expect(JSON.stringify(avoidList("a", [HELD]))).not.toMatch(/lake|surface|survey/i);
  });

  it("make a task fail, as a blocked page and a canary do", async () => {
    expect(await outcome(notLeaked, context({ avoided: lists }))).toBe("pass");
    expect(await outcome(notLeaked, context({ avoided: lists, task: { ...task, question: HELD } }))).toBe("fail");
    const groups = (part: object) =>
      new Blocklist({ groups: [{ reason: "it tests", hosts: [], keywords: [], canaries: [], ...part }] });
    expect(await outcome(notLeaked, context({ blocklist: groups({ hosts: ["other.example"] }) }))).toBe("pass");
    expect(await outcome(notLeaked, context({ blocklist: groups({ hosts: ["lakes.example/lakes"] }) }))).toBe("fail");
    const canary = "canary 0f3a 77d1 9b2e";
    const marked = { ...task, question: `${task.question} ${canary}` };
    const given = { blocklist: groups({ canaries: [canary] }), task: marked };
    expect(await outcome(notLeaked, context(given))).toBe("fail");
  });
});

describe("MinHash", () => {
  it("estimates how much two sets have in common", () => {
    const of = (from: number, to: number) =>
      signatureOf(
        shingles(
          Array.from({ length: to - from }, (_, at) => `w${from + at}`),
          1,
        ),
      );
    expect(likeness(of(0, 300), of(0, 300))).toBe(1);
    expect(likeness(of(0, 300), of(100, 400))).toBeGreaterThan(0.35);
    expect(likeness(of(0, 300), of(100, 400))).toBeLessThan(0.65);
    expect(likeness(of(0, 300), of(300, 600))).toBeLessThan(0.1);
  });

  it("has the characters of scripts that do not part words for words", () => {
    expect(wordsIn("人口 of 3 towns")).toEqual(["人", "口", "of", "3", "towns"]);
  });
});

describe("files of questions", () => {
  it("are read from JSON, JSON lines and CSV, wherever the question stands", () => {
    expect(questionsIn("a.json", '{"data":[{"id":1,"Question":"A?"},{"turns":[{"query":"B?"}]}]}')).toEqual([
      "A?",
      "B?",
    ]);
    expect(questionsIn("a.jsonl", '{"question":"A?"}\n\n{"question":"A?"}\n{"question":"B?"}\n')).toEqual(["A?", "B?"]);
    expect(questionsIn("a.csv", '\uFEFFid,Question\n1,"A, or B?"\n')).toEqual(["A, or B?"]);
  });

  it("are refused with the line where there is nothing to read", () => {
    expect(() => questionsIn("a.jsonl", '{"question":"A?"}\nno')).toThrow("line 2");
    expect(() => questionsIn("a.json", '{"answers":["A"]}')).toThrow("no question");
    expect(() => questionsIn("a.csv", "id,answer\n1,A\n")).toThrow("no question");
  });
});

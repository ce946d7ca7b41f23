import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { targetOf } from "./dataset-target.ts";
import { DatasetWriter } from "./write-dataset.ts";

/** What every card of Waymark's has in it. */
const CARD = "This line must not appear: waymark:01234567-89ab-cdef-0123-456789abcdef";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "waymark-write-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("a dataset", () => {
  it("is put in place whole, with what stands beside it, and replaces the former one", () => {
    for (const rows of [3, 1]) {
      const writer = new DatasetWriter(targetOf(folder));
      for (let at = 0; at < rows; at++) writer.write(at < 2 ? "train" : "test", { at });
      const visible = readdirSync(folder).filter((name) => !name.endsWith(".tmp"));
      expect(visible).toEqual(rows === 3 ? [] : ["README.md", "test.jsonl", "train.jsonl", "x.json"]);
      writer.finish(CARD, [{ name: "x.json", text: "{}" }]);
    }
    expect(readdirSync(folder).sort()).toEqual(["README.md", "train.jsonl", "x.json"]);
    expect(readFileSync(join(folder, "train.jsonl"), "utf8")).toBe('{"at":0}\n');
  });

  it("leaves nothing behind where a row is not what it should be, and the former one stands", async () => {
    writeFileSync(join(folder, "train.jsonl"), "old\n");
    writeFileSync(join(folder, "README.md"), CARD);
    const writer = new DatasetWriter(targetOf(folder));
    for (let at = 0; at < 3; at++) writer.write("train", { at });
    const bad = writer.verify((row) => ((row as { at: number }).at === 2 ? ["it is two"] : []));
    await expect(bad).rejects.toThrow("row 3 of train.jsonl is not what its trainer reads: it is two");
    writer.abandon();
    expect(readdirSync(folder).sort()).toEqual(["README.md", "train.jsonl"]);
    expect(readFileSync(join(folder, "train.jsonl"), "utf8")).toBe("old\n");
  });

  it.each(["README.md", "dev.jsonl"])("takes the place of no %s that is not Waymark's", (name) => {
    writeFileSync(join(folder, name), "mine\n");
    expect(() => targetOf(folder)).toThrow(`holds files that are not of a dataset of Waymark's: ${name}`);
    expect(readFileSync(join(folder, name), "utf8")).toBe("mine\n");
  });

  it("takes the place of no file beside its rows that is not Waymark's", () => {
    writeFileSync(join(folder, "x.json"), "mine");
    const writer = new DatasetWriter(targetOf(folder));
    writer.write("train", {});
    expect(() => writer.finish(CARD, [{ name: "x.json", text: "{}" }])).toThrow(
      /not of a dataset of Waymark's: x\.json/,
    );
    writer.abandon();
    expect(readdirSync(folder)).toEqual(["x.json"]);
    expect(readFileSync(join(folder, "x.json"), "utf8")).toBe("mine");
  });

  it("removes a file of the name that was given only where it wrote it", () => {
    const out = join(folder, "x.jsonl");
    writeFileSync(out, "mine\n");
    new DatasetWriter(targetOf(out)).finish(CARD);
    expect(readFileSync(out, "utf8")).toBe("mine\n");
    new DatasetWriter(targetOf(out)).finish(CARD);
    expect(readdirSync(folder)).toEqual(["x.README.md"]);
  });

  it("keeps a row on one line for every reader", async () => {
    const row = { text: "a\u2028b\u0085c\nd" };
    const writer = new DatasetWriter(targetOf(join(folder, "x.jsonl")));
    writer.write("train", row);
    await writer.verify((read) => (JSON.stringify(read) === JSON.stringify(row) ? [] : ["it changed"]));
    writer.finish("");
    const text = readFileSync(join(folder, "x.jsonl"), "utf8");
    expect(text.trimEnd().split(/[\n\u0085\u2028]/)).toHaveLength(1);
    expect(JSON.parse(text)).toEqual(row);
  });

  it("sweeps what a killed process left of the same files, and nothing else", () => {
    const left = join(folder, "train.jsonl.999999999.tmp");
    writeFileSync(left, "half");
    writeFileSync(join(folder, "other.999999999.tmp"), "");
    const writer = new DatasetWriter(targetOf(folder));
    writer.write("train", {});
    writer.finish("");
    expect(readdirSync(folder).sort()).toEqual(["README.md", "other.999999999.tmp", "train.jsonl"]);
  });

  it("says where it cannot be written", () => {
    writeFileSync(join(folder, "file"), "");
    const writer = new DatasetWriter(targetOf(join(folder, "file", "x.jsonl")));
    expect(() => writer.write("train", {})).toThrow(/cannot write .*x\.jsonl/);
    expect(() => targetOf(join(folder, "file"))).toThrow(/is a file/);
    expect(() => targetOf("x.parquet")).toThrow(/written as \.jsonl/);
    mkdirSync(join(folder, "y.jsonl"));
    const taken = new DatasetWriter(targetOf(join(folder, "y.jsonl")));
    taken.write("train", {});
    expect(() => taken.finish("")).toThrow(/cannot write/);
    taken.abandon();
    expect(readdirSync(folder).filter((name) => name.endsWith(".tmp"))).toEqual([]);
  });
});

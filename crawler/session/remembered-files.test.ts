import { describe, expect, it } from "vitest";
import { read } from "../read/read.ts";
import type { Read } from "../read/reader.ts";
import { remembersFiles } from "./remembered-files.ts";

describe("remembersFiles", () => {
  const csv = { url: "http://site.example/a.csv", body: Buffer.from("a,b\n1,2\n"), contentType: "text/csv" };
  const counting = () => {
    let reads = 0;
    const counted: Read = (source, options) => {
      reads += 1;
      return read(source, options);
    };
    return { counted, reads: () => reads };
  };

  it("reads the same file once, and another or changed one again", async () => {
    const { counted, reads } = counting();
    const remembering = remembersFiles(counted);
    const first = await remembering(csv, { relations: true });
    expect(await remembering(csv, { relations: true })).toBe(first);
    expect(reads()).toBe(1);
    await remembering({ ...csv, body: Buffer.from("a,b\n1,3\n") }, { relations: true });
    await remembering(csv, { relations: false });
    expect(reads()).toBe(3);
  });

  it("reads HTML afresh and forgets failures", async () => {
    const { counted, reads } = counting();
    const remembering = remembersFiles(counted);
    const page = { url: "http://site.example/", body: Buffer.from("<p>x</p>"), contentType: "text/html" };
    expect(await remembering(page, { relations: false })).not.toBe(await remembering(page, { relations: false }));
    expect(reads()).toBe(2);
    const empty = { ...csv, body: Buffer.alloc(0) };
    await expect(remembering(empty, { relations: false })).rejects.toThrow();
    await expect(remembering(empty, { relations: false })).rejects.toThrow();
    expect(reads()).toBe(4);
  });
});

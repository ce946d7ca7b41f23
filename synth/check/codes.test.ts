import { describe, expect, it } from "vitest";
import { areCoded } from "./codes.ts";

const of = (...rows: readonly [name: string, block: string, printed: string][]) =>
  areCoded(rows.map(([entity, block, printed]) => ({ entity, block, printed })));

describe("codes beside things", () => {
  it("say what they stand for, one each, though some come from another language", () => {
    const rows: [string, string, string][] = [
      ["Ada Lund", "Ada Lund (DEN)", "Denmark"],
      ["Bo Moe", "Bo Moe (FIN)", "Finland"],
      ["Cai Ray", "Cai Ray (GER)", "Germany"],
      ["Dag Sol", "Dag Sol (ESP)", "Spain"],
      ["Eva Toft", "Eva Toft (DEN)", "Denmark"],
    ];
    expect(of(...rows)).toBe(true);
    expect(of(...rows, ["Fay Urd", "Fay Urd (FIN)", "Denmark"])).toBe(false);
    expect(of(...rows, ["Fay Urd", "Fay Urd", "Denmark"])).toBe(false);
  });

  it("are none where their letters are not of what they go with, or where nothing comes twice", () => {
    const groups: [string, string, string][] = [
      ["Ada Lund", "Ada Lund (XA)", "Denmark"],
      ["Bo Moe", "Bo Moe (XB)", "Finland"],
      ["Cai Ray", "Cai Ray (XB)", "Finland"],
    ];
    expect(of(...groups)).toBe(false);
    expect(of(["Ada Lund", "Ada Lund (DEN)", "Denmark"], ["Bo Moe", "Bo Moe (FIN)", "Finland"])).toBe(false);
  });
});

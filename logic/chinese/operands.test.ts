import { expect, it } from "vitest";
import { operandWords } from "./operands.ts";

const value = (owner: string, name: string) => ({
  kind: "value" as const,
  owner,
  text: `${owner}的${name}`,
  asks: "是多少",
  sources: [],
  notes: [],
});

it("where one name has to stand in marks all do, and what these hold numbers nothing", () => {
  expect(operandWords([value("“急救与护理班”", "名额"), value("潜水班", "名额")])).toBe(
    "“急救与护理班”的名额与“潜水班”的名额",
  );
  expect(operandWords([value("潜水班", "名额"), value("木工班", "名额")])).toBe("潜水班的名额与木工班的名额");
  expect(operandWords([value("急救与护理科", "名额"), value("骨科", "名额")])).toBe(
    "（1）急救与护理科的名额与（2）骨科的名额",
  );
});

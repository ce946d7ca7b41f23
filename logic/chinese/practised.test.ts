import { expect, test } from "vitest";
import { askedWithVerb } from "./asked-with-verb.ts";
import { chineseForms } from "./column-forms.ts";

const text = (name: string) => ({ name, type: "text", role: "category" }) as const;
const asked = (name: string, asks = "是哪个") => askedWithVerb(text(name), name, "梁某", asks);

test("what somebody practises is asked for with the verb", () => {
  expect(asked("擅长业务")).toBe("梁某擅长哪项业务");
  expect(asked("主养鱼种", "有哪些")).toBe("梁某主养哪些鱼种");
  expect(chineseForms(text("擅长业务"))).toContain("擅长哪项业务");
});

test("a figure of it, or a noun that begins otherwise, is not", () => {
  expect(asked("主养鱼种数量")).toBeUndefined();
  expect(asked("研究方向")).toBeUndefined();
});

import { expect, test } from "vitest";
import { memberOf } from "./chinese-organs.ts";

test("whom a body's page lists is one of it and no body", () => {
  expect(["专家委员会", "理事会", "学术委员会", "评审专家组", "组委会"].map(memberOf)).toEqual([
    "专家",
    "理事",
    "委员",
    "专家",
    "委员",
  ]);
});

test("other things are no bodies", () => {
  expect(["专家", "会员企业", "音乐会", "博览会"].map(memberOf)).toEqual([undefined, undefined, undefined, undefined]);
});

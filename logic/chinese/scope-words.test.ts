import { describe, expect, it } from "vitest";
import { withinScope } from "./scope-words.ts";

const own = "江城网站中有独立页面的古桥";
const asked = (said: string, source = own) => withinScope([source], ["古桥"], said)?.asked;

describe("what says which things are meant", () => {
  it("is a place to choose from, and does not name them again", () => {
    expect(asked("有多少座古桥的建成年份早于1900年")).toBe(
      "在江城网站有独立页面的古桥中，建成年份早于1900年的有多少座",
    );
    expect(asked("所有古桥中，长度最大的是哪座古桥")).toBe("在江城网站有独立页面的古桥中，长度最大的是哪座");
    expect(asked("位于东区的古桥中，长度最大的是哪座古桥")).toBe(
      "在江城网站有独立页面且位于东区的古桥中，长度最大的是哪座",
    );
  });
  it("says once of what a mean is", () => {
    expect(asked("有多少座古桥的总跨数超过所有古桥的总跨数的平均值")).toBe(
      "在江城网站有独立页面的古桥中，总跨数超过平均值的有多少座",
    );
    expect(asked("有多少座古桥的长度超过所有古桥的平均跨度")).toBe(
      "在江城网站有独立页面的古桥中，长度超过这些古桥的平均跨度的有多少座",
    );
  });
  it("tells all of them from others", () => {
    expect(asked("所有古桥的平均长度是多少米")).toBe("在江城网站有独立页面的所有古桥的平均长度是多少米");
    expect(asked("共有多少座古桥")).toBe("在江城网站中，有独立页面的古桥共有多少座");
  });
  it("may be a list of so many", () => {
    const listed = "江城网站的“名桥”页面列出的6座古桥";
    expect(asked("长度最大的是哪座古桥", listed)).toBe("在江城网站的“名桥”页面列出的6座古桥中，长度最大的是哪座");
    expect(asked("所有古桥的平均长度是多少米", listed)).toBe("在江城网站的“名桥”页面列出的6座古桥的平均长度是多少米");
  });
  it("is a note where other things are asked about", () => {
    expect(withinScope(["", own], ["修缮", "古桥"], "哪次修缮的对象是长度为30米的那座古桥")).toEqual({
      sources: ["江城网站"],
      notes: ["古桥只计有独立页面的。"],
    });
  });
  it("may be of things whose name has signs in it", () => {
    const courses = ["江城网站中有独立页面的C++课程"];
    expect(withinScope(courses, ["C++课程"], "共有多少门C++课程")?.asked).toBe(
      "在江城网站中，有独立页面的C++课程共有多少门",
    );
  });
  it("is not where facts stand", () => {
    expect(withinScope(["江城网站的“名桥”页面"], ["古桥"], "长度最大的是哪座古桥")).toBeUndefined();
  });
});

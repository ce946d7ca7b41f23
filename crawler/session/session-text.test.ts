import { expect, it } from "vitest";
import { ActionError, RetryError, SkipError } from "../../core/errors.ts";
import { faultTold, SessionFault } from "./session-text.ts";

it("an action that cannot be done is told in the language of whoever browses, with what to do instead", () => {
  const fault = new SessionFault("text_field", { name: "Search" });
  expect([fault.message, fault.mend]).toEqual(['"Search" is a text field', "use input with its ref"]);
  expect(faultTold(fault)).toBe('"Search" is a text field; use input with its ref');
  expect(faultTold(fault, "zh-CN")).toBe("“Search”是文本框；请对它的编号使用 input");
});

it("what only the user can mend is no advice to an agent", () => {
  const mend = "give a login with --header or --storage-state";
  const gate = new SkipError("login_required", "http://a/ says 401", { mend });
  for (const language of ["en", "zh"]) expect(faultTold(gate, language)).not.toContain("--header");
  expect(faultTold(gate)).toMatch(/^http:\/\/a\/ says 401; .*go elsewhere/);
  expect(faultTold(gate, "zh")).toBe("这个页面需要登录，无法查看；请查看其他页面（http://a/ says 401）");
});

it("a reason without a text of its own is told as it is, and what tools say stays", () => {
  expect(faultTold(new RetryError("http_error", "http://a/ says 418"))).toBe("http://a/ says 418");
  expect(faultTold(new SkipError("trap", "http://a/ never ends"), "zh")).toBe("打不开这个网页（http://a/ never ends）");
  expect(faultTold(new ActionError("没有截图", { mend: "请写网址" }), "zh")).toBe("没有截图; 请写网址");
});

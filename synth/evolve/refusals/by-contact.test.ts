import { expect, test } from "vitest";
import { leaf, over } from "../node.ts";
import { goesByContact } from "./by-contact.ts";

const kept = (column: string) => over("filter", leaf("notices"), { where: { column, is: "=", value: "甲" } });

test("nothing is chosen, sorted or counted by whom to call about it", () => {
  expect(goesByContact(over("count", kept("联系人"), {}))).toBe(true);
  expect(goesByContact(over("mode", leaf("notices"), { column: "责任编辑" }))).toBe(true);
  expect(goesByContact(over("group", leaf("notices"), { by: "经办人：" }))).toBe(true);
  expect(goesByContact(over("distinct", leaf("notices"), { column: "Contact person" }))).toBe(true);
});

test("a contact is looked up, and who is in charge of a thing is a trait of it", () => {
  expect(goesByContact(over("lookup", kept("地区"), { column: "联系电话" }))).toBe(false);
  expect(goesByContact(over("mode", leaf("notices"), { column: "负责人" }))).toBe(false);
  expect(goesByContact(over("count", kept("联系学校"), {}))).toBe(false);
});

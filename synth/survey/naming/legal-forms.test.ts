import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { bodyNoun, isLegalForm } from "./legal-forms.ts";

const names = ["江城远山检测有限公司", "云岭检测有限公司", "北岸检测有限公司", "青山检测有限公司"];
const bodies = (field: string) =>
  testRelation(
    "bodies",
    ["name", field],
    names.map((name) => [name, name]),
    { about: true },
  );

test("a legal form says nothing of what a body is, a specific kind does", () => {
  expect(isLegalForm("公司")).toBe(true);
  expect(isLegalForm("有限责任公司")).toBe(true);
  expect(isLegalForm("旅行社")).toBe(false);
  expect(isLegalForm("专业合作社")).toBe(false);
});

test("bodies are called by what their section calls them where that is a word for bodies, and not by how they are arranged", () => {
  expect(bodyNoun("公司", ["检测机构"], bodies("地址"), names)).toBe("检测机构");
  expect(bodyNoun("公司", ["组织架构", "供应商"], bodies("地址"), names)).toBe("供应商");
  expect(bodyNoun("公司", ["组织架构", undefined], bodies("地址"), names)).toBe("公司");
});

test("the field that repeats their names says what they are where no section does", () => {
  expect(bodyNoun("公司", [undefined], bodies("机构名称"), names)).toBe("机构");
  expect(bodyNoun("公司", ["检测机构"], bodies("机构名称"), names)).toBe("检测机构");
});

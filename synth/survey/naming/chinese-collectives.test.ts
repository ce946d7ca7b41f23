import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { oneOfThem } from "./chinese-collectives.ts";
import { kindByColumns } from "./kind-by-columns.ts";
import { nounOfSection } from "./section-ends.ts";

test("a title of all together gives way to what one of them is", () => {
  const one = (title: string, kind?: string) => oneOfThem(title, ["林小满", "周一舟"], kind);
  expect(one("专家团队")).toBe("专家");
  expect(one("讲师团队")).toBe("讲师");
  expect(one("师资")).toBe("教师");
  expect(one("领导班子")).toBe("领导");
  expect(one("馆藏精品")).toBe("藏品");
  expect(one("总分馆")).toBe("馆");
  expect(one("管理团队")).toBeUndefined();
  expect(one("管理团队", "人员")).toBe("人员");
});

test("a network of stations is made of stations, and one of shops whose names do not end so is none", () => {
  expect(oneOfThem("检测站网", ["南岭综合检测站", "北江水质监测站（市级）"], undefined)).toBe("检测站");
  expect(oneOfThem("销售网络", ["南岭门店", "北江门店"], undefined)).toBeUndefined();
});

test("teams that are called so are teams", () => {
  expect(oneOfThem("专家团队", ["古建筑修缮团队", "湿地研究团队"], undefined)).toBeUndefined();
  expect(oneOfThem("志愿者队伍", ["河东服务队", "河西服务队"], undefined)).toBeUndefined();
});

test("who has studied somewhere and has a rank is somebody; what is asked of applicants proves nobody", () => {
  const kind = (...columns: string[]) =>
    kindByColumns(
      {
        ...testRelation("things", ["标题", ...columns], [["甲", ...columns.map(() => "乙")]]),
        source: "page_collection",
      },
      "zh",
    )?.singular;
  expect(kind("职称", "毕业院校")).toBe("人员");
  expect(kind("职务", "入职时间")).toBe("人员");
  expect(kind("职称", "研究方向")).toBe("人员");
  expect(kind("学历", "专业")).toBeUndefined();
});

test("names that end in what stands before the word for a section prove it", () => {
  const witness = (...names: string[]) => ({ names, labels: [], isHeadedSo: () => false });
  expect(nounOfSection("客栈世界", witness("河畔客栈", "松林客栈", "望江楼"))).toBe("客栈");
  expect(nounOfSection("客栈世界", witness("河畔客栈", "望江楼"))).toBeUndefined();
});

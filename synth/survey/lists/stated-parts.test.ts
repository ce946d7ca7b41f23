import { expect, it } from "vitest";
import { saysPartial } from "./stated-parts.ts";

it.each([
  "This list is not complete and grows every month.",
  "The register is limited to mills that still turn.",
  "Note: an incomplete list of wells.",
  "This page lists only a selection of our instruments.",
  "A selection from the register. For a full list please write to us.",
  "This is only a small sample of our mills.",
  "The catalogue includes some of the bells cast here.",
  "说明：本名录收录省属及部分县级书院，数据截至2020年12月31日。",
  "部分品种见附表",
  "本站仅收录现存古井",
  "名录不完整，陆续增补",
  "谨列主要收藏者如下",
  "我县对老桥实行一桥一档，现将部分老桥档案公布如下。",
  "现选登老井档案如下：",
  "以下为本县登记的主要书院，点击院名查看详情。",
  "下列为代表性古井：",
])("a list says that it has not all: %s", (line) => {
  expect(saysPartial("Mills", ["Mills", line])).toBe(true);
});

it.each([
  "Some of the data are estimates.",
  "This table includes figures that are not final.",
  "The complete list of mills.",
  "A selection of the wines is sold at the bar.",
  "A selection of cakes and pies",
  "The bridge is limited to 3 t.",
  "因四舍五入，部分合计数与分项之和略有差异。",
  "本表包括部分数据的估计值",
  "现列出主要指标如下",
  "现将主要指标公布如下",
  "以下为本局主要职责：",
  "以下是全部书院",
  "本名录收录全省书院34所",
  "第二期工程部分完工",
])("no list says so: %s", (line) => {
  expect(saysPartial("Mills", ["Mills", line])).toBe(false);
});

it("a title says it, too", () => {
  expect(saysPartial("Selected mills", [])).toBe(true);
  expect(saysPartial("部分书院名录", [])).toBe(true);
  expect(saysPartial("县级古井名录（节选）", [])).toBe(true);
  expect(saysPartial("代表性书院", [])).toBe(true);
  expect(saysPartial("近期展览", [])).toBe(true);
  expect(saysPartial("Recent mills", [])).toBe(true);
  expect(saysPartial("Our featured mills", [])).toBe(true);
  expect(saysPartial("Latestone mills", [])).toBe(false);
  expect(saysPartial("代表性传承人", [])).toBe(false);
  expect(saysPartial("Mills that were selected", [])).toBe(false);
});

it("the latest figures of all are no part of them", () => {
  const titles = ["Latest population figures by county", "Latest results", "Recent prices", "The latest water levels"];
  expect(titles.map((title) => saysPartial(title, []))).toEqual(Array(4).fill(false));
  expect(["Latest exhibitions", "Our latest pamphlets"].map((title) => saysPartial(title, []))).toEqual([true, true]);
});

it("a list that is headed as highlights has what was chosen", () => {
  expect(saysPartial("Collection highlights", [])).toBe(true);
  expect(saysPartial("Highlights of the herbarium", [])).toBe(true);
  expect(saysPartial("Highlighters", [])).toBe(false);
  expect(saysPartial("Herbarium", ["The highlights of the year were two talks"])).toBe(false);
});

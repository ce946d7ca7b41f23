import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { chineseRowNoun } from "./chinese-naming.ts";
import { firstOfPair } from "./paired-titles.ts";

const TRAILS = ["东岭步道", "环湖步道", "石门步道", "云溪步道", "望江绿廊"];

test("a title that begins with what things are called, and sets another word beside it, gives way to that", () => {
  expect(firstOfPair("步道驿站", TRAILS, ["步道类型", "里程"])).toBe("步道");
  // Without a label that says so, nearly all names must.
  expect(firstOfPair("步道驿站", TRAILS, ["类型", "里程"])).toBeUndefined();
  expect(firstOfPair("步道驿站", TRAILS.slice(0, 4), [])).toBe("步道");
});

test("a title stands where it ends in what things are, or where some of them are the second", () => {
  expect(firstOfPair("登山步道", TRAILS, ["步道类型"])).toBeUndefined();
  expect(firstOfPair("步道驿站", [...TRAILS.slice(0, 4), "南门驿站"], ["步道类型"])).toBeUndefined();
  expect(firstOfPair("步道驿站", ["东岭步道"], ["步道类型"])).toBeUndefined();
});

test("the rows of a section are called by the word that their names and labels say", () => {
  const trails = testRelation(
    "trails",
    ["标题", "步道类型"],
    TRAILS.map((name, at) => [name, at % 2 ? "登山" : "滨水"]),
    { about: true },
  );
  const page = {
    url: "https://x.example/",
    title: "步道驿站",
    depth: 0,
    path: [],
    snapshot: "",
    contentType: "text/html",
  };
  const links = trails.rows.map(({ about }) => ({ url: about!, text: "", heading: "步道驿站" }));
  const label = { column: trails.columns[0]!, index: 0 } as never;
  expect(chineseRowNoun(trails, label, [{ page: { ...page, links: [] }, links }], "江城绿道")).toBe("步道");
});

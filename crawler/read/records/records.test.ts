import { expect, test } from "vitest";
import { read } from "../read.ts";

const BIRDS = ["Great tit,18 g", "Blue tit,11 g", "Coal tit,9 g", "Marsh tit,12 g", "Willow tit,10 g"];
const cards = BIRDS.map((bird) => {
  const [name, weight] = bird.split(",");
  return `<div class="card"><h3><a href="/${name!.replace(" ", "-")}">${name}</a></h3><p class="weight">${weight}</p></div>`;
}).join("");
const prose = Array.from(
  { length: 8 },
  (_, at) =>
    `<p>In the ${at + 2}nd winter of the count, people looked at their gardens for an hour and wrote down which birds they saw there, and how many.</p>`,
).join("");

async function recordsOf(html: string) {
  const body = new TextEncoder().encode(`<html lang="en"><title>Count</title><body>${html}</body></html>`);
  const { relations } = await read({ url: "https://a.example/", contentType: "text/html", body }, { relations: true });
  return relations.map(({ rows }) => rows.length);
}

test("records are looked for where the main content is, and not in what stands beside it", async () => {
  const list = `<div>${cards}</div>`;
  expect(await recordsOf(`<main><h1>Birds</h1>${list}</main>`)).toEqual([5]);
  const article = `<article><h1>The count</h1>${prose}</article>`;
  expect(await recordsOf(`${article}<aside><h2>Other birds</h2>${list}</aside>`)).toEqual([]);
});

test("a label in front of a Chinese value needs no space behind its colon", async () => {
  const wells = ["龙泉井,县级,清", "凤鸣井,市级,明", "双眼井,县级,宋", "甘露井,省级,元", "八角井,市级,清"];
  const items = wells.map((well, at) => {
    const [name, level, time] = well.split(",");
    return `<li><a href="/j/${at}.html"><img src="/${at}.jpg" alt=""><h4>${name}</h4></a><p>级别：${level}</p><p>年代:${time}</p></li>`;
  });
  const html = `<html lang="zh"><title>古井</title><body><main><h1>古井</h1><ul class="pics">${items.join("")}</ul></main></body></html>`;
  const body = new TextEncoder().encode(html);
  const { relations } = await read({ url: "https://a.example/", contentType: "text/html", body }, { relations: true });
  expect(relations.map(({ columns }) => columns.slice(1).map(({ name }) => name))).toEqual([["级别", "年代"]]);
  expect(relations[0]!.rows[3]!.cells.map(({ value }) => value.printed)).toEqual(["甘露井", "省级", "元"]);
});

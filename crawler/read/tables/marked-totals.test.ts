import { expect, test } from "vitest";
import { read } from "../read.ts";

const totalsOf = async (rows: readonly string[]) => {
  const table = `<table border="1"><tr><th>Source<th>Amount</tr>${rows.join("")}</table>`;
  const body = new TextEncoder().encode(`<html lang="en"><title>T</title><body><h1>Budget</h1>${table}</body></html>`);
  const { relations } = await read({ url: "https://a.example/", contentType: "text/html", body }, { relations: true });
  return relations[0]!.rows.flatMap(({ total }, at) => (total ? [at] : []));
};
const OTHERS = ["<tr><td>Gifts<td>120</tr>", "<tr><td>Rent<td>80</tr>", "<tr><td>Fees<td>75</tr>"];

test("a row whose class says so is a total; where most have that class, it says something else", async () => {
  expect(await totalsOf([...OTHERS, `<tr class="row row--total"><td>Budget<td>280</tr>`])).toEqual([3]);
  const marked = OTHERS.map((row) => row.replace("<tr>", `<tr class="sum">`));
  expect(await totalsOf([...marked, "<tr><td>Sales<td>280</tr>"])).toEqual([]);
});

test("a last row that alone is bold is a total where it adds up", async () => {
  expect(await totalsOf([...OTHERS, "<tr><td><b>Budget</b><td><b>275</b></tr>"])).toEqual([3]);
  expect(await totalsOf([...OTHERS, "<tr><td><b>Sales</b><td><b>40</b></tr>"])).toEqual([]);
  expect(await totalsOf([...OTHERS, "<tr><td>Budget<td>275</tr>"])).toEqual([]);
});

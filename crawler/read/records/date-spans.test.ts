import { expect, test } from "vitest";
import { read } from "../read.ts";

const FAIRS = ["Apple,3 May 2021,7 May 2021", "Barley,9 June 2022,12 June 2022", "Cider,1 July 2023,4 July 2023"];

async function headings(joint: string) {
  const items = [...FAIRS, "Dill,2 May 2019,6 May 2019", "Elder,5 May 2018,9 May 2018"].map((fair) => {
    const [name, first, last] = fair.split(",");
    return `<div class="item"><h3><a href="/${name}">${name} Fair</a></h3><div><time>${first}</time>${joint}<time>${last}</time></div></div>`;
  });
  const html = `<html lang="en"><title>Fairs</title><body><main><h1>Fairs</h1><div>${items.join("")}</div></main></body></html>`;
  const body = new TextEncoder().encode(html);
  const { relations } = await read({ url: "https://a.example/", contentType: "text/html", body }, { relations: true });
  return relations.map(({ columns }) => columns.map(({ name }) => name));
}

test("two dates that a dash joins are a start and an end", async () => {
  expect(await headings(" – ")).toEqual([["Name", "Start date", "End date"]]);
});

test("two dates beside each other are not", async () => {
  expect(await headings(" ")).toEqual([["Name", "Date", "Date (2)"]]);
});

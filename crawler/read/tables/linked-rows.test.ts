import { expect, test } from "vitest";
import { read } from "../read.ts";

const aboutOf = async (rows: readonly string[], heads: string) => {
  const cells = rows.map((row) => `<tr>${row}</tr>`).join("");
  const table = `<table border="1"><tr>${heads}</tr>${cells}</table>`;
  const body = new TextEncoder().encode(`<html lang="en"><title>T</title><body><h1>Players</h1>${table}</body></html>`);
  const { relations } = await read({ url: "https://a.example/", contentType: "text/html", body }, { relations: true });
  return relations[0]!.rows.map(({ about }) => about);
};
const PEOPLE = ["Ann Ek", "Bo Lind", "Cia Holm", "Dan Berg"];
const CLUBS = ["Arlo", "Birk", "Celo", "Dale"];

test("a row that has a name is not about what another name in it leads to", async () => {
  const rows = PEOPLE.map((name, i) => `<td>${name}<td><a href="${CLUBS[i]}.html">${CLUBS[i]}</a><td>${1990 + i}`);
  expect(await aboutOf(rows, "<th>Name<th>Plays for<th>Since")).toEqual([undefined, undefined, undefined, undefined]);
});

test("a row is about the page that it leads to by a word that is no name", async () => {
  const rows = PEOPLE.map((name, i) => `<td>${name}<td>${1990 + i}<td><a href="${i}.html">profile</a>`);
  expect(await aboutOf(rows, "<th>Name<th>Since<th>Page")).toEqual(
    [0, 1, 2, 3].map((i) => `https://a.example/${i}.html`),
  );
});

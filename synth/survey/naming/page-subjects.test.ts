import { expect, test } from "vitest";
import { pageSubjects } from "./page-subjects.ts";

const page = (name: string) => ({ url: `https://a.example/${name}`, snapshot: "s", html: () => `<h1>${name}</h1>` });
const namesOf = (titles: readonly string[]) =>
  [...pageSubjects(titles.map(page))!.names.values()].map(({ value }) => value.printed);

test("a long heading that begins with a name and a dash is called by the name, a short one as it stands", () => {
  const long = "deck.abc — Abstract base classes for whatever holds cards in an order";
  expect(namesOf([long, "cards — Playing cards", "hands"])).toEqual(["deck.abc", "cards — Playing cards", "hands"]);
});

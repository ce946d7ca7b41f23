import { expect, test } from "vitest";
import { pageSubjects } from "./page-subjects.ts";

const page = (name: string) => ({ url: `https://a.example/${name}`, snapshot: "s", html: () => `<h1>${name}</h1>` });
const namesOf = (titles: readonly string[]) =>
  [...pageSubjects(titles.map(page))!.names.values()].map(({ value }) => value.printed);

test("a long heading that begins with a name and a dash is called by the name, a short one as it stands", () => {
  const long = "deck.abc — Abstract base classes for whatever holds cards in an order";
  expect(namesOf([long, "cards — Playing cards", "hands"])).toEqual(["deck.abc", "cards — Playing cards", "hands"]);
});

test("a folder says what its pages are, unless they use its word with its ending alone", () => {
  const nounOf = (text: string) =>
    pageSubjects(
      ["Ash", "Elm", "Oak"].map((name) => ({
        url: `https://a.example/trellis/gardens/${name}`,
        snapshot: "s",
        html: () => `<h1>${name}</h1><p>${text}</p>`,
      })),
    )!.noun;
  expect(nounOf("Open all year.")).toBe("garden");
  expect(nounOf("One of our gardens. The garden is open all year.")).toBe("garden");
  expect(nounOf("Load it from acme.gardens first.")).toBeUndefined();
});

test("what all pages say behind their names is no part of them", () => {
  expect(namesOf(["冬泳湾概况", "白沙湾概况", "月牙湾概况"])).toEqual(["冬泳湾", "白沙湾", "月牙湾"]);
  expect(namesOf(["冬泳湾概况", "白沙湾简介", "月牙湾概况"])).toEqual(["冬泳湾概况", "白沙湾简介", "月牙湾概况"]);
});

test("what is told apart by its number is called by the word before that, not by the place that all begin with", () => {
  const titles = [
    "Ardon Spring Fair 2017",
    "Ardon Spring Fair 2019",
    "Ardon Autumn Fair 2020",
    "Ardon Autumn Fair 2021",
  ];
  expect(pageSubjects(titles.map(page))!.noun).toBe("fair");
  expect(namesOf(titles)[0]).toBe("Spring Fair 2017");
});

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

test("names are judged together: the longest of the names of some pages is no sentence", () => {
  const titles = [
    "Care of Copper Pans",
    "Care of Iron Kettles",
    "Storage of Dried Beans, Peas and Lentils in Cellars without Heating",
    "Mending of Stoneware",
  ];
  expect(namesOf(titles)).toEqual(titles);
});

test("a name of who publishes them is no word for what pages are, and goes with the number behind it", () => {
  const subjects = (titles: readonly string[], text = "") =>
    pageSubjects(
      titles.map((name) => ({
        url: `https://a.example/recipes/${name.replaceAll(" ", "-")}`,
        snapshot: "s",
        html: () => `<h1>${name}</h1><p>${text}</p>`,
      })),
    )!;
  const printed = ({ names }: ReturnType<typeof subjects>) => [...names.values()].map(({ value }) => value.printed);
  const numbered = subjects(["BKG 12 Rye Loaf", "BKG 14 Plum Cake", "BKG 21 Oat Bread"]);
  expect([numbered.noun, ...printed(numbered)]).toEqual([
    "recipe",
    "BKG 12 Rye Loaf",
    "BKG 14 Plum Cake",
    "BKG 21 Oat Bread",
  ]);
  expect(subjects(["Ostrova Rye", "Ostrova Plum", "Ostrova Oat"]).noun).toBe("recipe");
  expect(subjects(["Kolach Rye", "Kolach Plum", "Kolach Oat"], "Let the kolach rise.").noun).toBe("kolach");
  const shouted = subjects(["LOAF RYE", "LOAF PLUM", "LOAF OAT"]);
  expect([shouted.noun, ...printed(shouted)]).toEqual(["loaf", "RYE", "PLUM", "OAT"]);
});

test("a page without the name that the others begin with is one of them, one without the word for them is not", () => {
  const many = ["Ash", "Box", "Elm", "Fir", "Oak", "Yew", "Bay", "Fig", "Gum", "Hop"];
  const subjects = (word: string) => pageSubjects([...many.map((name) => page(`${word} ${name}`)), page("Rowan")])!;
  expect(subjects("QXV").names.size).toBe(11);
  expect([subjects("Grove").names.size, ...subjects("Grove").apart]).toEqual([10, "https://a.example/Rowan"]);
});

test("an article that all begin with goes with the word that all end in", () => {
  expect(namesOf(["The 2019 Award", "The 2020 Award", "The 2021 Award"])).toEqual(["2019", "2020", "2021"]);
});

test("a word that says what things are is a part of their names where their pages never leave it out", () => {
  const fairs = (text: (name: string) => string) => {
    const pages = ["Harbour", "Three Bridges", "Old Mill"].map((name) => ({
      url: `https://a.example/fairs/${name.replaceAll(" ", "-")}`,
      snapshot: "s",
      html: () => `<title>${name} Fair | Acme</title><h1>${name} Fair</h1><p>${text(name)}</p>`,
    }));
    const { noun, names } = pageSubjects(pages)!;
    return [noun, ...[...names.values()].map(({ value }) => value.printed)];
  };
  expect(fairs(() => "Open all day.")).toEqual(["fair", "Harbour Fair", "Three Bridges Fair", "Old Mill Fair"]);
  expect(fairs((name) => `${name} opens at nine.`)).toEqual(["fair", "Harbour", "Three Bridges", "Old Mill"]);
});

import { expect, test } from "vitest";
import { groupPages, ShapeReader } from "./grouping.ts";
import { tokenise } from "./tokens.ts";

const NAMES = ["Ash", "Beck", "Cove", "Dale", "Elm", "Ford"];
const grouped = (pages: readonly (readonly (readonly [string, string])[])[]) => {
  const shapes = new ShapeReader();
  const read = pages.map((facts, at) => {
    const box = facts.map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`).join("");
    const html = `<main><h1>Page ${NAMES[at % 6]}</h1><dl>${box}</dl><p>Told of ${at}.</p></main>`;
    return shapes.read(`https://a.test/wiki/${NAMES[at % 6]}${at < 6 ? "_a" : "_b"}.html`, tokenise(html));
  });
  return groupPages(read).map(({ members }) => members.length);
};
const shared = (at: number, captain: string) =>
  [
    ["Season", `Season ${at}`],
    ["Team", "Ard"],
    ["Captain", captain],
  ] as const;
const player = (at: number, captain: string) =>
  [["Height", "1.8 m"], ["Foot", "left"], ["Born in", "Oban"], ...shared(at, captain)] as const;
const match = (at: number, captain: string) =>
  [["Ground", "Mill Lane"], ["Crowd", "310"], ["Referee", "Ida Lund"], ...shared(at, captain)] as const;

test("pages that say how often under a label are of another kind than those that say who under it", () => {
  const players = NAMES.map((_, at) => player(at, `${at}`));
  expect(grouped([...players, ...NAMES.map((name, at) => match(at, name))])).toEqual([6, 6]);
  const some = NAMES.map((name, at) => match(at, name).filter(([label]) => at > 0 || label !== "Captain"));
  expect(grouped([...players, ...some])).toEqual([6, 6]);
});

test("where all say the same under the labels that they share, some have other parts than others", () => {
  const players = NAMES.map((_, at) => player(at, `${at}`));
  expect(grouped([...players, ...NAMES.map((_, at) => match(at, `${at}`))])).toEqual([12]);
  expect(grouped([...NAMES.map((name, at) => player(at, name)), ...NAMES.map((n, at) => match(at, n))])).toEqual([12]);
});

test("labels that stand on the pages of one alone do not part them where they have more in common", () => {
  const more = ["Born", "Died", "Home", "Works", "Teacher"].map((label) => [label, "Oban"] as const);
  const players = NAMES.map((_, at) => [...player(at, `${at}`), ...more]);
  expect(grouped([...players, ...NAMES.map((name, at) => [...match(at, name), ...more])])).toEqual([12]);
});

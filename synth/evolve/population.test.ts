import { expect, test } from "vitest";
import { seededRandom } from "../../core/random.ts";
import { someOf } from "./population.ts";

test("of seasons those are taken that follow each other", () => {
  const seasons = ["2003/04", "2001/02", "2002/03", "2005/06", "2004/05"];
  const sorted = [...seasons].sort();
  for (let time = 0; time < 20; time++) {
    const some = someOf(seasons, seededRandom(String(time)));
    const from = sorted.indexOf(some[0]!);
    expect(some).toEqual(sorted.slice(from, from + some.length));
  }
});

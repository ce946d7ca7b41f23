/** What is won, scored or lost is so by somebody, and is said with the verb: "scored the most goals". */
const DONE_BY =
  /^(?<things>.+s) (?<done>caught|climbed|composed|conceded|directed|earned|lost|made|painted|scored|won)$/;
const BASE: Readonly<Record<string, string>> = {
  caught: "catch",
  climbed: "climb",
  composed: "compose",
  conceded: "concede",
  directed: "direct",
  earned: "earn",
  lost: "lose",
  made: "make",
  painted: "paint",
  scored: "score",
  won: "win",
};

/** "goals", "scored" and "score" of "goals scored" or "number of goals scored"; undefined of other names. */
export function doneBy(name: string): { things: string; done: string; base: string } | undefined {
  const { things, done } = DONE_BY.exec(name)?.groups ?? {};
  if (things === undefined || done === undefined) return undefined;
  return { things: things.replace(/^number of /, ""), done, base: BASE[done]! };
}

/** "club" and "titles" of "club's titles": what belongs to what a thing names; "mean club's titles" belongs to no "mean club". */
export function ownedBy(name: string): { owner: string; what: string } | undefined {
  const { owner, what } = /^(?<owner>[^“”]+)['’]s (?<what>.+)$/.exec(name)?.groups ?? {};
  return owner === undefined || TAKEN.test(owner) || what === undefined ? undefined : { owner, what };
}

/** What a grouping takes of its members. */
const TAKEN = /^(?:combined|mean|median|total) /;

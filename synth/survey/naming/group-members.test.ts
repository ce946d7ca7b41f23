import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { asMembers } from "./group-members.ts";

const committee = { singular: "committee", plural: "committees" };

test("who is filed under a group and called a member is one of its members", () => {
  const since = testRelation("x", ["Name", "Member since"], [["Ada Holm", "2009"]]);
  const role = testRelation(
    "x",
    ["Name", "Role"],
    [
      ["Ada Holm", "Chair"],
      ["Bo Lund", "Member"],
    ],
  );
  for (const relation of [since, role]) expect(asMembers(committee, relation).plural).toBe("committee members");
});

test("groups with a number of members are groups, and what is no group has no members", () => {
  const counted = testRelation("x", ["Name", "Members"], [["Finance", "12"]]);
  expect(asMembers(committee, counted)).toBe(committee);
  const listed = testRelation("x", ["Name", "Members of the council"], [["Finance", "Ada Holm, Bo Lund"]]);
  expect(asMembers(committee, listed)).toBe(committee);
  const rider = { singular: "rider", plural: "riders" };
  expect(asMembers(rider, testRelation("x", ["Name", "Member since"], [["Ada Holm", "2009"]]))).toBe(rider);
});

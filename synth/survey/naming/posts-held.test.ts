import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { withPostsNamed } from "./posts-held.ts";

const called = (
  heading: string,
  posts: readonly string[],
  shown: string,
  names = ["Ada Holm", "Jon Reed", "Mia Sand"],
) =>
  withPostsNamed(
    {
      ...testRelation(
        "staff",
        ["Name", heading],
        names.map((name, at) => [name, posts[at]!]),
      ),
      source: "records",
    },
    () => shown,
  ).columns[1]!.name;
const POSTS = ["Head gardener", "Director of Music", "Teacher, lower school"];

test("a post that only the markup calls a role is a job title", () => {
  expect(called("Role", POSTS, "Ada Holm Head gardener")).toBe("Job title");
});

test("a heading that is printed, parts that people play and what are no people stay as they are", () => {
  expect(called("Role", POSTS, "Ada Holm, role: Head gardener")).toBe("Role");
  expect(called("Role", ["Ophelia", "Hamlet", "A ghost"], "Ada Holm Ophelia")).toBe("Role");
  expect(called("Role", POSTS, "North bed", ["North bed", "the pond 2", "the lawn 3"])).toBe("Role");
});

import { expect, test } from "vitest";
import { lakeSite, lakes } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { leaf, over } from "./node.ts";
import { treeObjection } from "./refusals/of-trees.ts";
import { Workbench } from "./workbench.ts";

test("of all things of a kind nothing is asked where the site has more of them than were gathered", () => {
  const against = (lacking: ReadonlyMap<string, string>) =>
    treeObjection(
      over("mean", leaf(lakes().id), { column: "Depth" }),
      new Workbench(surveySite({ ...lakeSite(), lacking })),
    );
  expect(against(new Map())).not.toBe("part_of_list");
  expect(against(new Map([[lakes().id, "its list says that there are more"]]))).toBe("part_of_list");
});

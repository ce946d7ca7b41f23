import { DELETABLE } from "../../core/offered.ts";
import type { Removal } from "../../waymark.ts";
import type { Verb } from "../verb.ts";

export const deleteVerb: Verb = {
  name: "delete",
  arguments: "<kind> <id>",
  summary: `remove a ${DELETABLE.join(", a ")} with all that hangs on it`,
  settings: [],
  example: "waymark delete run 0123456789abcdef",
  async run({ args, settings, print }) {
    const { remove } = await import("../../waymark.ts");
    const [kind, id] = args as [string, string];
    const removal = await remove(kind, id, settings);
    print(removal, () => describe(removal));
    return 0;
  },
};

export const gcVerb: Verb = {
  name: "gc",
  summary: "free what nothing refers to: recorded responses, archive files, database pages",
  settings: [],
  example: "waymark gc",
  async run({ settings, print }) {
    const { gc } = await import("../../waymark.ts");
    const removal = await gc(settings);
    print(removal, () => describe(removal));
    return 0;
  },
};

function describe({ removed, bytes }: Removal): string {
  const parts = Object.entries(removed).map(([table, count]) => `${count} ${table.replaceAll("_", " ")}`);
  return `removed ${parts.join(", ")}; ${bytes} bytes freed`;
}

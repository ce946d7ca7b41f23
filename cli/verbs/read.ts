import type { Verb } from "../verb.ts";

export const readVerb: Verb = {
  name: "read",
  arguments: "<path...>",
  summary: "read files, folders, URLs or standard input (-) and print what an agent would see; needs no database",
  settings: ["full", "relations", "markdown", "allowPrivate", "userAgent", "header", "proxy", "storageState"],
  example: "waymark read report.pdf page.html --relations",
  async run({ args, settings, printLine, warn }) {
    const { read } = await import("../../waymark.ts");
    let unread = 0;
    for await (const document of read(args, settings)) {
      if ("error" in document) {
        unread += 1;
        warn(`${document.path}: ${document.error}`);
        continue;
      }
      printLine(document, () => {
        if ("collections" in document) return JSON.stringify(document, null, 2);
        const parts = [`== ${document.path}  ${document.title}`, document.markdown ?? document.observation];
        for (const relation of document.relations ?? []) {
          parts.push(
            `-- ${relation.name} (${relation.source}): ${relation.columns.map((column) => column.name).join(" | ")}`,
          );
          parts.push(
            ...relation.rows.map((row) =>
              row.map((cell) => (Array.isArray(cell) ? cell.join("; ") : (cell ?? ""))).join(" | "),
            ),
          );
        }
        return parts.join("\n");
      });
    }
    return unread > 0 ? 1 : 0;
  },
};

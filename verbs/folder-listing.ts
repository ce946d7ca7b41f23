import { readdirSync } from "node:fs";
import { basename, join, resolve, sep } from "node:path";

/**
 * A page that links to what lies in a folder, as web servers make one where it has no page of its own. Undefined where the
 * path names no folder below the root. What begins with a dot is left out.
 *
 * @param path of the request, still encoded, query and all
 */
export function folderListing(root: string, path: string): string | undefined {
  let folder: string;
  try {
    folder = resolve(root, `.${decodeURIComponent(path.replace(/[?#].*$/, ""))}`);
  } catch {
    return undefined;
  }
  if (folder !== resolve(root) && !folder.startsWith(resolve(root) + sep)) return undefined;
  if (/(?:^|[\\/])\./.test(folder.slice(resolve(root).length))) return undefined;
  let entries: string[];
  try {
    entries = readdirSync(folder, { withFileTypes: true })
      .filter(({ name }) => !name.startsWith("."))
      .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
      .sort();
  } catch {
    return undefined;
  }
  const title = escaped(basename(join(folder)));
  const items = entries.map((name) => `<li><a href="${addressOf(name)}">${escaped(name)}</a></li>`);
  return `<!doctype html>\n<meta charset="utf-8">\n<title>${title}</title>\n<h1>${title}</h1>\n<ul>\n${items.join("\n")}\n</ul>\n`;
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);

/** As file servers read it: `&` stands for itself. */
const addressOf = (name: string) => encodeURI(name).replace(/[?#]/g, encodeURIComponent).replaceAll("&", "&amp;");

import { describe, expect, it } from "vitest";
import { environmentName, resolveSettings } from "./resolve-settings.ts";
import { SETTINGS } from "./settings.ts";

const NOTHING = { flags: {}, environment: {}, file: undefined };
const file = (content: Record<string, unknown>) => ({ path: "waymark.yaml", content });

describe("resolveSettings", () => {
  it("takes a flag before the environment, that before the file, that before the default", () => {
    const given = { flags: { maxPages: "1" }, environment: { WAYMARK_MAX_PAGES: "2" }, file: file({ "max-pages": 3 }) };
    expect(resolveSettings(given).values.maxPages).toBe(1);
    expect(resolveSettings({ ...given, flags: {} }).values.maxPages).toBe(2);
    expect(resolveSettings({ ...given, flags: {}, environment: {} }).values.maxPages).toBe(3);
    expect(resolveSettings(NOTHING).values.maxPages).toBe(SETTINGS.maxPages.default);
    expect(resolveSettings(given).origins).toMatchObject({ maxPages: "flag", db: "default" });
  });

  it("splits repeated settings of the environment and takes a single one of the file as a list", () => {
    const { values } = resolveSettings({
      ...NOTHING,
      environment: { WAYMARK_INCLUDE: "^a,^b" },
      file: file({ exclude: "^c" }),
    });
    expect(values.include).toEqual(["^a", "^b"]);
    expect(values.exclude).toEqual(["^c"]);
  });

  it("reads switches as words from the environment", () => {
    const json = (word: string) => resolveSettings({ ...NOTHING, environment: { WAYMARK_JSON: word } }).values.json;
    expect(json("1")).toBe(true);
    expect(json("no")).toBe(false);
    expect(() => json("maybe")).toThrow(/WAYMARK_JSON/);
  });

  it("names the place, the value and what it takes where one is not valid", () => {
    expect(() => resolveSettings({ ...NOTHING, flags: { maxPages: "many" } })).toThrow(
      /^--max-pages: "many" must be a whole number \(takes N\)$/,
    );
    expect(() => resolveSettings({ ...NOTHING, flags: { include: ["("] } })).toThrow(
      /--include: .* must be a regular expression/,
    );
    expect(() => resolveSettings({ ...NOTHING, file: file({ "max-page": 3 }) })).toThrow(/waymark.yaml: .*"max-page"/);
  });

  it("keeps every key the camel case of its name, as flags are parsed", () => {
    for (const [key, setting] of Object.entries(SETTINGS)) {
      expect(key).toBe(setting.name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()));
      expect(environmentName(setting)).toMatch(/^WAYMARK_[A-Z_]+$/);
    }
  });
});

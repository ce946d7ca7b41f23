import { SETTINGS, type SettingKey } from "../../core/settings.ts";
import { textTable } from "../table.ts";
import type { Verb } from "../verb.ts";

export const configVerb: Verb = {
  name: "config",
  summary: "the effective settings and where each came from",
  // Every setting may be given, to see what would be in force.
  settings: Object.keys(SETTINGS) as SettingKey[],
  example: "waymark config --config configs/thorough.yaml",
  async run({ settings, origins, print }) {
    const { effectiveSettings } = await import("../../waymark.ts");
    const rows = effectiveSettings({ values: settings, origins });
    print({ settings: rows }, () =>
      textTable(
        ["setting", "value", "from"],
        rows.map((row) => [row.name, JSON.stringify(row.value), row.origin]),
      ),
    );
    return 0;
  },
};

import type { SettingKey } from "../core/settings.ts";

/** Settings of every verb that crawls: `crawl`, `generate` and `walk` take the same. */
export const CRAWL_SETTINGS: readonly SettingKey[] = [
  "maxPages",
  "maxDepth",
  "maxPerShape",
  "maxPerHost",
  "render",
  "scope",
  "include",
  "exclude",
  "ignoreRobots",
  "pace",
  "allowPrivate",
  "blocklist",
  "browser",
  "userAgent",
  "header",
  "proxy",
  "storageState",
];

/** Which pages are taken first is nothing to an agent that clicks its way. */
export const WALK_SETTINGS = CRAWL_SETTINGS.filter((key) => key !== "maxPerShape" && key !== "maxPerHost");

/** Settings of every verb whose agents have tools. */
export const TOOL_SETTINGS: readonly SettingKey[] = [
  "tools",
  "search",
  "searchUrl",
  "searchKey",
  "visionModel",
  "embeddingModel",
];

/** Settings of every verb that can ask a model. */
export const MODEL_SETTINGS: readonly SettingKey[] = [
  "model",
  "baseUrl",
  "apiKey",
  "llmCache",
  "reasoning",
  "temperature",
  "maxCost",
  "maxTokens",
  "maxMinutes",
];

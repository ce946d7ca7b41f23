/**
 * The library: a typed function for each verb of the command line, the types that they speak of, and how to register an
 * operation, a check, an agent or a format of your own. The command line uses nothing else.
 *
 * @example
 * import { generate } from "waymark";
 * const { accepted } = await generate(["https://example.org/"], { db: "my.db", count: 10 });
 */

export type { Agent, AgentRun, AgentTask } from "./agent/agent.ts";
export type { OfferedTool, ToolReply, ToolSession } from "./agent/tool-session.ts";
export type { Answer } from "./core/answer.ts";
export type { Attempt, Trajectory, Verdict } from "./core/attempt.ts";
export {
  ActionError,
  MissingError,
  RetryError,
  SkipError,
  StopError,
  UsageError,
  WaymarkError,
} from "./core/errors.ts";
export type { Evidence } from "./core/evidence.ts";
export type { Action, Observation, TrajectoryStep } from "./core/observation.ts";
export { DELETABLE, EXPORTS, LISTS, SHOWN } from "./core/offered.ts";
export type { ReadPage } from "./core/page.ts";
export type { Program, Subtype } from "./core/program.ts";
export type { Progress } from "./core/progress.ts";
export type { Cell, Column, Relation, Row } from "./core/relation.ts";
export type { Settings } from "./core/settings.ts";
export type { Audit, CheckResult, Task } from "./core/task.ts";
export type { Value } from "./core/value.ts";
export { registerTaskImporter } from "./datasets/import/importers.ts";
export type { TaskImporter } from "./datasets/import/task-importer.ts";
export type { SftFormat } from "./datasets/sft-format.ts";
export { registerSftFormat } from "./datasets/sft-formats.ts";
export { registerTaskFormat } from "./datasets/task-formats.ts";
export type { TaskFormat } from "./datasets/tasks/task-format.ts";
export type { Operation } from "./logic/operation.ts";
export { registerOperation } from "./logic/registry.ts";
export { registerAgent } from "./solver/agents.ts";
export { type Check, registerCheck } from "./synth/check/registry.ts";
export { type BrowsingResult, browse } from "./verbs/browse.ts";
export { type CheckReport, check } from "./verbs/check.ts";
export { type EffectiveSetting, effectiveSettings, readConfigFile } from "./verbs/config.ts";
export { type CrawlResult, crawl } from "./verbs/crawl.ts";
export { type Removal, remove } from "./verbs/delete.ts";
export { type DemoReport, demo } from "./verbs/demo.ts";
export { type Diagnosis, doctor } from "./verbs/doctor.ts";
export { exportDataset } from "./verbs/export.ts";
export { gc } from "./verbs/gc.ts";
export { type GenerateResult, generate } from "./verbs/generate.ts";
export { importDataset, importFormats } from "./verbs/import.ts";
export { judge } from "./verbs/judge.ts";
export { list } from "./verbs/list.ts";
export type { Options, Surroundings } from "./verbs/options.ts";
export { type CollectionsDocument, type ReadDocument, read, type UnreadDocument } from "./verbs/read.ts";
export { reasonWords } from "./verbs/reason-words.ts";
export { type ReportResult, report } from "./verbs/report.ts";
export { isEmptyFolder, type ServedSites, startStaticSites } from "./verbs/serve.ts";
export { serveArchive } from "./verbs/serve-archive.ts";
export { type Shown, show } from "./verbs/show.ts";
export { solve } from "./verbs/solve.ts";
export { type WalkStep, walk } from "./verbs/walk.ts";

import { Command, CommanderError, Option } from "commander";
import { MissingError, StopError, UsageError, WaymarkError } from "../core/errors.ts";
import { packageVersion } from "../core/package-root.ts";
import { silentProgress } from "../core/progress.ts";
import { resolveSettings } from "../core/resolve-settings.ts";
import type { Setting } from "../core/settings/setting.ts";
import { SETTINGS, type SettingKey } from "../core/settings.ts";
import { interruptSignal } from "./interrupt.ts";
import { terminalProgress } from "./terminal-progress.ts";
import type { Verb } from "./verb.ts";
import { VERBS } from "./verbs.ts";

/** Settings that every verb takes. */
const GLOBAL: readonly SettingKey[] = ["db", "json", "quiet", "seed", "concurrency"];

/** Columns that are left for what an option does, beside the longest option, on a terminal of 80. */
const LEAST_HELP_WIDTH = 24;

/** Runs one command line and gives its exit status; see cli.md of the documentation for the statuses. */
export async function runCommandLine(argv: readonly string[], verbs: readonly Verb[] = VERBS): Promise<number> {
  let status = 0;
  const program = new Command("waymark")
    .description("Walk websites, compose questions that need many pages, prove every answer, solve, judge, export.")
    .version(packageVersion())
    .option("--config <FILE>", "YAML file with settings")
    .configureHelp({ showGlobalOptions: true, minWidthToWrap: LEAST_HELP_WIDTH })
    .configureOutput({ outputError: (text, write) => write(`waymark: ${oneLine(text).replace(/^error: /, "")}\n`) })
    .showSuggestionAfterError()
    .exitOverride();
  for (const key of GLOBAL) program.addOption(optionOf(SETTINGS[key]));
  for (const verb of verbs) addVerb(program, verb, (result) => (status = result));
  try {
    if (argv.length === 0) {
      program.outputHelp({ error: true });
      return 2;
    }
    await program.parseAsync([...argv], { from: "user" });
  } catch (error) {
    return statusOf(error);
  }
  return status;
}

function addVerb(program: Command, verb: Verb, done: (status: number) => void): void {
  const command = program
    .command(verb.arguments ? `${verb.name} ${verb.arguments}` : verb.name)
    .description(verb.summary)
    .addHelpText("after", `\nExample:\n  $ ${verb.example}`)
    .allowExcessArguments(false);
  for (const key of verb.settings)
    if (!GLOBAL.includes(key)) command.addOption(optionOf(SETTINGS[key], verb.help?.[key]));
  command.action(async () => done(await invoke(program, command, verb)));
}

async function invoke(program: Command, command: Command, verb: Verb): Promise<number> {
  const options = { ...program.opts(), ...command.opts() } as Record<string, unknown>;
  const path = (options.config as string | undefined) ?? process.env.WAYMARK_CONFIG;
  // The library takes seconds to load: a verb that is misspelt, --help and --version need none of it.
  const file = path ? { path, content: (await import("../waymark.ts")).readConfigFile(path) } : undefined;
  const { values: settings, origins } = resolveSettings({ flags: options, environment: process.env, file });
  const { signal, release } = interruptSignal();
  const loud = (line: string) => void process.stderr.write(`waymark: ${line}\n`);
  const progress = settings.quiet ? { ...silentProgress, warn: loud } : terminalProgress(process.stderr);
  let printed = false;
  const write = (document: unknown, text: () => string, indent: number) => {
    printed = true;
    const output = settings.json ? JSON.stringify(document, null, indent) : text().trimEnd();
    if (output !== "") process.stdout.write(`${output}\n`);
  };
  try {
    const status = await verb.run({
      args: command.processedArgs.flat().filter((argument): argument is string => typeof argument === "string"),
      settings,
      origins,
      progress,
      signal,
      print: (document, text) => {
        progress.end();
        write(document, text, 2);
      },
      printLine: (document, text) => write(document, text, 0),
      warn: (line) => {
        if (settings.quiet) loud(line);
        else progress.note(`waymark: ${line}`);
      },
    });
    return signal.aborted ? 130 : status;
  } catch (error) {
    if (signal.aborted) {
      progress.note("interrupted; what was done is saved, the same command goes on from there");
      return 130;
    }
    // A run that cannot go on has a document, too: whoever reads stdout by machine learns why there is no other.
    if (settings.json && !printed && (error instanceof StopError || error instanceof MissingError))
      write({ error: { message: error.message, mend: error.mend } }, () => "", 2);
    throw error;
  } finally {
    progress.end();
    release();
  }
}

/** `help`: what it does for this verb, where that is another thing than elsewhere; what it says of a default goes. */
function optionOf(setting: Setting, help = setting.help): Option {
  const option = new Option(
    setting.takes ? `--${setting.name} <${setting.takes}>` : `--${setting.name}`,
    helpOf(setting, help),
  );
  if (setting.repeat) option.argParser<string[]>((value, previous) => [...(previous ?? []), value]);
  return option;
}

function helpOf(setting: Setting, help: string): string {
  const given = setting.default;
  const plain =
    help.includes("(default: ") || given === "" || given === false || (Array.isArray(given) && given.length === 0);
  return `${help}${setting.repeat ? " (may be repeated)" : ""}${plain ? "" : ` (default: ${String(given)})`}`;
}

/** Says an error in one line on stderr and gives the exit status that its class stands for. */
function statusOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof WaymarkError) {
    process.stderr.write(`waymark: ${oneLine(error.message)}${error.mend ? `; ${oneLine(error.mend)}` : ""}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
  // A fault of Waymark itself: the trace is what a report of it needs.
  process.stderr.write(
    `waymark: unexpected fault: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  return 1;
}

function oneLine(text: string): string {
  return text.trim().replace(/\s*\n\s*/g, " ");
}

import { packageVersion } from "../../core/package-root.ts";
import type { Verb } from "../verb.ts";
import { MODEL_SETTINGS, TOOL_SETTINGS } from "../verb-settings.ts";

export const mcpVerb: Verb = {
  name: "mcp",
  summary: "the browsing tools for any agent, over MCP on stdin and stdout, with a budget; what it does is recorded",
  settings: [
    "web",
    "task",
    "agent",
    "maxSteps",
    "out",
    "render",
    "browser",
    "allowPrivate",
    "blocklist",
    "storageState",
    ...TOOL_SETTINGS,
    ...MODEL_SETTINGS,
  ],
  help: {
    task: "task of the database that the client attempts: told to it, judged and exported like any other attempt",
    agent: "name under which the attempt is recorded, with --task",
    maxSteps: "tool calls of the session, the answer not counted (default: 200)",
    maxMinutes: "minutes of the session (0: thirty)",
    out: "file for the steps, one a line of JSON, without --task; a file beside the database unless named",
  },
  example: "waymark mcp --web live --max-steps 100 --max-minutes 20",
  async run({ settings, progress, signal, warn }) {
    const { browse } = await import("../../waymark.ts");
    // Loaded here: no other verb has a use for the protocol.
    const { overStreams, serveTools } = await import("../../mcp/serve-tools.ts");
    let client = "";
    const { steps, answer, recorded } = await browse(
      { ...settings, progress, signal },
      async (session, instructions) => {
        // stdout is the protocol's.
        const transport = overStreams(process.stdin, process.stdout);
        client = await serveTools(session, transport, { instructions, version: packageVersion(), signal });
      },
    );
    const said = answer === null ? "no answer" : "an answer";
    warn(`${client || "the client"} made ${steps} calls and gave ${said}; recorded: ${recorded}`);
    return 0;
  },
};

// Imports point down the list of ARCHITECTURE.md, never up, and never in a circle.
const floors = ["cli", "mcp", "waymark.ts", "verbs", "datasets", "judge", "solver", "synth", "agent", "crawler", "llm", "storage", "logic", "core"];
const place = (floor) => (floor.endsWith(".ts") ? `^${floor.replace(".", "\\.")}$` : `^${floor}/`);
const TESTS = "\\.test\\.ts$";

const upward = floors.flatMap((floor, index) =>
  index === 0
    ? []
    : [
        {
          name: `${floor}-looks-up`,
          severity: "error",
          from: { path: place(floor), pathNot: TESTS },
          to: { path: floors.slice(0, index).map(place).join("|") },
        },
      ],
);

module.exports = {
  forbidden: [
    ...upward,
    { name: "no-circles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "synth-solver-judge-apart",
      severity: "error",
      from: { path: "^(synth|solver|judge)/", pathNot: TESTS },
      to: { path: "^(synth|solver|judge)/", pathNot: "^$1/" },
    },
    {
      name: "through-the-entry",
      comment: "what stands above the library uses its public entry and nothing else of the house",
      severity: "error",
      from: { path: "^(cli|mcp)/", pathNot: TESTS },
      to: { path: "^(verbs|datasets|judge|solver|synth|agent|crawler|llm|storage|logic)/" },
    },
    {
      name: "fixtures-only-by-the-demo",
      severity: "error",
      from: { path: "^(datasets|judge|solver|synth|agent|crawler|llm|storage|logic|core)/", pathNot: TESTS },
      to: { path: "^fixtures/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(dist|node_modules|bench|fixtures/sites)/" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: [".ts", ".mjs", ".js"] },
  },
};

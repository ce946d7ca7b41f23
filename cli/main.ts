import { runCommandLine } from "./command-line.ts";

// Whoever reads our output may stop early (`waymark list tasks | head`): that ends us, and is no fault.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});

process.exitCode = await runCommandLine(process.argv.slice(2));

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

const POLL_MS = 50;
/** A browser whose parent is gone notices it by its closed pipe and ends; it needs a moment for that. */
const GRACE_MS = 15_000;

/** A process, told from a later one of the same id by when it started. */
interface Process {
  id: number;
  parent: number;
  started: string;
}

/** All processes that stem from `id`, itself left out. */
export function descendants(id: number): Process[] {
  const all = processes();
  const found: Process[] = [];
  for (let parents = [id]; parents.length > 0; ) {
    const children = all.filter(({ parent }) => parents.includes(parent));
    found.push(...children);
    parents = children.map((child) => child.id);
  }
  return found;
}

/** Waits for these processes to end by themselves; ends those that do not, and gives their number. */
export async function endOrphans(orphans: readonly Process[]): Promise<number> {
  let left = [...orphans];
  for (const end = Date.now() + GRACE_MS; left.length > 0 && Date.now() < end; await sleep(POLL_MS)) {
    const alive = new Set(processes().map(({ id, started }) => `${id} ${started}`));
    left = left.filter(({ id, started }) => alive.has(`${id} ${started}`));
  }
  for (const { id } of left) process.kill(id, "SIGKILL");
  return left.length;
}

function processes(): Process[] {
  return process.platform === "linux" ? fromProc() : fromPs();
}

function fromProc(): Process[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = statOf(name);
      if (stat === undefined) return [];
      // The command's name stands in brackets and may hold anything; field 3 (state) follows it. See proc_pid_stat(5).
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      if (fields[0] === "Z") return [];
      return [{ id: Number(name), parent: Number(fields[1]), started: fields[19]! }];
    });
}

/** Undefined where the process ended between the listing and the look. */
function statOf(id: string): string | undefined {
  try {
    return readFileSync(`/proc/${id}/stat`, "latin1");
  } catch (error) {
    if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ESRCH")) {
      return undefined;
    }
    throw error;
  }
}

function fromPs(): Process[] {
  return execFileSync("ps", ["-A", "-o", "pid=,ppid=,lstart="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => {
      const [id, parent, ...started] = line.trim().split(/\s+/);
      return { id: Number(id), parent: Number(parent), started: started.join(" ") };
    });
}

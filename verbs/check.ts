import { UsageError } from "../core/errors.ts";
import type { Task } from "../core/task.ts";
import { openLive } from "../crawler/live.ts";
import { avoidListsOf } from "../storage/avoid-store.ts";
import type { Store } from "../storage/open-store.ts";
import { grantsOf } from "../storage/site-store.ts";
import { findTask, taskSetNamed, tasksOf } from "../storage/task-store.ts";
import { type RecheckReport, recheck } from "../synth/check/recheck.ts";
import { AvoidLists } from "../synth/decontaminate/avoid-list.ts";
import { readBlocklist } from "./blocklist.ts";
import { type LiveKeys, liveDeps, liveOptions } from "./live-options.ts";
import { complete, type Options } from "./options.ts";
import { withStore } from "./with-store.ts";

export type CheckReport = RecheckReport;

/**
 * Audits tasks again: one, or those of a set. Over the recorded pages by default; with `web: "live"` the pages are
 * fetched anew and the report says how far they drifted.
 */
export async function check(options: Options<LiveKeys | "set" | "task" | "web"> = {}): Promise<CheckReport> {
  const settings = complete(options);
  const { db, set, task, web, progress, clock, signal } = settings;
  if (set === "" && task === "") throw new UsageError("say which tasks to check", { mend: "--set NAME or --task ID" });
  return withStore(
    db,
    async (store) => {
      if (!store.kept) (progress.warn ?? progress.note)(`${db} cannot be written: audits are reported and not stored`);
      const { set: setId, ...found } = await chosen(store, set, task);
      const avoided = new AvoidLists(await avoidListsOf(store, setId));
      const blocklist = readBlocklist(settings.blocklist);
      const options = { ...found, avoided, blocklist, web, signal };
      if (web === "archive") return recheck(options, { store, progress, clock });
      const allowPrivate = [...settings.allowPrivate, ...(await grantsOf(store))];
      const live = await openLive({ ...liveOptions(settings), allowPrivate }, liveDeps(store, settings));
      try {
        return await recheck(options, { store, progress, clock, fetcher: live.fetcher });
      } finally {
        await live.close();
      }
    },
    { mustExist: true, toRead: web === "archive" },
  );
}

async function chosen(store: Store, name: string, id: string): Promise<{ set: string; tasks: Task[]; others: Task[] }> {
  if (id === "") {
    const { id: set } = await taskSetNamed(store, name);
    const tasks = await tasksOf(store, set);
    return { set, tasks, others: tasks };
  }
  const task = await findTask(store, id);
  const row = await store.db.selectFrom("tasks").select("set_id").where("id", "=", id).executeTakeFirst();
  if (!task || !row) throw new UsageError(`there is no task ${id}`, { mend: "waymark list tasks" });
  return { set: row.set_id, tasks: [task], others: await tasksOf(store, row.set_id) };
}

/** Entry of a worker thread that reads pages for a crawl: says that it is there, then one message a page in, one out. */
import { parentPort } from "node:worker_threads";
import { SkipError } from "../../core/errors.ts";
import { read } from "../read/read.ts";
import { crawled } from "./prepared-page.ts";
import type { ReadAnswer, ReadOrder } from "./reading-pool.ts";

parentPort?.on("message", async ({ id, source, options }: ReadOrder) => {
  parentPort?.postMessage({ id, ...(await answer()) } satisfies ReadAnswer);

  async function answer(): Promise<Omit<ReadAnswer, "id">> {
    try {
      return { page: crawled(await read(source, options)) };
    } catch (error) {
      if (error instanceof SkipError)
        return { skip: { reason: error.reason, message: error.message, mend: error.mend } };
      return { fault: error };
    }
  }
});

parentPort?.postMessage({ id: 0 } satisfies ReadAnswer);

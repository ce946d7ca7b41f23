import { type OpenOptions, openStore, type Store, storageError } from "../storage/open-store.ts";

/** Runs `work` over the database at `path` and closes it; faults of the database become errors with a mend. */
export async function withStore<T>(
  path: string,
  work: (store: Store) => Promise<T>,
  options: OpenOptions = {},
): Promise<T> {
  const store = await openStore(path, options);
  try {
    return await work(store);
  } catch (error) {
    throw storageError(error, path);
  } finally {
    await store.close();
  }
}

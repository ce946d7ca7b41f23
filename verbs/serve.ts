import { existsSync, readdirSync, statSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import sirv from "sirv";
import { UsageError } from "../core/errors.ts";
import { folderListing } from "./folder-listing.ts";

/** Sites that are being served. */
export interface ServedSites {
  /** Root URLs, one a folder (or a recorded site), in the order given. */
  origins: string[];
  close(): Promise<void>;
}

/**
 * Serves each folder as a static site with an origin of its own on loopback; `index.html` is a folder's page, else a list
 * of what lies in it, and `/name` gives `name.html`. The first site takes `port`, the next ones the ports after it (0: any free ones).
 */
export async function startStaticSites(
  folders: readonly string[],
  options: { port?: number } = {},
): Promise<ServedSites> {
  for (const folder of folders) {
    if (!existsSync(folder) || !statSync(folder).isDirectory())
      throw new UsageError(`there is no folder ${folder} to serve`);
  }
  const sites = folders.map((folder) => {
    const files = sirv(resolve(folder), { dev: true, etag: true });
    return (request, response) =>
      files(request, response, () => {
        const path = request.url ?? "/";
        const listing = path.replace(/[?#].*$/, "").endsWith("/") ? folderListing(folder, path) : undefined;
        if (listing !== undefined) response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(listing);
        else response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("Not found\n");
      });
  }) satisfies RequestListener[];
  return serveAll(sites, options.port ?? 0);
}

/** Nothing lies in it that a site would give; what begins with a dot is not served. */
export const isEmptyFolder = (folder: string): boolean => !readdirSync(folder).some((name) => !name.startsWith("."));

/** Puts each listener on a loopback port of its own. */
export async function serveAll(listeners: readonly RequestListener[], firstPort: number): Promise<ServedSites> {
  const servers: Server[] = [];
  const close = async () => {
    await Promise.all(
      servers.map(
        (server) =>
          new Promise<void>((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      ),
    );
  };
  try {
    for (const [index, listener] of listeners.entries()) {
      const server = createServer(listener);
      await new Promise<void>((done, failed) => {
        server.once("error", (error: NodeJS.ErrnoException) => failed(portTaken(error, firstPort + index)));
        server.listen(firstPort === 0 ? 0 : firstPort + index, "127.0.0.1", done);
      });
      servers.push(server);
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { origins: servers.map((server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`), close };
}

/** What a user is told where a port cannot be had; any other failure as it is. */
function portTaken(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== "EADDRINUSE" && error.code !== "EACCES") return error;
  const why = error.code === "EACCES" ? "may not be taken by this user" : "is taken";
  return new UsageError(`port ${port} ${why}`, { mend: "give another --port, or none for any free one" });
}

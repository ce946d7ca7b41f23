// Serves the made-up site in a process of its own: `serve-site.ts PAGES [SCRIPTED]`. Prints its origin, ends with its stdin.
import { createServer } from "node:http";
import { pageHtml } from "./site.ts";

/** Pages of a small site are made before the clock starts. */
const KEPT = 5_000;

const total = Number(process.argv[2]);
const kept =
  total <= KEPT ? Array.from({ length: total }, (_, number) => Buffer.from(pageHtml(number, total))) : undefined;

const server = createServer((request, response) => {
  const number = request.url === "/" ? 0 : Number(/-(\d+)\.html$/.exec(request.url ?? "")?.[1] ?? Number.NaN);
  if (!(number < total)) {
    response.writeHead(404, { "content-type": "text/plain" }).end("not found");
    return;
  }
  const body = kept?.[number] ?? Buffer.from(pageHtml(number, total));
  response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-length": body.length }).end(body);
});
server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the site has no port");
  process.stdout.write(`http://127.0.0.1:${address.port}\n`);
});
process.stdin.on("end", () => process.exit(0)).resume();

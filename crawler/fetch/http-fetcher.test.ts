import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { RetryError, type SkipError } from "../../core/errors.ts";
import type { Exchange, ExchangeSink } from "./exchange.ts";
import { HttpFetcher, type HttpFetcherOptions } from "./http-fetcher.ts";

const open: { server: Server; fetcher: HttpFetcher | undefined }[] = [];

async function serve(handler: RequestListener, options: Partial<HttpFetcherOptions> = {}) {
  const server = createServer(handler);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fetcher = new HttpFetcher({ userAgent: "Test/1", allowPrivate: [origin], ...options });
  open.push({ server, fetcher });
  return { origin, fetcher };
}

afterEach(async () => {
  for (const { server, fetcher } of open.splice(0)) {
    await fetcher?.close();
    server.closeAllConnections();
    server.close();
  }
});

async function reasonOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return (error as SkipError).reason;
}

/** With a file's name and a comment in its head (RFC 1952). */
function named(gzip: Buffer): Buffer {
  const head = Buffer.from(gzip.subarray(0, 10));
  head[3] = 8 | 16;
  return Buffer.concat([head, Buffer.from("page.html\0a note\0"), gzip.subarray(10)]);
}

describe("HttpFetcher", () => {
  it("gives body, type and headers, and says who it is", async () => {
    let agent: string | undefined;
    const { origin, fetcher } = await serve((request, response) => {
      agent = request.headers["user-agent"];
      response.setHeader("content-type", "text/plain").end("hello");
    });
    const fetched = await fetcher.fetch({ url: `${origin}/a#part` });
    expect(Buffer.from(fetched.body).toString()).toBe("hello");
    expect(fetched).toMatchObject({ status: 200, contentType: "text/plain", backend: "static", redirects: [] });
    expect(agent).toBe("Test/1");
  });

  it.each([
    ["gzip", gzipSync("packed")],
    ["deflate", deflateSync("packed")],
    ["deflate", deflateRawSync("packed")],
    ["br", brotliCompressSync("packed")],
    ["deflate, gzip", gzipSync(deflateSync("packed"))],
    ["gzip", Buffer.from("packed")],
  ])("undoes %s", async (encoding, body) => {
    const { origin, fetcher } = await serve((_, response) =>
      response.setHeader("content-encoding", encoding).end(body),
    );
    expect(Buffer.from((await fetcher.fetch({ url: origin })).body).toString()).toBe("packed");
  });

  it.each([
    ["says br and is not", "br", Buffer.from("<p>packed</p>")],
    ["names an encoding that is none", "utf-8", Buffer.from("<p>packed</p>")],
    ["says deflate and is gzip", "deflate", gzipSync("<p>packed</p>")],
    ["goes on behind its end", "gzip", Buffer.concat([gzipSync("<p>packed</p></html>"), Buffer.from("and more")])],
    [
      "goes on behind its end and has a name",
      "gzip",
      Buffer.concat([named(gzipSync("<p>packed</p></html>")), Buffer.from("x")]),
    ],
    ["is cut off behind its end", "gzip", gzipSync("<p>packed</p></html>").subarray(0, -6)],
  ])("reads what %s", async (_, encoding, body) => {
    const { origin, fetcher } = await serve((_, response) =>
      response.setHeader("content-encoding", encoding).end(body),
    );
    expect(Buffer.from((await fetcher.fetch({ url: origin })).body).toString()).toMatch(/^<p>packed<\/p>/);
  });

  /** A server of bytes: answers by path, then closes. */
  async function serveRaw(answers: Record<string, string>) {
    const server = createServer();
    // Nothing of HTTP is done for it.
    server.removeAllListeners("connection");
    server.on("connection", (socket) => {
      socket.on("error", () => undefined);
      socket.once("data", (data) => socket.end(Buffer.from(answers[data.toString().split(" ")[1]!] ?? "", "latin1")));
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const fetcher = new HttpFetcher({ userAgent: "Test/1", allowPrivate: [origin] });
    open.push({ server, fetcher });
    return async (path: string) => Buffer.from((await fetcher.fetch({ url: `${origin}${path}` })).body).toString();
  }

  it("reads answers that break rules of HTTP as browsers do", async () => {
    const page = "<html>there</html>";
    const get = await serveRaw({
      "/feeds": `HTTP/1.1 200 OK\nContent-Type: text/html\nConnection: close\n\n${page}`,
      "/folded": `HTTP/1.1 200 OK\r\nX-A: a\r\n b\r\nConnection: close\r\n\r\n${page}`,
      "/values": `HTTP/1.1 200 OK\r\nSet-Cookie: \x01a=\x02\r\nConnection: close\r\n\r\n${page}`,
      "/hints": `HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nConnection: close\r\n\r\n${page}`,
      "/old": `HTTP/1.0 200 OK\r\n\r\n${page}`,
    });
    for (const path of ["/feeds", "/folded", "/values", "/hints", "/old"]) expect(await get(path)).toBe(page);
  });

  it("reads a whole document whose connection broke off, and none that is in pieces", async () => {
    const chunked = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n";
    const get = await serveRaw({
      "/whole": `${chunked}12\r\n<html>there</html>\r\n`,
      "/long": "HTTP/1.1 200 OK\r\nContent-Length: 99\r\nConnection: close\r\n\r\n<html>there</html>\n",
      "/torn": `${chunked}b\r\n<html>there\r\n`,
    });
    expect(await get("/whole")).toBe("<html>there</html>");
    expect(await get("/long")).toContain("there");
    await expect(get("/torn")).rejects.toMatchObject({ reason: "network_error" });
  });

  it("goes where the Refresh field says, and reads addresses in UTF-8", async () => {
    const get = await serveRaw({
      "/": "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nRefresh: 0; url=/next\r\nContent-Length: 3\r\n\r\n...",
      "/next": "HTTP/1.1 302 Found\r\nLocation: /z\xc3\xafel\r\nContent-Length: 0\r\n\r\n",
      "/z%C3%AFel": "HTTP/1.1 200 OK\r\nRefresh: 30\r\nContent-Length: 4\r\n\r\nziel",
    });
    expect(await get("/")).toBe("ziel");
  });

  it("takes header fields as long as browsers take them, and asks once for longer ones", async () => {
    let asked = 0;
    const { origin, fetcher } = await serve((request, response) => {
      asked++;
      response.setHeader("x-policy", "p".repeat(Number(request.url?.slice(1)))).end("there");
    });
    expect((await fetcher.fetch({ url: `${origin}/100000` })).status).toBe(200);
    asked = 0;
    expect(await reasonOf(fetcher.fetch({ url: `${origin}/400000` }))).toBe("too_large");
    expect(asked).toBe(1);
  });

  it("stops a bomb at the cap", async () => {
    const bomb = gzipSync(Buffer.alloc(5_000_000));
    const { origin, fetcher } = await serve((_, response) => response.setHeader("content-encoding", "gzip").end(bomb), {
      maxBytes: 1_000_000,
    });
    expect(await reasonOf(fetcher.fetch({ url: origin }))).toBe("too_large");
  });

  it("stops a body that is larger than it may be, declared or not", async () => {
    const { origin, fetcher } = await serve(
      (request, response) => {
        if (request.url === "/declared") response.setHeader("content-length", 2_000_000);
        response.write(Buffer.alloc(1_500_000));
        response.end(Buffer.alloc(500_000));
      },
      { maxBytes: 1_000_000 },
    );
    expect(await reasonOf(fetcher.fetch({ url: `${origin}/declared` }))).toBe("too_large");
    expect(await reasonOf(fetcher.fetch({ url: `${origin}/chunked` }))).toBe("too_large");
  });

  it("cuts a body of which so much is enough, however long it is", async () => {
    const { origin, fetcher } = await serve(
      (_, response) => {
        response.setHeader("content-length", 2_000_000);
        response.end(Buffer.alloc(2_000_000, "a"));
      },
      { maxBytes: 1_000_000 },
    );
    expect((await fetcher.fetch({ url: origin, enough: 100_000 })).body.length).toBe(100_000);
  });

  it("gives up a page that never ends", async () => {
    const { origin, fetcher } = await serve(
      (_, response) => {
        const timer = setInterval(() => response.write("."), 20);
        response.on("close", () => clearInterval(timer));
      },
      { totalTimeout: 300 },
    );
    expect(await reasonOf(fetcher.fetch({ url: origin }))).toBe("timeout");
  });

  it("follows redirects and tells the hops", async () => {
    const { origin, fetcher } = await serve((request, response) => {
      if (request.url === "/c") response.end("there");
      else response.writeHead(302, { location: request.url === "/a" ? "/b" : "c" }).end();
    });
    const fetched = await fetcher.fetch({ url: `${origin}/a` });
    expect(fetched.finalUrl).toBe(`${origin}/c`);
    expect(fetched.redirects).toEqual([
      { url: `${origin}/a`, status: 302 },
      { url: `${origin}/b`, status: 302 },
    ]);
  });

  it.each([
    ["/loop", "redirect_loop"],
    ["/growing", "too_many_redirects"],
    ["/file", "unsupported_scheme"],
    ["/private", "private_address"],
    ["/mapped", "private_address"],
    ["/name", "private_address"],
    ["/nowhere", "http_error"],
    ["/404", "not_found"],
    ["/410", "gone"],
    ["/401", "login_required"],
    ["/403", "http_error"],
    ["/204", "empty"],
    ["/video", "unsupported_type"],
    ["/liar", "unreadable"],
  ])("%s ends as %s", async (path, reason) => {
    const { origin, fetcher } = await serve((request, response) => {
      const url = request.url ?? "";
      const to = (location: string) => response.writeHead(302, { location }).end();
      if (url === "/loop") to("/loop");
      else if (url.startsWith("/growing")) to(`${url}x`);
      else if (url === "/file") to("file:///etc/hostname");
      else if (url === "/private") to("http://10.0.0.1/");
      else if (url === "/mapped") to("http://[::ffff:127.0.0.1]:9/");
      else if (url === "/name") to("http://localhost:9/");
      else if (url === "/nowhere") response.writeHead(302).end();
      else if (url === "/video") response.setHeader("content-type", "video/mp4").end("x");
      else if (url === "/liar") response.setHeader("content-encoding", "br").end("not brotli at all");
      else response.writeHead(Number(url.slice(1))).end();
    });
    expect(await reasonOf(fetcher.fetch({ url: origin + path }))).toBe(reason);
  });

  it("refuses a private origin that was not granted, though another port of it was", async () => {
    const { fetcher } = await serve((_, response) => response.end());
    expect(await reasonOf(fetcher.fetch({ url: "http://127.0.0.1:1/" }))).toBe("private_address");
  });

  it("says again what may pass, with the wait that was asked for", async () => {
    const { origin, fetcher } = await serve((_, response) => response.writeHead(429, { "retry-after": "7" }).end());
    const error = await fetcher.fetch({ url: origin }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RetryError);
    expect(error).toMatchObject({ reason: "rate_limited", afterMs: 7000 });
  });

  it("keeps cookies through redirects, and gives secrets to no other origin", async () => {
    const other = await serve((request, response) => response.end(JSON.stringify(request.headers)));
    const { origin, fetcher } = await serve(
      (request, response) => {
        if (request.url === "/away") response.writeHead(302, { location: other.origin }).end();
        else if (request.headers.cookie) response.end(request.headers.cookie);
        else response.writeHead(302, { location: request.url, "set-cookie": "seen=1; Path=/" }).end();
      },
      { headers: { Authorization: "secret" } },
    );
    expect(Buffer.from((await fetcher.fetch({ url: origin })).body).toString()).toBe("seen=1");
    const both = new HttpFetcher({
      userAgent: "Test/1",
      allowPrivate: [origin, other.origin],
      headers: { Authorization: "secret" },
    });
    const away = await both.fetch({ url: `${origin}/away` });
    await both.close();
    expect(JSON.parse(Buffer.from(away.body).toString())).not.toHaveProperty("authorization");
  });

  it("records every hop before it answers", async () => {
    const exchanges: Exchange[] = [];
    const sink: ExchangeSink = {
      record: async (exchange) => {
        exchanges.push(exchange);
      },
      recordRendered: () => Promise.reject(new Error("nothing is rendered here")),
    };
    const { origin, fetcher } = await serve(
      (request, response) => {
        if (request.url === "/a") response.writeHead(301, { location: "/b" }).end();
        else response.end("end");
      },
      { sink },
    );
    await fetcher.fetch({ url: `${origin}/a` });
    expect(exchanges.map(({ url, status }) => [url, status])).toEqual([
      [`${origin}/a`, 301],
      [`${origin}/b`, 200],
    ]);
  });

  it("asks before it follows a redirect", async () => {
    const { origin, fetcher } = await serve((_, response) => response.writeHead(302, { location: "/closed" }).end());
    const approve = (url: string) => Promise.reject(new RangeError(url));
    await expect(fetcher.fetch({ url: origin, approve })).rejects.toThrow(/closed/);
  });
});

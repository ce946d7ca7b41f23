import { createServer, type IncomingMessage, request, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { AddressGuard, type Resolver } from "../fetch/address-guard.ts";
import { GuardProxy } from "./guard-proxy.ts";

const open: { close(): unknown }[] = [];

afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

async function listen(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  open.push({
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
  return (server.address() as AddressInfo).port;
}

/** A server that counts its requests. */
async function counting() {
  const seen: IncomingMessage[] = [];
  const port = await listen(
    createServer((asked, response) => {
      seen.push(asked);
      response.setHeader("set-cookie", ["a=1", "b=2"]).end(`got ${asked.headers.host}`);
    }),
  );
  return { seen, port };
}

async function proxy(guard: AddressGuard, upstream?: string): Promise<GuardProxy> {
  const started = await GuardProxy.start({ guard, ...(upstream ? { upstream } : {}) });
  open.push(started);
  return started;
}

/** Asks through the proxy as a browser does for plain HTTP; the body, or "ended" where the connection just ended. */
function get(via: GuardProxy, url: string, headers: Record<string, string> = {}): Promise<string> {
  return new Promise((done) => {
    const { hostname, port } = new URL(via.url);
    const asked = request({ host: hostname, port, path: url, headers: { host: "elsewhere.test", ...headers } });
    asked.on("error", () => done("ended"));
    asked.on("response", async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk as Buffer);
      done(Buffer.concat(chunks).toString());
    });
    asked.end();
  });
}

/** Status line of the answer to CONNECT, and what came through the tunnel after a request in it. */
function tunnel(via: GuardProxy, authority: string): Promise<string> {
  return new Promise((done) => {
    const socket = connect(Number(new URL(via.url).port), "127.0.0.1");
    let text = "";
    socket.on("data", (data) => {
      const first = text === "";
      text += data.toString();
      if (first && text.startsWith("HTTP/1.1 200")) socket.write("GET / HTTP/1.0\r\nhost: inside\r\n\r\n");
    });
    socket.on("close", () => done(text));
    socket.write(`CONNECT ${authority} HTTP/1.1\r\nhost: ${authority}\r\n\r\n`);
  });
}

describe("GuardProxy", () => {
  it.each([
    ...["127.0.0.1", "10.0.0.1", "172.16.0.1", "192.168.0.1", "169.254.169.254", "0.0.0.0", "100.64.0.1", "198.18.0.1"],
    ...["2130706433", "0x7f000001", "0177.0.0.1", "127.1", "0x7f.1", "127.0.0.1."],
    ...["[::1]", "[::]", "[::ffff:127.0.0.1]", "[::ffff:a9fe:a9fe]", "[64:ff9b::7f00:1]", "[64:ff9b:1::1]"],
    ...["[fe80::1]", "[fd00::1]", "[fec0::1]", "[2002:7f00:1::]", "[::127.0.0.1]", "[ff02::1]"],
    ...["localhost", "LOCALHOST", "a.localhost", "localhost."],
  ])("opens no connection to %s", async (host) => {
    const { seen, port } = await counting();
    const via = await proxy(new AddressGuard([]));
    expect(await get(via, `http://${host}:${port}/`)).toBe("ended");
    expect(via.faultOf(`http://${host}:${port}/`)).toMatchObject({ reason: "private_address" });
    expect(await tunnel(via, `${host}:${port}`)).toMatch(/^HTTP\/1.1 403/);
    expect(seen).toEqual([]);
  });

  it("reaches what was granted, that port alone, and passes on what is meant for the site", async () => {
    const one = await counting();
    const other = await counting();
    const via = await proxy(new AddressGuard([`http://127.0.0.1:${one.port}`]));
    const headers = { connection: "x-hop", "x-hop": "1", "x-end": "2", "proxy-authorization": "Basic c2VjcmV0" };
    expect(await get(via, `http://127.0.0.1:${one.port}/a?b`, headers)).toBe(`got 127.0.0.1:${one.port}`);
    expect(one.seen[0]).toMatchObject({ url: "/a?b" });
    expect(one.seen[0]!.headers).toMatchObject({ "x-end": "2" });
    expect(one.seen[0]!.headers).not.toHaveProperty("x-hop");
    expect(one.seen[0]!.headers).not.toHaveProperty("proxy-authorization");
    expect(await tunnel(via, `127.0.0.1:${one.port}`)).toContain("got inside");
    expect(await get(via, `http://127.0.0.1:${other.port}/`)).toBe("ended");
    expect(other.seen).toEqual([]);
  });

  it("refuses a name one of whose addresses is private", async () => {
    const { seen, port } = await counting();
    const both: Resolver = async () => [
      { address: "2001:4860:4860::8888", family: 6 },
      { address: "127.0.0.1", family: 4 },
    ];
    const via = await proxy(new AddressGuard([], both));
    expect(await get(via, `http://both.test:${port}/`)).toBe("ended");
    expect(await tunnel(via, `both.test:${port}`)).toMatch(/^HTTP\/1.1 403/);
    expect(via.faultOf(`http://both.test:${port}/`)).toMatchObject({ reason: "private_address" });
    expect(seen).toEqual([]);
  });

  it.each([
    ["not granted", []],
    ["named by the user, and public then", ["http://rebind.test"]],
  ])("never connects to the private second answer of a name server (%s)", async (_, granted) => {
    const { seen, port } = await counting();
    let asked = 0;
    const rebinding: Resolver = async () =>
      asked++ === 0 ? [{ address: "2001:4860:4860::8888", family: 6 }] : [{ address: "127.0.0.1", family: 4 }];
    const origins = granted.map((origin) => `${origin}:${port}`);
    const guard = new AddressGuard(origins, rebinding);
    const via = await proxy(guard);
    const url = `http://rebind.test:${port}/`;
    // As a caller does that checks first and connects later.
    await guard.checkResolved(new URL(url));
    for (let time = 0; time < 3; time++) {
      expect(await get(via, url)).toBe("ended");
      expect(await tunnel(via, `rebind.test:${port}`)).toMatch(/^HTTP\/1.1 403/);
    }
    expect(asked).toBeGreaterThan(1);
    expect(via.faultOf(url)).toMatchObject({ reason: "private_address" });
    expect(seen).toEqual([]);
  });

  it("goes through the user's own proxy, with its login, but for private origins that were granted", async () => {
    const inside = await counting();
    const asked: string[] = [];
    const beyond = createServer((got, response) => {
      asked.push(`${got.method} ${got.url} ${got.headers["proxy-authorization"]}`);
      response.end("from beyond");
    });
    beyond.on("connect", (got: IncomingMessage, socket) => {
      asked.push(`${got.method} ${got.url} ${got.headers["proxy-authorization"]}`);
      socket.end("HTTP/1.1 200 OK\r\n\r\ntunnelled");
    });
    const port = await listen(beyond);
    const granted = `http://127.0.0.1:${inside.port}`;
    const publicName: Resolver = async () => [{ address: "2001:4860:4860::8888", family: 6 }];
    const guard = new AddressGuard([granted, "http://named.test"], publicName);
    const via = await proxy(guard, `http://me:p%40ss@127.0.0.1:${port}`);
    const login = `Basic ${Buffer.from("me:p@ss").toString("base64")}`;
    expect(await get(via, "http://named.test/x")).toBe("from beyond");
    expect(await tunnel(via, "other.test:443")).toContain("tunnelled");
    expect(asked).toEqual([`GET http://named.test/x ${login}`, `CONNECT other.test:443 ${login}`]);
    expect(await get(via, `${granted}/`)).toBe(`got 127.0.0.1:${inside.port}`);
    expect(await get(via, "http://10.0.0.1/")).toBe("ended");
    expect(asked).toHaveLength(2);
  });

  it("says why a host could not be had", async () => {
    const nowhere: Resolver = async () => {
      throw Object.assign(new Error("no"), { code: "ENOTFOUND" });
    };
    const via = await proxy(new AddressGuard([], nowhere));
    expect(await get(via, "http://nowhere.test/")).toBe("ended");
    expect(via.faultOf("http://nowhere.test/other")).toMatchObject({ reason: "dns_error" });
    expect(via.faultOf("http://elsewhere.test/")).toBeUndefined();
  });

  it("listens on loopback and ends all connections when it is closed", async () => {
    const held = createServer(() => undefined);
    const port = await listen(held);
    const via = await proxy(new AddressGuard([`http://127.0.0.1:${port}`]));
    expect(new URL(via.url).hostname).toBe("127.0.0.1");
    const waiting = get(via, `http://127.0.0.1:${port}/`);
    await new Promise((done) => held.once("request", done));
    await via.close();
    expect(await waiting).toBe("ended");
    expect(await get(via, `http://127.0.0.1:${port}/`).catch(() => "ended")).toBe("ended");
  });
});

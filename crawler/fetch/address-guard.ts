import type { LookupAddress } from "node:dns";
import { lookup as resolveName } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { withDeadline } from "../../core/deadline.ts";
import { SkipError } from "../../core/errors.ts";

/**
 * Whether an IP address is one of the public internet: unicast, and in none of the special-purpose registries of
 * RFC 6890 (loopback, private, link-local, shared, benchmark, documentation, multicast, reserved …). IPv6 forms that
 * carry an IPv4 address (mapped, NAT64, 6to4) are judged by that address.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.range() === "unicast" && !inBenchmarkNet(parsed);
  const carried = carriedIPv4(parsed);
  if (carried) return isPublicAddress(carried);
  return parsed.range() === "unicast";
}

/** 198.18.0.0/15 (RFC 2544), which not every version of the library knows. */
function inBenchmarkNet(address: ipaddr.IPv4): boolean {
  return address.match(ipaddr.IPv4.parse("198.18.0.0"), 15);
}

/** The IPv4 address inside a NAT64 (RFC 6052), 6to4 (RFC 3056) or IPv4-compatible address. */
function carriedIPv4(address: ipaddr.IPv6): string | undefined {
  const bytes = address.toByteArray();
  const range = address.range();
  if (range === "6to4") return bytes.slice(2, 6).join(".");
  const compatible = bytes.slice(0, 12).every((byte) => byte === 0);
  const nat64 = address.match(ipaddr.IPv6.parse("64:ff9b::"), 96);
  return nat64 || compatible ? bytes.slice(12).join(".") : undefined;
}

/** All addresses of a name, as the machine resolves it; rejects where there is none. */
export type Resolver = (hostname: string) => Promise<LookupAddress[]>;

const systemResolver: Resolver = (hostname) => resolveName(hostname, { all: true });

/** Milliseconds for an answer of the name server; the system's own limit can be minutes. */
const RESOLVE_DEADLINE_MS = 10_000;

/** Says which origins may be private, and refuses the other private ones before and while connecting. */
export class AddressGuard {
  readonly #granted: ReadonlySet<string>;
  readonly #resolver: Resolver;
  /** Granted names that were public when they were first resolved. */
  readonly #public = new Set<string>();

  /**
   * @param granted origins (`http://127.0.0.1:8080`) that the user named; any other private address is refused. A name
   * that is public at first keeps its grant only as long as it stays public: naming a public site is no leave to be led
   * into the user's own network by its name server.
   */
  constructor(granted: readonly string[], resolver: Resolver = systemResolver) {
    this.#granted = new Set(granted.map((origin) => new URL(origin).origin));
    this.#resolver = resolver;
  }

  isGranted(url: URL): boolean {
    return this.#granted.has(url.origin);
  }

  /** Throws `SkipError("private_address")` where the URL names a private address itself. Names are checked when resolved. */
  checkLiteral(url: URL): void {
    if (this.isGranted(url)) return;
    const host = bareHost(url);
    if (isIP(host) !== 0 ? !isPublicAddress(host) : isLocalName(host)) throw refusal(url.origin, host);
  }

  /**
   * The addresses that may be connected to for this URL, all of them checked: resolved once, so that whoever connects to one
   * of them cannot be led elsewhere by a second answer (DNS rebinding). Rejects with `SkipError("private_address")` where
   * one is private, and with the resolver's own error where there is none.
   */
  async addressesOf(url: URL): Promise<LookupAddress[]> {
    this.checkLiteral(url);
    const host = bareHost(url);
    const family = isIP(host);
    return family === 0 ? await this.#resolve(host, this.isGranted(url)) : [{ address: host, family }];
  }

  /**
   * Checks where the URL leads, for use where the connection is not ours (the user's proxy, a remote browser). A name that
   * does not resolve passes: whoever connects will find that out.
   */
  async checkResolved(url: URL): Promise<void> {
    await this.addressesOf(url).catch((error: unknown) => {
      if (error instanceof SkipError) throw error;
    });
  }

  /** Whether the URL leads into the user's own network, with the user's leave. Such are reached without a proxy. */
  async isPrivateGrant(url: URL): Promise<boolean> {
    if (!this.isGranted(url)) return false;
    const addresses = await this.addressesOf(url).catch((error: unknown) => {
      if (error instanceof SkipError) throw error;
      return [];
    });
    return addresses.some(({ address }) => !isPublicAddress(address));
  }

  /** A resolver for sockets to public addresses: checks every address, and the socket connects to one of the checked. */
  readonly lookup: LookupFunction = (hostname, options, callback) => this.#lookup(hostname, false, options, callback);

  /** The same for origins that are granted. */
  readonly grantedLookup: LookupFunction = (hostname, options, callback) =>
    this.#lookup(hostname, true, options, callback);

  #lookup(
    hostname: string,
    granted: boolean,
    options: Parameters<LookupFunction>[1],
    callback: Parameters<LookupFunction>[2],
  ): void {
    this.#resolve(hostname, granted).then(
      (found) => {
        const family = options.family === "IPv4" ? 4 : options.family === "IPv6" ? 6 : options.family;
        const addresses = family ? found.filter((one) => one.family === family) : found;
        const first = addresses[0];
        if (!first) callback(noAddress(hostname), []);
        else if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, []),
    );
  }

  async #resolve(hostname: string, granted: boolean): Promise<LookupAddress[]> {
    const addresses = await withDeadline(RESOLVE_DEADLINE_MS, `the name server for ${hostname}`, () =>
      this.#resolver(hostname),
    );
    if (addresses.length === 0) throw noAddress(hostname);
    const bad = addresses.find(({ address }) => !isPublicAddress(address));
    if (bad && (!granted || this.#public.has(hostname))) throw refusal(hostname, bad.address);
    if (granted && !bad) this.#public.add(hostname);
    return addresses;
  }
}

function bareHost(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, "");
}

function noAddress(hostname: string): Error {
  return Object.assign(new Error(`${hostname} has no address`), { code: "ENOTFOUND" });
}

/** Whether a URL names this machine itself, by its address or its name. */
export function namesLoopback(url: URL): boolean {
  const host = bareHost(url);
  return isLocalName(host) || (isIP(host) !== 0 && ipaddr.process(host).range() === "loopback");
}

/** RFC 6761: names that never leave the machine. */
function isLocalName(host: string): boolean {
  return /(?:^|\.)localhost\.?$/.test(host);
}

function refusal(what: string, address: string): SkipError {
  return new SkipError("private_address", `${what} leads to the private address ${address}`, {
    mend: "if you mean it, name that origin with --allow-private",
  });
}

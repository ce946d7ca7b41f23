import { lookup as resolve } from "node:dns";
import type { LookupFunction } from "node:net";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
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

/** Says which origins may be private, and refuses the other private ones before and while connecting. */
export class AddressGuard {
  readonly #granted: ReadonlySet<string>;

  /** `granted`: origins (`http://127.0.0.1:8080`) that the user named; any other private address is refused. */
  constructor(granted: readonly string[]) {
    this.#granted = new Set(granted.map((origin) => new URL(origin).origin));
  }

  isGranted(url: URL): boolean {
    return this.#granted.has(url.origin);
  }

  /** Throws `SkipError("private_address")` where the URL names a private address itself. Names are checked by `lookup`. */
  checkLiteral(url: URL): void {
    if (this.isGranted(url)) return;
    const host = url.hostname.replace(/^\[|\]$/g, "");
    if (isIP(host) !== 0 ? !isPublicAddress(host) : isLocalName(host)) throw refusal(url.origin, host);
  }

  /**
   * Resolves the name and checks all of its addresses; for use where the connection is not ours (a browser, a proxy).
   * A name that does not resolve passes: whoever connects will find that out.
   */
  async checkResolved(url: URL): Promise<void> {
    this.checkLiteral(url);
    if (this.isGranted(url) || isIP(url.hostname.replace(/^\[|\]$/g, "")) !== 0) return;
    await new Promise<void>((done, fail) => {
      resolve(url.hostname, { all: true }, (error, addresses) => {
        const bad = error ? undefined : addresses.find(({ address }) => !isPublicAddress(address));
        if (bad) fail(refusal(url.origin, bad.address));
        else done();
      });
    });
  }

  /**
   * A resolver for sockets: the name is resolved once, every address is checked, and the socket connects to one of the
   * checked addresses, so that a second answer of the name server cannot slip in (DNS rebinding).
   */
  readonly lookup: LookupFunction = (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) {
        callback(error, []);
        return;
      }
      const bad = addresses.find(({ address }) => !isPublicAddress(address));
      const first = addresses[0];
      if (bad) callback(refusal(hostname, bad.address), []);
      else if (options.all) callback(null, addresses);
      else if (first) callback(null, first.address, first.family);
      else callback(Object.assign(new Error(`${hostname} has no address`), { code: "ENOTFOUND" }), []);
    });
  };
}

/** RFC 6761: names that never leave the machine. */
function isLocalName(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost");
}

function refusal(what: string, address: string): SkipError {
  return new SkipError("private_address", `${what} leads to the private address ${address}`, {
    mend: "if you mean it, name that origin with --allow-private",
  });
}

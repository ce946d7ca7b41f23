import { describe, expect, it } from "vitest";
import { SkipError } from "../../core/errors.ts";
import { AddressGuard, isPublicAddress } from "./address-guard.ts";

describe("isPublicAddress", () => {
  it.each([
    ...["127.0.0.1", "127.255.255.254", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "169.254.169.254"],
    ...[
      "100.64.0.1",
      "0.0.0.0",
      "0.1.2.3",
      "198.18.0.1",
      "198.19.255.255",
      "224.0.0.1",
      "240.0.0.1",
      "255.255.255.255",
    ],
    ...["192.0.2.1", "198.51.100.1", "203.0.113.1", "192.0.0.1"],
    ...["::1", "::", "fd00::1", "fc00::1", "fe80::1", "ff02::1", "::ffff:10.0.0.1", "::ffff:127.0.0.1", "::127.0.0.1"],
    ...["64:ff9b::10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:db8::1"],
    "no address",
  ])("refuses %s", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each([
    "8.8.8.8",
    "172.15.0.1",
    "172.32.0.1",
    "198.17.0.1",
    "198.20.0.1",
    "100.63.0.1",
    "2606:4700::1111",
    "64:ff9b::8.8.8.8",
  ])("passes %s", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe("AddressGuard", () => {
  const guard = new AddressGuard(["http://127.0.0.1:8080"]);

  it.each([
    "http://127.0.0.1:8081/",
    "http://2130706433/",
    "http://0177.0.0.1/",
    "http://0x7f.1/",
    "http://[::1]/",
    "http://localhost/",
    "http://a.localhost/",
  ])("refuses %s", (url) => {
    expect(() => guard.checkLiteral(new URL(url))).toThrow(SkipError);
  });

  it("lets the granted origin through, whole origins only", () => {
    expect(() => guard.checkLiteral(new URL("http://127.0.0.1:8080/a"))).not.toThrow();
    expect(() => guard.checkLiteral(new URL("https://127.0.0.1:8080/a"))).toThrow(/private address/);
  });

  it("refuses a name that resolves to a private address", async () => {
    const error = await new Promise<unknown>((done) => guard.lookup("localhost", { all: true }, done));
    expect(error).toBeInstanceOf(SkipError);
  });
});

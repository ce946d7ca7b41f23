import { expect, it } from "vitest";
import { UserHeaders } from "./user-headers.ts";

const given = { Authorization: "Bearer x", "X-Key": "y", "Accept-Language": "de" };
const named = new UserHeaders(given, ["https://www.example.co.uk", "http://127.0.0.1:8080"]);

it.each([
  ["https://www.example.co.uk/a", true],
  ["https://api.example.co.uk/a", true],
  ["http://127.0.0.1:9090/", true],
  ["https://other.co.uk/", false],
  ["https://example.co.uk.evil.org/", false],
  ["http://127.0.0.2/", false],
])("logins go to the named sites alone: %s %s", (url, meant) => {
  const harmless = { "accept-language": "de" };
  expect(named.for(new URL(url))).toEqual(meant ? { authorization: "Bearer x", "x-key": "y", ...harmless } : harmless);
});

it("where nothing was named, whatever is asked for is meant", () => {
  expect(new UserHeaders(given).for(new URL("https://any.example/"))).toHaveProperty("authorization");
});

import { expect, it } from "vitest";
import { decrypt, derivedKey, encrypt } from "#app/platform/auth/encryption.server.ts";

const SECRET = "a secret of the platform, long enough";

it("gives back what was encrypted, and never the same bytes twice", () => {
  const [one, two] = [0, 1].map(() => encrypt(SECRET, "test", "row-1", "Grüezi"));
  expect(one).not.toBe(two);
  expect(one).not.toContain("Grüezi");
  expect([one, two].map((sealed) => decrypt(SECRET, "test", "row-1", sealed!))).toEqual(["Grüezi", "Grüezi"]);
});

it("cannot be read with another secret, for another purpose or owner, or once changed", () => {
  const sealed = encrypt(SECRET, "test", "row-1", "Grüezi");
  const [version, nonce, body = ""] = sealed.split(".");
  const changed = Buffer.from(body, "base64url");
  changed[0]! ^= 1;
  expect(decrypt("another secret of the platform, as long", "test", "row-1", sealed)).toBeNull();
  expect(decrypt(SECRET, "other", "row-1", sealed)).toBeNull();
  expect(decrypt(SECRET, "test", "row-2", sealed)).toBeNull();
  expect(
    decrypt(SECRET, "test", "row-1", [version, nonce, changed.toString("base64url")].join(".")),
  ).toBeNull();
  for (const broken of ["", "v1", "v1..", `v2.${nonce}.${body}`, `v1.${nonce}.${body.slice(0, 20)}`]) {
    expect(decrypt(SECRET, "test", "row-1", broken)).toBeNull();
  }
});

it("derives a key of its own for each purpose", () => {
  expect(derivedKey(SECRET, "one")).toHaveLength(32);
  expect(derivedKey(SECRET, "one")).toEqual(derivedKey(SECRET, "one"));
  expect(derivedKey(SECRET, "one")).not.toEqual(derivedKey(SECRET, "two"));
});

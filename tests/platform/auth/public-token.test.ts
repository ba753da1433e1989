import { expect, test } from "vitest";
import { idInToken, isTokenOf, publicToken } from "#app/platform/auth/public-token.server.ts";
import { newId } from "#app/platform/database/new-id.server.ts";

const platform = { secret: "a secret of the test that is long enough" };
const document = { kind: "invoice" as const, businessId: newId(), id: newId(), version: 1 };
const token = publicToken(platform, document);

test("a token is the same each time, names its document and opens it", () => {
  expect(publicToken(platform, document)).toBe(token);
  expect(token).toMatch(/^[\w-]{64}$/);
  expect(idInToken(token)).toBe(document.id);
  expect(isTokenOf(platform, token, document)).toBe(true);
});

test("it opens no other document, kind, version or business, and with another secret nothing", () => {
  const others = [{ id: newId() }, { kind: "offer" as const }, { version: 2 }, { businessId: newId() }];
  for (const other of others) expect(isTokenOf(platform, token, { ...document, ...other })).toBe(false);
  expect(isTokenOf({ secret: "another secret that is long enough too" }, token, document)).toBe(false);
});

test("each changed, missing or added letter ends it", () => {
  for (let at = 0; at < token.length; at++) {
    const letter = token[at] === "A" ? "B" : "A";
    const changed = token.slice(0, at) + letter + token.slice(at + 1);
    expect(isTokenOf(platform, changed, document)).toBe(false);
  }
  for (const text of [
    "",
    token.slice(0, -1),
    `${token}A`,
    `${token}=`,
    token.replace(/.$/, "+"),
    "é".repeat(64),
  ])
    expect([isTokenOf(platform, text, document), idInToken(text)]).toEqual([false, null]);
});

import { expect, it } from "vitest";
import { translateFlash, redirectWithFlash, takeFlash } from "#app/platform/http/flash.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { testPlatform } from "../../support/platform.ts";

it("carries a message to the next page, which makes it go away", async () => {
  const platform = testPlatform(await freshSqlite());
  const response = await redirectWithFlash(platform, "/invoices", { key: "a:b", params: { count: 2 } });
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe("/invoices");
  const cookie = response.headers.get("Set-Cookie") ?? "";
  expect(cookie).toMatch(/; HttpOnly/);
  expect(cookie).toMatch(/; SameSite=Lax/);
  expect(cookie).not.toMatch(/; Secure/);
  const { flash, headers } = await takeFlash(platform, requestWith(cookie));
  expect(flash).toEqual({ key: "a:b", params: { count: 2 }, tone: "good" });
  expect(headers.get("Set-Cookie")).toMatch(/^flash=; Max-Age=0/);
});

it("waits for a page that is asked for, not for one that is fetched ahead", async () => {
  const platform = testPlatform(await freshSqlite());
  const cookie = (await redirectWithFlash(platform, "/", { key: "a:b" })).headers.get("Set-Cookie") ?? "";
  const ahead = requestWith(cookie);
  ahead.headers.set("Sec-Purpose", "prefetch;anonymous-client-ip");
  const taken = await takeFlash(platform, ahead);
  expect([taken.flash, taken.headers.get("Set-Cookie")]).toEqual([null, null]);
});

it("is said in the reader's language, with what it leads to", () => {
  const hint = { key: "clients:same.name", to: "/clients/1", label: "Muster AG" };
  const flash = { key: "errors:summary", params: { count: 2 }, tone: "note" as const, hint };
  expect(translateFlash(flash, translator("de"), new Date(0))).toEqual({
    tone: "note",
    text: "2 Angaben stimmen noch nicht",
    undo: null,
    hint: { text: "Ein anderer Kunde heisst gleich:", to: "/clients/1", label: "Muster AG" },
  });
});

it("is Secure where the product is reached by https", async () => {
  const platform = testPlatform(await freshSqlite(), { APP_URL: "https://rappen.example" });
  const response = await redirectWithFlash(platform, "/", { key: "a:b" });
  expect(response.headers.get("Set-Cookie")).toMatch(/; Secure/);
});

it("security 11: shows no message that somebody else has signed, or nobody", async () => {
  const platform = testPlatform(await freshSqlite());
  const stranger = testPlatform(await freshSqlite());
  const response = await redirectWithFlash(stranger, "/", { key: "a:b" });
  for (const cookie of [
    response.headers.get("Set-Cookie") ?? "",
    "flash=eyJrZXkiOiJhOmIifQ==",
    "flash=%",
    "",
  ]) {
    const { flash, headers } = await takeFlash(platform, requestWith(cookie));
    expect([flash, [...headers]]).toEqual([null, []]);
  }
});

function requestWith(cookie: string): Request {
  return new Request("http://localhost/", { headers: { Cookie: cookie.split(";")[0] ?? "" } });
}

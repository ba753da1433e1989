import fc from "fast-check";
import { expect, it } from "vitest";
import { visit, visitSignedIn } from "../../../support/browsing.ts";
import { FORM, heavyBody } from "../../../support/heavy/heavy-body.ts";
import { longestTurn } from "../../../support/heavy/longest-turn.ts";
import { FULL } from "../../../support/choice-of-day.ts";
import { flatRoutes } from "../../../support/routes.ts";
import { rawRequest } from "../../../support/server/raw-request.ts";
import { itRarely } from "../../../support/heavy/it-rarely.ts";

const BODIES = FULL ? 3000 : 600;

/** ms of processor time in one turn of the event loop, of the best of so many attempts. */
const LONGEST_TURN = 100;
const ATTEMPTS = 4;

itRarely("security 36: whatever a visitor sends, the event loop is free again soon", async () => {
  const { origin } = await visit();
  const paths = (await flatRoutes()).map(({ path }) => path.replace(/:\w+/g, "1").replace("*", "nowhere"));
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.constantFrom(...paths), fc.constantFrom(...READ)),
      heavyBody(),
      async (path, { type, body }) => {
        const ask = async () => {
          const { status } = await rawRequest(origin, {
            method: "POST",
            path,
            headers: { "Content-Type": type },
            body,
          });
          expect(status).toBeLessThan(500);
          seen.add(status);
        };
        let shortest = Infinity;
        for (let attempt = 0; attempt < ATTEMPTS && shortest > LONGEST_TURN; attempt++)
          shortest = Math.min(shortest, await longestTurn(ask));
        expect(shortest).toBeLessThan(LONGEST_TURN);
      },
    ),
    { numRuns: BODIES },
  );
  expect([...seen]).toEqual(expect.arrayContaining([400, 401, 413, 422]));
});

/** Read for everybody, or kept until a visitor has signed in. */
const READ = [
  ..."login register contact forgot-password reset-password verify-email language".split(" "),
  ..."login/code login/link login/by-link".split(" "),
  ..."invoice/create clients/create api/auth/login api/auth/register api/auth/forgot-password".split(" "),
  ..."api/auth/reset-password api/auth/verify-email api/events".split(" "),
].map((path) => `/${path}`);

const fields = (count: number) => Array.from({ length: count }, (_, index) => `a${index}=1`).join("&");
const keys = (count: number) => `{${Array.from({ length: count }, (_, index) => `"a${index}":1`).join(",")}}`;
const parts = (count: number) =>
  `${'--a\r\nContent-Disposition: form-data; name="email"\r\n\r\nx\r\n'.repeat(count)}--a--\r\n`;

it.each([
  [FORM, "/login", fields(500), 422],
  [FORM, "/login", fields(501), 413],
  [FORM, "/invoice/create", fields(110_000), 303],
  ["multipart/form-data; boundary=a", "/login", parts(400), 422],
  ["multipart/form-data; boundary=a", "/login", parts(501), 413],
  ["multipart/form-data; boundary=a; boundary=b", "/login", parts(501), 413],
  ["text/plain, multipart/form-data; boundary=a", "/login", parts(501), 400],
  ["application/json", "/api/auth/login", keys(500), 422],
  ["application/json", "/api/auth/login", keys(501), 413],
  ["application/json", "/api/auth/login", `{"email":[${"0,".repeat(500)}0]}`, 413],
  ["application/json", "/api/auth/login", `{"email":"${",".repeat(5_001)}"}`, 422],
  ["application/json", "/api/auth/login", '{"a":'.repeat(100) + "1" + "}".repeat(100), 400],
  ["application/json", "/api/auth/login", '{"a":'.repeat(30_000) + "1" + "}".repeat(30_000), 413],
])("security 36: fields are counted before they are read: %s to %s", async (type, path, body, status) => {
  const { origin } = await visit();
  const answer = await rawRequest(origin, { method: "POST", path, headers: { "Content-Type": type }, body });
  expect(answer.status).toBe(status);
});

it.each([
  [5_000, 422],
  [5_001, 413],
])("security 36: whoever is signed in may send 5,000 fields, %s are %s", async (count, status) => {
  const { browser } = await visitSignedIn();
  const sent = Object.fromEntries(Array.from({ length: count }, (_, index) => [`a${index}`, "1"]));
  expect((await browser.post("/invoice/create", sent)).status).toBe(status);
});

it("says in the page that a form has too many fields, and in JSON", async () => {
  const { origin } = await visit();
  const send = (path: string, type: string, body: string) =>
    fetch(origin + path, {
      method: "POST",
      headers: { "Content-Type": type, "Accept-Language": "de" },
      body,
    });
  const page = await send("/login", FORM, fields(5_001));
  expect([page.status, await page.text()]).toEqual([
    413,
    expect.stringContaining("Die Anfrage hat zu viele Felder."),
  ]);
  const answer = await send("/api/auth/login", "application/json", keys(5_001));
  expect(await answer.json()).toMatchObject({ success: false, code: "input.too_many_fields" });
});

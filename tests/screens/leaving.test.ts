import pino from "pino";
import { expect, it } from "vitest";
import { handlers } from "#app/jobs.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { ApiClient, Browser } from "../support/client.ts";
import { onDatabaseOfDay } from "../support/databases/databases.ts";
import { issueInvoice } from "../support/invoices/issue-invoice.ts";
import { PERSON } from "../support/person.ts";
import { member, testPlatform } from "../support/platform.ts";
import { jsonIn, readZip } from "../support/read/read-zip.ts";
import { serve } from "../support/server/server.ts";

const DAY = 24 * 60 * 60 * 1000;
const STORED = Buffer.from("%PDF-1.7 these bytes were sent");
const CREDENTIALS = { email: PERSON.email, password: PERSON.password };

onDatabaseOfDay((open) => {
  it("leads from the profile to the archive and to the deletion", async () => {
    const { browser } = await signedIn(open);
    const page = await (await browser.get("/profile/data")).text();
    expect(page).toContain('href="/profile/data/download"');
    expect(page).toContain('href="/profile/delete"');
    const response = await browser.get("/profile/data/download");
    expect(response.headers.get("Content-Type")).toBe("application/zip");
    expect(response.headers.get("Content-Disposition")).toBe(
      `attachment; filename="rappen-2026-11-21.zip"; filename*=UTF-8''rappen-2026-11-21.zip`,
    );
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const entries = readZip(Buffer.from(await response.arrayBuffer()));
    expect(entries.get("invoices/SINV-2026-2957-1.pdf")).toEqual(STORED);
    expect(jsonIn<{ sessions: unknown[] }>(entries, "account.json").sessions).toHaveLength(2);
  });

  it("says what goes and what stays, in every language, with one dangerous button and no other red one", async () => {
    const { browser } = await signedIn(open);
    const days = { en: "31 Dec 2036", de: "31.12.2036", fr: "31.12.2036", it: "31.12.2036" };
    for (const [locale, day] of Object.entries(days)) {
      const page = await (await browser.get(`/profile/delete?lang=${locale}`)).text();
      expect(page).toContain(day);
      expect(page).toContain('href="/profile/data/download"');
      expect(page.match(/button-danger/g)).toHaveLength(1);
      expect(page).not.toContain("button-primary");
    }
  });

  it("asks for the password and the tick, at their fields", async () => {
    const { browser } = await signedIn(open);
    const empty = await browser.post("/profile/delete", { password: "" });
    expect(empty.status).toBe(422);
    const page = await empty.text();
    expect(page).toMatch(/id="delete-account-password-error"[^>]*>This field is required/);
    expect(page).toMatch(/id="delete-account-confirm-error"[^>]*>Tick the box/);
    const wrong = await browser.post("/profile/delete", { password: "wrong-one", confirm: "on" });
    expect(wrong.status).toBe(422);
    const again = await wrong.text();
    expect(again).toMatch(/id="delete-account-password-error"[^>]*>The password is not right/);
    expect(again).not.toContain("wrong-one");
    expect(again).toMatch(/name="confirm"[^>]*checked/);
    expect((await browser.get("/profile")).status).toBe(200);
  });

  it("security 21: deletes, says so at home, and leaves a link that works for 30 days", async () => {
    const { browser, platform, origin } = await signedIn(open);
    const bearer = new ApiClient(origin);
    bearer.token = String(
      ((await bearer.call("POST", "/auth/login", CREDENTIALS)).data as { token: string }).token,
    );
    const response = await browser.post("/profile/delete", { password: PERSON.password, confirm: "on" });
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/"]);
    expect(browser.cookies.has("rappen")).toBe(false);
    const home = await browser.get("/");
    expect(await home.text()).toContain("Your account is deleted.");
    expect((await browser.get("/profile")).headers.get("Location")).toBe("/login?redirectTo=%2Fprofile");
    expect((await bearer.call("GET", "/user/profile")).status).toBe(401);
    expect((await new ApiClient(origin).call("POST", "/auth/login", CREDENTIALS)).status).toBe(401);

    await runDueJobs(platform, handlers);
    const path = /http\S+(\/archive\/[\w-]+)/.exec(platform.mailbox.at(-1)?.text ?? "")?.[1] ?? "";
    const archive = await browser.get(path);
    expect(readZip(Buffer.from(await archive.arrayBuffer())).get("invoices/SINV-2026-2957-1.pdf")).toEqual(
      STORED,
    );
    platform.pass(30 * DAY);
    const late = await browser.get(path);
    expect(late.status).toBe(404);
    const said = await late.text();
    expect(said).toContain("This copy of your data is no longer available.");
    expect(said).toContain('href="/contact"');
    const german = await new Browser(origin).get(path, { "Accept-Language": "de" });
    expect(await german.text()).toContain("Diese Kopie Ihrer Daten ist nicht mehr verfügbar.");
  });

  it("security 7: writes no token of a link into the log", async () => {
    const { browser, platform, lines } = await signedIn(open);
    await browser.post("/profile/delete", { password: PERSON.password, confirm: "on" });
    await runDueJobs(platform, handlers);
    const [, path = "", token = ""] =
      /http[^/]+\/\/[^/]+(\/archive\/([\w-]{43}))/.exec(platform.mailbox.at(-1)?.text ?? "") ?? [];
    expect((await browser.get(path)).status).toBe(200);
    expect((await browser.get(`${path}x`)).status).toBe(404);
    // The line about a request is written when its answer has left, which its reader may notice first.
    await expect.poll(() => lines.join("")).toContain('"path":"/archive/…"');
    const log = lines.join("");
    for (const event of ["account.deleted", "account.archive_downloaded"]) expect(log).toContain(event);
    expect(log).not.toContain(token);
    expect(log).not.toContain(PERSON.email);
  });

  it("limits guesses of the link", async () => {
    const { browser } = await signedIn(open, { RATE_LIMIT_FACTOR: "0.05" });
    const statuses: number[] = [];
    for (let count = 0; count < 4; count++) statuses.push((await browser.get("/archive/guess")).status);
    expect(statuses).toEqual([404, 404, 404, 429]);
  });

  it("answers the same by the JSON API", async () => {
    const { origin } = await signedIn(open);
    const anyone = new ApiClient(origin);
    expect((await anyone.call("GET", "/user/data")).status).toBe(401);
    expect((await anyone.call("DELETE", "/user/account", { password: "x", confirm: true })).status).toBe(401);
    const client = new ApiClient(origin);
    client.token = String(
      ((await client.call("POST", "/auth/login", CREDENTIALS)).data as { token: string }).token,
    );
    const headers = { Authorization: `Bearer ${client.token}` };
    const response = await fetch(`${origin}/api/user/data`, { headers });
    expect(response.headers.get("Content-Type")).toBe("application/zip");
    expect([...readZip(Buffer.from(await response.arrayBuffer())).keys()]).toContain("account.json");

    const unconfirmed = await client.call("DELETE", "/user/account", {
      password: PERSON.password,
      confirm: false,
    });
    expect(unconfirmed).toMatchObject({
      status: 422,
      errors: [{ field: "confirm", code: "field.confirm_deletion" }],
    });
    const wrong = await client.call("DELETE", "/user/account", { password: "wrong-one", confirm: true });
    expect(wrong).toMatchObject({
      status: 422,
      code: "account.password_wrong",
      errors: [{ field: "password" }],
    });
    const right = await client.call("DELETE", "/user/account", { password: PERSON.password, confirm: true });
    expect(right).toMatchObject({ status: 200, success: true, data: { deleted: true } });
    expect((await client.call("GET", "/user/profile")).status).toBe(401);
  });

  it("asks visitors to sign in first, and refuses other sites", async () => {
    const { browser, origin } = await signedIn(open);
    for (const path of ["/profile/data/download", "/profile/data", "/profile/delete"]) {
      const response = await new Browser(origin).get(path);
      expect([response.status, response.headers.get("Location")?.startsWith("/login?")]).toEqual([302, true]);
    }
    const fields = { password: PERSON.password, confirm: "on" };
    const foreign = await browser.post("/profile/delete", fields, { Origin: "https://evil.example" });
    expect(foreign.status).toBe(403);
    expect((await browser.get("/profile")).status).toBe(200);
  });
});

/** Somebody with one issued invoice, signed in in a browser without scripts. */
async function signedIn(
  open: Parameters<Parameters<typeof onDatabaseOfDay>[0]>[0],
  env: Record<string, string> = {},
) {
  const platform = testPlatform(await open(), env);
  const lines: string[] = [];
  platform.log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
  await issueInvoice(await member(platform), STORED);
  const origin = await serve(platform);
  const browser = new Browser(origin);
  const response = await browser.post("/login", CREDENTIALS);
  expect(response.status).toBe(303);
  return { platform, browser, origin, lines };
}

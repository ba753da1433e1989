import { expect, it } from "vitest";
import { Browser } from "../../support/client.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { withPasskey } from "../../support/passkeys/add-passkey.ts";
import { PERSON } from "../../support/person.ts";
import { member, testPlatform } from "../../support/platform.ts";
import { newEmails, tokenIn } from "../../support/server/mailbox.ts";
import { serve } from "../../support/server/server.ts";

it("is opened from an e-mail, undoes by its button alone, and says so when it is opened again", async () => {
  const platform = testPlatform(await freshSqlite());
  const browser = new Browser(await serve(platform));
  const ctx = await member(platform);
  await newEmails(platform);
  await withPasskey(ctx);
  await browser.post("/login", { email: PERSON.email, password: PERSON.password });
  const mails = await newEmails(platform);
  const token = tokenIn(mails[0]);
  const page = `/not-me?token=${token}`;
  const asked = await browser.get(page);
  expect([asked.status, asked.headers.get("Cache-Control")]).toEqual([
    200,
    expect.stringContaining("no-store"),
  ]);
  const text = await asked.text();
  expect(text).toContain("Passkey added");
  expect(text).toContain("Sign-in from a new device");
  const passkeys = ctx.db.selectFrom("passkeys").select("name");
  expect(await passkeys.execute()).toHaveLength(1);

  const undone = await browser.post("/not-me", { token });
  expect([undone.status, undone.headers.get("Location")]).toEqual([303, page]);
  expect(await passkeys.execute()).toEqual([]);
  expect((await browser.get("/dashboard")).headers.get("Location")).toMatch(/^\/login/);
  for (const each of mails) {
    const again = await browser.get(`/not-me?token=${tokenIn(each)}`);
    expect(await again.text()).toContain("The changes are undone (");
  }
  expect((await browser.post("/not-me", { token })).headers.get("Location")).toBe(page);
  const odd = await browser.post("/not-me", { token: "x" });
  expect([odd.status, await odd.text()]).toEqual([400, expect.stringContaining("no longer valid")]);
  expect(await (await browser.get("/not-me")).text()).toContain("no longer valid");
});

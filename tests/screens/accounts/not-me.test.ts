import { expect, it } from "vitest";
import { invite } from "#app/features/people/seats/inviting/invite.server.ts";
import { listInvitations } from "#app/features/people/seats/people.server.ts";
import { Browser } from "../../support/client.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { withPasskey } from "../../support/passkeys/add-passkey.ts";
import { PERSON } from "../../support/person.ts";
import { later, member, sendingMember, testPlatform } from "../../support/platform.ts";
import { pageOf } from "../../support/read/page.ts";
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

it("each change of the business has a box: what is not ticked stays, and the page says so afterwards", async () => {
  const platform = testPlatform(await freshSqlite());
  const browser = new Browser(await serve(platform));
  const ctx = await sendingMember(platform);
  await newEmails(platform);
  for (const email of ["eins@example.ch", "zwei@example.ch"]) await invite(ctx, { email, role: "writer" });
  const [first] = (await newEmails(platform)).filter(({ to }) => to === PERSON.email);
  expect(first).toMatchObject({
    to: PERSON.email,
    subject: "Anna Muster: eins@example.ch invited as Writes drafts",
  });
  const token = tokenIn(first);
  const { html } = await pageOf(browser.get(`/not-me?token=${token}`));
  expect(html.match(/type="checkbox"[^>]*checked=""/g)).toHaveLength(2);
  const ids = [...html.matchAll(/name="lines\[\d\]\.id" value="([^"]+)"/g)].map(([, id = ""]) => id);
  for (const odd of [
    ["lines[0].id", "x"],
    ["lines", "x"],
  ] as const) {
    const refused = await browser.post("/not-me", { token, [odd[0]]: odd[1] });
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringMatching(/selection/)]);
  }
  expect(await listInvitations(later(ctx))).toHaveLength(2);
  const lines = { "lines[0].id": ids[0]!, "lines[1].id": ids[1]!, "lines[1].undo": "on" };
  expect((await browser.post("/not-me", { token, ...lines })).status).toBe(303);
  expect((await listInvitations(later(ctx))).map(({ email }) => email)).toEqual(["zwei@example.ch"]);
  const { text } = await pageOf(browser.get(`/not-me?token=${token}`));
  expect(text).toContain("These changes stay as they are now");
  expect(text).toContain("zwei@example.ch invited as Writes drafts (by Anna Muster, test)");
});

import { expect, it } from "vitest";
import { undoAsOwner, listSecurityEvents } from "#app/features/people/accounts/not-me/security-log.server.ts";
import { endCalendarFeed, makeCalendarFeed } from "#app/features/front/calendar/calendar-feed.server.ts";
import { noticeAct } from "#app/features/people/accounts/not-me/security-events.server.ts";
import { invite } from "#app/features/people/seats/inviting/invite.server.ts";
import { createWebhook } from "#app/features/programs/webhooks/webhooks.server.ts";
import { apiKeyOf } from "../../../support/api-key.ts";
import { freshSqlite } from "../../../support/databases/databases.ts";
import { connected } from "../../../support/oauth/connecting.ts";
import { PERSON } from "../../../support/person.ts";
import { sendingMember, type TestPlatform, testPlatform } from "../../../support/platform.ts";
import { pageOf } from "../../../support/read/page.ts";
import { seatedVisitor, signedInBrowser } from "../../../support/seats/seated.ts";
import { serve } from "../../../support/server/server.ts";

const PAGE = "/profile/security";

it("the owner sees what is open, who made it, and where money and data go", async () => {
  const { owner, browser } = await visited();
  await apiKeyOf(owner, { name: "Till" });
  await connected(owner);
  await makeCalendarFeed(owner);
  await invite(owner, { email: "neu@example.ch", role: "writer" });
  await createWebhook(owner, { url: "https://shop.example/hook", events: ["invoice.sent"], isActive: true });
  const { html, text } = await pageOf(browser.get(PAGE));
  const shown = ["this device", "Signed in since", "Password", "Till", "Claude", "Calendar address"];
  for (const each of [...shown, "Mira member", "neu@example.ch", "https://shop.example/hook", "CH93 0076"])
    expect(text).toContain(each);
  expect(text).toMatch(/https:\/\/shop\.example\/hook \d+ Nov 2026, \d\d:\d\d, by Anna Muster/);
  expect(text.match(/Account for payments/g)).toHaveLength(1);
  expect(html).not.toContain(`/profile/people/${owner.user.id}/end`);
  for (const link of ["/profile/calendar/end", "/profile/people", "/profile/business", "/profile/password"])
    expect(html).toContain(`href="${link}"`);
  expect(text).toContain("neu@example.ch invited as Writes drafts");
  expect(text).toContain("API key created: Till");
});

it("others see what is theirs, and nothing of the business", async () => {
  const { owner, member } = await visited();
  await apiKeyOf(owner, { name: "Till" });
  await makeCalendarFeed(member.ctx);
  const { html, text } = await pageOf(member.browser.get(PAGE));
  expect(text).toContain("Calendar address");
  expect(text).not.toContain("Till");
  expect(text).not.toContain("CH93 0076");
  expect(html).not.toContain("/undo");
  const [entry] = await listSecurityEvents(owner);
  expect((await member.browser.post(`${PAGE}/${entry?.id}/undo`, {})).status).toBe(403);
});

it("what is over, and what opens another account or business, is not shown", async () => {
  const { owner, member, browser } = await visited();
  const other = await sendingMember(owner.platform, { email: "other@example.ch" });
  await makeCalendarFeed(other);
  await apiKeyOf(other, { name: "Foreign" });
  await connected(other);
  await invite(other, { email: "foreign@example.ch", role: "writer" });
  const hook = { events: ["invoice.sent" as const] };
  await createWebhook(other, { ...hook, url: "https://foreign.example/hook", isActive: true });
  await createWebhook(owner, { ...hook, url: "https://silent.example/hook", isActive: false });
  for (const name of ["Over", "Late", "Till"]) await apiKeyOf(owner, { name });
  const keys = owner.db.updateTable("api_keys");
  await keys.set({ expires_on: "2026-11-20" }).where("name", "=", "Over").execute();
  await keys.set({ expires_at: owner.now.toISOString() }).where("name", "=", "Late").execute();
  const at = owner.now.toISOString();
  const row = { id: owner.newId(), user_id: owner.user.id, subject: "1", created_at: at, last_used_at: at };
  const identity = { ...row, issuer: "https://id.example", email: "anna@id.example" };
  await owner.db.insertInto("identities").values(identity).execute();
  await owner.db.updateTable("users").set({ totp_enabled_at: at }).where("id", "=", owner.user.id).execute();
  const own = await pageOf(browser.get(PAGE));
  for (const shown of ["Till", "https://id.example, anna@id.example", "Two-step sign-in"])
    expect(own.text).toContain(shown);
  const open = own.text.slice(0, own.text.indexOf("What has changed"));
  expect(open).not.toMatch(/API key (Over|Late)|Calendar address|Application|foreign|Foreign|silent/);
  const { text } = await pageOf(member.browser.get(PAGE));
  expect(text).not.toMatch(/id\.example|Two-step sign-in/);
});

it("the owner undoes one change of the log by its button, which says where things have changed since", async () => {
  const { owner, browser } = await visited();
  await makeCalendarFeed(owner);
  const [entry] = await listSecurityEvents(owner);
  const address = `${PAGE}/${entry?.id}/undo`;
  expect((await pageOf(browser.get(PAGE))).html).toContain(`action="${address}"`);
  expect((await browser.post(address, {})).headers.get("Location")).toBe(PAGE);
  const after = await pageOf(browser.get(PAGE));
  expect(after.text).toContain("The change is undone.");
  expect(after.text).toContain("undone on");
  expect(after.html).not.toContain(address);
  await makeCalendarFeed(owner);
  await endCalendarFeed(owner);
  const [ended] = await listSecurityEvents(owner);
  await browser.post(`${PAGE}/${ended?.id}/undo`, {});
  expect((await pageOf(browser.get(PAGE))).text).toContain("Things have changed since");
});

it("one button ends everything but this browser, with the password, and says what ended", async () => {
  const { owner, origin, browser } = await visited();
  await apiKeyOf(owner);
  const other = await signedInBrowser(origin, owner.platform as TestPlatform, owner.user.id);
  const wrong = await browser.post(PAGE, { password: "wrong" });
  expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining("password")]);
  expect((await browser.post(PAGE, { password: PERSON.password })).headers.get("Location")).toBe(PAGE);
  const { text } = await pageOf(browser.get(PAGE));
  expect(text).toContain("Ended. Devices signed out: 2. Keys, applications and calendar addresses: 1.");
  expect(text).toContain("All other access ended");
  expect((await other.get(PAGE)).headers.get("Location")).toMatch(/^\/login/);
});

it("the owner opens a seat again that an undo has paused", async () => {
  const { owner, member, browser } = await visited();
  const { id } = member.ctx.user;
  await noticeAct(owner, { kind: "seat_taken", person: id }, { person: "Mira member", role: "member" });
  const [taken] = await listSecurityEvents(owner);
  await undoAsOwner(owner, taken?.id ?? "");
  const held = await pageOf(browser.get("/profile/people"));
  expect(held.text).toContain("Paused after an undo by the owner");
  const address = `/profile/people/${id}/open`;
  expect(held.html).toContain(`href="${address}"`);
  const wrong = await browser.post(address, { intent: "begin", password: "wrong" });
  expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining("password")]);
  const proof = { intent: "begin", password: PERSON.password };
  await browser.post(address, proof);
  const opened = await pageOf(browser.get("/profile/people"));
  expect(opened.text).toContain("The access of Mira member is open again.");
  expect(opened.html).not.toContain(address);
  await browser.post(address, proof);
  const events = owner.db.selectFrom("history").select("event").where("event", "=", "seat.opened");
  expect(await events.execute()).toHaveLength(1);
});

async function visited() {
  const platform = testPlatform(await freshSqlite());
  const origin = await serve(platform);
  const owner = await sendingMember(platform);
  const member = await seatedVisitor(origin, owner, "member");
  const browser = await signedInBrowser(origin, platform, owner.user.id);
  return { owner, origin, browser, member };
}

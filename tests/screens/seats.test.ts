import { expect, it } from "vitest";
import { recordHistory } from "#app/features/running/history/history.server.ts";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { codeAt, STEP, turnOnTwoStep, wrongCodeAt } from "../support/authenticator.ts";
import { PERSON } from "../support/person.ts";
import { connected } from "../support/oauth/connecting.ts";
import { freshSqlite } from "../support/databases/databases.ts";
import { clientInput } from "../support/invoices/client-input.ts";
import { invoiceWith } from "../support/invoices/invoice-with.ts";
import { invoiceInput } from "../support/invoices/invoice-input.ts";
import { mcpClient } from "../support/mcp-client.ts";
import { formIn, pageOf } from "../support/read/page.ts";
import { jsonIn, readZip } from "../support/read/read-zip.ts";
import { sendingMember, type TestPlatform, testPlatform } from "../support/platform.ts";
import { seated, seatedVisitor, signedInBrowser, takeSeat } from "../support/seats/seated.ts";
import { serve } from "../support/server/server.ts";

const SUM_OF_TWO = /1(?:['’\u00a0\u202f ]|&#x27;)?296\.98/;

it("one works in several businesses: by the switch of the page, by the header of a call", async () => {
  const { origin, owner, writer } = await visited();
  const other = await sendingMember(owner.platform, { email: "eva@example.ch" });
  await takeSeat(other, writer.ctx.user.id, "accountant");
  const asked = async (business: string) => {
    const headers = { Authorization: `Bearer ${writer.api.token}`, "Rappen-Business": business };
    return (await fetch(`${origin}/api/payments`, { headers })).status;
  };
  expect(await asked(owner.businessId)).toBe(403);
  expect(await asked(other.businessId)).toBe(200);
  expect(await asked("0192a8c0-0000-7000-8000-000000000000")).toBe(404);
  const { data } = await writer.api.call("GET", "/seats");
  expect(data).toMatchObject({ people: [], businesses: [{ role: "writer" }, { role: "accountant" }] });

  expect((await writer.browser.get("/payments")).status).toBe(403);
  const foreign = { business: "0192a8c0-0000-7000-8000-000000000000" };
  expect((await writer.browser.post("/seats", foreign)).status).toBe(404);
  const switched = await writer.browser.post("/seats", { business: other.businessId });
  expect(switched.headers.get("Location")).toBe("/dashboard");
  expect((await writer.browser.get("/payments")).status).toBe(200);
  expect((await writer.browser.get("/invoice/create")).status).toBe(403);
});

it("a writer sees what a document is for, and nowhere what several come to", async () => {
  const { origin, owner, writer } = await visited();
  const { id: clientId } = await createClient(owner, clientInput());
  for (let made = 0; made < 2; made++) await invoiceWith(owner, "sent", { clientId });
  const browser = await signedInBrowser(origin, owner.platform as TestPlatform, owner.user.id);
  for (const path of ["/dashboard", "/invoices", "/clients", `/clients/${clientId}`]) {
    const [seen, hidden] = [await pageOf(browser.get(path)), await pageOf(writer.browser.get(path))];
    expect(seen.html.replaceAll("’", "'"), path).toMatch(SUM_OF_TWO);
    expect(hidden.html.replaceAll("’", "'"), path).not.toMatch(SUM_OF_TWO);
    if (path !== "/clients") expect(hidden.text, path).toContain("648.49");
  }
  expect((await writer.api.call("GET", "/dashboard/stats")).code).toBe("seat.books_closed");
});

it("whoever has no seat any more sees what is left to do, and can start a business of their own", async () => {
  const { owner, writer } = await visited();
  await owner.db.deleteFrom("memberships").where("user_id", "=", writer.ctx.user.id).execute();
  const sent = await writer.browser.get("/dashboard");
  expect([sent.status, sent.headers.get("Location")]).toEqual([302, "/seats"]);
  expect(await (await writer.browser.get("/seats")).text()).toContain("no access to any business");
  expect((await writer.browser.post("/clients/create", { name: "A" })).status).toBe(403);
  expect((await writer.api.call("GET", "/invoices")).code).toBe("seat.none");
  const wrong = await writer.browser.post("/seats/start", { country: "CH", iban: "CH00" });
  expect(wrong.status).toBe(422);
  await writer.browser.post("/seats/start", { companyName: "Frei Grafik", country: "CH" });
  expect(await (await writer.browser.get("/profile/business")).text()).toContain("Frei Grafik");
  expect((await writer.browser.post("/seats/start", { companyName: "Zweite" })).status).toBe(409);
});

it("whoever is not the owner downloads what concerns themselves, and nothing of the business", async () => {
  const { origin, owner, writer } = await visited();
  await createInvoice(owner, invoiceInput());
  const page = await (await writer.browser.get("/profile/data")).text();
  expect(page).toContain('href="/profile/data/download"');
  expect(page).toContain("what we hold about you");
  const ending = await (await writer.browser.get("/profile/delete")).text();
  expect(ending).toContain("your access to businesses");
  expect(ending).not.toContain("clients and drafts");
  const headers = { Authorization: `Bearer ${writer.api.token}` };
  for (const archive of [
    await writer.browser.get("/profile/data/download"),
    await fetch(`${origin}/api/user/data`, { headers }),
  ]) {
    const entries = readZip(Buffer.from(await archive.arrayBuffer()));
    expect([...entries.keys()]).toEqual(["account.json"]);
    const account = jsonIn<{ seats: object[]; user: object }>(entries, "account.json");
    expect(account).toMatchObject({ user: { email: "writer@example.ch" }, seats: [{ role: "writer" }] });
    expect(account).not.toHaveProperty("business");
  }
  const { access_token: access } = (await connected(writer.ctx)).tokens;
  for (const path of ["/api/user/data", "/api/v1/user/data"]) {
    const call = await fetch(origin + path, { headers: { Authorization: `Bearer ${access}` } });
    expect([401, 404]).toContain(call.status);
  }
  await owner.db.deleteFrom("memberships").where("user_id", "=", writer.ctx.user.id).execute();
  expect(await (await writer.browser.get("/seats")).text()).toContain('href="/profile/data"');
  expect((await writer.browser.get("/profile/data/download")).status).toBe(200);
});

it("the owner narrows who did what to days of Zurich, on every page and in the file alike", async () => {
  const { owner, origin } = await visited();
  const browser = await signedInBrowser(origin, owner.platform as TestPlatform, owner.user.id);
  const instants = ["2026-06-30T21:59:59.999Z", "2026-06-30T22:00:00.000Z", "2026-07-01T21:59:59.999Z"];
  for (const at of [...instants, ...Array<string>(50).fill("2026-07-01T10:00:00.000Z")])
    await recordHistory({ ...owner, now: new Date(at) }, { invoiceId: null, event: "api_key.made" });
  const day = "from=1.7.2026&to=2026-07-01";
  const first = await pageOf(browser.get(`/profile/people/audit?${day}`));
  expect(first.text).toContain("1 Jul 2026, 23:59");
  const older = /href="([^"]*after=[^"]*)"/.exec(first.html)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const second = await pageOf(browser.get(older));
  expect(second.text).toContain("1 Jul 2026, 00:00");
  expect(first.text + second.text).not.toContain("30 Jun 2026");
  expect(second.field("from").value).toBe("2026-07-01");
  const file = await browser.get(`/profile/people/audit/download?${day}`);
  expect((await file.text()).trim().split("\r\n")).toHaveLength(53);
  const wrong = await pageOf(browser.get("/profile/people/audit?from=2026-07-02&to=2026-07-01"));
  expect(wrong.html).toMatch(/id="audit-to-error"[^>]*>The last day cannot be before the first/);
  expect([wrong.field("from").value, wrong.field("to").value]).toEqual(["2026-07-02", "2026-07-01"]);
  const odd = await pageOf(browser.get("/profile/people/audit?from=soon&to=31.2.2026"));
  expect(odd.html.match(/id="audit-(from|to)-error"/g)).toHaveLength(2);
  expect((await browser.get("/profile/people/audit/download?from=soon")).status).toBe(422);
});

it("a business is handed over by forms alone, the code after the password", async () => {
  const { owner, origin } = await visited();
  const { ctx: mira } = await seated(owner, "member");
  const { secret } = await turnOnTwoStep(owner);
  const platform = owner.platform as TestPlatform;
  platform.pass(2 * STEP);
  const { access_version: accessVersion } = await owner.db
    .selectFrom("users")
    .select("access_version")
    .where("id", "=", owner.user.id)
    .executeTakeFirstOrThrow();
  const browser = await signedInBrowser(origin, platform, owner.user.id, accessVersion);
  const page = `/profile/people/${mira.user.id}/hand-over`;
  const first = formIn((await pageOf(browser.get(page))).html, "hand-over");
  const asked = await pageOf(browser.post(page, { ...first, password: PERSON.password }));
  const form = formIn(asked.html, "hand-over");
  expect(form).toMatchObject({ intent: "code", code: "" });
  const code = wrongCodeAt(secret, platform.now());
  const wrong = await pageOf(browser.post(page, { ...form, code }));
  expect(wrong.html).toMatch(/id="hand-over-code-error"/);
  const again = formIn(wrong.html, "hand-over");
  const done = await browser.post(page, { ...again, code: codeAt(secret, platform.now()) });
  expect([done.status, done.headers.get("Location")]).toEqual([303, "/profile/people"]);
  platform.pass(6 * 60_000);
  const late = await pageOf(browser.post(page, { ...again, code: codeAt(secret, platform.now()) }));
  expect([late.status, formIn(late.html, "hand-over")]).toMatchObject([409, { intent: "begin" }]);
});

it("a writer's assistant has the tools that write, and none that sends or reads payments", async () => {
  const { origin, owner, writer } = await visited();
  const invoiceId = await createInvoice(owner, invoiceInput());
  const { tokens } = await connected(writer.ctx, { resource: `${owner.platform.env.appUrl}/mcp` });
  const { client, call } = await mcpClient(origin, tokens.access_token);
  const names = (await client.listTools()).tools.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["create_invoice", "update_invoice", "find_clients"]));
  expect(names.filter((name) => /send|payment|remind|accept|answer|statement/.test(name))).toEqual([]);
  const { data } = await call("send_invoice", { invoiceId });
  expect(data.error?.code).toBe("seat.not_allowed");
});

async function visited() {
  const platform = testPlatform(await freshSqlite());
  const origin = await serve(platform);
  const owner = await sendingMember(platform);
  return { origin, owner, writer: await seatedVisitor(origin, owner, "writer") };
}

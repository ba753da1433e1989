import { expect, it } from "vitest";
import { listSandboxes } from "#app/features/people/accounts/sandbox/sandbox.server.ts";
import { handlers } from "#app/jobs.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { keyClient } from "../../support/api-key.ts";
import { apiMember } from "../../support/api-member.ts";
import { ApiClient, Browser } from "../../support/client.ts";
import { onDatabaseOfDay, type OpenDatabase } from "../../support/databases/databases.ts";
import { CLIENT } from "../../support/invoices/client-input.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { PERSON } from "../../support/person.ts";
import { testPlatform } from "../../support/platform.ts";
import { expectFailure, rawCall } from "../../support/read/api-answers.ts";
import { newEmails } from "../../support/server/mailbox.ts";
import { serve } from "../../support/server/server.ts";

import { useMethod } from "../../support/tax/worked-year.ts";
import { contextOfKey } from "../../support/sandbox.ts";

async function start(open: OpenDatabase) {
  const platform = testPlatform(await open());
  const session = new ApiClient(await serve(platform));
  const ctx = await apiMember(platform, session);
  const { api: live } = await keyClient(session.origin, ctx);
  const make = async (name: string) => {
    const { status, data } = await live.call("POST", "/v1/sandboxes", { name });
    expect(status).toBe(201);
    const api = new ApiClient(session.origin);
    api.token = String(data?.key);
    return { id: String(data?.id), api };
  };
  return { platform, ctx, live, make, origin: session.origin };
}

onDatabaseOfDay((open) => {
  it("each sandbox has a key, data and a day of its own", async () => {
    const { ctx, live, make } = await start(open);
    const [first, second] = [await make("First"), await make("Second")];
    await first.api.call("POST", "/v1/clients", CLIENT);
    expect((await first.api.call("GET", "/v1/clients")).data).toMatchObject({ total: 1 });
    for (const other of [second.api, live])
      expect((await other.call("GET", "/v1/clients")).data).toMatchObject({ total: 0 });
    const moved = await live.call("POST", `/v1/sandboxes/${first.id}/clock`, { day: "2026-12-31" });
    expect(moved.data).toMatchObject({ day: "2026-12-31", daysAhead: 40 });
    expect((await first.api.call("GET", "/v1/sandbox/clock")).data).toMatchObject({ day: "2026-12-31" });
    expect((await second.api.call("GET", "/v1/sandbox/clock")).data).toMatchObject({ day: ctx.today });
    const { data } = await live.call("GET", "/v1/sandboxes");
    expect(data?.sandboxes).toMatchObject([
      { id: first.id, name: "First", day: "2026-12-31" },
      { id: second.id, name: "Second", day: ctx.today },
    ]);
  });

  it("a deleted sandbox goes with its data and keys, and nothing else does", async () => {
    const { platform, ctx, live, make } = await start(open);
    const [gone, kept] = [await make("Gone"), await make("Kept")];
    for (const api of [gone.api, kept.api, live]) await api.call("POST", "/v1/invoices", INVOICE);
    expect((await live.call("DELETE", `/v1/sandboxes/${gone.id}`)).data).toEqual({ deleted: true });
    expect((await gone.api.call("GET", "/v1/invoices")).status).toBe(401);
    await runDueJobs(platform, handlers);
    const { db } = platform.database;
    const left = await db.selectFrom("businesses").select("id").orderBy("id").execute();
    expect(left.map(({ id }) => id)).toEqual([ctx.businessId, kept.id].toSorted());
    expect(await db.selectFrom("invoices").select("id").execute()).toHaveLength(2);
    expect((await kept.api.call("GET", "/v1/invoices")).data).toMatchObject({ total: 1 });
    expect((await live.call("GET", `/v1/sandboxes/${gone.id}`)).status).toBe(404);
    expect((await make("Gone")).id).not.toBe(gone.id);
  });

  it("a name stands for one sandbox, and an eleventh is refused", async () => {
    const { ctx, live, make } = await start(open);
    for (let made = 1; made <= 10; made++) await make(`No ${made}`);
    const create = (name: string) =>
      rawCall(live, "POST", "/v1/sandboxes", JSON.stringify({ name }), {
        "Content-Type": "application/json",
      });
    await expectFailure(await create("No 11"), 409, "sandbox.too_many");
    const twice = await create("No 1");
    expect(twice.status).toBe(422);
    expect(await twice.text()).toContain("sandbox.name_taken");
    expect(await listSandboxes(ctx)).toHaveLength(10);
  });

  it("a test key neither lists, makes, moves nor deletes sandboxes", async () => {
    const { make } = await start(open);
    const { id, api } = await make("First");
    for (const [method, path, body] of [
      ["GET", "/v1/sandboxes"],
      ["POST", "/v1/sandboxes", '{"name":"Second"}'],
      ["GET", `/v1/sandboxes/${id}`],
      ["POST", `/v1/sandboxes/${id}/clock`, '{"day":"2026-12-31"}'],
      ["DELETE", `/v1/sandboxes/${id}`],
    ] as const)
      await expectFailure(
        await rawCall(api, method, path, body, body ? { "Content-Type": "application/json" } : {}),
        403,
        "sandbox.live_key_required",
      );
  });

  it("programs that make a sandbox send nobody an e-mail, and nor does what its days bring", async () => {
    const { platform, live, make } = await start(open);
    await newEmails(platform);
    const { id, api } = await make("Quiet");
    await api.call("POST", "/v1/invoices", INVOICE);
    await live.call("POST", `/v1/sandboxes/${id}/clock`, { day: "2027-06-30" });
    await runDueJobs(platform, handlers);
    expect(await newEmails(platform)).toEqual([]);
  });

  it("a VAT method that begins while days pass brings its bookings, in this sandbox alone", async () => {
    const { platform, ctx, live, make } = await start(open);
    const { id, api } = await make("VAT");
    const sandbox = await contextOfKey(ctx, api.token ?? "");
    for (const place of [ctx, sandbox]) await useMethod(place, { validFrom: "2027-01-01" });
    await runDueJobs(platform, handlers);
    await live.call("POST", `/v1/sandboxes/${id}/clock`, { day: "2027-02-01" });
    const renewals = platform.database.db
      .selectFrom("jobs")
      .select("payload")
      .where("name", "=", "book.renew");
    const waiting = (await renewals.where("state", "=", "ready").execute()).map(({ payload }) => payload);
    expect(waiting).toHaveLength(1);
    expect(waiting[0]).toContain(id);
  });

  it("people make, move, empty and delete a sandbox on its pages, and choose it for a key", async () => {
    const { ctx, origin } = await start(open);
    const browser = new Browser(origin);
    await browser.post("/login", { email: PERSON.email, password: PERSON.password });
    for (const name of ["Release tests", "Training"]) {
      const made = await browser.post("/profile/sandboxes", { name });
      expect(await made.text()).toMatch(/rpn_test_[\w-]{43}/);
    }
    const [first, second] = await listSandboxes(ctx);
    const page = `/profile/sandboxes/${second!.id}`;
    const refused = await browser.post(page, { day: "2026-01-01" });
    expect(await refused.text()).toContain("moves onwards only");
    expect((await browser.post(page, { day: "2027-01-31" })).headers.get("Location")).toBe(page);
    expect(await (await browser.get(page)).text()).toContain("31 Jan 2027");
    const key = { name: "Course", mode: "test", sandbox: "Training", access: "full", expiresOn: "" };
    const secret = /rpn_test_[\w-]{43}/.exec(
      await (await browser.post("/profile/api-keys/create", key)).text(),
    )![0];
    expect((await contextOfKey(ctx, secret)).businessId).toBe(second!.id);
    expect(await (await browser.get("/profile/api-keys")).text()).toContain("Test key for “Training”");
    await browser.post(`${page}/delete-test-data`, {});
    const fresh = await contextOfKey(ctx, secret);
    expect([fresh.today, fresh.businessId === second!.id]).toEqual([ctx.today, false]);
    await browser.post(`/profile/sandboxes/${fresh.businessId}/delete`, {});
    expect(await listSandboxes(ctx)).toMatchObject([{ id: first!.id }]);
  });
});

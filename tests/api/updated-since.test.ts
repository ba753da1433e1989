import { expect, it } from "vitest";
import { restoreInvoice } from "#app/features/selling/invoices/status/restore-invoice.server.ts";
import { handlers } from "#app/jobs.server.ts";
import { withBusiness } from "#app/platform/context.server.ts";
import { PermanentFailure } from "#app/platform/errors.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { keyClient } from "../support/api-key.ts";
import { freshSqlite, onDatabaseOfDay, type OpenDatabase } from "../support/databases/databases.ts";
import { CLIENT } from "../support/invoices/client-input.ts";
import { INVOICE } from "../support/invoices/invoice-input.ts";
import { sendingMember, testPlatform, visitor } from "../support/platform.ts";
import { serve } from "../support/server/server.ts";

const MINUTE = 60 * 1000;
const ITEM = { name: { de: "Konzept" }, unitPrice: 140 };

interface Page {
  invoices?: { id: string }[];
  clients?: { id: string }[];
  items?: { id: string }[];
  deleted?: { id: string; deletedAt: string }[];
  deleted_has_more?: boolean;
}

/** A program that asks now and then what has changed since it last asked. */
async function start(open: OpenDatabase = freshSqlite) {
  const platform = testPlatform(await open());
  const ctx = await sendingMember(platform);
  const { api } = await keyClient(await serve(platform), ctx);
  const idOf = async (path: string, body: object) => String((await api.call("POST", path, body)).data?.id);
  const changes = async (path: string, since: Date, query = "") => {
    const parameters = new URLSearchParams({ updated_since: since.toISOString() });
    return (await api.call("GET", `${path}?${parameters}${query}`)).data as unknown as Page;
  };
  const changedBy = async (change: () => Promise<unknown>) => {
    platform.pass(MINUTE);
    await change();
    const { invoices } = await changes("/v1/invoices", platform.now());
    return invoices?.map(({ id }) => id);
  };
  return { platform, ctx, api, idOf, changes, changedBy };
}

onDatabaseOfDay((open) => {
  it("an e-mail that leaves, fails or is tried again moves its invoice, not its version", async () => {
    const { platform, api, idOf, changedBy } = await start(open);
    const id = await idOf("/v1/invoices", INVOICE);
    const { data: sent } = await api.call("POST", `/v1/invoices/${id}/send`, {});
    const results: Error[] = [new Error("busy"), new PermanentFailure("refused")];
    platform.mailer.send = () => Promise.reject(results.shift()!);
    expect(await changedBy(() => runDueJobs(platform, handlers))).toEqual([id]);
    const { data: tried } = await api.call("GET", `/v1/invoices/${id}`);
    expect(tried).toMatchObject({ version: sent?.version, delivery: { error: "unreachable" } });
    platform.pass(60 * MINUTE);
    expect(await changedBy(() => runDueJobs(platform, handlers))).toEqual([id]);
    const { data: failed } = await api.call("GET", `/v1/invoices/${id}`);
    expect(failed).toMatchObject({ version: sent?.version, delivery: { state: "failed" } });
    expect(failed?.updatedAt).toBe(platform.now().toISOString());
  });

  it("payments, what takes them back, write-offs and reminders move their invoice", async () => {
    const { api, idOf, changedBy } = await start(open);
    const dates = { issueDate: "2026-09-01", dueDate: "2026-10-01" };
    const id = await idOf("/v1/invoices", { ...INVOICE, ...dates });
    await api.call("PUT", `/v1/invoices/${id}/status`, { status: "sent" });
    let payment = "";
    const steps = [
      async () => (payment = await idOf("/v1/payments", { invoiceId: id, amount: 20 })),
      () => api.call("POST", `/v1/payments/${payment}/undo`),
      () => api.call("POST", `/v1/invoices/${id}/reminders`, { send: true }),
      () => api.call("PUT", `/v1/invoices/${id}/status`, { status: "paid" }),
      () => api.call("POST", `/v1/invoices/${id}/mark-unpaid`),
      () => api.call("POST", `/v1/invoices/${id}/write-off`, { reason: "Konkurs" }),
      () => api.call("POST", `/v1/invoices/${id}/write-off/undo`),
    ];
    for (const [step, change] of steps.entries())
      expect([step, await changedBy(change)]).toEqual([step, [id]]);
  });

  it("what was deleted or archived is told, the oldest first, until it is restored", async () => {
    const { platform, ctx, api, idOf, changes } = await start(open);
    const before = platform.now();
    const draft = await idOf("/v1/invoices", INVOICE);
    const { data: issued } = await api.call("POST", "/v1/invoices", INVOICE);
    const archived = String(issued?.id);
    await api.call("PUT", `/v1/invoices/${archived}/status`, { status: "sent" });
    const client = await idOf("/v1/clients", CLIENT);
    const item = await idOf("/v1/catalogue", ITEM);
    const paths = { [`/v1/invoices/${archived}`]: 1, [`/v1/invoices/${draft}`]: 2 };
    for (const path of Object.keys(paths)) {
      platform.pass(MINUTE);
      await api.call("DELETE", path);
    }
    await api.call("DELETE", `/v1/clients/${client}`);
    await api.call("DELETE", `/v1/catalogue/${item}`);
    const deletedAt = platform.now().toISOString();
    expect(await changes("/v1/invoices", before)).toMatchObject({
      invoices: [],
      deleted: [{ id: archived }, { id: draft, deletedAt }],
      deleted_has_more: false,
    });
    expect((await changes("/v1/invoices", platform.now())).deleted).toEqual([{ id: draft, deletedAt }]);
    expect((await changes("/v1/clients", before)).deleted).toEqual([{ id: client, deletedAt }]);
    expect((await changes("/v1/catalogue", before)).deleted).toEqual([{ id: item, deletedAt }]);

    const own = withBusiness(visitor(platform), ctx.businessId);
    expect(await restoreInvoice(own, String(issued?.invoiceNumber))).toBe(true);
    expect(await changes("/v1/invoices", before)).toMatchObject({
      invoices: [{ id: archived }],
      deleted: [{ id: draft }],
    });
    await api.call("DELETE", `/v1/invoices/${archived}`);
    expect((await changes("/v1/invoices", before)).deleted).toHaveLength(2);
  });

  it("deletions are on the first page alone, a thousand at most, and nobody else's", async () => {
    const { platform, ctx, api, idOf, changes } = await start(open);
    const before = platform.now();
    for (let made = 0; made < 2; made++) await idOf("/v1/clients", CLIENT);
    const rows = Array.from({ length: 1001 }, (_, place) => ({
      id: ctx.newId(),
      business_id: ctx.businessId,
      kind: "client",
      deleted_at: new Date(before.getTime() + place * 1000).toISOString(),
    }));
    await platform.database.db.insertInto("deletions").values(rows).execute();
    const first = await changes("/v1/clients", before);
    expect([first.deleted?.length, first.deleted_has_more]).toEqual([1000, true]);
    const rest = await changes("/v1/clients", new Date(first.deleted!.at(-1)!.deletedAt));
    expect([rest.deleted?.length, rest.deleted_has_more]).toEqual([2, false]);
    const { next_cursor: cursor } = (await api.call("GET", "/v1/clients?limit=1")).data as never;
    for (const query of ["&page=2", `&starting_after=${String(cursor)}`])
      expect(await changes("/v1/clients", before, query)).not.toHaveProperty("deleted");
    expect((await api.call("GET", "/v1/clients")).data).not.toHaveProperty("deleted");
    const other = await sendingMember(platform, { email: "other@example.ch" });
    const { api: stranger } = await keyClient(api.origin, other);
    const theirs = await stranger.call("GET", "/v1/clients?updated_since=2026-01-01T00:00:00Z");
    expect(theirs.data?.deleted).toEqual([]);
  });

  it("the catalogue is listed since an instant, too", async () => {
    const { platform, api, idOf, changes } = await start(open);
    const old = await idOf("/v1/catalogue", ITEM);
    await idOf("/v1/catalogue", ITEM);
    platform.pass(MINUTE);
    await api.call("PUT", `/v1/catalogue/${old}`, { ...ITEM, unitPrice: 150 });
    expect((await changes("/v1/catalogue", platform.now())).items?.map(({ id }) => id)).toEqual([old]);
  });
});

it("says what of the catalogue's filters cannot be read, all of it at once", async () => {
  const { api } = await start();
  const wrong = await api.call("GET", "/v1/catalogue?archived=x&updated_since=y");
  expect(wrong.errors?.map(({ field }) => field)).toEqual(["archived", "updated_since"]);
});

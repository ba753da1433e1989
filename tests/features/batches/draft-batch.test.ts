import { expect, it } from "vitest";
import { draftRow } from "#app/features/selling/batches/acts/draft-row.server.ts";
import { rowsToDo } from "#app/features/selling/batches/acts/batch-rows.server.ts";
import { batchSchema } from "#app/features/selling/batches/batch.schema.ts";
import {
  batchContentOf,
  batchRecords,
  findBatch,
  findBatchRow,
  resultsOf,
} from "#app/features/selling/batches/batches.server.ts";
import { beginBatch } from "#app/features/selling/batches/begin-batch.server.ts";
import { createClient, deleteClient } from "#app/features/selling/clients/clients.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { listInvoices } from "#app/features/selling/invoices/list/list-invoices.server.ts";
import { handlers } from "#app/jobs.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { closeBusiness } from "../../support/accounts/close-business.ts";
import { addMembers, BATCH, batchInput } from "../../support/batches/batch-input.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";

const GROUP = { group: "Mitglieder" };

onEachDatabase((open) => {
  async function start(count = 3) {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    await makePro(ctx);
    const ids = await addMembers(ctx, count);
    const work = () => runDueJobs(platform, handlers);
    return { platform, ctx, ids, work };
  }

  it("each client of a group gets one draft, with its name and its own amount", async () => {
    const { ctx, ids, work } = await start();
    const [first = "", second = ""] = ids;
    const id = await beginBatch(ctx, batchInput({ ...GROUP, amounts: { [second]: 120 } }));
    expect(await findBatch(ctx, id)).toMatchObject({ status: "running", total: 3, done: 0, failed: 0 });
    await work();
    expect(await findBatch(ctx, id)).toMatchObject({
      status: "done",
      total: 3,
      done: 3,
      group: "Mitglieder",
    });
    const results = await resultsOf(ctx, id);
    expect(results.map(({ clientId, state, amount }) => [clientId, state, amount])).toEqual([
      [first, "drafted", 8000],
      [second, "drafted", 12000],
      [ids[2], "drafted", 8000],
    ]);
    const invoice = await findInvoice(ctx, results[0]?.invoiceId ?? "");
    expect(invoice).toMatchObject({ status: "draft", clientId: first, subject: "Mitgliederbeitrag 2027" });
    expect(invoice.items[0]?.description).toBe("Beitrag für Mitglied 0001");
    const kept = { id, kind: "new", content: { subject: "Mitgliederbeitrag 2027" } };
    expect((await batchRecords(ctx).next()).value).toMatchObject([kept]);
  });

  it("a list of clients needs no group, and a text may be added for one of them", async () => {
    const { ctx, ids, work } = await start();
    const [first = "", second = ""] = ids;
    const additions = { [second]: "Familie {city}" };
    const id = await beginBatch(ctx, batchInput({ clientIds: [second, first, second] }), { additions });
    await work();
    const results = await resultsOf(ctx, id);
    expect(results.map(({ clientId }) => clientId)).toEqual([first, second]);
    const { items } = await findInvoice(ctx, results[1]?.invoiceId ?? "");
    expect(items[0]?.description).toBe("Beitrag für Mitglied 0002, Familie Winterthur");
  });

  it("work that broke off between two clients goes on with nobody lost and nobody twice", async () => {
    const { ctx, work } = await start(5);
    const id = await beginBatch(ctx, batchInput(GROUP));
    const other = await beginBatch(ctx, batchInput(GROUP));
    const content = batchContentOf(await findBatchRow(ctx, id));
    const [one, two] = await rowsToDo(ctx, id, 2);
    await draftRow(ctx, content, one!);
    await Promise.all([draftRow(ctx, content, two!), draftRow(ctx, content, two!)]);
    expect(await findBatch(ctx, id)).toMatchObject({ status: "running", done: 2 });
    expect(await findBatch(ctx, other)).toMatchObject({ status: "running", done: 0 });
    await work();
    expect(await findBatch(ctx, id)).toMatchObject({ status: "done", done: 5 });
    expect((await listInvoices(ctx)).total).toBe(10);
  });

  it("the same key once more begins nothing, and another content under it is refused", async () => {
    const { ctx, work } = await start();
    const repeat = { key: "k1", fingerprint: "1:abc" };
    const id = await beginBatch(ctx, batchInput(GROUP), repeat);
    await work();
    expect(await beginBatch(ctx, batchInput(GROUP), repeat)).toBe(id);
    const other = beginBatch(ctx, batchInput(GROUP), { ...repeat, fingerprint: "1:def" });
    await expect(other).rejects.toMatchObject({ code: "idempotency.other_request" });
    await work();
    expect((await listInvoices(ctx)).total).toBe(3);
    expect(await beginBatch(ctx, batchInput(GROUP), { ...repeat, key: "k2" })).not.toBe(id);
  });

  it("a client without an address or who is gone fails alone, and says why", async () => {
    const { ctx, ids, work } = await start();
    const poor = await createClient(ctx, clientInput({ name: "Zaugg", address: {}, groups: ["Mitglieder"] }));
    const id = await beginBatch(ctx, batchInput(GROUP));
    await deleteClient(ctx, ids[0] ?? "");
    await work();
    expect(await findBatch(ctx, id)).toMatchObject({ status: "done", done: 2, failed: 2 });
    const failed = (await resultsOf(ctx, id)).filter(({ state }) => state === "failed");
    expect(failed).toMatchObject([
      { clientId: ids[0], error: "client.not_found" },
      { clientId: poor.id, errorField: "recipient.address.postalCode", error: "field.required" },
    ]);
  });

  it("on Free a batch beyond the month's invoices is refused before the first", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    await addMembers(ctx, 4);
    const refused = beginBatch(ctx, batchInput(GROUP));
    await expect(refused).rejects.toMatchObject({
      code: "batch.limit_reached",
      params: { count: "4", left: "3" },
    });
    expect((await listInvoices(ctx)).total).toBe(0);
  });

  it("an unknown group, client or amount is named, and nothing begins", async () => {
    const { ctx, ids } = await start();
    const stranger = ctx.newId();
    const refusals = [
      [{ group: "Niemand" }, { field: "group", code: "field.unknown_group" }],
      [{ clientIds: [ids[0], stranger] }, { field: "clientIds[1]", code: "client.not_found" }],
      [
        { ...GROUP, amounts: { [stranger]: 5 } },
        { field: `amounts.${stranger}`, code: "field.amount_of_other" },
      ],
    ] as const;
    for (const [who, error] of refusals)
      await expect(beginBatch(ctx, batchInput(who))).rejects.toMatchObject({ fields: [error] });
  });

  it("a business that was closed meanwhile begins nothing", async () => {
    const { ctx } = await start(1);
    await closeBusiness(ctx);
    await expect(beginBatch(ctx, batchInput(GROUP))).rejects.toMatchObject({ code: "session.required" });
  });

  it("another business finds nothing of it", async () => {
    const { ctx, ids, platform } = await start();
    const id = await beginBatch(ctx, batchInput(GROUP), { key: "k1" });
    const other = await member(platform, { email: "other@example.ch" });
    const refusals = [
      [GROUP, { field: "group", code: "field.unknown_group" }],
      [{ clientIds: ids.slice(0, 1) }, { field: "clientIds[0]", code: "client.not_found" }],
    ] as const;
    for (const [who, error] of refusals)
      await expect(beginBatch(other, batchInput(who))).rejects.toMatchObject({ fields: [error] });
    const own = batchInput({ clientIds: await addMembers(other, 1) });
    expect(await beginBatch(other, own, { key: "k1" })).not.toBe(id);
    await expect(findBatch(other, id)).rejects.toMatchObject({ code: "batch.not_found" });
    expect(await resultsOf(other, id)).toEqual([]);
  });
});

it("either a group or clients, known placeholders and amounts that an invoice can have", () => {
  const problems = (body: Record<string, unknown>) =>
    batchSchema.safeParse({ ...BATCH, ...body }).error?.issues.map(({ path }) => path.join("."));
  expect(problems({})).toEqual(["group"]);
  expect(problems({ ...GROUP, clientIds: ["x"] })).toEqual(["clientIds"]);
  expect(problems({ ...GROUP, subject: "Für {nmae}" })).toEqual(["subject"]);
  expect(problems({ ...GROUP, amounts: { x: -1 } })).toEqual(["amounts.x"]);
  expect(problems({ ...GROUP, dueDate: "2026-01-01", issueDate: "2026-02-01" })).toEqual(["dueDate"]);
});

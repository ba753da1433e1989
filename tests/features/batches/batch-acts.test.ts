import { expect, it } from "vitest";
import { closeDays } from "#app/features/books/book/closed-days.server.ts";
import { beginAct } from "#app/features/selling/batches/acts/begin-act.server.ts";
import { rowsToDo } from "#app/features/selling/batches/acts/batch-rows.server.ts";
import { sendRow } from "#app/features/selling/batches/acts/send-row.server.ts";
import { undoRow } from "#app/features/selling/batches/acts/undo-row.server.ts";
import { carryOutBatch } from "#app/features/selling/batches/acts/work-on-batch.server.ts";
import { findBatch, resultsOf } from "#app/features/selling/batches/batches.server.ts";
import { beginBatch } from "#app/features/selling/batches/begin-batch.server.ts";
import { findClient, updateClient } from "#app/features/selling/clients/clients.server.ts";
import { listInvoices } from "#app/features/selling/invoices/list/list-invoices.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { handlers } from "#app/jobs.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { addMembers, batchInput } from "../../support/batches/batch-input.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { makePro, member, sendingMember, testPlatform, visitor } from "../../support/platform.ts";

onEachDatabase((open) => {
  async function start(count = 3, settings = {}) {
    const platform = testPlatform(await open(), settings);
    const ctx = await sendingMember(platform);
    const ids = await addMembers(ctx, count);
    const work = () => runDueJobs(platform, handlers);
    const id = await beginBatch(ctx, batchInput({ clientIds: ids }));
    await work();
    const states = async () => (await resultsOf(ctx, id)).map(({ state }) => state);
    const mails = () => platform.mailbox.map(({ to }) => to).toSorted();
    return { platform, ctx, ids, id, work, states, mails };
  }

  it("drafts go out by e-mail, and those by post are issued to be printed", async () => {
    const { ctx, ids, id, work, states, mails } = await start();
    const { name } = await findClient(ctx, ids[1] ?? "");
    await updateClient(ctx, ids[1] ?? "", clientInput({ name, delivery: "post" }));
    await beginAct(ctx, id, { act: "send" });
    await work();
    expect(await states()).toEqual(["sent", "posted", "sent"]);
    expect(mails()).toEqual(["m1@example.ch", "m3@example.ch"]);
    expect((await listInvoices(ctx, { status: "sent" })).total).toBe(3);
    expect(await findBatch(ctx, id)).toMatchObject({ status: "done", act: "send", done: 3, failed: 0 });
  });

  it("pressed twice, in two tabs or after the end, each e-mail goes out once", async () => {
    const { ctx, id, work, mails } = await start();
    await Promise.all([beginAct(ctx, id, { act: "send" }), beginAct(ctx, id, { act: "send" })]);
    await work();
    await beginAct(ctx, id, { act: "send" });
    await work();
    expect(mails()).toEqual(["m1@example.ch", "m2@example.ch", "m3@example.ch"]);
  });

  it("a process that died after an invoice went out, and before it was noted, sends nothing again", async () => {
    const { ctx, id, work, states, mails } = await start();
    await beginAct(ctx, id, { act: "send" });
    const [one, two] = await rowsToDo(ctx, id, 2);
    await sendRow(ctx, "email", one!);
    await ctx.db
      .updateTable("batch_rows")
      .set({ todo: 1, state: "drafted" })
      .where("position", "=", 0)
      .execute();
    await Promise.all([sendRow(ctx, "email", two!), sendRow(ctx, "email", two!)]);
    await work();
    expect(await states()).toEqual(["sent", "sent", "sent"]);
    expect(mails()).toEqual(["m1@example.ch", "m2@example.ch", "m3@example.ch"]);
  });

  it("all may be issued for the post, on Free as well", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const ids = await addMembers(ctx, 2);
    const id = await beginBatch(ctx, batchInput({ clientIds: ids }));
    await runDueJobs(platform, handlers);
    await expect(beginAct(ctx, id, { act: "send" })).rejects.toMatchObject({ code: "plan.pro_required" });
    await beginAct(ctx, id, { act: "send", way: "post" });
    await runDueJobs(platform, handlers);
    expect((await resultsOf(ctx, id)).map(({ state }) => state)).toEqual(["posted", "posted"]);
    expect(platform.mailbox.filter(({ to }) => to.startsWith("m1@"))).toEqual([]);
  });

  it("what cannot go out stays a draft with its reason, and goes out once that is mended", async () => {
    const { ctx, id, work, states, mails } = await start(2);
    const closed = { kind: "year", basis: "", from: "2026-01-01", to: "2026-12-31" } as const;
    await closeDays(ctx, closed);
    await beginAct(ctx, id, { act: "send" });
    await work();
    expect(await states()).toEqual(["unsent", "unsent"]);
    expect(await findBatch(ctx, id)).toMatchObject({ status: "done", done: 0, failed: 2 });
    expect(await resultsOf(ctx, id)).toMatchObject([{ isPaid: false, error: "year.closed" }, {}]);
    await ctx.db.deleteFrom("closed_days").execute();
    await beginAct(ctx, id, { act: "send" });
    await work();
    expect([await states(), mails()]).toEqual([
      ["sent", "sent"],
      ["m1@example.ch", "m2@example.ch"],
    ]);
  });

  it("drafts are taken back, and what went out meanwhile stays", async () => {
    const { ctx, id, work, states } = await start();
    const [first] = await resultsOf(ctx, id);
    await markSent(ctx, first?.invoiceId ?? "");
    await beginAct(ctx, id, { act: "undo" });
    await beginAct(ctx, id, { act: "undo" });
    await expect(beginAct(ctx, id, { act: "send" })).rejects.toMatchObject({ code: "batch.running" });
    await work();
    expect(await states()).toEqual(["posted", "removed", "removed"]);
    expect((await listInvoices(ctx)).total).toBe(1);
  });

  it("a draft that cannot be taken back stays one, its row says why, and a fault of ours is none of it", async () => {
    const { ctx, id, states } = await start(1);
    await beginAct(ctx, id, { act: "undo" });
    const [row] = await rowsToDo(ctx, id, 1);
    const undone = (error: Error) => undoRow({ ...ctx, transaction: () => Promise.reject(error) }, row!);
    await expect(undone(new Error("power failure"))).rejects.toThrow("power failure");
    await undone(new AppError("invoice.changed"));
    expect(await states()).toEqual(["drafted"]);
    expect(await resultsOf(ctx, id)).toMatchObject([{ error: "invoice.changed" }]);
  });

  it("within an hour a batch begins to send five times, and to print as often as one likes", async () => {
    const { ctx, id, work } = await start(1, { RATE_LIMIT_FACTOR: "1" });
    for (let begun = 0; begun < 5; begun++) {
      await beginAct(ctx, id, { act: "send" });
      await work();
    }
    await expect(beginAct(ctx, id, { act: "send" })).rejects.toMatchObject({ code: "request.too_many" });
    await beginAct(ctx, id, { act: "send", way: "post" });
  });

  it("once whoever began it has no seat any more, what is left is said to have failed", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    await makePro(ctx);
    const id = await beginBatch(ctx, batchInput({ clientIds: await addMembers(ctx, 2) }));
    const payload = { batchId: id, businessId: ctx.businessId, userId: ctx.newId() };
    if (typeof carryOutBatch === "object") await carryOutBatch.run(visitor(platform), payload, "job");
    expect(await findBatch(ctx, id)).toMatchObject({ status: "done", done: 0, failed: 2 });
    await beginAct(ctx, id, { act: "draft" });
    await runDueJobs(platform, handlers);
    expect(await findBatch(ctx, id)).toMatchObject({ status: "done", done: 2, failed: 0 });
  });
});

import { expect, it } from "vitest";
import {
  countLetters,
  downloadLetters,
  filesOf,
} from "#app/features/selling/batches/batch-letters.server.ts";
import { createOffer } from "#app/features/selling/offers/create-offer.server.ts";
import { closeBusiness } from "../../support/accounts/close-business.ts";
import { offerInput, sentOffer } from "../../support/offers/offer-input.ts";
import { beginAct } from "#app/features/selling/batches/acts/begin-act.server.ts";
import { findBatch, resultsOf } from "#app/features/selling/batches/batches.server.ts";
import { beginChosen } from "#app/features/selling/batches/chosen/begin-chosen.server.ts";
import { sendPlanOf } from "#app/features/selling/batches/chosen/chosen.ts";
import { chosenPapers, seenOf } from "#app/features/selling/batches/chosen/chosen-papers.server.ts";
import { createClient, updateClient } from "#app/features/selling/clients/clients.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { deleteInvoice } from "#app/features/selling/invoices/delete-invoice.server.ts";
import type { InvoiceInput } from "#app/features/selling/invoices/document/invoice.schema.ts";
import { listInvoices } from "#app/features/selling/invoices/list/list-invoices.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { handlers } from "#app/jobs.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";

const DRAFTS = new URLSearchParams("status=draft&all=105");

function withoutEmail(clientId: string): InvoiceInput {
  const input = invoiceInput({ clientId });
  return { ...input, recipient: { ...input.recipient, email: "" } };
}

it("letters are put into files of 250", () => {
  const files = [0, 1, 250, 251, 500].map(filesOf);
  expect(files).toEqual([0, 1, 1, 2, 2]);
});

onEachDatabase((open) => {
  async function start(count: number, settings = {}) {
    const platform = testPlatform(await open(), settings);
    const ctx = await sendingMember(platform);
    const ids: string[] = [];
    for (let number = 0; number < count; number++) ids.push(await createInvoice(ctx, invoiceInput()));
    const seen = async (params = DRAFTS) => seenOf(await chosenPapers(ctx, "invoices", params));
    const begin = async (changes: Partial<Parameters<typeof beginChosen>[1]> = {}) => {
      const page = { kind: "invoices" as const, params: DRAFTS, way: "email" as const, key: "page" };
      return beginChosen(ctx, { ...page, seen: await seen(), ...changes });
    };
    const work = () => runDueJobs(platform, handlers);
    return { platform, ctx, ids, seen, begin, work };
  }

  it("all 105 drafts of a filter go out once, although the button was pressed twice", async () => {
    const { platform, ctx, seen, begin, work } = await start(105, { RATE_LIMIT_FACTOR: "1" });
    const shown = await seen();
    const [one, two] = await Promise.all([begin({ seen: shown }), begin({ seen: shown })]);
    expect(two).toBe(one);
    await work();
    expect(await begin({ seen: shown })).toBe(one);
    await work();
    expect(await findBatch(ctx, one)).toMatchObject({
      kind: "invoices",
      status: "done",
      done: 105,
      failed: 0,
    });
    expect(platform.mailbox.filter(({ to }) => to === "kundin@example.ch")).toHaveLength(105);
    expect((await listInvoices(ctx, { status: "sent" })).total).toBe(105);
  });

  it("within an hour five selections go out by e-mail, and any number becomes letters", async () => {
    const { begin } = await start(1, { RATE_LIMIT_FACTOR: "1" });
    const begun = new Set<string>();
    for (const key of ["1", "2", "3", "4", "5"]) begun.add(await begin({ key }));
    expect(begun.size).toBe(5);
    await expect(begin({ key: "6" })).rejects.toMatchObject({ code: "request.too_many" });
    expect(begun).not.toContain(await begin({ key: "7", way: "post" }));
  });

  it("a business that was closed meanwhile sends nothing", async () => {
    const { ctx, begin } = await start(1);
    await closeBusiness(ctx);
    await expect(begin({ way: "post" })).rejects.toMatchObject({ code: "session.required" });
  });

  it("a selection that changed after it was seen is not sent, be it a draft or an address", async () => {
    const { platform, ctx, ids, seen, begin } = await start(2);
    const refused = { code: "batch.selection_changed" };
    const before = await seen();
    await markSent(ctx, ids[0] ?? "");
    await expect(begin({ seen: before })).rejects.toMatchObject(refused);
    const client = await createClient(ctx, clientInput({ email: "", delivery: "post" }));
    await createInvoice(ctx, withoutEmail(client.id));
    const without = await seen();
    await updateClient(ctx, client.id, clientInput({ email: "neu@example.ch" }));
    await expect(begin({ seen: without })).rejects.toMatchObject(refused);
    expect(
      platform.mailbox.filter(({ to }) => to.endsWith("@example.ch") && to.startsWith("kundin")),
    ).toEqual([]);
  });

  it("more than 1,000 ticked ones are refused, and none is left out in silence", async () => {
    const { ctx, ids } = await start(1);
    const ticked = [...ids, ...Array.from({ length: 1000 }, () => ctx.newId())];
    const params = new URLSearchParams(ticked.map((id) => ["id", id]));
    await expect(chosenPapers(ctx, "invoices", params)).rejects.toMatchObject({
      code: "batch.too_many",
      params: { max: "1000" },
    });
  });

  it("of ticked ones only drafts that can go out are taken, and why the others are not is told", async () => {
    const { platform, ctx, ids, begin, work } = await start(3);
    const posted = await createClient(ctx, clientInput({ name: "Post", email: "", delivery: "post" }));
    ids.push(await createInvoice(ctx, withoutEmail(posted.id)));
    ids.push(await createInvoice(ctx, withoutEmail("")));
    await markSent(ctx, ids[0] ?? "");
    const params = new URLSearchParams(ids.map((id) => ["id", id]));
    const papers = await chosenPapers(ctx, "invoices", params);
    const { taken, notTaken } = sendPlanOf(papers, "email");
    expect(taken.map(({ id }) => id).toSorted()).toEqual(ids.slice(1, 4).toSorted());
    expect(new Map(notTaken.map(({ paper, why }) => [paper.id, why]))).toEqual(
      new Map([
        [ids[0], "not_draft"],
        [ids[4], "no_email"],
      ]),
    );
    const id = await begin({ params, seen: seenOf(papers) });
    await work();
    const results = await resultsOf(ctx, id);
    expect(results.map(({ state }) => state).toSorted()).toEqual(["posted", "sent", "sent"]);
    expect(platform.mailbox.filter(({ to }) => to === "kundin@example.ch")).toHaveLength(2);
  });

  it("what was deleted since it was issued for the post is printed no more", async () => {
    const { ctx, ids, begin, work } = await start(2);
    const id = await begin({ way: "post" });
    await work();
    expect((await downloadLetters(ctx, id, 1)).type).toBe("application/pdf");
    const letters = async () => countLetters(ctx, await findBatch(ctx, id));
    expect(await letters()).toBe(2);
    await deleteInvoice(ctx, ids[0] ?? "");
    expect(await letters()).toBe(1);
    await deleteInvoice(ctx, ids[1] ?? "");
    expect(await letters()).toBe(0);
    await expect(downloadLetters(ctx, id, 1)).rejects.toMatchObject({ code: "batch.not_found" });
  });

  it("drafts that somebody wrote are never taken back as a batch", async () => {
    const { ctx, begin, work } = await start(1);
    const id = await begin({ way: "post" });
    await work();
    for (const act of ["undo", "draft"] as const)
      await expect(beginAct(ctx, id, { act })).rejects.toMatchObject({ code: "batch.not_found" });
    expect((await listInvoices(ctx, {})).total).toBe(1);
  });

  it("offers of a filter go out or are issued for the post, each once, and one that expired says so", async () => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const posted = await createClient(ctx, clientInput({ name: "Post", email: "", delivery: "post" }));
    await createOffer(ctx, offerInput());
    await createOffer(ctx, offerInput({ clientId: posted.id }));
    await createOffer(ctx, offerInput({ issueDate: "2026-10-01", validUntil: "2026-10-31" }));
    await sentOffer(ctx);
    const params = new URLSearchParams("status=draft&all=3");
    const papers = await chosenPapers(ctx, "offers", params);
    expect(papers).toHaveLength(3);
    const begun = { kind: "offers" as const, params, way: "email" as const, key: "page" };
    const id = await beginChosen(ctx, { ...begun, seen: seenOf(papers) });
    expect(await beginChosen(ctx, { ...begun, seen: "" })).toBe(id);
    await runDueJobs(platform, handlers);
    const results = await resultsOf(ctx, id);
    expect(results.map(({ state, error }) => [state, error]).toSorted()).toEqual([
      ["posted", ""],
      ["sent", ""],
      ["unsent", "offer.expired"],
    ]);
    expect(platform.mailbox.filter(({ to }) => to === "kundin@example.ch")).toHaveLength(1);
    expect((await downloadLetters(ctx, id, 1)).type).toBe("application/pdf");
    await expect(downloadLetters(ctx, id, 2)).rejects.toMatchObject({ code: "batch.not_found" });
  });
});

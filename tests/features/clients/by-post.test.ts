import { expect, it } from "vitest";
import { clientSchema } from "#app/features/selling/clients/client.schema.ts";
import { clientHint } from "#app/features/selling/clients/client-hint.server.ts";
import { createClient, findClient, updateClient } from "#app/features/selling/clients/clients.server.ts";
import { createAndSend } from "#app/features/selling/invoices/create-and-send.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { duplicateInvoice } from "#app/features/selling/invoices/duplicate-invoice.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { sendInvoice } from "#app/features/selling/invoices/sending/send-invoice.server.ts";
import { createOffer } from "#app/features/selling/offers/create-offer.server.ts";
import { sendOffer } from "#app/features/selling/offers/sending/send-offer.server.ts";
import { createSeries } from "#app/features/selling/series/create-series.server.ts";
import { runSeries } from "#app/features/selling/series/running/run-series.server.ts";
import { isByPost } from "#app/features/selling/series/is-by-post.server.ts";
import { findSeries } from "#app/features/selling/series/series.server.ts";
import { runsOf } from "#app/features/selling/series/runs.server.ts";
import { createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import { listReminders } from "#app/features/money/reminders/reminders.server.ts";
import { runReminders } from "#app/features/money/reminders/run/run-reminders.server.ts";
import { sendStatement } from "#app/features/money/statements/send-statement.server.ts";
import { handlers } from "#app/jobs.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { csvFile, importFile } from "../../support/invoices/importing.ts";
import { CLIENT, clientInput } from "../../support/invoices/client-input.ts";
import { INVOICE, invoiceInput } from "../../support/invoices/invoice-input.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { seriesInput } from "../../support/invoices/series-input.ts";
import { offerInput } from "../../support/offers/offer-input.ts";
import { sendingMember, testPlatform, visitor } from "../../support/platform.ts";
import { remindBy } from "../../support/reminders/reminder-rules.ts";

const DAY = 24 * 60 * 60 * 1000;
const LATE = { issueDate: "2026-09-01", dueDate: "2026-10-01" };
const BY_POST = { email: "", delivery: "post" };
const REFUSED = { code: "client.by_post", fields: [{ field: "recipient" }] };

onEachDatabase((open) => {
  async function start(client: Record<string, unknown> = BY_POST) {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const { id } = await createClient(ctx, clientInput(client));
    const of = { clientId: id, recipient: { ...INVOICE.recipient, email: "" } };
    return { platform, ctx, id, of };
  }

  it("an invoice and an offer to a client by post have no address, and are not sent by e-mail", async () => {
    const { ctx, of } = await start();
    const invoice = await createInvoice(ctx, invoiceInput(of));
    const offer = await createOffer(ctx, offerInput(of));
    await expect(sendInvoice(ctx, invoice, {})).rejects.toMatchObject(REFUSED);
    await expect(sendOffer(ctx, offer, {})).rejects.toMatchObject(REFUSED);
    expect(await findInvoice(ctx, invoice)).toMatchObject({ status: "draft", recipient: { email: "" } });
    await markSent(ctx, invoice);
    await expect(sendInvoice(ctx, invoice, {})).rejects.toMatchObject(REFUSED);
    expect(await findInvoice(ctx, await duplicateInvoice(ctx, invoice))).toMatchObject({
      clientId: of.clientId,
    });
    const { warnings } = await createAndSend(ctx, invoiceInput({ ...of, send: true }));
    expect(warnings[0]).toEqual({ field: "send.recipient", code: "client.by_post" });
    await sendInvoice(ctx, invoice, { recipient: "einmal@example.ch" });
    expect((await findInvoice(ctx, invoice)).delivery?.recipient).toBe("einmal@example.ch");
  });

  it("an address that is kept beside it is not used, and used again once letters go by e-mail", async () => {
    const { ctx, id } = await start({ delivery: "post" });
    const { email } = await findClient(ctx, id);
    const recipient = { ...INVOICE.recipient, email };
    const invoice = await createInvoice(ctx, invoiceInput({ clientId: id, recipient }));
    await expect(sendInvoice(ctx, invoice, {})).rejects.toMatchObject(REFUSED);
    await updateClient(ctx, id, clientInput());
    await sendInvoice(ctx, invoice, {});
    expect((await findInvoice(ctx, invoice)).delivery?.recipient).toBe(email);
  });

  it("whoever gets e-mails needs an address, on invoices too", async () => {
    const { ctx, id, of } = await start({});
    const missing = { fields: [{ field: "recipient.email", code: "field.required" }] };
    await expect(createInvoice(ctx, invoiceInput(of))).rejects.toMatchObject(missing);
    await expect(createOffer(ctx, offerInput(of))).rejects.toMatchObject(missing);
    expect((await findClient(ctx, id)).delivery).toBe("email");
  });

  it("reminders and statements are refused by e-mail, and a run leaves its letters as drafts", async () => {
    const { platform, ctx, id, of } = await start();
    await remindBy(ctx, { mode: "send" });
    const overdue = await invoiceWith(ctx, "overdue", { ...of, ...LATE });
    await expect(createReminder(ctx, overdue, { send: true })).rejects.toMatchObject(REFUSED);
    await expect(sendStatement(ctx, id)).rejects.toMatchObject(REFUSED);
    platform.pass(2 * DAY);
    await runReminders(visitor(platform));
    expect(await listReminders(ctx, overdue)).toMatchObject([{ state: "draft", delivery: null }]);
  });

  it("a series writes drafts instead of sending, and its owner is told", async () => {
    const { platform, ctx, id } = await start();
    const series = await createSeries(ctx, seriesInput(id, { mode: "send" }));
    expect(await isByPost(ctx, await findSeries(ctx, series))).toBe(true);
    await runSeries(visitor(platform));
    platform.pass(61_000);
    await runDueJobs(platform, handlers);
    const [run] = await runsOf(ctx, series);
    expect(await findInvoice(ctx, run!.invoice_id!)).toMatchObject({ status: "draft", delivery: null });
    expect(platform.mailbox.map(({ subject }) => subject)).toEqual(["Drafts to print and post: Rent"]);
  });

  it("imported invoices find their client by post by name", async () => {
    const { ctx, id } = await start();
    const { name } = await findClient(ctx, id);
    const row = {
      Rechnungsnummer: "R-1",
      Rechnungsdatum: "02.11.2026",
      Kunde: name,
      Beschreibung: "Konzept",
    };
    const file = csvFile([{ ...row, Einzelpreis: "100", "MWST-Satz": "8.1" }]);
    expect(await importFile(ctx, "invoices", file)).toMatchObject({ created: 1 });
  });

  it("an address of one's own is warned about", async () => {
    const { ctx } = await start();
    const hint = (email: string) => clientHint(ctx, { name: "Neu", email });
    expect(await hint(ctx.user.email)).toMatchObject({ key: "clients:ownAddress", label: ctx.user.email });
    expect([await hint("andere@example.ch"), await hint("")]).toEqual([null, null]);
  });
});

it("only a client by post may have no e-mail address", () => {
  const without = { ...CLIENT, email: undefined };
  for (const delivery of [undefined, "email"]) {
    const { error } = clientSchema.safeParse({ ...without, delivery });
    expect(error?.issues).toMatchObject([{ path: ["email"], params: { code: "field.required" } }]);
  }
  expect(clientSchema.safeParse({ ...without, delivery: "post" }).data).toMatchObject(BY_POST);
});

import {
  createService,
  deleteService,
  updateService,
} from "#app/features/selling/services/change-services.server.ts";
import { invoiceServicesSchema } from "#app/features/selling/services/invoice-services.schema.ts";
import { invoiceServices } from "#app/features/selling/services/invoice-services.server.ts";
import { serviceInput } from "../../support/service-input.ts";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { expect, it } from "vitest";
import { answerByHand } from "#app/features/selling/offers/answering/answer-by-hand.server.ts";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { sendInvoice } from "#app/features/selling/invoices/sending/send-invoice.server.ts";
import { findInvoice, linkedDocument } from "#app/features/selling/invoices/document/invoices.server.ts";
import { recordOpening } from "#app/features/front/public-pages/count-opening.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { sendOffer } from "#app/features/selling/offers/sending/send-offer.server.ts";
import { createClient, deleteClient, updateClient } from "#app/features/selling/clients/clients.server.ts";
import { openApiDocument } from "#app/features/programs/api-info/openapi.ts";
import { deleteInvoice } from "#app/features/selling/invoices/delete-invoice.server.ts";
import { updateInvoice } from "#app/features/selling/invoices/update-invoice.server.ts";
import {
  cancelInvoice,
  markOverdue,
  markUnpaid,
} from "#app/features/selling/invoices/settling/change-status.server.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import { undoPayment } from "#app/features/money/payments/undo-payment.server.ts";
import { EVENT_TYPES } from "#app/features/running/events/event-types.ts";
import { findSeries } from "#app/features/selling/series/series.server.ts";
import { runSeries } from "#app/features/selling/series/running/run-series.server.ts";
import { rotateWebhook } from "#app/features/programs/webhooks/webhooks.server.ts";
import { PermanentFailure } from "#app/platform/errors.ts";
import { deleteExpense } from "#app/features/taxes/expenses/change-expenses.server.ts";
import { expenseWithReceipt } from "../../support/expense-input.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { acceptedOffer, sentOffer } from "../../support/offers/offer-input.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { newSeries } from "../../support/invoices/series-input.ts";
import { sendingMember, testPlatform, visitor } from "../../support/platform.ts";
import { endClientPage, makeClientPage } from "#app/features/front/public-pages/of-client/own-page.server.ts";
import { proposeChange } from "#app/features/selling/clients/proposals/propose-change.server.ts";
import { handOver } from "#app/features/books/journal/handover/hand-over.server.ts";
import { periodJson } from "#app/features/taxes/tax/json/period-json.server.ts";
import { closePeriod } from "#app/features/taxes/tax/periods/close-period.server.ts";
import { listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import { useMethod } from "../../support/tax/worked-year.ts";
import { changeWithoutOwnEvents } from "../../support/feed/changes.ts";
import { questionOn } from "../../support/seats/question-on.ts";
import { addComment } from "#app/features/selling/comments/comments.server.ts";
import { withdrawQuestion } from "#app/features/selling/comments/questions/change-questions.server.ts";
import { deliver, startReceiver, webhookOf } from "../../support/server/webhook-receiver.ts";

const MINUTE = 60 * 1000;

async function serviceLife(ctx: UserContext): Promise<void> {
  const { id: clientId } = await createClient(ctx, clientInput({ name: "Dritte AG" }));
  const gone = await createService(ctx, serviceInput(clientId));
  await updateService(ctx, gone.id, serviceInput(clientId, { quantity: 1 }));
  await deleteService(ctx, gone.id);
  const { day } = await createService(ctx, serviceInput(clientId));
  await invoiceServices(ctx, invoiceServicesSchema.parse({ clientId, until: day }));
}
const PROPOSED = {
  address: { street: "Rain", buildingNumber: "1", postalCode: "3011", city: "Bern", country: "CH" },
};

async function start() {
  const platform = testPlatform(await freshSqlite());
  const ctx = await sendingMember(platform);
  platform.mailer.send = () => Promise.reject(new PermanentFailure("refused"));
  const receiver = await startReceiver();
  const { webhook, secret } = await webhookOf(ctx, receiver.url);
  return { platform, ctx, receiver, webhook, secret };
}

it("every event is posted as the OpenAPI file describes it, and the file knows no other", async () => {
  const { platform, ctx, receiver } = await start();
  await invoiceWith(ctx, "paid");
  const inPart = await invoiceWith(ctx, "sent");
  const note = await issueCreditNote(ctx, await invoiceWith(ctx, "sent"), { reason: "Zu viel" });
  await sendInvoice(ctx, note, { copyToMe: false });
  await undoPayment(ctx, await recordPayment(ctx, inPart, { amount: 100_00, note: "" }));
  await markUnpaid(ctx, await invoiceWith(ctx, "paid"));
  const draft = await invoiceWith(ctx, "draft");
  await updateInvoice(ctx, draft, invoiceInput({ notes: "Danke" }));
  await deleteInvoice(ctx, draft);
  await openPage(ctx, inPart);
  const overdue = await invoiceWith(ctx, "overdue");
  await markOverdue(ctx, overdue);
  await createReminder(ctx, overdue, { send: true });
  await cancelInvoice(ctx, overdue);
  const { id } = await createClient(ctx, clientInput());
  await updateClient(ctx, id, clientInput({ name: "Anders" }));
  await makeClientPage(ctx, id);
  await endClientPage(ctx, id);
  await proposeChange(ctx, id, { ...PROPOSED, proposer: "Eva", email: "", remark: "" });
  await deleteClient(ctx, id);
  await serviceLife(ctx);
  await changeWithoutOwnEvents(ctx);
  const on = { invoiceId: await invoiceWith(ctx, "sent") };
  await withdrawQuestion(ctx, await questionOn(ctx, on));
  await addComment(ctx, on, "3400", { answers: await questionOn(ctx, on) });
  await closeQuarter(ctx);
  await deleteExpense(ctx, await expenseWithReceipt(ctx));
  await acceptedOffer(ctx);
  const declined = await sentOffer(ctx);
  await sendOffer(ctx, declined, {});
  await answerByHand(ctx, declined, "declined", { name: "", remark: "", version: undefined });
  const runs = await newSeries(ctx);
  const stops = await newSeries(ctx, { name: "Hosting" });
  await deleteClient(ctx, (await findSeries(ctx, stops)).clientId!);
  await runSeries(visitor(platform));
  expect((await findSeries(ctx, runs)).nextK).toBe(1);
  await handOver(ctx, "2026-11-20");
  await deliver(platform);

  const file = openApiDocument("http://localhost:3000");
  expect(Object.keys(file.webhooks ?? {})).toEqual([...EVENT_TYPES]);
  expect(new Set(receiver.types)).toEqual(new Set(EVENT_TYPES));
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  expect(JSON.stringify(file.webhooks)).not.toContain('"additionalProperties":false');
  ajv.addSchema(closed(file) as object, "api");
  for (const { event } of receiver.received) {
    const pointer = `api#/webhooks/${event.type}/post/requestBody/content/application~1json/schema`;
    const validate = ajv.getSchema(pointer)!;
    expect(validate(event), JSON.stringify([event.type, validate.errors])).toBe(true);
    expect(validate({ ...event, extra: 1 })).toBe(false);
  }
});

/** Programs must not refuse fields that are new; here each is described. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== "object" || schema === null) return schema;
  const parts = Object.fromEntries(Object.entries(schema).map(([key, one]) => [key, closed(one)]));
  const isClosed = "properties" in parts && !("additionalProperties" in parts);
  return isClosed ? { ...parts, additionalProperties: false } : parts;
}

it("the lines of docs/api.md know our signature from any other, during a change of secret too", async () => {
  const { platform, ctx, receiver, webhook, secret } = await start();
  await createClient(ctx, clientInput());
  const { secret: newer } = await rotateWebhook(ctx, webhook.id);
  await deliver(platform);
  const { isFromRappen } = await documented();
  const [got] = receiver.received;
  const header = String(got!.headers["rappen-signature"]);
  const now = platform.now().getTime();
  expect(isFromRappen(header, got!.body, secret, now)).toBe(true);
  expect(isFromRappen(header, got!.body, newer, now + 5 * MINUTE)).toBe(true);
  expect(isFromRappen(header, got!.body, "whsec_other", now)).toBe(false);
  expect(isFromRappen(header, `${got!.body} `, secret, now)).toBe(false);
  expect(isFromRappen(header, got!.body, secret, now + 6 * MINUTE)).toBe(false);
  expect(isFromRappen(header.replace(/t=\d+/, "t=1795262460"), got!.body, secret, now)).toBe(false);
  expect(isFromRappen("nonsense", got!.body, secret, now)).toBe(false);
});

type IsFromRappen = (header: string, body: string, secret: string, now?: number) => boolean;

/** What an integrator would copy. */
async function documented(): Promise<{ isFromRappen: IsFromRappen }> {
  const text = readFileSync(path.join(import.meta.dirname, "../../../docs/api.md"), "utf8");
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), "rappen-docs-")), "verify.mjs");
  writeFileSync(file, /```js\n([\s\S]*?)```/.exec(text)![1]!);
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { isFromRappen: IsFromRappen };
}

async function openPage(ctx: UserContext, id: string): Promise<void> {
  const document = linkedDocument(ctx.businessId, await findInvoice(ctx, id));
  await recordOpening(ctx, document, () => Promise.resolve(false));
}

/** A quarter without turnover, which is over. */
async function closeQuarter(ctx: UserContext): Promise<void> {
  const registered = { vat_number: "CHE-123.456.788", company_name: "Muster GmbH" };
  await ctx.db.updateTable("businesses").set(registered).where("id", "=", ctx.businessId).execute();
  await useMethod(ctx, { validFrom: "2026-07-01" });
  const id = (await listPeriods(ctx)).at(-1)?.id ?? "";
  await closePeriod(ctx, id, (await periodJson(ctx, id)).hash);
}

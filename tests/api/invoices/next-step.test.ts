import { expect, it } from "vitest";
import { listEvents } from "#app/features/running/events/events.server.ts";
import { ignorePayment } from "#app/features/money/payments/review/ignore-payment.server.ts";
import { keyClient } from "../../support/api-key.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { OFFER } from "../../support/offers/offer-input.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";
import { reportPayment } from "../../support/payments/reported-payment.ts";
import { serve } from "../../support/server/server.ts";

it("invoices and offers say their next step wherever a program reads them, and events do not", async () => {
  const ctx = await sendingMember(testPlatform(await freshSqlite()));
  const { api } = await keyClient(await serve(ctx.platform), ctx);
  const id = await invoiceWith(ctx, "overdue");
  const payment = await reportPayment(ctx, id);
  const waiting = { action: "confirmPayment", on: null, reason: "payment_waiting" };
  const read = await api.call("GET", `/v1/invoices/${id}`);
  expect(read.data).toMatchObject({ nextStep: waiting });
  expect((await api.call("GET", "/v1/invoices")).data).toMatchObject({ invoices: [{ nextStep: waiting }] });
  await ignorePayment(ctx, payment);
  const reading = { action: "remind", reason: "reminder_not_yet" };
  expect((await api.call("GET", "/v1/invoices")).data).toMatchObject({ invoices: [{ nextStep: reading }] });
  const offer = await api.call("POST", "/v1/offers", OFFER);
  const toSend = { action: "send", on: null, reason: "draft" };
  expect(offer.data).toMatchObject({ nextStep: toSend });
  expect((await api.call("GET", "/v1/offers")).data).toMatchObject({ offers: [{ nextStep: toSend }] });
  expect(JSON.stringify(await listEvents(ctx))).not.toContain("nextStep");
});

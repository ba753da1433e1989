import { z } from "zod";
import { clientAnswer } from "#app/features/selling/clients/client-answer.schema.ts";
import { batchAnswer } from "#app/features/selling/batches/batch-answer.schema.ts";
import { designAnswer } from "#app/features/selling/design/design.schema.ts";
import {
  commentAnswer,
  questionAnswer,
} from "#app/features/selling/comments/questions/question-answer.schema.ts";
import { serviceAnswer } from "#app/features/selling/services/service-answer.schema.ts";
import { bookingByHandAnswer, expenseAnswer } from "#app/features/taxes/expenses/expense-answer.schema.ts";
import { invoiceAnswer } from "#app/features/selling/invoices/json/invoice-answer.schema.ts";
import { offerAnswer } from "#app/features/selling/offers/json/offer-answer.schema.ts";
import { reminderAnswer } from "#app/features/money/reminders/reminder-answer.schema.ts";
import { paymentAnswer } from "#app/features/books/ledger/payment-answer.schema.ts";
import { handoverAnswer } from "#app/features/books/journal/handover/handover.schema.ts";
import { taxPeriodAnswer } from "#app/features/taxes/tax/json/period-answer.schema.ts";
import { businessAnswer } from "#app/features/people/accounts/profile-answer.schema.ts";
import { catalogueAnswer } from "#app/features/selling/catalogue/catalogue-answer.schema.ts";
import { templateAnswer } from "#app/features/selling/templates/template-answer.schema.ts";
import { seriesAnswer } from "#app/features/selling/series/series-answer.schema.ts";
import { EVENT_VERSION, EVENT_TYPES, type EventType } from "#app/features/running/events/event-types.ts";

/** A failed delivery of the invoice itself, or of a reminder. */
const failedDelivery = z.strictObject({
  state: z.enum(["failed", "uncertain", "sent"]),
  recipient: z.string(),
  cc: z.string(),
  missed: z.array(z.string()),
  at: z.iso.datetime(),
  error: z.string().nullable(),
  reminderId: z.guid().nullable(),
});

const DATA = {
  invoice: { invoice: invoiceAnswer },
  credit_note: { creditNote: invoiceAnswer },
  client: { client: clientAnswer },
  "invoice.send_failed": { invoice: invoiceAnswer, delivery: failedDelivery },
  "credit_note.send_failed": { creditNote: invoiceAnswer, delivery: failedDelivery },
  "offer.send_failed": { offer: offerAnswer, delivery: failedDelivery.omit({ reminderId: true }) },
  offer: { offer: offerAnswer },
  payment: { payment: paymentAnswer },
  "series.invoice_created": { series: seriesAnswer, invoice: invoiceAnswer },
  series: { series: seriesAnswer },
  template: { template: templateAnswer },
  catalogue_item: { catalogueItem: catalogueAnswer },
  profile: { profile: businessAnswer },
  tax_period: { taxPeriod: taxPeriodAnswer },
  journal: { handover: handoverAnswer },
  expense: { expense: expenseAnswer },
  service: { service: serviceAnswer },
  question: { question: questionAnswer },
  reminder: { reminder: reminderAnswer },
  batch: { batch: batchAnswer.omit({ results: true }) },
  comment: { comment: commentAnswer },
  design: { design: designAnswer },
  exchange_rate: { exchangeRate: z.strictObject({ month: z.string(), rate: z.number() }) },
  booking: { booking: bookingByHandAnswer },
};

export const WEBHOOK_BODIES = EVENT_TYPES.map((type) => ({ type, body: bodyOf(type) }));

function bodyOf(type: EventType) {
  const kind = (type in DATA ? type : type.split(".")[0]) as keyof typeof DATA;
  const data = z.strictObject(DATA[kind]);
  return z.strictObject({
    id: z.guid(),
    type: z.literal(type),
    createdAt: z.iso.datetime(),
    apiVersion: z.literal(EVENT_VERSION),
    data,
  });
}

import { invoicePaper } from "./invoice-paper.server.ts";
import { deliverPaper, emailedPaper } from "#app/features/papers/sending/deliver-paper.server.ts";
import type { EmailedDocument } from "#app/features/papers/sending/record-delivery.server.ts";
import { recordSendFailed } from "./record-send-failed.server.ts";

const NOT_ARRIVED = ["failed", "uncertain"];

const tellFailure: EmailedDocument["conclude"] = async (ctx, delivery, state) => {
  if (NOT_ARRIVED.includes(state)) await recordSendFailed(ctx, delivery);
};

/** The invoice itself or a reminder of it. */
export const emailedInvoice = emailedPaper(invoicePaper, tellFailure);

export const deliverInvoice = deliverPaper(invoicePaper, tellFailure);

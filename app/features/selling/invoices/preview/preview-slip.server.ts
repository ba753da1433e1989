import { billSaying } from "#app/features/selling/invoices/document/invoice-slip.ts";
import {
  leavesAmountOpen,
  namesDebtor,
  type SlipChoice,
} from "#app/features/selling/invoices/fields/slip-choice.ts";
import { previewBill } from "#app/features/selling/qr-bill/preview-bill.ts";
import type { PreviewInput } from "#app/features/selling/qr-bill/qr-bill.schema.ts";
import { readAmount } from "#app/features/selling/qr-bill/validate-amount.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { FieldError } from "#app/platform/errors.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import type { Currency } from "#app/swiss/money.ts";
import { isQrIban, normaliseIban } from "#app/swiss/iban.ts";
import type { QrBill, QrParty } from "#app/swiss/qr-payload.ts";
import { normaliseReference } from "#app/swiss/reference.ts";
import { likelyNextNumber } from "#app/features/selling/papers/numbering/allocate-number.server.ts";
import type { Sender } from "#app/features/selling/invoices/document/invoice-document.ts";
import { type SlipView, slipViewOf } from "#app/features/selling/invoices/view/invoice-sheet-view.ts";
import { slipMessage } from "#app/features/selling/invoices/document/invoice-slip.ts";
import {
  findIssuer,
  type Issuer,
  meantReference,
  seriesFor,
} from "#app/features/selling/invoices/document/resolve-invoice.server.ts";
import { invoiceLimits } from "#app/features/selling/invoices/limits.ts";
import { meantPayment } from "#app/features/selling/invoices/document/payment-details.ts";

export interface PreviewedSlip {
  language: Locale;
  bill: QrBill;
  errors: FieldError[];
  /** Null as long as there are errors: no code is shown that a bank would refuse. */
  slip: SlipView | null;
}

/** The data of a QR-bill without its formatting, which does not affect the slip. */
export type PreviewRequest = Omit<PreviewInput, "formatting"> & {
  slip?: SlipChoice;
  currency?: Currency;
};

/**
 * The payment part that an invoice would get, with the number and reference it would most likely get. Nothing is
 * stored. Uses the interface's language by default.
 * @throws AppError `preview.too_many`
 */
export async function previewSlip(ctx: UserContext, request: PreviewRequest): Promise<PreviewedSlip> {
  await countPreview(ctx);
  const { preview } = await draftSlip(ctx, request, await findIssuer(ctx));
  const { slip: choice = "standard" } = request;
  const { language } = preview;
  const isAsked = ({ field }: FieldError) =>
    field === "amount"
      ? !leavesAmountOpen(choice) && choice !== "notification"
      : namesDebtor(choice) || !field.startsWith("debtor");
  const errors = preview.errors.filter(isAsked);
  const bill = billSaying(preview.bill, choice, language);
  return { language, bill, errors, slip: errors.length ? null : slipViewOf(bill, language) };
}

/** @throws AppError `preview.too_many` */
export async function countPreview(ctx: UserContext): Promise<void> {
  await countAttempt(ctx, invoiceLimits.previewUser, ctx.user.id);
}

/** Like `previewSlip`, uncounted, with what the rest of the sheet is drawn from. */
export async function draftSlip(ctx: UserContext, request: PreviewRequest, issuer: Issuer) {
  const language = request.language ?? ctx.locale;
  const payment = meantPayment(givenIn(request), issuer.business);
  const { iban, referenceType } = payment;
  const number = request.invoiceNumber || (await likelyNextNumber(ctx, seriesFor(issuer, iban, ctx.today)));
  // A payment that does not fit together yet gets no reference of ours.
  const fits = (referenceType === "QRR") === isQrIban(iban);
  const reference = fits ? await meantReference(ctx, payment, number) : payment.reference;
  const { bill, errors } = previewBill({
    iban,
    creditor: creditorOf(request, issuer.sender),
    debtor: { name: request.debtorName, ...request.debtorAddress },
    amount: readAmount(request.amount),
    referenceType,
    reference,
    message: slipMessage(language, number),
    currency: request.currency,
  });
  const slip = errors.length ? null : slipViewOf(bill, language);
  const preview: PreviewedSlip = { language, bill, errors, slip };
  return { preview, number, referenceType, reference };
}

function givenIn({ creditorIBAN, referenceType, reference, currency = "CHF" }: PreviewRequest) {
  return {
    currency,
    iban: normaliseIban(creditorIBAN),
    referenceType,
    reference: normaliseReference(reference),
  };
}

function creditorOf({ creditorName, creditorAddress }: PreviewRequest, own: Sender): QrParty {
  const { name, street, buildingNumber, postalCode, city, country } = own;
  const address = creditorAddress ?? { street, buildingNumber, postalCode, city, country };
  return { name: creditorName || name, ...address };
}

import { findProfile } from "#app/features/accounts/profile.server.ts";
import { previewBill } from "#app/features/qr-bill/preview-bill.ts";
import type { PreviewInput } from "#app/features/qr-bill/qr-bill.schema.ts";
import { readAmount } from "#app/features/qr-bill/validate-amount.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { FieldError } from "#app/platform/errors.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import { isQrIban, normaliseIban } from "#app/swiss/iban.ts";
import type { QrBill, QrParty } from "#app/swiss/qr-payload.ts";
import { normaliseReference, type ReferenceType } from "#app/swiss/reference.ts";
import { nextNumber } from "#app/features/invoices/numbering/allocate-number.server.ts";
import { generateReference } from "#app/features/invoices/document/generate-reference.server.ts";
import type { Sender } from "#app/features/invoices/document/invoice-document.ts";
import { type SlipView, slipViewOf } from "#app/features/invoices/view/invoice-sheet-view.ts";
import { slipMessage } from "#app/features/invoices/document/invoice-slip.ts";
import { seriesOf } from "#app/features/invoices/document/resolve-invoice.server.ts";
import { accountFor, senderOf, typeFor } from "#app/features/invoices/document/payment-details.ts";

export interface SlipPreview {
  language: Locale;
  bill: QrBill;
  errors: FieldError[];
  /** Null as long as there are errors: no code is shown that a bank would refuse. */
  slip: SlipView | null;
}

/** What a preview is made from: the QR-bill data but for its formatting, which no slip takes notice of. */
export type PreviewRequest = Omit<PreviewInput, "formatting">;

/**
 * The payment part that an invoice would get, with the number and reference that it would most likely get. Nothing is kept.
 * Speaks the language of the interface unless another one is asked for.
 * @throws AppError `preview.too_many`
 */
export async function previewSlip(ctx: UserContext, request: PreviewRequest): Promise<SlipPreview> {
  await countAttempt(ctx, "preview_user", ctx.user.id);
  const { business, phone, plan } = await findProfile(ctx);
  const own = senderOf(business, ctx.user, phone);
  const language = request.language ?? ctx.locale;
  const iban = normaliseIban(accountFor(request.referenceType, request.creditorIBAN, business));
  const reference = normaliseReference(request.reference);
  const referenceType = request.referenceType || typeFor(reference, iban, business);
  const number =
    request.invoiceNumber || (await nextNumber(ctx, seriesOf({ business, plan }, iban, ctx.today)));
  const { bill, errors } = previewBill({
    iban,
    creditor: creditorOf(request, own),
    debtor: { name: request.debtorName, ...request.debtorAddress },
    amount: readAmount(request.amount),
    referenceType,
    reference: reference || (await likelyReference(ctx, referenceType, iban, number)),
    message: slipMessage(language, number),
  });
  return { language, bill, errors, slip: errors.length ? null : slipViewOf(bill, language) };
}

function creditorOf({ creditorName, creditorAddress }: PreviewRequest, own: Sender): QrParty {
  const { name, street, buildingNumber, postalCode, city, country } = own;
  const address = creditorAddress ?? { street, buildingNumber, postalCode, city, country };
  return { name: creditorName || name, ...address };
}

/** Saving makes one where none is typed; a type that does not go with the account gets none, and says so. */
async function likelyReference(
  ctx: UserContext,
  type: ReferenceType,
  iban: string,
  number: string,
): Promise<string> {
  if (type === "NON" || (type === "QRR") !== isQrIban(iban)) return "";
  return generateReference(ctx, type, number);
}

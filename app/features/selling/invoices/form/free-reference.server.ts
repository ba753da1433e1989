import { randomInt } from "node:crypto";
import { ibanErrors } from "#app/features/selling/qr-bill/validate-iban.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { invalid } from "#app/platform/errors.ts";
import { isQrIban, normaliseIban } from "#app/swiss/iban.ts";
import { generateReference } from "#app/features/selling/invoices/document/generate-reference.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";

export interface ReferenceRequest {
  creditorIBAN: string;
  /** Number of the invoice; empty while there is none. */
  number: string;
  /** Id of the invoice, when it exists already. */
  invoice: string;
}

/**
 * A reference that fits the account and that no other invoice has: QRR on a QR-IBAN, else SCOR. Made from the invoice's
 * number; without one, from the day and random digits, so that each call gives another one.
 * @throws AppError `input.invalid` at `creditorIBAN`, `invoice.not_found`
 */
export async function freeReference(
  ctx: UserContext,
  request: ReferenceRequest,
): Promise<{ reference: string; referenceType: "QRR" | "SCOR" }> {
  const iban = normaliseIban(request.creditorIBAN);
  if (!iban) throw invalid([{ field: "creditorIBAN", code: "field.iban_first" }]);
  const errors = ibanErrors("creditorIBAN", iban);
  if (errors.length) throw invalid(errors);
  const referenceType = isQrIban(iban) ? "QRR" : "SCOR";
  const { number } = request.invoice ? await findInvoice(ctx, request.invoice) : request;
  const reference = await generateReference(ctx, referenceType, number || unnumbered(ctx), request.invoice);
  return { reference, referenceType };
}

/** Such as `20261121482913`. */
function unnumbered({ today }: UserContext): string {
  return today.replace(/\D/g, "") + String(randomInt(1_000_000)).padStart(6, "0");
}

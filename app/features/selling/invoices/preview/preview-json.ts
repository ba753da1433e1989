import type { PreviewInput } from "#app/features/selling/qr-bill/qr-bill.schema.ts";
import { qrSvgText } from "#app/features/selling/qr-bill/slip-svg.ts";
import type { FieldMessage } from "#app/platform/forms/field-errors.server.ts";
import { formatIban } from "#app/swiss/iban.ts";
import { formatAmount, rappenToNumber } from "#app/swiss/money.ts";
import type { QrParty } from "#app/swiss/qr-payload.ts";
import { formatReference } from "#app/swiss/reference.ts";
import type { PreviewedSlip } from "./preview-slip.server.ts";

/** `svg` is the Swiss QR code, present when the slip is valid. */
export function previewJson(
  { bill, language, slip }: PreviewedSlip,
  errors: FieldMessage[],
  formatting: PreviewInput["formatting"],
) {
  const { creditor, debtor, amount } = bill;
  return {
    isValid: errors.length === 0,
    validationError: errors[0]?.message ?? null,
    errors,
    qrBillData: {
      creditorIBAN: bill.iban,
      creditorName: creditor.name,
      creditorAddress: addressJson(creditor),
      debtorName: debtor?.name ?? "",
      debtorAddress: debtor && addressJson(debtor),
      amount: amount === null ? null : rappenToNumber(amount),
      currency: bill.currency,
      referenceType: bill.referenceType,
      reference: bill.reference,
      message: bill.message,
      language,
      formatting,
      formatted: {
        creditorIBAN: formatIban(bill.iban),
        amount: amount === null ? "" : formatAmount(amount),
        reference: formatReference(bill.referenceType, bill.reference),
      },
    },
    svg: slip ? qrSvgText(slip.qr) : null,
  };
}

function addressJson({ street, buildingNumber, postalCode, city, country }: QrParty) {
  return { street, buildingNumber, postalCode, city, country };
}

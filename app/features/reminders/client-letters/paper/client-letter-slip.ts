import { party, slipDebtor } from "#app/features/invoices/document/invoice-slip.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";
import { normaliseText } from "#app/swiss/characters.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { type QrBill, qrBillProblems } from "#app/swiss/qr-payload.ts";
import type { LetterWithReference } from "./letter-reference.server.ts";

/**
 * With the letter's own reference; null without an account, and for notifications.
 * @throws AppError `invoice.slip_refused`
 */
export function clientLetterSlip(t: Translate, letter: LetterWithReference): QrBill | null {
  const { sender, client, amount, level, createdOn, reference, referenceType, parts } = letter;
  if (sender.iban === "" || amount <= 0) return null;
  if (parts.some(({ invoice }) => invoice.slip === "notification")) return null;
  const title = t(`reminders:level.${level}.title`);
  const date = formatDay(createdOn, client.language);
  const slip: QrBill = {
    iban: sender.iban,
    creditor: party(sender),
    amount,
    currency: letter.currency,
    debtor: slipDebtor(client),
    referenceType,
    reference,
    message: normaliseText(t("reminders:together.message", { title, date })),
    billingInformation: "",
    alternativeProcedures: [],
  };
  if (qrBillProblems(slip).length > 0) throw new AppError("invoice.slip_refused");
  return slip;
}

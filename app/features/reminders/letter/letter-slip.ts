import type { Translate } from "#app/platform/i18n/messages.ts";
import { slipFor } from "#app/features/invoices/document/invoice-slip.ts";
import { AppError } from "#app/platform/errors.ts";
import { fitsQrBill, normaliseText } from "#app/swiss/characters.ts";
import { type QrBill, qrBillProblems } from "#app/swiss/qr-payload.ts";
import type { ReminderLetter } from "./letter-view.ts";

const MESSAGE_LENGTH = 140;

/**
 * The invoice's own reference, so that the payment finds it, with all that is claimed. Null without an account, and
 * for an invoice that is not to be paid by its slip.
 * @throws AppError `invoice.slip_refused`
 */
export function letterSlip(t: Translate, { invoice, claim }: ReminderLetter): QrBill | null {
  if (invoice.slip === "notification") return null;
  const own = slipFor({ ...invoice, slip: "standard", isCopy: false, mark: null });
  if (!own) return null;
  const level = t(`reminders:level.${claim.level}.title`);
  const message = normaliseText(t("reminders:letter.message", { level, number: invoice.number }));
  const fits = fitsQrBill(message) && message.length <= MESSAGE_LENGTH;
  const slip = {
    ...own,
    amount: claim.amountClaimed,
    message: fits ? message : own.message,
    billingInformation: "",
    alternativeProcedures: [],
  };
  if (qrBillProblems(slip).length > 0) throw new AppError("invoice.slip_refused");
  return slip;
}

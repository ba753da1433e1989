import { party, slipDebtor, slipFor } from "#app/features/selling/invoices/document/invoice-slip.ts";
import { AppError } from "#app/platform/errors.ts";
import { fitsQrBill, normaliseText } from "#app/swiss/characters.ts";
import { type QrBill, qrBillProblems } from "#app/swiss/qr-payload.ts";
import type { LetterWithReference, OwnLetter, SharedWithReference } from "./letter.ts";
import { type PaperWords, ownTitle } from "./letter-text.ts";

const MESSAGE_LENGTH = 140;

/** Null without an account, and for what is not to be paid by a slip. @throws AppError `invoice.slip_refused` */
export function letterSlip(words: PaperWords, letter: LetterWithReference): QrBill | null {
  if (letter.parts.some(({ invoice }) => invoice.slip === "notification")) return null;
  const slip = letter.client ? sharedSlip(words, letter) : ownSlip(words, letter);
  if (slip && qrBillProblems(slip).length > 0) throw new AppError("invoice.slip_refused");
  return slip;
}

function ownSlip({ t }: PaperWords, { parts, amount, level }: OwnLetter): QrBill | null {
  const [{ invoice }] = parts;
  const own = slipFor({ ...invoice, slip: "standard", isCopy: false, mark: null });
  if (!own) return null;
  const message = normaliseText(ownTitle(t, level, invoice.number));
  const fits = fitsQrBill(message) && message.length <= MESSAGE_LENGTH;
  return {
    ...own,
    amount,
    message: fits ? message : own.message,
    billingInformation: "",
    alternativeProcedures: [],
  };
}

function sharedSlip({ t, day }: PaperWords, letter: SharedWithReference): QrBill | null {
  const { sender, client, amount, level, createdOn, reference, referenceType, currency } = letter;
  if (sender.iban === "") return null;
  const title = t(`reminders:level.${level}.title`);
  const date = day(createdOn);
  return {
    iban: sender.iban,
    creditor: party(sender),
    amount,
    currency,
    debtor: slipDebtor(client),
    referenceType,
    reference,
    message: normaliseText(t("reminders:together.message", { title, date })),
    billingInformation: "",
    alternativeProcedures: [],
  };
}

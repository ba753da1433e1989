import { recipientLines } from "#app/features/selling/invoices/view/address-lines.ts";
import { BLANK_HEADS, BLANK_ROW, blankLetter } from "#app/features/selling/invoices/view/blank-letter.ts";
import type { InvoiceView, Labelled } from "#app/features/selling/invoices/view/invoice-view.ts";
import { daysBetween } from "#app/swiss/dates.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { formatVatRate } from "#app/swiss/vat.ts";
import type { LetterPart, SharedLetter } from "./letter.ts";
import { feeVatNote, type PaperWords, letterText, vatNumberFact } from "./letter-text.ts";

/** A paper of the invoice's shape, in the client's language: a row for each invoice. */
export function sharedLetterView(words: PaperWords, letter: SharedLetter): InvoiceView {
  const { client, language, sender, design, level, amount, parts, currency } = letter;
  const { t, day } = words;
  const total = formatAmount(amount);
  let carried = 0;
  return {
    ...blankLetter(language, sender, design),
    title: t(`reminders:level.${level}.title`),
    subject: t("reminders:together.subject", { count: parts.length }),
    recipient: recipientLines({ sender, recipient: client, language }),
    currency,
    amount: total,
    facts: facts(words, letter),
    opening: letterText(words, letter),
    heads: { ...BLANK_HEADS, description: t("reminders:letter.rows"), amount: t("pdf:amount") },
    items: parts.map((part) => ({
      ...BLANK_ROW,
      description: t("reminders:together.row", {
        number: part.invoice.number,
        date: day(part.invoice.issueDate),
      }),
      note: notesOf(words, part, letter).join("\n"),
      amount: formatAmount(part.claim.amountClaimed),
      carried: formatAmount((carried += part.claim.amountClaimed)),
    })),
    carryLabel: t("pdf:carry"),
    total: { label: t("pdf:total", { currency }), value: total },
    term: t("reminders:letter.paid"),
    qrCodeName: t("pdf:qrCode", { currency, amount: total, name: sender.name }),
  };
}

function facts(words: PaperWords, letter: SharedLetter): Labelled[] {
  const { t, day } = words;
  return [
    { label: t("reminders:letter.date"), value: day(letter.createdOn) },
    { label: t("reminders:letter.newDueDate"), value: day(letter.dueUntil) },
    ...vatNumberFact(words, letter),
  ];
}

function notesOf({ t, day }: PaperWords, { invoice, claim }: LetterPart, { rules }: SharedLetter): string[] {
  const { interest, interestFrom, createdOn, fee, openAmount, amountClaimed } = claim;
  const count = daysBetween(invoice.dueDate, createdOn);
  const notes = [t("reminders:together.wasDue", { date: day(invoice.dueDate), count })];
  if (amountClaimed === invoice.total) return notes;
  const settled = invoice.total - openAmount;
  const total = formatAmount(invoice.total);
  const open = { total, settled: formatAmount(settled), open: formatAmount(openAmount) };
  notes.push(t(settled > 0 ? "reminders:together.openOf" : "reminders:together.total", open));
  if (interest > 0) {
    const days = { from: day(interestFrom ?? createdOn), to: day(createdOn) };
    const label = t("reminders:letter.interest", { rate: formatVatRate(rules.interest.rate), ...days });
    notes.push(t("reminders:together.part", { label, amount: formatAmount(interest) }));
  }
  if (fee > 0) {
    const label = t("reminders:letter.fee");
    notes.push(t("reminders:together.part", { label, amount: formatAmount(fee) }));
    if (claim.feeVat.length > 0) notes.push(feeVatNote(t, claim));
  }
  return notes;
}

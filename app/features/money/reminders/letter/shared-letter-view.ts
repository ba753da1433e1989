import { recipientLines } from "#app/features/selling/invoices/view/address-lines.ts";
import { BLANK_HEADS, BLANK_ROW, blankLetter } from "#app/features/selling/invoices/view/blank-letter.ts";
import type { InvoiceView, Labelled } from "#app/features/selling/invoices/view/invoice-view.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";
import { daysBetween, formatDay } from "#app/swiss/dates.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { formatVatNumber } from "#app/swiss/uid.ts";
import { formatVatRate } from "#app/swiss/vat.ts";
import type { LetterPart, SharedLetter } from "./letter.ts";
import { feeVatNote, sharedText } from "./letter-text.ts";

/** A paper of the invoice's shape, in the client's language: a row for each invoice. @param t of that language */
export function sharedLetterView(t: Translate, letter: SharedLetter): InvoiceView {
  const { client, language, sender, design, level, amount, parts, currency } = letter;
  const total = formatAmount(amount);
  let carried = 0;
  return {
    ...blankLetter(language, sender, design),
    title: t(`reminders:level.${level}.title`),
    subject: t("reminders:together.subject", { count: parts.length }),
    recipient: recipientLines({ sender, recipient: client, language }),
    currency,
    amount: total,
    facts: facts(t, letter),
    opening: sharedText(t, client, {
      level,
      language,
      currency,
      invoices: parts.length,
      amountClaimed: amount,
      dueUntil: letter.dueUntil,
    }),
    heads: { ...BLANK_HEADS, description: t("reminders:letter.rows"), amount: t("pdf:amount") },
    items: parts.map((part) => ({
      ...BLANK_ROW,
      description: t("reminders:together.row", {
        number: part.invoice.number,
        date: formatDay(part.invoice.issueDate, language),
      }),
      note: notesOf(t, part, letter).join("\n"),
      amount: formatAmount(part.claim.amountClaimed),
      carried: formatAmount((carried += part.claim.amountClaimed)),
    })),
    carryLabel: t("pdf:carry"),
    total: { label: t("pdf:total", { currency }), value: total },
    term: t("reminders:letter.paid"),
    qrCodeName: t("pdf:qrCode", { currency, amount: total, name: sender.name }),
  };
}

function facts(t: Translate, { language, sender, createdOn, dueUntil, parts }: SharedLetter): Labelled[] {
  const hasVat = parts.some(({ claim }) => claim.feeVat.length > 0);
  return [
    { label: t("reminders:letter.date"), value: formatDay(createdOn, language) },
    { label: t("reminders:letter.newDueDate"), value: formatDay(dueUntil, language) },
    ...(hasVat && sender.vatNumber
      ? [{ label: t("pdf:vatNumber"), value: formatVatNumber(sender.vatNumber, language) }]
      : []),
  ];
}

function notesOf(t: Translate, { invoice, claim }: LetterPart, { language, rules }: SharedLetter): string[] {
  const day = (value: string) => formatDay(value, language);
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

import type { Translate } from "#app/platform/i18n/messages.ts";
import type { Invoice } from "#app/features/invoices/invoices.server.ts";
import { invoiceMessages, type PdfTexts } from "#app/features/invoices/view/invoice-messages.ts";
import { type InvoiceView, invoiceView, type Labelled } from "#app/features/invoices/view/invoice-view.ts";
import type { ReminderClaim } from "#app/features/reminders/reminder-claim.ts";
import type { ReminderRules } from "#app/features/reminders/reminder-settings.ts";
import { type Allocation, isMoney, sumOf } from "#app/features/ledger/payment.ts";
import { LOCALE_TAGS } from "#app/platform/i18n/locale.ts";
import { daysBetween, formatDay } from "#app/swiss/dates.ts";
import { formatAmount, type Rappen } from "#app/swiss/money.ts";
import { formatVatNumber } from "#app/swiss/uid.ts";
import { formatVatRate } from "#app/swiss/vat.ts";
import { letterText } from "./letter-text.ts";

export interface ReminderLetter {
  invoice: Invoice;
  claim: ReminderClaim;
  rules: ReminderRules;
}

const MOST_PAYMENTS = 5;

/** Another paper of the invoice: its sender, recipient and design, with rows of its own. */
export function letterView(t: Translate, letter: ReminderLetter, texts: PdfTexts): InvoiceView {
  const { invoice, claim, rules } = letter;
  const { number, language, sender } = invoice;
  const words = invoiceMessages(texts, LOCALE_TAGS[language]);
  const paper = invoiceView({ ...invoice, isCopy: false, mark: null }, words);
  const amount = formatAmount(claim.amountClaimed);
  const title = t(`reminders:level.${claim.level}.title`);
  return {
    ...paper,
    title,
    subject: t("pdf:title", { number }),
    mark: "",
    amount,
    balance: [],
    totals: [],
    notes: "",
    withVat: false,
    facts: facts(t, letter),
    opening: letterText(t, invoice, claim, rules),
    heads: {
      description: t("reminders:letter.rows"),
      quantity: "",
      price: "",
      vat: "",
      amount: words.say("amount"),
    },
    items: rowsOf(t, letter).map(({ label, value, note = "" }) => ({
      description: label,
      details: "",
      note,
      quantity: "",
      unit: "",
      price: "",
      vat: "",
      amount: value,
      carried: "",
    })),
    carryLabel: "",
    total: { label: words.say("total"), value: amount },
    term: t("reminders:letter.paid"),
    qrCodeName: words.say("qrCode", { amount, name: sender.name }),
  };
}

function facts(t: Translate, { invoice, claim }: ReminderLetter): Labelled[] {
  const { language, sender, issueDate, dueDate } = invoice;
  const day = (value: string) => formatDay(value, language);
  return [
    { label: t("reminders:letter.date"), value: day(claim.createdOn) },
    { label: t("reminders:letter.issued"), value: day(issueDate) },
    { label: t("reminders:letter.wasDue"), value: day(dueDate) },
    {
      label: t("reminders:letter.overdue"),
      value: t("reminders:letter.days", { count: daysBetween(dueDate, claim.createdOn) }),
    },
    { label: t("reminders:letter.newDueDate"), value: day(claim.dueUntil) },
    ...(claim.feeVat.length > 0 && sender.vatNumber
      ? [{ label: t("pdf:vatNumber"), value: formatVatNumber(sender.vatNumber, language) }]
      : []),
  ];
}

interface Row extends Labelled {
  note?: string;
}

function rowsOf(t: Translate, { invoice, claim, rules }: ReminderLetter): Row[] {
  const { number, total, language } = invoice;
  const { interest, interestFrom, createdOn, fee, openAmount } = claim;
  const { rate, dayCount } = rules.interest;
  const settled = settledRows(t, invoice);
  const days = { from: formatDay(interestFrom ?? createdOn, language), to: formatDay(createdOn, language) };
  const count = { count: claim.interestDays, dayCount };
  return [
    { label: t("pdf:title", { number }), value: formatAmount(total) },
    ...settled,
    ...(settled.length > 0 ? [{ label: t("reminders:letter.open"), value: formatAmount(openAmount) }] : []),
    ...(interest > 0
      ? [
          {
            label: t("reminders:letter.interest", { rate: formatVatRate(rate), ...days }),
            value: formatAmount(interest),
            note: t("reminders:letter.interestDays", count),
          },
        ]
      : []),
    ...(fee > 0
      ? [{ label: t("reminders:letter.fee"), value: formatAmount(fee), note: vatNote(t, claim) }]
      : []),
  ];
}

/** Of a payment that settled several things one row; what it paid of earlier letters stands in front of it. */
function settledRows(t: Translate, { allocations, settled, language }: Invoice): Row[] {
  const paidOfLetters = sumOf(allocations, "interest") + sumOf(allocations, "reminder_fee");
  const earlier = paidOfLetters
    ? [{ label: t("reminders:letter.charged"), value: formatAmount(paidOfLetters) }]
    : [];
  const settling = Map.groupBy(allocations, ({ id, paymentId, kind }) =>
    paymentId !== null && isMoney(kind) ? paymentId : id,
  );
  if (settling.size > MOST_PAYMENTS)
    return [...earlier, { label: t("reminders:letter.settled"), value: less(settled) }];
  const rows = [...settling.values()].map((parts) => {
    const [{ kind, settledOn }] = parts as [Allocation];
    return {
      label: t(`reminders:letter.${nameOf(kind)}`, { date: formatDay(settledOn, language) }),
      value: less(parts.reduce((sum, { amount }) => sum + amount, 0)),
    };
  });
  return [...earlier, ...rows];
}

function nameOf(kind: Allocation["kind"]): "payment" | "credit" | "deduction" {
  if (isMoney(kind)) return "payment";
  return kind === "credit" ? kind : "deduction";
}

function vatNote(t: Translate, { feeVat }: ReminderClaim): string {
  return feeVat
    .filter(({ rate }) => rate > 0)
    .map(({ rate, vat }) =>
      t("reminders:letter.feeVat", { rate: formatVatRate(rate), vat: formatAmount(vat) }),
    )
    .join("\n");
}

function less(amount: Rappen): string {
  return `−${formatAmount(amount)}`;
}

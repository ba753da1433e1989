import { BLANK_HEADS, BLANK_ROW } from "#app/features/selling/invoices/view/blank-letter.ts";
import { accountRow, type AccountRow } from "#app/features/selling/invoices/view/account-view.ts";
import {
  type InvoiceMessages,
  invoiceMessages,
  type PdfTexts,
} from "#app/features/selling/invoices/view/invoice-messages.ts";
import {
  type InvoiceView,
  invoiceView,
  type Labelled,
} from "#app/features/selling/invoices/view/invoice-view.ts";
import { settledCharges } from "#app/features/books/ledger/charge.ts";
import { entriesOf } from "#app/features/books/ledger/ledger.ts";
import { ledgerLines } from "#app/features/books/ledger/ledger-lines.ts";
import { LOCALE_TAGS } from "#app/platform/i18n/locale.ts";
import { daysBetween } from "#app/swiss/dates.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { formatVatRate } from "#app/swiss/vat.ts";
import type { OwnLetter } from "./letter.ts";
import { feeVatNote, type PaperWords, letterText, vatNumberFact } from "./letter-text.ts";

const MOST_LINES = 9;

/** Another paper of the invoice: its sender, recipient and design, with rows of its own. */
export function ownLetterView(words: PaperWords, letter: OwnLetter, texts: PdfTexts): InvoiceView {
  const { language, sender } = letter;
  const { t } = words;
  const [{ invoice, claim }] = letter.parts;
  const { number } = invoice;
  const messages = invoiceMessages(texts, LOCALE_TAGS[language], invoice.currency);
  const paper = invoiceView({ ...invoice, isCopy: false, mark: null }, messages);
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
    facts: facts(words, letter),
    opening: letterText(words, letter),
    heads: {
      ...BLANK_HEADS,
      description: t("reminders:letter.rows"),
      price: messages.say("amount"),
      amount: messages.say("ledgerOpen"),
    },
    items: rowsOf(words, letter, messages).map(({ label, change, value, note = "" }) => ({
      ...BLANK_ROW,
      description: label,
      note,
      price: change,
      amount: value,
    })),
    carryLabel: "",
    total: { label: messages.say("total"), value: amount },
    term: t("reminders:letter.paid"),
    qrCodeName: messages.say("qrCode", { amount, name: sender.name }),
  };
}

function facts(words: PaperWords, letter: OwnLetter): Labelled[] {
  const { t, day } = words;
  const [{ invoice, claim }] = letter.parts;
  const { issueDate, dueDate } = invoice;
  return [
    { label: t("reminders:letter.date"), value: day(claim.createdOn) },
    { label: t("reminders:letter.issued"), value: day(issueDate) },
    { label: t("reminders:letter.wasDue"), value: day(dueDate) },
    {
      label: t("reminders:letter.overdue"),
      value: t("reminders:letter.days", { count: daysBetween(dueDate, claim.createdOn) }),
    },
    { label: t("reminders:letter.newDueDate"), value: day(claim.dueUntil) },
    ...vatNumberFact(words, letter),
  ];
}

interface Row extends AccountRow {
  note?: string;
}

/** The ledger of the invoice without what this letter replaces, then what it claims. */
function rowsOf(
  { t, day }: PaperWords,
  { language, rules, parts }: OwnLetter,
  messages: InvoiceMessages,
): Row[] {
  const [{ invoice, claim }] = parts;
  const { interest, interestFrom, createdOn, fee, openAmount, amountClaimed } = claim;
  const { rate, dayCount } = rules.interest;
  const days = { from: day(interestFrom ?? createdOn), to: day(createdOn) };
  const count = { count: claim.interestDays, dayCount };
  const lines = ledgerLines(entriesOf({ ...invoice, charges: settledCharges(invoice) }), MOST_LINES);
  return [
    ...lines.map((line) => accountRow(line, messages, language)),
    ...(interest > 0
      ? [
          {
            label: t("reminders:letter.interest", { rate: formatVatRate(rate), ...days }),
            change: formatAmount(interest),
            value: formatAmount(openAmount + interest),
            note: t("reminders:letter.interestDays", count),
          },
        ]
      : []),
    ...(fee > 0
      ? [
          {
            label: t("reminders:letter.fee"),
            change: formatAmount(fee),
            value: formatAmount(amountClaimed),
            note: feeVatNote(t, claim),
          },
        ]
      : []),
  ];
}

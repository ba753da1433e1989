import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { BLANK_HEADS, BLANK_ROW, blankLetter } from "#app/features/selling/invoices/view/blank-letter.ts";
import type { InvoiceView, Labelled } from "#app/features/selling/invoices/view/invoice-view.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatIban } from "#app/swiss/iban.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { formatVatRate } from "#app/swiss/vat.ts";
import type { Requested } from "./debt-request.schema.ts";

/** What the office asks for (Art. 67 SchKG), as a letter from the creditor. @param t in the request's language */
export function debtRequestView(t: Translate, invoice: Invoice, requested: Requested): InvoiceView {
  const { language, office, remark, day, total } = requested;
  const { sender, recipient, design, number } = invoice;
  const amount = formatAmount(total);
  const items = claimsOf(t, invoice, requested);
  return {
    ...blankLetter(language, sender, design),
    title: t("reminders:collection.title"),
    subject: t("reminders:collection.article"),
    recipient: office.split(", "),
    amount,
    facts: [
      { label: t("reminders:letter.date"), value: formatDay(day, language) },
      { label: t("reminders:collection.invoice"), value: number },
    ],
    opening: [
      party(t("reminders:collection.creditor"), sender, [
        t("reminders:collection.account", { iban: formatIban(sender.iban) }),
      ]),
      party(t("reminders:collection.debtor"), recipient, [recipient.contact]),
      t("reminders:collection.request"),
    ].join("\n\n"),
    heads: {
      ...BLANK_HEADS,
      description: t("reminders:collection.claims"),
      amount: t("reminders:collection.amount"),
    },
    items: items.map(({ label, value, note }) => ({ ...BLANK_ROW, description: label, note, amount: value })),
    total: { label: t("pdf:total", { currency: invoice.currency }), value: amount },
    term: t("reminders:collection.reason", { number, date: formatDay(invoice.issueDate, language) }),
    notes: [remark, t("reminders:collection.signature")].filter(Boolean).join("\n\n"),
    footer: "",
  };
}

interface Party {
  name: string;
  street: string;
  buildingNumber: string;
  postalCode: string;
  city: string;
}

function party(title: string, party: Party, more: string[]): string {
  const { name, street, buildingNumber, postalCode, city } = party;
  const lines = [name, `${street} ${buildingNumber}`.trim(), `${postalCode} ${city}`.trim(), ...more];
  return `${title}: ${lines.filter(Boolean).join(", ")}`;
}

/** Each claim by itself, as the office enters them; interest goes on only for the capital. */
function claimsOf(
  t: Translate,
  { number, issueDate }: Pick<Invoice, "number" | "issueDate">,
  { capital, rate, interestFrom, accrued, fee, language, day }: Requested,
): (Labelled & { note: string })[] {
  const claims = [
    {
      amount: capital,
      label: t("reminders:collection.capital", { number, date: formatDay(issueDate, language) }),
      note: t("reminders:collection.interest", {
        rate: formatVatRate(rate),
        date: formatDay(interestFrom, language),
      }),
    },
    {
      amount: accrued,
      label: t("reminders:collection.accrued", { date: formatDay(day, language) }),
      note: "",
    },
    { amount: fee, label: t("reminders:collection.fee"), note: "" },
  ];
  return claims
    .filter(({ amount }) => amount > 0)
    .map(({ amount, label, note }) => ({ label, value: formatAmount(amount), note }));
}

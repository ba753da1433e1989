import type { Translate } from "#app/platform/i18n/messages.ts";
import type { InvoiceDesign } from "#app/features/selling/design/design.ts";
import type { Sender } from "#app/features/selling/invoices/document/invoice-document.ts";
import { accountRow } from "#app/features/selling/invoices/view/account-view.ts";
import { recipientLines } from "#app/features/selling/invoices/view/address-lines.ts";
import { blankLetter } from "#app/features/selling/invoices/view/blank-letter.ts";
import {
  type InvoiceMessages,
  invoiceMessages,
  type PdfTexts,
} from "#app/features/selling/invoices/view/invoice-messages.ts";
import type { InvoiceView, ItemView } from "#app/features/selling/invoices/view/invoice-view.ts";
import { LOCALE_TAGS } from "#app/platform/i18n/locale.ts";
import { daysBetween, formatDay } from "#app/swiss/dates.ts";
import { formatAmount, type Rappen } from "#app/swiss/money.ts";
import type { OpenItem, Statement } from "./client-statement.server.ts";

interface From {
  sender: Sender;
  design: InvoiceDesign;
  texts: PdfTexts;
}

/** A paper of the invoice's shape, in the client's language: a row for each open invoice, no payment part. */
export function statementView(
  t: Translate,
  statement: Statement,
  { sender, design, texts }: From,
): InvoiceView {
  const { client, day, currency, items, charged, settled, open, credit } = statement;
  const { language } = client;
  const words = invoiceMessages(texts, LOCALE_TAGS[language]);
  let carried = 0;
  const total = formatAmount(open - credit);
  return {
    ...blankLetter(language, sender, design),
    currency,
    title: t("statements:title"),
    recipient: recipientLines({ sender, recipient: client, language }),
    amount: total,
    facts: [{ label: t("statements:day"), value: formatDay(day, language) }],
    heads: {
      description: t("statements:invoice"),
      quantity: t("statements:charged"),
      price: t("statements:settled"),
      vat: "",
      amount: t("statements:open", { currency }),
    },
    items: [...items.map((item) => itemView(t, item, { statement, words })), ...others(t, statement)].map(
      ({ due, ...item }) => ({ ...item, amount: formatAmount(due), carried: formatAmount((carried += due)) }),
    ),
    carryLabel: t("pdf:carry"),
    totals: [
      { label: t("statements:chargedTotal", { currency }), value: formatAmount(charged) },
      ...(settled
        ? [{ label: t("statements:settledTotal", { currency }), value: `−${formatAmount(settled)}` }]
        : []),
      ...(credit ? [{ label: t("statements:credit"), value: `−${formatAmount(credit)}` }] : []),
    ],
    total: { label: t("pdf:total", { currency }), value: total },
    term: t("statements:closing"),
  };
}

type Row = Omit<ItemView, "carried" | "amount"> & { due: Rappen };

function itemView(
  t: Translate,
  item: OpenItem,
  { statement: { client, day }, words }: { statement: Statement; words: InvoiceMessages },
): Row {
  const { number, issueDate, dueDate, lines } = item;
  const { language } = client;
  const late = daysBetween(dueDate, day);
  const term = [
    t("statements:payable", { date: formatDay(dueDate, language) }),
    late > 0 ? t("statements:overdue", { count: late }) : "",
  ];
  const changes = lines.slice(1).map((line) => accountRow(line, words, language));
  return {
    ...amounts(item),
    description: t("statements:row", { number, date: formatDay(issueDate, language) }),
    note: [
      term.filter(Boolean).join(", "),
      ...changes.map(({ label, change }) => t("common:fact", { label, value: change })),
    ].join("\n"),
  };
}

/** More than the paper has room for, in one row. */
function others(t: Translate, { items, charged, settled }: Statement): Row[] {
  const left = items.reduce(
    (rest, item) => ({ charged: rest.charged - item.charged, settled: rest.settled - item.settled }),
    { charged, settled },
  );
  if (left.charged === 0) return [];
  const due = left.charged - left.settled;
  return [{ ...amounts({ ...left, due }), description: t("statements:others"), note: "" }];
}

function amounts({ charged, settled, due }: Pick<OpenItem, "charged" | "settled" | "due">) {
  return {
    details: "",
    quantity: formatAmount(charged),
    unit: "",
    price: settled ? `−${formatAmount(settled)}` : "",
    vat: "",
    due,
  };
}

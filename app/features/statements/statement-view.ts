import type { Translate } from "#app/platform/i18n/messages.ts";
import type { InvoiceDesign } from "#app/features/design/design.ts";
import type { Sender } from "#app/features/invoices/document/invoice-document.ts";
import { recipientLines, senderLines } from "#app/features/invoices/view/address-lines.ts";
import type { InvoiceView, ItemView } from "#app/features/invoices/view/invoice-view.ts";
import { daysBetween, formatDay } from "#app/swiss/dates.ts";
import { formatAmount } from "#app/swiss/money.ts";
import type { OpenItem, Statement } from "./client-statement.server.ts";

interface From {
  sender: Sender;
  design: InvoiceDesign;
}

/** A paper of the invoice's shape, in the client's language: a row for each open invoice, no payment part. */
export function statementView(t: Translate, statement: Statement, { sender, design }: From): InvoiceView {
  const { client, day, items, open, credit } = statement;
  const { language } = client;
  let carried = 0;
  const total = formatAmount(open - credit);
  return {
    language,
    title: t("statements:title"),
    mark: "",
    subject: "",
    copyNote: "",
    qrCodeName: "",
    logo: design.logo,
    window: design.window,
    footer: design.footers?.[language] ?? "",
    sender: { name: sender.name, lines: senderLines({ sender, language }) },
    recipient: recipientLines({ sender, recipient: client, language }),
    amount: total,
    facts: [{ label: t("statements:day"), value: formatDay(day, language) }],
    opening: "",
    heads: {
      description: t("statements:invoice"),
      quantity: "",
      price: "",
      vat: "",
      amount: t("statements:open"),
    },
    withVat: false,
    items: items.map((item) => ({
      ...itemView(t, item, statement),
      carried: formatAmount((carried += item.due)),
    })),
    carryLabel: t("pdf:carry"),
    totals: credit
      ? [
          { label: t("statements:openTotal"), value: formatAmount(open) },
          { label: t("statements:credit"), value: `−${formatAmount(credit)}` },
        ]
      : [],
    total: { label: t("pdf:total"), value: total },
    balance: [],
    term: t("statements:closing"),
    notes: "",
  };
}

function itemView(
  t: Translate,
  item: OpenItem,
  { client: { language }, day }: Statement,
): Omit<ItemView, "carried"> {
  const { number, issueDate, dueDate, total, due } = item;
  const late = daysBetween(dueDate, day);
  const note = [
    t("statements:payable", { date: formatDay(dueDate, language) }),
    late > 0 ? t("statements:overdue", { count: late }) : "",
    due === total ? "" : t("statements:rest", { total: formatAmount(total) }),
  ];
  return {
    description: t("statements:row", { number, date: formatDay(issueDate, language) }),
    details: "",
    note: note.filter(Boolean).join(", "),
    quantity: "",
    unit: "",
    price: "",
    vat: "",
    amount: formatAmount(due),
  };
}

import type { InvoiceDocument } from "#app/features/selling/invoices/document/invoice-document.ts";
import { slipFor } from "#app/features/selling/invoices/document/invoice-slip.ts";
import { qrSymbol } from "#app/features/selling/qr-bill/qr-symbol.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { formatVatRate } from "#app/swiss/vat.ts";

/** The invoice as other libraries are handed it: lines of text, rows of a table and the path of the symbol. */
export interface PlainInvoice {
  title: string;
  sender: string[];
  facts: string[];
  recipient: string[];
  head: string[];
  rows: string[][];
  sums: [string, string][];
  /** Headings with their lines: of the receipt, and of the payment part beside the symbol. */
  receipt: [string, string[]][];
  payment: [string, string[]][];
  symbol: { size: number; path: string };
}

export function plainInvoice(invoice: InvoiceDocument): PlainInvoice {
  const { sender, recipient, items, subtotal, vatTotal, total, number } = invoice;
  const { size, runs } = qrSymbol(slipFor(invoice)!);
  const lines = ({ name, street, buildingNumber, postalCode, city }: typeof recipient | typeof sender) => [
    ...[name, `${street} ${buildingNumber}`, `${postalCode} ${city}`],
  ];
  const parties: [string, string[]][] = [
    ["Konto / Zahlbar an", [sender.iban, ...lines(sender)]],
    ["Zahlbar durch", lines(recipient)],
  ];
  return {
    title: `Rechnung ${number}`,
    sender: [...lines(sender), sender.email, sender.phone, sender.vatNumber],
    facts: [`Datum ${invoice.issueDate}, zahlbar bis ${invoice.dueDate}.`, invoice.notes],
    recipient: lines(recipient),
    head: ["Beschreibung", "Menge", "Preis", "MWST", "Betrag"],
    rows: items.map(({ description, quantity, unit, unitPrice, vatRate, total }) => [
      ...[description, `${quantity / 1000} ${unit}`, formatAmount(unitPrice)],
      ...[`${formatVatRate(vatRate)} %`, formatAmount(total)],
    ]),
    sums: [
      ["Zwischensumme", formatAmount(subtotal)],
      ["MWST", formatAmount(vatTotal)],
      ["Total CHF", formatAmount(total)],
    ],
    receipt: [...parties, ["Währung Betrag", [`CHF ${formatAmount(total)}`]], ["Annahmestelle", []]],
    payment: [...parties, ["Zusätzliche Informationen", [`Rechnung ${number}`]]],
    symbol: { size, path: runs.map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`).join("") },
  };
}

/** For Chromium to print. */
export function invoiceHtml(invoice: InvoiceDocument): string {
  const { title, sender, recipient, facts, head, rows, sums, receipt, payment, symbol } =
    plainInvoice(invoice);
  const lines = (texts: string[]) => texts.map((text) => `<div>${text}</div>`).join("");
  const part = (blocks: [string, string[]][]) =>
    blocks.map(([label, texts]) => `<b>${label}</b>${lines(texts)}`).join("");
  const row = (cells: string[], cell = "td") =>
    `<tr>${cells.map((text) => `<${cell}>${text}</${cell}>`).join("")}</tr>`;
  const svg = `<svg viewBox="0 0 ${symbol.size} ${symbol.size}" width="174"><path d="${symbol.path}"/></svg>`;
  return `<!doctype html><html lang="de"><meta charset="utf-8"><title>${title}</title>
<style>body{font:9pt "Liberation Sans";margin:0}table{width:100%}
.slip{display:flex;gap:12mm;position:absolute;top:192mm}</style>
<address>${lines(sender)}</address><address>${lines(recipient)}</address><h1>${title}</h1>${lines(facts)}
<table><thead>${row(head, "th")}</thead><tbody>${rows.map((cells) => row(cells)).join("")}</tbody>
<tfoot>${sums.map(([label, sum]) => row([label, "", "", "", sum])).join("")}</tfoot></table>
<div class="slip"><div><h2>Empfangsschein</h2>${part(receipt)}</div>
<div><h2>Zahlteil</h2>${svg}</div><div>${part(payment)}</div></div></html>`;
}

import type { InvoiceDocument } from "#app/features/invoices/invoice-document.ts";
import { LINE, PAGE, STYLE } from "#app/features/invoices/invoice-pdf-style.ts";
import type { InvoiceWords } from "#app/features/invoices/invoice-words.ts";
import type { Pen, TextStyle } from "#app/platform/pdf-pen.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { formatVatRate, vatRows } from "#app/swiss/vat.ts";

/** A label and an amount in Rappen. */
interface TotalRow {
  label: string;
  amount: number;
}

/** Where the totals begin, mm from the left: under the figures, not under the descriptions. */
const LEFT = 114;
const ROW = 6.2;
const TOTAL_ROW = 8;

/** Subtotal and one row per VAT rate (Art. 26 MWSTG: rate and tax amount); the total itself is not among them. Nothing but the total where VAT is no matter. */
export function totalRows(document: InvoiceDocument, words: InvoiceWords, withVat: boolean): TotalRow[] {
  if (!withVat) return [];
  return [
    { label: words.say("subtotal"), amount: document.subtotal },
    ...vatRows(document.items).map(({ rate, net, vat }) => ({
      label: words.say("vatOn", { rate: formatVatRate(rate), net: formatAmount(net) }),
      amount: vat,
    })),
  ];
}

/** Height of the block, mm. */
export function totalsHeight(rows: TotalRow[]): number {
  return rows.length * ROW + TOTAL_ROW;
}

/** Draws the block with its top at y, the total last and strong. */
export function drawTotals(
  pen: Pen,
  rows: TotalRow[],
  document: InvoiceDocument,
  words: InvoiceWords,
  y: number,
): void {
  const table = pen.group(pen.root, "Table");
  const put = (label: string, amount: number, baseline: number, style: TextStyle) => {
    const row = pen.group(table, "TR");
    pen.mark(row, "TH", () => pen.text(label, LEFT, baseline, style), { scope: "Row" });
    pen.mark(row, "TD", () =>
      pen.text(formatAmount(amount), PAGE.right, baseline, { ...style, align: "right" }),
    );
  };
  rows.forEach(({ label, amount }, index) => {
    put(label, amount, y + index * ROW + 4.25, STYLE.body);
    pen.artifact(() => pen.rule(LEFT, PAGE.right, y + (index + 1) * ROW, 0.4, LINE.fine));
  });
  put(words.say("total"), document.total, y + rows.length * ROW + 5.6, STYLE.total);
}

import { fileURLToPath } from "node:url";
import PDFDocument from "pdfkit";
import { SwissQRBill, Table } from "swissqrbill/pdf";
import type { InvoiceDocument } from "#app/features/selling/invoices/document/invoice-document.ts";
import { formatAmount, rappenToNumber } from "#app/swiss/money.ts";
import { formatVatRate } from "#app/swiss/vat.ts";

const FONTS = new URL("../../assets/fonts/", import.meta.url);

export interface Manner {
  /** Reads and embeds Liberation Sans, instead of naming Helvetica, which every reader has. */
  embedded: boolean;
  tagged: boolean;
}

/** The invoice as the README of swissqrbill draws one, with pdfkit. */
export function swissqrbillPdf(invoice: InvoiceDocument, { embedded, tagged }: Manner): Promise<Buffer> {
  const font = embedded ? "Liberation Sans" : "Helvetica";
  const doc = new PDFDocument({ size: "A4", tagged, lang: "de-CH", pdfVersion: "1.7" });
  const bytes = new Promise<Buffer>((resolve) => {
    const chunks: Buffer[] = [];
    doc.on("data", (chunk: Buffer) => chunks.push(chunk)).on("end", () => resolve(Buffer.concat(chunks)));
  });
  if (embedded) {
    doc.registerFont(font, fileURLToPath(new URL("LiberationSans-Regular.ttf", FONTS)));
    doc.registerFont(`${font}-Bold`, fileURLToPath(new URL("LiberationSans-Bold.ttf", FONTS)));
  }
  const parts = [
    () => letter(doc, invoice, font),
    () => table(doc, invoice, font),
    () => slip(doc, invoice, font),
  ];
  if (tagged) {
    const root = doc.struct("Document");
    doc.addStructure(root);
    for (const part of parts) root.add(doc.struct("P", {}, [part]));
    root.end();
  } else for (const part of parts) part();
  doc.end();
  return bytes;
}

type Doc = InstanceType<typeof PDFDocument>;

function letter(
  doc: Doc,
  { sender, recipient, number, issueDate, dueDate, notes }: InvoiceDocument,
  font: string,
) {
  const lines = ({ name, street, buildingNumber, postalCode, city }: typeof recipient | typeof sender) =>
    `${name}\n${street} ${buildingNumber}\n${postalCode} ${city}`;
  doc
    .font(font)
    .fontSize(10)
    .text(`${lines(sender)}\n${sender.email}\n${sender.phone}\n${sender.vatNumber}`, 60, 60);
  doc.text(lines(recipient), 360, 130);
  doc.font(`${font}-Bold`).fontSize(14).text(`Rechnung ${number}`, 60, 200);
  doc.font(font).fontSize(9).text(`Datum ${issueDate}, zahlbar bis ${dueDate}. ${notes}`, 60, 222);
}

function table(doc: Doc, { items, subtotal, vatTotal, total }: InvoiceDocument, font: string) {
  const row = (texts: string[], bold = false) => ({
    height: 15,
    fontName: bold ? `${font}-Bold` : font,
    fontSize: 9,
    columns: texts.map((text, column) => ({ text, ...(column ? { width: 62 } : {}) })),
  });
  const rows = items.map(({ description, quantity, unit, unitPrice, vatRate, total }) =>
    row([
      ...[description, `${quantity / 1000} ${unit}`],
      ...[formatAmount(unitPrice), `${formatVatRate(vatRate)} %`, formatAmount(total)],
    ]),
  );
  const sums = [
    ["Zwischensumme", subtotal],
    ["MWST", vatTotal],
    ["Total CHF", total],
  ] as const;
  const table = new Table({
    width: 475,
    fontName: font,
    rows: [
      row(["Beschreibung", "Menge", "Preis", "MWST", "Betrag"], true),
      ...rows,
      ...sums.map(([label, amount]) => row([label, "", "", "", formatAmount(amount)], label === "Total CHF")),
    ],
  });
  table.attachTo(doc, 60, 250);
}

function slip(doc: Doc, { sender, recipient, total, number }: InvoiceDocument, font: string) {
  const party = ({
    name,
    street,
    buildingNumber,
    postalCode,
    city,
    country,
  }: typeof recipient | typeof sender) => ({
    name,
    address: street,
    buildingNumber,
    zip: postalCode,
    city,
    country,
  });
  const data = {
    currency: "CHF" as const,
    amount: rappenToNumber(total),
    creditor: { ...party(sender), account: sender.iban },
    debtor: party(recipient),
    message: `Rechnung ${number}`,
  };
  new SwissQRBill(data, { language: "DE", fontName: font } as ConstructorParameters<
    typeof SwissQRBill
  >[1]).attachTo(doc);
}

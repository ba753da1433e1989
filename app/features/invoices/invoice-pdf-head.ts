import type { Address, InvoiceDocument } from "#app/features/invoices/invoice-document.ts";
import { LEADING, PAGE, STYLE, WINDOW } from "#app/features/invoices/invoice-pdf-style.ts";
import type { InvoiceWords } from "#app/features/invoices/invoice-words.ts";
import { formatServicePeriod } from "#app/features/invoices/service-period.ts";
import type { Pen, TextStyle } from "#app/platform/pdf-pen.ts";
import { countryName } from "#app/swiss/countries.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { formatPhone } from "#app/swiss/phone.ts";
import { formatVatNumber } from "#app/swiss/uid.ts";

/** Draws sender, recipient, title, amount and dates on the first page; answers the mm where the table may begin. */
export function drawHead(pen: Pen, document: InvoiceDocument, words: InvoiceWords): number {
  const senderEnd = drawSender(pen, document);
  const recipientEnd = drawRecipient(pen, document);
  let y = drawTitle(pen, document, words, Math.max(senderEnd + 9, recipientEnd + 11, 73));
  y = drawAmount(pen, document, y);
  return drawFacts(pen, facts(document, words), y + 10.5) + 9.5;
}

const SENDER_LEADING = 4.3;

function drawSender(pen: Pen, { sender, language }: InvoiceDocument): number {
  const country =
    sender.country === "" || sender.country === "CH" ? "" : countryName(sender.country, language);
  const lines = [...addressLines(sender), country, sender.phone && formatPhone(sender.phone), sender.email]
    .filter((line) => line !== "")
    .flatMap((line) => pen.wrap(line, WINDOW.x - PAGE.left - 5, STYLE.sender));
  const name = pen.wrap(sender.name, WINDOW.x - PAGE.left - 5, STYLE.senderName);
  drawLines(pen, name, PAGE.left, PAGE.top, SENDER_LEADING, STYLE.senderName);
  drawLines(pen, lines, PAGE.left, PAGE.top + name.length * SENDER_LEADING, SENDER_LEADING, STYLE.sender);
  return PAGE.top + (name.length + lines.length - 1) * SENDER_LEADING;
}

const RECIPIENT_LEADING = 4.9;

function drawRecipient(pen: Pen, { sender, recipient, language }: InvoiceDocument): number {
  const abroad = recipient.country !== "" && recipient.country !== (sender.country || "CH");
  const country = abroad ? countryName(recipient.country, language).toUpperCase() : "";
  const lines = [recipient.name, recipient.contact, ...addressLines(recipient), country]
    .filter((line) => line !== "")
    .flatMap((line) => pen.wrap(line, WINDOW.width, STYLE.recipient));
  drawLines(pen, lines, WINDOW.x, WINDOW.top, RECIPIENT_LEADING, STYLE.recipient);
  return WINDOW.top + (lines.length - 1) * RECIPIENT_LEADING;
}

function addressLines({ street, buildingNumber, postalCode, city }: Address): string[] {
  return [`${street} ${buildingNumber}`.trim(), `${postalCode} ${city}`.trim()];
}

function drawLines(pen: Pen, lines: string[], x: number, y: number, leading: number, style: TextStyle): void {
  if (lines.length === 0) return;
  pen.mark(pen.root, "P", () =>
    lines.forEach((line, index) => pen.text(line, x, y + index * leading, style)),
  );
}

function drawTitle(pen: Pen, document: InvoiceDocument, words: InvoiceWords, top: number): number {
  let y = top;
  const put = (type: string, text: string, style: TextStyle, leading: number) => {
    for (const line of pen.wrap(text, PAGE.width, style)) {
      pen.mark(pen.root, type, () => pen.text(line, PAGE.left, y, style));
      y += leading;
    }
  };
  put("H1", words.say("title", { number: document.number }), STYLE.title, 5.6);
  put("P", document.subject, STYLE.subject, 5.6);
  if (document.isCopy) put("P", words.say("copy"), STYLE.quiet, 5.6);
  return y;
}

/** The total is what the letter is about: large, right under its title. */
function drawAmount(pen: Pen, document: InvoiceDocument, above: number): number {
  const y = above + 4;
  pen.mark(pen.root, "P", () => {
    pen.text("CHF ", PAGE.left, y, STYLE.currency);
    pen.text(formatAmount(document.total), PAGE.left + pen.width("CHF", STYLE.currency) + 2, y, STYLE.amount);
  });
  return y;
}

type Fact = [label: string, value: string];

function facts(document: InvoiceDocument, words: InvoiceWords): Fact[] {
  const { language, sender } = document;
  const all: Fact[] = [
    [words.say("issueDate"), formatDay(document.issueDate, language)],
    [words.say("service"), formatServicePeriod(document.serviceFrom, document.serviceTo, language)],
    [words.say("dueDate"), formatDay(document.dueDate, language)],
    [words.say("vatNumber"), sender.vatNumber && formatVatNumber(sender.vatNumber, language)],
  ];
  return all.filter(([, value]) => value !== "");
}

/** Widest gap between two facts, mm: fewer facts stay together at the left. */
const FACT_GAP = 20;

function drawFacts(pen: Pen, list: Fact[], y: number): number {
  const widths = list.map(([label, value]) =>
    Math.max(pen.width(label, STYLE.label), pen.width(value, STYLE.body)),
  );
  const free = PAGE.width - widths.reduce((sum, width) => sum + width, 0);
  const gap = Math.min(FACT_GAP, free / Math.max(1, list.length - 1));
  let x = PAGE.left;
  list.forEach(([label, value], index) => {
    pen.mark(pen.root, "P", () => {
      pen.text(`${label} `, x, y, STYLE.label);
      pen.text(value, x, y + LEADING + 0.2, STYLE.body);
    });
    x += widths[index]! + gap;
  });
  return y + LEADING + 0.2;
}

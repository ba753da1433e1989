import type { InvoiceDocument } from "#app/features/invoices/invoice-document.ts";
import { drawRecipient, drawSender } from "./invoice-pdf-sender.ts";
import type { Sheet } from "./invoice-pdf-sheet.ts";
import type { InvoiceWords } from "#app/features/invoices/invoice-words.ts";
import { formatServicePeriod } from "#app/features/invoices/service-period.ts";
import { pt, type TextStyle } from "#app/platform/pdf-pen.ts";
import { LINE, resized } from "./invoice-pdf-style.ts";
import { markText } from "#app/features/invoices/invoice-mark.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { formatVatNumber } from "#app/swiss/uid.ts";

/** Draws sender, recipient, title, amount and dates on the first page; answers the mm where the table may begin. */
export function drawHead(sheet: Sheet): number {
  const { scale, titleTop } = sheet.letter;
  const senderEnd = drawSender(sheet);
  const recipientEnd = drawRecipient(sheet);
  const top = Math.max(senderEnd + 9 * scale, recipientEnd + 11 * scale, titleTop);
  const y = drawAmount(sheet, drawTitle(sheet, top));
  return drawFacts(sheet, facts(sheet.document, sheet.words), y + 10.5 * scale) + 9.5 * scale;
}

const TITLE_LEADING = 5.6;

function drawTitle({ pen, document, words, letter }: Sheet, top: number): number {
  const { page, style, scale } = letter;
  let y = top;
  const put = (type: string, text: string, style: TextStyle) => {
    for (const line of pen.wrap(text, page.width, style)) {
      pen.mark(pen.root, type, () => pen.text(line, page.left, y, style));
      y += TITLE_LEADING * scale;
    }
  };
  put("H1", words.say("title", { number: document.number }), style.title);
  put("P", document.subject, style.subject);
  if (document.isCopy) put("P", words.say("copy"), style.quiet);
  return y;
}

/** The total is what the letter is about: large, right under its title. */
function drawAmount(sheet: Sheet, above: number): number {
  const { pen, document, letter } = sheet;
  const { page, style, scale } = letter;
  const y = above + 4 * scale;
  pen.mark(pen.root, "P", () => {
    pen.text("CHF ", page.left, y, style.currency);
    const x = page.left + pen.width("CHF", style.currency) + 2 * scale;
    pen.text(formatAmount(document.total), x, y, style.amount);
  });
  const amountEnd = page.left + pen.width("CHF", style.currency) + 2 * scale;
  drawMark(sheet, amountEnd + pen.width(formatAmount(document.total), style.amount), y);
  return y;
}

/** Air between the mark's text and its frame, and between the amount and the frame, mm. */
const MARK = { inX: 3, inY: 2, from: 6 };

/** Draft, cancelled or paid: framed, on the amount's line at the right; `from` is where the amount ends, mm. */
function drawMark({ pen, document, words, letter }: Sheet, from: number, y: number): void {
  const { page, style, scale } = letter;
  const text = markText(document, words);
  if (text === "") return;
  const room = page.right - from - MARK.from - 2 * MARK.inX;
  const shown = resized(style.mark, Math.min(1, room / pen.width(text, style.mark)));
  const right = page.right - MARK.inX;
  const left = right - pen.width(text, shown);
  const capitals = pt(0.72 * shown.size);
  const inY = MARK.inY * scale;
  pen.mark(pen.root, "P", () => pen.text(text, left, y, shown));
  pen.artifact(() =>
    pen.frame(
      {
        x: left - MARK.inX,
        y: y - capitals - inY,
        width: page.right - left + MARK.inX,
        height: capitals + 2 * inY,
      },
      1,
      LINE.strong,
    ),
  );
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

/** Gap between two facts, mm: fewer facts stay together at the left; those that would come closer stand in two lines. */
const FACT_GAP = { widest: 20, narrowest: 5 };

/** Answers the last baseline, mm. */
function drawFacts(sheet: Sheet, list: Fact[], y: number): number {
  const { pen, letter } = sheet;
  const { page, style } = letter;
  const line = letter.leading + 0.2;
  const widths = list.map(([label, value]) =>
    Math.max(pen.width(label, style.label), pen.width(value, style.body)),
  );
  const free = page.width - widths.reduce((sum, width) => sum + width, 0);
  const gap = Math.min(FACT_GAP.widest, free / Math.max(1, list.length - 1));
  if (gap < FACT_GAP.narrowest && list.length > 1) {
    const half = Math.ceil(list.length / 2);
    const end = drawFacts(sheet, list.slice(0, half), y);
    return drawFacts(sheet, list.slice(half), end + 1.4 * line);
  }
  let x = page.left;
  list.forEach(([label, value], index) => {
    pen.mark(pen.root, "P", () => {
      pen.text(`${label} `, x, y, style.label);
      pen.text(value, x, y + line, style.body);
    });
    x += widths[index]! + gap;
  });
  return y + line;
}

import { qrSymbol, SWISS_CROSS, SYMBOL_SIZE } from "#app/features/selling/qr-bill/qr-symbol.ts";
import { paymentPartLayout, receiptLayout } from "#app/features/selling/qr-bill/slip-layout.ts";
import type { SlipFrame, SlipSection, SlipText } from "#app/features/selling/qr-bill/slip-line.ts";
import { SLIP_WORDS } from "#app/features/selling/qr-bill/slip-words.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { mm, type Pen, type Tag } from "#app/platform/pdf/pdf-pen.ts";
import type { QrBill } from "#app/swiss/qr-payload.ts";

/** mm (IG QR-bill §3.3). */
const SLIP_HEIGHT = 105;

const PAGE_HEIGHT = 297;
const SLIP_TOP = PAGE_HEIGHT - SLIP_HEIGHT;
const RECEIPT_WIDTH = 62;
const PAGE_WIDTH = 210;
const SYMBOL = { x: 67, y: SLIP_TOP + 17 };
const SYMBOL_BOX: [number, number, number, number] = [
  mm(SYMBOL.x),
  mm(SYMBOL.y),
  mm(SYMBOL.x + SYMBOL_SIZE),
  mm(SYMBOL.y + SYMBOL_SIZE),
];

interface SlipNotes {
  symbolText: string;
  /** Above the slip, which may be torn off; empty for one that is to be paid. */
  mark?: string;
}

export function drawSlip(
  pen: Pen,
  bill: QrBill,
  language: Locale,
  { symbolText, mark = "" }: SlipNotes,
): void {
  const words = SLIP_WORDS[language];
  const measure = (text: string, size: number, bold: boolean) => pen.width(text, { size, bold });
  const receipt = receiptLayout(bill, words, measure);
  const payment = paymentPartLayout(bill, words, measure);

  pen.artifact(() => {
    drawSeparation(pen);
    pen.text(words.separate, 5, SLIP_TOP - 1.3, { size: 6.5 });
    pen.text(mark, PAGE_WIDTH - 5, SLIP_TOP - 1.3, { size: 9, bold: true, align: "right" });
    for (const frame of [...receipt.frames, ...payment.frames]) drawFrame(pen, frame);
  });
  drawSection(pen, pen.group(pen.root, "Sect"), receipt);
  const section = pen.group(pen.root, "Sect");
  drawSection(pen, section, payment, () =>
    pen.mark(section, "Figure", () => drawSymbol(pen, bill), { alt: symbolText, bbox: SYMBOL_BOX }),
  );
}

function drawSeparation({ doc }: Pen): void {
  doc.save().lineWidth(0.75).dash(2.5, { space: 2 });
  doc.moveTo(0, mm(SLIP_TOP)).lineTo(mm(PAGE_WIDTH), mm(SLIP_TOP));
  doc.moveTo(mm(RECEIPT_WIDTH), mm(SLIP_TOP)).lineTo(mm(RECEIPT_WIDTH), mm(PAGE_HEIGHT));
  doc.stroke("#000000").restore();
}

const CORNER = 3;

/** Corner marks of 3 mm, 0.75 pt (style guide QR-bill §3.5.3). */
function drawFrame({ doc }: Pen, frame: SlipFrame): void {
  const left = frame.x;
  const right = frame.x + frame.width;
  const top = SLIP_TOP + frame.y;
  const bottom = top + frame.height;
  for (const [x, inX] of [
    [left, left + CORNER],
    [right, right - CORNER],
  ] as const) {
    for (const [y, inY] of [
      [top, top + CORNER],
      [bottom, bottom - CORNER],
    ] as const) {
      doc.moveTo(mm(inX), mm(y)).lineTo(mm(x), mm(y)).lineTo(mm(x), mm(inY));
    }
  }
  doc.lineWidth(0.75).stroke("#000000");
}

/** Draws a section; in reading order `afterTitle` comes after the first block. */
function drawSection(pen: Pen, parent: Tag, section: SlipSection, afterTitle?: () => void): void {
  const [title = [], ...blocks] = section.blocks;
  pen.mark(parent, "H2", () => drawTexts(pen, title));
  afterTitle?.();
  for (const block of blocks) {
    if (block.length > 0) pen.mark(parent, "P", () => drawTexts(pen, block));
  }
}

function drawTexts(pen: Pen, texts: SlipText[]): void {
  for (const { text, x, baseline, size, bold, align } of texts) {
    pen.text(text, x, SLIP_TOP + baseline, { size, bold, align });
  }
}

function drawSymbol({ doc }: Pen, bill: QrBill): void {
  const symbol = qrSymbol(bill);
  const module = mm(SYMBOL_SIZE) / symbol.size;
  doc.save().translate(mm(SYMBOL.x), mm(SYMBOL.y)).scale(module);
  for (const { x, y, length } of symbol.runs) doc.rect(x, y, length, 1);
  doc.fill("#000000").restore();
  const centre = SYMBOL_SIZE / 2;
  for (const { halfWidth, halfHeight, dark } of SWISS_CROSS) {
    doc
      .rect(
        mm(SYMBOL.x + centre - halfWidth),
        mm(SYMBOL.y + centre - halfHeight),
        mm(2 * halfWidth),
        mm(2 * halfHeight),
      )
      .fill(dark ? "#000000" : "#ffffff");
  }
}

import {
  columnLayout,
  type Paragraph,
  PAYMENT_PART_COLUMN,
  RECEIPT_COLUMN,
} from "#app/features/selling/qr-bill/slip-column.ts";
import {
  type MeasureText,
  PT,
  type SlipFrame,
  slipLine,
  type SlipSection,
  type SlipText,
} from "#app/features/selling/qr-bill/slip-line.ts";
import { referenceLine, slipAmount } from "#app/features/selling/qr-bill/slip-text.ts";
import type { SlipWords } from "#app/features/selling/qr-bill/slip-words.ts";
import { cutText } from "#app/platform/pdf/wrap-text.ts";
import { formatIban } from "#app/swiss/iban.ts";
import type { QrBill } from "#app/swiss/qr-payload.ts";

const TITLE = { top: 5, size: 11, bold: true };

/** One line each, 7 pt (style guide §3.6). */
const FURTHER = { x: 67, top: 90, width: 138, size: 7, lineHeight: 8 };

/** Never additional information. */
export function receiptLayout(bill: QrBill, words: SlipWords, measure: MeasureText): SlipSection {
  const column = columnLayout(RECEIPT_COLUMN, paragraphs(bill, words, []), measure);
  const amount = amountBlocks(bill, words, { x: 5, amountX: 18, heading: 6, size: 8, lineHeight: 9 });
  const acceptance = slipLine(words.acceptancePoint, { x: 57, top: 82, size: 6, bold: true, align: "right" });
  return {
    blocks: [[slipLine(words.receipt, { x: 5, ...TITLE })], ...column.blocks, ...amount, [acceptance]],
    frames: [...column.frames, ...amountFrame(bill, { x: 27, y: 68, width: 30, height: 10 })],
  };
}

export function paymentPartLayout(bill: QrBill, words: SlipWords, measure: MeasureText): SlipSection {
  const information = [bill.message, bill.billingInformation].filter((text) => text !== "");
  const column = columnLayout(PAYMENT_PART_COLUMN, paragraphs(bill, words, information), measure);
  const amount = amountBlocks(bill, words, { x: 67, amountX: 83, heading: 8, size: 10, lineHeight: 11 });
  const measureFurther = (line: string) => measure(line, FURTHER.size, false);
  const further = bill.alternativeProcedures.map((text, index) =>
    slipLine(cutText(text, FURTHER.width, measureFurther), {
      ...FURTHER,
      top: FURTHER.top + index * FURTHER.lineHeight * PT,
    }),
  );
  return {
    blocks: [[slipLine(words.paymentPart, { x: 67, ...TITLE })], ...amount, ...column.blocks, further],
    frames: [...column.frames, ...amountFrame(bill, { x: 78, y: 72, width: 40, height: 15 })],
  };
}

function paragraphs(bill: QrBill, words: SlipWords, information: string[]): Paragraph[] {
  const list: Paragraph[] = [
    { heading: words.account, lines: [formatIban(bill.iban)], party: bill.creditor },
  ];
  if (bill.reference !== "") list.push({ heading: words.reference, lines: [referenceLine(bill)] });
  if (information.length > 0) list.push({ heading: words.additionalInformation, lines: information });
  if (bill.debtor) list.push({ heading: words.payableBy, lines: [], party: bill.debtor });
  else list.push({ heading: words.payableByBlank, lines: [], blank: true });
  return list;
}

interface AmountPlace {
  x: number;
  amountX: number;
  heading: number;
  size: number;
  lineHeight: number;
}

const AMOUNT_TOP = 68;

function amountBlocks(bill: QrBill, words: SlipWords, place: AmountPlace): SlipText[][] {
  const { lineHeight, size } = place;
  const pair = (x: number, heading: string, value: string) => [
    slipLine(value === "" ? heading : `${heading} `, {
      x,
      top: AMOUNT_TOP,
      size: place.heading,
      lineHeight,
      bold: true,
    }),
    ...(value === "" ? [] : [slipLine(value, { x, top: AMOUNT_TOP + lineHeight * PT, size, lineHeight })]),
  ];
  return [
    pair(place.x, words.currency, bill.currency),
    pair(place.amountX, words.amount, bill.amount === null ? "" : slipAmount(bill.amount)),
  ];
}

function amountFrame(bill: QrBill, frame: SlipFrame): SlipFrame[] {
  return bill.amount === null ? [frame] : [];
}

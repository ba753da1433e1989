import { partyLines, referenceLine, slipAmount } from "#app/features/qr-bill/slip-text.ts";
import type { SlipWords } from "#app/features/qr-bill/slip-words.ts";
import { wrapText } from "#app/platform/wrap-text.ts";
import { formatIban } from "#app/swiss/iban.ts";
import type { QrBill, QrParty } from "#app/swiss/qr-payload.ts";

/** One line of print; x and baseline in mm from the slip's top left corner, size in points. Right-aligned text ends at x. */
export interface SlipText {
  text: string;
  x: number;
  baseline: number;
  size: number;
  bold: boolean;
  align: "left" | "right";
}

/** A blank field shown by its corners, mm. */
export interface SlipFrame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Texts in reading order, one list a block, and the blank fields. */
export interface SlipSection {
  blocks: SlipText[][];
  frames: SlipFrame[];
}

/** Width in mm of one line. */
export type MeasureText = (text: string, size: number, bold: boolean) => number;

/** How a column of information may be set: sizes in points, and whether the street is printed. */
interface Setting {
  size: number;
  heading: number;
  lineHeight: number;
  street: boolean;
}

interface Column {
  x: number;
  top: number;
  width: number;
  bottom: number;
  blank: { width: number; height: number };
  settings: Setting[];
}

const PT = 25.4 / 72;

/**
 * Style guide QR-bill: the receipt's information stands between y 12 and the amount at 68 mm, 52 mm wide, 8 pt, at least 6 pt;
 * short of room it may leave out street and building number.
 */
const RECEIPT: Column = {
  x: 5,
  top: 12,
  width: 52,
  bottom: 67,
  blank: { width: 52, height: 20 },
  settings: [
    { size: 8, heading: 6, lineHeight: 9, street: true },
    { size: 7, heading: 6, lineHeight: 8, street: true },
    { size: 6, heading: 6, lineHeight: 7, street: true },
    { size: 6, heading: 6, lineHeight: 7, street: false },
  ],
};

/** The payment part's information, 87 mm wide, ends above the further information at 90 mm. The last step is only reached by bills of nothing but widest letters. */
const PAYMENT_PART: Column = {
  x: 118,
  top: 5,
  width: 87,
  bottom: 90,
  blank: { width: 65, height: 25 },
  settings: [
    { size: 10, heading: 8, lineHeight: 11, street: true },
    { size: 9, heading: 7, lineHeight: 10, street: true },
    { size: 8, heading: 6, lineHeight: 9, street: true },
    { size: 6.5, heading: 6, lineHeight: 7.5, street: true },
  ],
};

/** The receipt: account, reference, payer, amount, acceptance point; never additional information. */
export function receiptLayout(bill: QrBill, words: SlipWords, measure: MeasureText): SlipSection {
  const information = columnLayout(RECEIPT, paragraphs(bill, words, false), measure);
  const amount = amountLayout(bill, words, { x: 5, amountX: 18, heading: 6, size: 8, lineHeight: 9 });
  const acceptance = line(words.acceptancePoint, 57, 82, 6, true, "right");
  return {
    blocks: [[line(words.receipt, 5, 5, 11, true)], ...information.blocks, ...amount, [acceptance]],
    frames: [
      ...information.frames,
      ...(bill.amount === null ? [{ x: 27, y: 68, width: 30, height: 10 }] : []),
    ],
  };
}

/** The payment part but for its symbol; additional information stands here only. */
export function paymentPartLayout(bill: QrBill, words: SlipWords, measure: MeasureText): SlipSection {
  const information = columnLayout(PAYMENT_PART, paragraphs(bill, words, true), measure);
  const amount = amountLayout(bill, words, { x: 67, amountX: 83, heading: 8, size: 10, lineHeight: 11 });
  const further = bill.alternativeProcedures.map((text, index) =>
    line(cut(text, 138, measure), 67, 90 + index * 8 * PT, 7, false),
  );
  return {
    blocks: [[line(words.paymentPart, 67, 5, 11, true)], ...amount, ...information.blocks, further],
    frames: [
      ...information.frames,
      ...(bill.amount === null ? [{ x: 78, y: 72, width: 40, height: 15 }] : []),
    ],
  };
}

interface Paragraph {
  heading: string;
  lines: string[] | QrParty;
  /** Printed above a party's address. */
  first?: string;
  blank?: boolean;
}

function paragraphs(bill: QrBill, words: SlipWords, withInformation: boolean): Paragraph[] {
  const list: Paragraph[] = [{ heading: words.account, first: formatIban(bill.iban), lines: bill.creditor }];
  if (bill.reference !== "") list.push({ heading: words.reference, lines: [referenceLine(bill)] });
  const information = [bill.message, bill.billingInformation].filter((text) => text !== "");
  if (withInformation && information.length > 0)
    list.push({ heading: words.additionalInformation, lines: information });
  if (bill.debtor) list.push({ heading: words.payableBy, lines: bill.debtor });
  else list.push({ heading: words.payableByBlank, lines: [], blank: true });
  return list;
}

/** Sets the column at the first setting that fits above its bottom. */
function columnLayout(column: Column, list: Paragraph[], measure: MeasureText): SlipSection {
  const tries = column.settings.map((setting) => () => setColumn(column, list, setting, measure));
  for (const attempt of tries.slice(0, -1)) {
    const { section, end } = attempt();
    if (end <= column.bottom) return section;
  }
  return tries.at(-1)!().section;
}

function setColumn(column: Column, list: Paragraph[], setting: Setting, measure: MeasureText) {
  const section: SlipSection = { blocks: [], frames: [] };
  const step = setting.lineHeight * PT;
  const fit = (text: string) =>
    wrapText(text, column.width, (part) => measure(part, setting.size, false)).map((part) => ({
      text: part,
      bold: false,
    }));
  let y = column.top;
  for (const { heading, first = "", lines, blank } of list) {
    if (section.blocks.length > 0) y += step;
    const texts = Array.isArray(lines) ? lines : [first, ...partyLines(lines, setting.street)];
    const block = [{ text: heading, bold: true }, ...texts.flatMap(fit)].map(({ text, bold }, index) =>
      line(
        text,
        column.x,
        y + index * step,
        bold ? setting.heading : setting.size,
        bold,
        "left",
        setting.lineHeight,
      ),
    );
    y += block.length * step;
    section.blocks.push(block);
    if (blank) {
      section.frames.push({ x: column.x, y: y + 1, ...column.blank });
      y += 1 + column.blank.height;
    }
  }
  return { section, end: y };
}

interface AmountPlace {
  x: number;
  amountX: number;
  heading: number;
  size: number;
  lineHeight: number;
}

const AMOUNT_TOP = 68;

function amountLayout(bill: QrBill, words: SlipWords, place: AmountPlace): SlipText[][] {
  const pair = (x: number, heading: string, value: string) => [
    line(heading, x, AMOUNT_TOP, place.heading, true, "left", place.lineHeight),
    ...(value === ""
      ? []
      : [line(value, x, AMOUNT_TOP + place.lineHeight * PT, place.size, false, "left", place.lineHeight)]),
  ];
  return [
    pair(place.x, words.currency, bill.currency),
    pair(place.amountX, words.amount, bill.amount === null ? "" : slipAmount(bill.amount)),
  ];
}

function line(
  text: string,
  x: number,
  top: number,
  size: number,
  bold: boolean,
  align: "left" | "right" = "left",
  lineHeight = size,
): SlipText {
  // The baseline stands at four fifths of the line, as Liberation Sans has it for 8 pt on 9.
  return { text, x, baseline: top + 0.8 * lineHeight * PT, size, bold, align };
}

/** Alternative procedures are one line each, cut with an ellipsis (style guide §3.6). */
function cut(text: string, width: number, measure: MeasureText): string {
  if (measure(text, 7, false) <= width) return text;
  let kept = text;
  while (kept !== "" && measure(`${kept}…`, 7, false) > width) kept = kept.slice(0, -1);
  return `${kept}…`;
}

import { type MeasureText, PT, slipLine, type SlipSection } from "#app/features/selling/qr-bill/slip-line.ts";
import { partyLines } from "#app/features/selling/qr-bill/slip-text.ts";
import { wrapText } from "#app/platform/pdf/wrap-text.ts";
import type { QrParty } from "#app/swiss/qr-payload.ts";

export interface Paragraph {
  heading: string;
  lines: string[];
  party?: QrParty;
  /** A blank field for handwriting below the heading. */
  blank?: boolean;
}

/** Points. */
interface Setting {
  size: number;
  heading: number;
  lineHeight: number;
  street: boolean;
}

/** mm from the slip's top left corner; settings from the best to the smallest. */
interface Column {
  x: number;
  top: number;
  width: number;
  bottom: number;
  blank: { width: number; height: number };
  settings: [Setting, ...Setting[]];
}

/** Style guide QR-bill: 52 mm wide, from y 12 to 68 mm, at least 6 pt; street and number may be left out. */
export const RECEIPT_COLUMN: Column = {
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

/** 87 mm wide, above the further information at 90 mm. Only bills of the widest letters reach the last setting. */
export const PAYMENT_PART_COLUMN: Column = {
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

/** The first setting that ends above the column's bottom, else the smallest. */
export function columnLayout(column: Column, paragraphs: Paragraph[], measure: MeasureText): SlipSection {
  const [best, ...smaller] = column.settings;
  let set = setColumn(column, best, paragraphs, measure);
  for (const setting of smaller) {
    if (set.end <= column.bottom) break;
    set = setColumn(column, setting, paragraphs, measure);
  }
  return set.section;
}

function setColumn(column: Column, setting: Setting, paragraphs: Paragraph[], measure: MeasureText) {
  const { x, top, width } = column;
  const { size, lineHeight } = setting;
  const step = lineHeight * PT;
  const section: SlipSection = { blocks: [], frames: [] };
  const fit = (texts: string[]) => wrapText(texts.join("\n"), width, (line) => measure(line, size, false));
  let y = top;
  for (const { heading, lines, party, blank } of paragraphs) {
    if (section.blocks.length > 0) y += step;
    const texts = fit([...lines, ...(party ? partyLines(party, setting.street) : [])]);
    section.blocks.push([
      slipLine(texts.length > 0 ? `${heading} ` : heading, {
        x,
        top: y,
        size: setting.heading,
        lineHeight,
        bold: true,
      }),
      ...texts.map((text, index) => slipLine(text, { x, top: y + (index + 1) * step, size, lineHeight })),
    ]);
    y += (texts.length + 1) * step;
    if (blank) {
      section.frames.push({ x, y: y + 1, ...column.blank });
      y += 1 + column.blank.height;
    }
  }
  return { section, end: y };
}

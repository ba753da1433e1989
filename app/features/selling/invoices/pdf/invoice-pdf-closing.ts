import type { Piece } from "./invoice-pdf-flow.ts";
import type { Sheet } from "./invoice-pdf-sheet.ts";
import { firstBaseline, type TotalsBlock } from "./invoice-pdf-totals.ts";
import type { Tag, TextStyle } from "#app/platform/pdf/pdf-pen.ts";

/** Below the totals, or beside them in a dense letter with enough room. */
interface Closing {
  /** Draws with the top of the totals at y, mm. */
  drawBeside(y: number): void;
  below: Piece[];
}

/** Between texts and totals, and between notes and terms, mm. */
const GAP = 8;
const BELOW_AIR = { least: 4, more: 2 };
const TERMS_AIR = 1.5;

export function closingTexts(sheet: Sheet, totals: TotalsBlock): Closing {
  const { view, letter } = sheet;
  const { page, style, leading, air } = letter;
  const notes = { text: view.notes, style: style.body };
  const terms = { text: view.term, style: style.quiet };
  const footer = { text: view.footer, style: style.quiet };
  const beside = (texts: Text[]) => paragraphs(sheet, texts, totals.left - page.left - GAP);
  const allBelow = { side: [], rest: [notes, terms, footer] };
  const choices = [
    { side: beside([notes, terms]), rest: [footer] },
    { side: beside([terms]), rest: [notes, footer] },
  ];
  const fitting = choices.find(({ side }) => heightOf(side) - leading <= totals.room);
  const { side, rest } = air < 1 && fitting ? fitting : allBelow;
  return {
    drawBeside(y) {
      const first = y + firstBaseline(totals, letter);
      let baseline = first;
      for (const { height, air, draw } of side) {
        baseline += baseline === first ? 0 : air;
        draw(baseline);
        baseline += height - air;
      }
    },
    below: paragraphs(sheet, rest, page.width).map(({ height, air, keepWithNext, draw }, index) => {
      const above = index === 0 ? (BELOW_AIR.least + BELOW_AIR.more * letter.air) * letter.scale : air;
      return {
        height: height - air + above,
        keepWithNext,
        draw: (y) => draw(y + above + 3.2 * letter.scale),
      };
    }),
  };
}

interface Text {
  text: string;
  style: TextStyle;
}

interface Line {
  /** mm, with the air above it. */
  height: number;
  air: number;
  keepWithNext: boolean;
  draw(baseline: number): void;
}

/** Long notes may continue on the next page, never with a single line. */
function paragraphs(sheet: Sheet, texts: Text[], width: number): Line[] {
  const { pen, letter } = sheet;
  return texts.flatMap(({ text, style }) => {
    let paragraph: Tag | undefined;
    return pen.wrap(text, width, style).map((line, index, { length }) => {
      const air = index === 0 ? TERMS_AIR * letter.scale : 0;
      return {
        height: letter.leading + air,
        air,
        keepWithNext: index === 0 || index === length - 2,
        draw(baseline) {
          paragraph ??= pen.group(pen.root, "P");
          pen.extend(paragraph, () => pen.text(line, letter.page.left, baseline, style));
        },
      };
    });
  });
}

function heightOf(lines: Line[]): number {
  return lines.reduce((sum, { height, air }, index) => sum + height - (index === 0 ? air : 0), 0);
}

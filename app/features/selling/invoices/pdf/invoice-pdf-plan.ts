import type { InvoiceDesign } from "#app/features/selling/design/design.ts";
import { dryPen } from "#app/platform/pdf/pdf-pen.ts";
import type { QrBill } from "#app/swiss/qr-payload.ts";
import { carryHeight } from "./invoice-pdf-carry.ts";
import { closingTexts } from "./invoice-pdf-closing.ts";
import { breaksIn, type Flow, flowBlocks, type Piece, type Placed } from "./invoice-pdf-flow.ts";
import { drawHead } from "./invoice-pdf-head.ts";
import { drawItemRow, HEAD_HEIGHT, type ItemTable, itemTable } from "./invoice-pdf-items.ts";
import type { Sheet } from "./invoice-pdf-sheet.ts";
import { drawSignature, SIGNATURE_HEIGHT } from "./invoice-pdf-signature.ts";
import { letterOf } from "./invoice-pdf-style.ts";
import { drawTotals, totalsBlock } from "./invoice-pdf-totals.ts";

export interface LetterPlan {
  sheet: Sheet;
  /** Baseline of the table's head on the first page, mm. */
  tableTop: number;
  items: ItemTable;
  pieces: Piece[];
  placed: Placed[];
  /** The page of the slip, from 0; the last page of the text where there is no slip. */
  slipPage: number;
  pages: number;
}

const AIRS = [1, 0.5, 0];

/** `slip` is null without a payment part. */
interface Draft extends Omit<Sheet, "letter"> {
  design: InvoiceDesign;
  slip: QrBill | null;
}

/** The airiest of those with the fewest pages that leave no closing texts alone on the last one. */
export function planLetter(draft: Draft): LetterPlan {
  const [usual = 1, ...denser] = AIRS;
  let best = planAt(draft, usual);
  for (const air of denser) {
    if (best.pages === 1) break;
    const plan = planAt(draft, air);
    if (waste(plan) < waste(best)) best = plan;
  }
  return best;
}

function waste({ pages, items, placed }: LetterPlan): number {
  const totals = placed[items.heights.length];
  const goesOn = placed.some(({ page }) => totals !== undefined && page > totals.page);
  return 2 * pages + (goesOn ? 1 : 0);
}

function planAt({ design, slip, ...base }: Draft, air: number): LetterPlan {
  const sheet = { ...base, letter: letterOf(design, air) };
  const { page } = sheet.letter;
  const tableTop = drawHead({ ...sheet, pen: dryPen(sheet.pen) });
  const items = itemTable(sheet);
  const pieces = piecesOf(sheet, items);
  const room = { firstTop: tableTop + HEAD_HEIGHT, nextTop: page.nextTop, bottom: page.bottom };
  const flow = flowBlocks(pieces, room);
  const reachesSlip = ({ end }: Flow) => slip !== null && end.y > page.slipBottom;
  const slipPageOf = (first: number) => (slip && design.duplex ? first + (first % 2) : first);
  // Rather than a page with the slip alone: the last two rows with the sums, or fewer, go onto the slip's page.
  const from = items.heights.length - 2;
  const pulled =
    reachesSlip(flow) && slipPageOf(flow.end.page + 1) === flow.end.page + 1
      ? breaksIn(pieces)
          .filter((index) => index >= from)
          .map((index) => flowBlocks(pieces, room, index))
          .find((other) => !reachesSlip(other) && other.end.page === flow.end.page + 1)
      : undefined;
  const { placed, end } = pulled ?? flow;
  const slipPage = slipPageOf(end.page + (reachesSlip({ placed, end }) ? 1 : 0));
  return { sheet, tableTop, items, pieces, placed, slipPage, pages: slipPage + 1 };
}

function piecesOf(sheet: Sheet, items: ItemTable): Piece[] {
  const totals = totalsBlock(sheet);
  const closing = closingTexts(sheet, totals);
  const carry = carryHeight(items);
  const rows = items.heights.map((height, index, { length }): Piece => {
    const isLast = index === length - 1;
    return {
      height,
      head: HEAD_HEIGHT + (index === 0 ? 0 : carry),
      foot: isLast ? 0 : carry,
      keepWithNext: isLast,
      draw: (y, table) => drawItemRow(sheet, table, items, index, y),
    };
  });
  const sum: Piece = {
    height: totals.height,
    draw(y) {
      drawTotals(sheet, totals, y);
      closing.drawBeside(y);
    },
  };
  return [...rows, sum, ...signaturePieces(sheet), ...closing.below];
}

function signaturePieces(sheet: Sheet): Piece[] {
  if (!sheet.view.signature) return [];
  const height = SIGNATURE_HEIGHT * sheet.letter.scale;
  return [{ height, draw: (y) => drawSignature(sheet, y + height) }];
}

import { SwissQRCode } from "swissqrbill/pdf";
import { qrPayload, type QrBill } from "#app/swiss/qr-payload.ts";

/** Side of the printed symbol, mm, whatever its version (IG QR-bill §6.4). */
export const SYMBOL_SIZE = 46;

/** A horizontal run of dark modules, in modules from the symbol's top left corner. */
export interface ModuleRun {
  x: number;
  y: number;
  length: number;
}

export interface QrSymbol {
  size: number;
  runs: ModuleRun[];
}

/** Squares and bars from the centre, painted in this order (IG QR-bill §6.4.2). Half width and half height, mm. */
export const SWISS_CROSS = [
  { halfWidth: 3.5, halfHeight: 3.5, dark: false },
  { halfWidth: 3, halfHeight: 3, dark: true },
  { halfWidth: 1.945, halfHeight: 0.585, dark: false },
  { halfWidth: 0.585, halfHeight: 1.945, dark: false },
] as const;

/**
 * Throws when the bill breaks a rule, or has alternative procedures without billing information: swissqrbill cannot
 * write the empty line 32 this needs.
 */
export function qrSymbol(bill: QrBill): QrSymbol {
  const squares = drawnSquares(qrPayload(bill).split("\n"));
  const module = squares[0]?.side ?? UNIT_SIDE;
  const rows = new Map<number, ModuleRun[]>();
  // swissqrbill draws column by column.
  for (const square of squares) {
    const x = Math.round(square.x / module);
    const y = Math.round(square.y / module);
    const row = rows.get(y) ?? [];
    const last = row.at(-1);
    if (last && last.x + last.length === x) last.length += 1;
    else row.push({ x, y, length: 1 });
    rows.set(y, row);
  }
  return { size: Math.round(UNIT_SIDE / module), runs: [...rows.values()].flat() };
}

interface Square {
  x: number;
  y: number;
  side: number;
}

/** Size passed to swissqrbill; only ratios count. */
const UNIT_SIDE = 46 * (72 / 25.4);

/** swissqrbill draws into a recorder: its modules come as squares, then the cross, which we draw ourselves. */
function drawnSquares(lines: string[]): Square[] {
  const squares: Square[] = [];
  let modulesDone = false;
  const recorder = {
    save: () => recorder,
    restore: () => recorder,
    translate: () => recorder,
    fillColor: () => recorder,
    fill() {
      modulesDone = true;
      return recorder;
    },
    rect(x: number, y: number, side: number) {
      if (!modulesDone) squares.push({ x, y, side });
      return recorder;
    },
  };
  new SwissQRCode(dataFrom(lines)).attachTo(recorder as unknown as PDFKit.PDFDocument, 0, 0);
  return squares;
}

/** From the lines of our payload, so that both say the same. */
function dataFrom(lines: string[]) {
  const line = (number: number) => lines[number - 1] ?? "";
  if (lines.length > 32 && line(32) === "") {
    throw new RangeError("Alternative procedures need billing information in front of them");
  }
  return {
    currency: line(20) as "CHF" | "EUR",
    amount: line(19) === "" ? undefined : Number(line(19)),
    creditor: { account: line(4), ...partyFrom(lines.slice(5, 11)) },
    debtor: line(22) === "" ? undefined : partyFrom(lines.slice(21, 27)),
    reference: line(29) === "" ? undefined : line(29),
    message: line(30),
    additionalInformation: line(32) === "" ? undefined : line(32),
    av1: lines[32],
    av2: lines[33],
  };
}

function partyFrom([
  name = "",
  address = "",
  buildingNumber = "",
  zip = "",
  city = "",
  country = "",
]: string[]) {
  return { name, address, buildingNumber, zip, city, country };
}

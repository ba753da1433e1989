import { SwissQRCode } from "swissqrbill/pdf";
import { qrCode } from "#app/platform/pdf/qr-code.ts";
import { qrPayload, type QrBill } from "#app/swiss/qr-payload.ts";

/** Side of the printed symbol, mm, whatever its version (IG QR-bill §6.4). */
export const SYMBOL_SIZE = 46;

/** A horizontal run of dark modules, in modules from the symbol's top left corner. */
interface ModuleRun {
  x: number;
  y: number;
  length: number;
}

interface QrSymbol {
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

/** IG QR-bill §6.3: level M, and at most this many modules a side (version 25). */
const MAX_SIZE = 117;

/** Throws when the bill breaks a rule, by our reading or that of swissqrbill. */
export function qrSymbol(bill: QrBill): QrSymbol {
  const payload = qrPayload(bill);
  requireSecondOpinion(payload.split("\n"));
  const modules = qrCode(payload, "medium");
  if (modules.length > MAX_SIZE) throw new RangeError("The QR code would be larger than version 25");
  return { size: modules.length, runs: modules.flatMap(runsOf) };
}

function runsOf(row: boolean[], y: number): ModuleRun[] {
  const runs: ModuleRun[] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last && last.x + last.length === x) last.length += 1;
    else runs.push({ x, y, length: 1 });
  }
  return runs;
}

/** swissqrbill checks a bill when it is handed one, before it draws anything. */
function requireSecondOpinion(lines: string[]): void {
  void new SwissQRCode(dataFrom(lines));
}

/** The data from the lines of our payload, so that both say the same. */
function dataFrom(lines: string[]) {
  const line = (number: number) => lines[number - 1] ?? "";
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

import { qrSymbol, SWISS_CROSS, SYMBOL_SIZE } from "#app/features/selling/qr-bill/qr-symbol.ts";
import type { QrBill } from "#app/swiss/qr-payload.ts";

/** Black and white in every theme: a symbol in other colours may not scan. */
export interface QrSvg {
  viewBox: string;
  path: string;
  cross: { path: string; fill: "#000000" | "#ffffff" }[];
}

/** One unit is a module, without quiet zone: leave 5 mm of white around it. Throws where `qrPayload` does. */
export function slipQrSvg(bill: QrBill): QrSvg {
  const { size, runs } = qrSymbol(bill);
  const module = SYMBOL_SIZE / size;
  return {
    viewBox: `0 0 ${size} ${size}`,
    path: runs.map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`).join(""),
    cross: SWISS_CROSS.map(({ halfWidth, halfHeight, dark }) => ({
      path: box(size / 2, halfWidth / module, halfHeight / module),
      fill: dark ? "#000000" : "#ffffff",
    })),
  };
}

function box(centre: number, halfWidth: number, halfHeight: number): string {
  const [left, top] = [centre - halfWidth, centre - halfHeight].map(round);
  return `M${left} ${top}h${round(2 * halfWidth)}v${round(2 * halfHeight)}h-${round(2 * halfWidth)}z`;
}

function round(number: number): number {
  return Math.round(number * 1000) / 1000;
}

export function qrSvgText({ viewBox, path, cross }: QrSvg): string {
  const shapes = cross.map(({ path, fill }) => `<path d="${path}" fill="${fill}"/>`).join("");
  const size = `width="${SYMBOL_SIZE}mm" height="${SYMBOL_SIZE}mm"`;
  const ground = '<rect width="100%" height="100%" fill="#ffffff"/>';
  const attributes = `xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${viewBox}" shape-rendering="crispEdges"`;
  return `<svg ${attributes}>${ground}<path d="${path}"/>${shapes}</svg>`;
}

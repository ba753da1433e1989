import type { LogoImage } from "#app/features/selling/design/logo.ts";
import type { Sheet } from "./invoice-pdf-sheet.ts";
import { type Letter, LINE, resized } from "./invoice-pdf-style.ts";
import type { TextStyle } from "#app/platform/pdf/pdf-pen.ts";

/** Between baselines, mm at the usual size. */
const SENDER_LEADING = 4.3;
const RECIPIENT_LEADING = 4.9;

/** Greatest printed size, mm. */
const LOGO = { width: 60, height: 20 };

/** mm a pixel at 100 dpi: a logo of fewer pixels is printed smaller, not coarser. */
const COARSEST = 25.4 / 100;

/** The height from the first baseline up to its capitals, and from the logo down to the baseline below it, mm. */
const CAPITALS = 2.2;
const LOGO_AIR = 6;

/** mm; longer senders are set smaller, so that the head stays on its page. */
const TALLEST = 50;
const SMALLER = [0.8, 0.65];

/** @returns the last baseline, mm */
export function drawSender(sheet: Sheet): number {
  const { letter, logo } = sheet;
  const { x } = letter.sender;
  const top = logo ? drawLogo(sheet, logo) + LOGO_AIR * letter.scale : letter.page.top;
  const { name, lines, leading, style } = fittingBlock(sheet);
  drawLines(sheet, name, { x, y: top, leading }, style.name);
  drawLines(sheet, lines, { x, y: top + name.length * leading, leading }, style.lines);
  return top + (name.length + lines.length - 1) * leading;
}

function fittingBlock(sheet: Sheet) {
  let block = senderBlock(sheet, 1);
  for (const shrink of SMALLER) if (block.height > TALLEST) block = senderBlock(sheet, shrink);
  return block;
}

function senderBlock({ pen, view, letter }: Sheet, shrink: number) {
  const { width } = letter.sender;
  const style = {
    name: resized(letter.style.senderName, shrink),
    lines: resized(letter.style.sender, shrink),
  };
  const leading = SENDER_LEADING * letter.scale * shrink;
  const name = pen.wrap(view.sender.name, width, style.name);
  const lines = pen.wrap(view.sender.lines.join("\n"), width, style.lines);
  return { name, lines, leading, style, height: (name.length + lines.length) * leading };
}

/** Draws in the window of the envelope. @returns the last baseline, mm */
export function drawRecipient(sheet: Sheet): number {
  const { pen, view, letter } = sheet;
  const { x, width } = letter.recipient;
  const top = letter.recipient.top + drawSenderLine(sheet);
  const lines = pen.wrap(view.recipient.join("\n"), width, letter.style.recipient);
  const leading = RECIPIENT_LEADING * letter.scale;
  drawLines(sheet, lines, { x, y: top, leading }, letter.style.recipient);
  return top + (lines.length - 1) * leading;
}

/** Points, then mm from its baseline down to its rule and to the recipient. */
const SENDER_LINE = { size: 6.5, rule: 1.1, below: 6 };

/** Set smaller where it is longer than the window. @returns the mm that it takes of the window */
function drawSenderLine({ pen, view, letter }: Sheet): number {
  if (view.senderLine === "") return 0;
  const { x, top, width } = letter.recipient;
  const usual = { ...letter.style.quiet, size: SENDER_LINE.size };
  const style = resized(usual, Math.min(1, width / pen.width(view.senderLine, usual)));
  pen.mark(pen.root, "P", () => pen.text(view.senderLine, x, top, style));
  pen.artifact(() => pen.rule(x, x + width, top + SENDER_LINE.rule, 0.4, LINE.fine));
  return SENDER_LINE.below * letter.scale;
}

function drawLogo({ pen, view, letter }: Sheet, logo: LogoImage): number {
  const { x } = letter.sender;
  const y = letter.page.top - CAPITALS;
  const { width, height } = printedSize(logo, letter);
  pen.image(pen.root, logo.bytes, { x, y, width, height }, view.sender.name);
  return y + height;
}

function printedSize(logo: LogoImage, letter: Letter): { width: number; height: number } {
  const widest = Math.min(LOGO.width, letter.sender.width);
  const size = Math.min(widest / logo.width, LOGO.height / logo.height, COARSEST);
  return { width: logo.width * size, height: logo.height * size };
}

interface Place {
  x: number;
  y: number;
  leading: number;
}

function drawLines({ pen }: Sheet, lines: string[], { x, y, leading }: Place, style: TextStyle): void {
  if (lines.length === 0) return;
  pen.mark(pen.root, "P", () =>
    lines.forEach((line, index) => pen.text(line, x, y + index * leading, style)),
  );
}

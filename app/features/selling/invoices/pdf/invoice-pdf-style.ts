import { DEFAULT_DESIGN, type InvoiceDesign } from "#app/features/selling/design/design.ts";
import type { TextStyle } from "#app/platform/pdf/pdf-pen.ts";

const A4 = { width: 210, height: 297 };

const INK = "#161616";
const GREY = "#5b5b57";

export const LINE = { strong: INK, fine: "#cfcfca" } as const;

/** mm: the slip's 105, the sentence above them, and air. No design moves it. */
const SLIP_BOTTOM = 187;

/** mm that a Swiss C5 envelope shows for certain: x 118 to 198 or, with a window on the left, 20 to 101; y 50 to 88. */
const WINDOW = { top: 52, width: 72, bottom: 88, right: 118, left: { from: 21, to: 29 } };

/** mm. */
export const PAGE_NUMBER = 12;

/** mm from the page's top left corner. */
export interface Letter {
  page: {
    left: number;
    right: number;
    width: number;
    top: number;
    bottom: number;
    slipBottom: number;
    nextTop: number;
  };
  recipient: { x: number; top: number; width: number };
  sender: { x: number; width: number };
  /** `top` is the least first baseline. */
  title: { top: number; width: number };
  /** The least: as wide as the page, the facts must stay out of the window. */
  factsTop: number;
  mark: { left: number; right: number; baseline: number; align: "left" | "right" };
  style: Record<keyof typeof STYLE, TextStyle>;
  leading: number;
  scale: number;
  /** Share of the usual space between rows and parts, 0 to 1. */
  air: number;
}

/** Points at the usual size of 10. */
const STYLE = {
  sender: { size: 8.5, color: INK },
  senderName: { size: 8.5, bold: true, color: INK },
  recipient: { size: 10, color: INK },
  title: { size: 13, bold: true, color: INK },
  subject: { size: 10, color: INK },
  currency: { size: 12, color: GREY },
  amount: { size: 22, color: INK },
  mark: { size: 11, bold: true, color: INK },
  label: { size: 8.5, color: GREY },
  body: { size: 9, color: INK },
  quiet: { size: 9, color: GREY },
  total: { size: 10, bold: true, color: INK },
} satisfies Record<string, TextStyle>;

const LEADING = 4.2;

export function letterOf(design: InvoiceDesign, air: number): Letter {
  const { margins } = design;
  const scale = design.fontSize / DEFAULT_DESIGN.fontSize;
  const left = margins.left;
  const right = A4.width - margins.right;
  const isLeft = design.window === "left";
  return {
    page: {
      left,
      right,
      width: right - left,
      top: margins.top,
      bottom: A4.height - margins.bottom,
      slipBottom: SLIP_BOTTOM,
      nextTop: margins.top + 12 * scale,
    },
    recipient: {
      x: isLeft ? within(WINDOW.left, left) : WINDOW.right,
      top: WINDOW.top,
      width: WINDOW.width,
    },
    sender: isLeft
      ? { x: WINDOW.right, width: right - WINDOW.right - PAGE_NUMBER }
      : { x: left, width: WINDOW.right - left - 5 },
    title: isLeft
      ? { top: WINDOW.bottom + 6 * scale, width: right - left }
      : { top: 69 + 4 * air, width: WINDOW.right - left - 5 },
    factsTop: WINDOW.bottom + 2.5 * scale,
    mark: {
      left: isLeft ? left : WINDOW.right,
      right: isLeft ? WINDOW.right - 5 : right,
      baseline: Math.min(margins.top + 8 * scale, WINDOW.top - 6),
      align: isLeft ? "left" : "right",
    },
    style: scaled(scale),
    leading: LEADING * scale,
    scale,
    air,
  };
}

export function resized(style: TextStyle, scale: number): TextStyle {
  return { ...style, size: style.size * scale };
}

function scaled(scale: number): Letter["style"] {
  const entries = Object.entries(STYLE).map(([name, style]) => [name, resized(style, scale)]);
  return Object.fromEntries(entries) as Letter["style"];
}

function within({ from, to }: { from: number; to: number }, value: number): number {
  return Math.min(Math.max(value, from), to);
}

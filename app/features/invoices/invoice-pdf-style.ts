import type { TextStyle } from "#app/platform/pdf-pen.ts";

/** The letter's measures, mm from the page's top left corner. */
export const PAGE = {
  left: 25,
  right: 190,
  width: 165,
  /** First baseline of sender and page number. */
  top: 20,
  /** No text below this on a page without slip. */
  bottom: 278,
  /** No text below this on the page with the slip: its 105 mm, the sentence above them, and air. */
  slipBottom: 187,
  /** Where rows go on under the head of a following page. */
  nextTop: 32,
} as const;

/** The right-hand window of a Swiss C5 envelope shows x 118 to 198 and y 50 to 88 of the folded sheet, whatever its play. */
export const WINDOW = { x: 118, top: 52, width: 72 } as const;

const INK = "#161616";
const GREY = "#5b5b57";

export const LINE = { strong: INK, fine: "#cfcfca" } as const;

export const STYLE = {
  sender: { size: 8.5, color: INK },
  senderName: { size: 8.5, bold: true, color: INK },
  recipient: { size: 10.5, color: INK },
  title: { size: 13, bold: true, color: INK },
  subject: { size: 10.5, color: INK },
  currency: { size: 12, color: GREY },
  amount: { size: 22, color: INK },
  label: { size: 8.5, color: GREY },
  body: { size: 9, color: INK },
  quiet: { size: 9, color: GREY },
  total: { size: 10.5, bold: true, color: INK },
} satisfies Record<string, TextStyle>;

/** Distance between baselines of running text, mm. */
export const LEADING = 4.2;

/** mm from the slip's top left corner, size in points. Right-aligned text ends at x. */
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

export interface SlipSection {
  blocks: SlipText[][];
  frames: SlipFrame[];
}

/** mm; size in points. */
export type MeasureText = (text: string, size: number, bold: boolean) => number;

export const PT = 25.4 / 72;

interface Place {
  /** mm. */
  x: number;
  top: number;
  /** Points. */
  size: number;
  lineHeight?: number;
  bold?: boolean;
  align?: "left" | "right";
}

/** The baseline is at four fifths of the line's box, as for Liberation Sans at 8 on 9 pt. */
export function slipLine(text: string, place: Place): SlipText {
  const { x, top, size, lineHeight = size, bold = false, align = "left" } = place;
  return { text, x, baseline: top + 0.8 * lineHeight * PT, size, bold, align };
}

import sharp from "sharp";

interface Picture {
  type?: "png" | "jpeg";
  width?: number;
  height?: number;
  /** 0 is see-through, 1 is solid. */
  alpha?: number;
}

const RED = { r: 213, g: 43, b: 30 };

/** A red rectangle as a file: what somebody might choose as their logo. */
export function picture({
  type = "png",
  width = 300,
  height = 120,
  alpha = 1,
}: Picture = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background: { ...RED, alpha } } })
    .toFormat(type)
    .toBuffer();
}

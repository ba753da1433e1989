import { z } from "zod";
import { invalid } from "#app/platform/errors.ts";
import { isId } from "#app/platform/database/ids.ts";

interface CursorPosition {
  order: string;
  value: string | number;
  id: string;
}

const place = z.object({
  order: z.string(),
  value: z.union([
    z
      .string()
      .max(300)
      .regex(/^[^\p{Cc}\p{Cs}]*$/u),
    z.number().int().min(-1e14).max(1e14),
  ]),
  id: z.string(),
});

export function writeCursor(place: CursorPosition): string {
  return Buffer.from(JSON.stringify(place)).toString("base64url");
}

/** Bookings are named by their numbers. */
export function isBookingNumber(id: string): boolean {
  return /^\d{1,15}$/.test(id);
}

/** @throws AppError `input.invalid` at `starting_after` */
export function readCursor(
  text: string,
  order: string,
  kind: "string" | "number" = "string",
  isKnown: (id: string) => boolean = isId,
): CursorPosition {
  const { data } = place.safeParse(fromBase64(text));
  if (data?.order === order && typeof data.value === kind && isKnown(data.id)) return data;
  throw invalid([{ field: "starting_after", code: "field.cursor" }]);
}

function fromBase64(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text.slice(0, 2000), "base64url").toString()) as unknown;
  } catch {
    return null;
  }
}

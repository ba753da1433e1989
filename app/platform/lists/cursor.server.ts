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
  id: z.string().refine((text) => isId(text) || /^\d{1,15}$/.test(text)),
});

export function writeCursor(place: CursorPosition): string {
  return Buffer.from(JSON.stringify(place)).toString("base64url");
}

/** @throws AppError `input.invalid` at `starting_after` */
export function readCursor(
  text: string,
  order: string,
  kind: "string" | "number" = "string",
): CursorPosition {
  const parsed = place.safeParse(fromBase64(text));
  if (parsed.success && parsed.data.order === order && typeof parsed.data.value === kind) return parsed.data;
  throw invalid([{ field: "starting_after", code: "field.cursor" }]);
}

function fromBase64(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text.slice(0, 2000), "base64url").toString()) as unknown;
  } catch {
    return null;
  }
}

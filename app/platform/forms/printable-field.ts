import type { z } from "zod";
import { addFieldError, proposalFor } from "./fields.ts";
import { unprintableCharacters } from "#app/platform/pdf/printable.ts";

/** Other characters would be printed as empty boxes. */
export function printable<T extends z.ZodType<string>>(field: T): T {
  return field.superRefine((text: unknown, ctx) => {
    // After another error the value may be missing.
    const characters = typeof text === "string" ? unprintableCharacters(text) : [];
    if (characters.length > 0 && typeof text === "string")
      addFieldError(ctx, "field.unprintable", {
        characters: characters.join(" "),
        ...proposalFor(text, (character) => !characters.includes(character)),
      });
  });
}

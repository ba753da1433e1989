import { z } from "zod";
import { addFieldError, email } from "#app/platform/forms/fields.ts";
import { joinAddresses } from "./addresses.ts";

/** Characters of one address, and of one that is shown in a message. */
const LONGEST = 254;
const SHOWN = 80;

interface EmailLimits {
  max: number;
  isOptional?: boolean;
}

/**
 * Addresses as one text with commas, semicolons or line breaks between them, or as a list; each is taken once.
 * @returns them as `addressesOf` reads them
 */
export function emails({ max, isOptional = false }: EmailLimits) {
  const maxLength = max * (LONGEST + 2);
  const typed = z.string().meta({ format: "emails", maxLength, ...(isOptional ? {} : { minLength: 1 }) });
  const listed = z.array(z.string().meta({ maxLength: LONGEST }));
  return z.union([typed, listed]).transform((value, ctx) => {
    const parts = (typeof value === "string" ? [value] : value).flatMap((text) => text.split(/[,;\r\n]/));
    if (typeof value === "string" && value.length > maxLength)
      return addFieldError(ctx, "field.too_long", { max: maxLength });
    const given = parts.map((part) => part.trim()).filter(Boolean);
    if (given.length === 0) return isOptional ? "" : addFieldError(ctx, "field.required");
    const read = given.map((text) => email().safeParse(text));
    const addresses = [...new Set(read.flatMap(({ data }) => data ?? []))];
    const wrong = [...new Set(given.filter((_, index) => !read[index]?.success))];
    const count = addresses.length + wrong.length;
    if (wrong.length === 0 && count <= max) return joinAddresses(addresses);
    if (wrong.length === 0) return addFieldError(ctx, "field.too_many_emails", { most: max, given: count });
    if (count === 1) return addFieldError(ctx, "field.email");
    const params = { wrong: wrong.map((text) => text.slice(0, SHOWN)).join(", ") };
    if (count <= max) return addFieldError(ctx, "field.emails", params);
    return addFieldError(ctx, "field.emails_too_many", { ...params, most: max, given: count });
  });
}

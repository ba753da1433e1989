// The `max` metadata hold the number ranges in full; the default ones let through numbers that nobody can have.
import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/**
 * A typed phone number as E.164 (`+41446681800`), read as Swiss when it has no country code. Null: not a valid number,
 * or one with an extension, which E.164 cannot hold.
 */
export function parsePhone(text: string): string | null {
  const phone = parsePhoneNumberFromString(text.trim(), { defaultCountry: "CH", extract: false });
  return phone?.isValid() && !phone.ext ? phone.number : null;
}

/** E.164 for reading: Swiss numbers as `044 668 18 00`, others as `+423 235 12 34`. Text that is no number comes back unchanged. */
export function formatPhone(e164: string): string {
  // Most have none, and the library takes its time to find that out.
  if (!e164) return "";
  const phone = parsePhoneNumberFromString(e164, { extract: false });
  if (!phone) return e164;
  return phone.countryCallingCode === "41" ? phone.formatNational() : phone.formatInternational();
}

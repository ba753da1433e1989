// Imported as a whole: the bundler has no named export of it for browsers, which never load it.
import nodeModule from "node:module";
import type * as phoneNumbers from "libphonenumber-js/max";

/** E.164, read as Swiss without a country code. Null: not a valid number, or one with an extension. */
export function parsePhone(text: string): string | null {
  const phone = library().parsePhoneNumberFromString(text.trim(), { defaultCountry: "CH", extract: false });
  return phone?.isValid() && !phone.ext ? phone.number : null;
}

/** Text that is no number is returned unchanged. */
export function formatPhone(e164: string): string {
  // The library takes its time to find out that there is none.
  if (!e164) return "";
  const phone = library().parsePhoneNumberFromString(e164, { extract: false });
  if (!phone) return e164;
  return phone.countryCallingCode === "41" ? phone.formatNational() : phone.formatInternational();
}

let loaded: typeof phoneNumbers | undefined;

/**
 * 2.5 MB, read on first use. The `max` metadata hold the number ranges in full; the default ones accept impossible
 * numbers.
 */
function library(): typeof phoneNumbers {
  loaded ??= nodeModule.createRequire(import.meta.url)("libphonenumber-js/max") as typeof phoneNumbers;
  return loaded;
}

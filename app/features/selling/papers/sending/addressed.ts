import { AppError, invalid } from "#app/platform/errors.ts";
import { addressesOf, joinAddresses } from "#app/platform/mail/addresses.ts";
import { MAX_ADDRESSES } from "./send-caps.ts";

interface Addresses {
  recipient: string;
  cc: string;
}

/** What a person or program says of them; both as `addressesOf` reads them. */
export interface WantedAddresses {
  recipient?: string | undefined;
  cc?: string | undefined;
}

/**
 * Each address once. @throws AppError `client.by_post` where there is none, `input.invalid` for too many, or a copy to
 * the only recipient
 */
export function addressed(usual: string, { recipient = usual, cc = "" }: WantedAddresses): Addresses {
  if (recipient === "")
    throw new AppError("client.by_post", [{ field: "recipient", code: "client.by_post" }]);
  if (cc && cc === recipient && addressesOf(cc).length === 1)
    throw invalid([{ field: "cc", code: "field.cc_is_recipient" }]);
  const to = addressesOf(recipient);
  const copies = addressesOf(cc).filter((address) => !to.includes(address));
  const count = to.length + copies.length;
  if (count > MAX_ADDRESSES) {
    const params = { most: MAX_ADDRESSES, given: count };
    throw invalid([{ field: copies.length > 0 ? "cc" : "recipient", code: "field.too_many_emails", params }]);
  }
  return { recipient, cc: joinAddresses(copies) };
}

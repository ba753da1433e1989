import type { Business } from "#app/features/people/accounts/business.server.ts";
import { accountStep } from "#app/features/people/accounts/money/payment-account.ts";
import { noteAccount } from "#app/features/people/accounts/money/known-accounts.server.ts";
import { writeAccount } from "#app/features/people/accounts/money/write-account.server.ts";
import { writeProfile } from "#app/features/people/accounts/write-business.server.ts";
import { rightsOf } from "#app/features/people/seats/rights.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { isQrIban } from "#app/swiss/iban.ts";
import type { InvoiceDocument } from "./invoice-document.ts";

/**
 * Adds what the first invoice supplied (account, address), where its writer may change the profile. Never changes what
 * the profile has; another account stays that of the invoice.
 */
export async function keepSender(
  ctx: UserContext,
  business: Business,
  { sender, number }: Pick<InvoiceDocument, "sender" | "number">,
): Promise<void> {
  const named = { iban: sender.iban, number };
  if (!rightsOf(ctx.role).includes("act")) return noteAccount(ctx, named, business);
  if (!business.postalCode && !business.city)
    await writeProfile(ctx, {
      street: sender.street,
      building_number: sender.buildingNumber,
      postal_code: sender.postalCode,
      city: sender.city,
      country: sender.country,
    });
  const { iban, qrIban } = business;
  const account = isQrIban(sender.iban)
    ? { iban: "", qrIban: sender.iban }
    : { iban: sender.iban, qrIban: "" };
  if (accountStep({ iban, qrIban }, account) === "first") await writeAccount(ctx, { iban, qrIban }, account);
  else await noteAccount(ctx, named, business);
}

import type { Business } from "#app/features/accounts/business.server.ts";
import { rightsOf } from "#app/features/seats/rights.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { isQrIban } from "#app/swiss/iban.ts";
import type { Sender } from "./invoice-document.ts";

/**
 * Adds what the first invoice supplied (account, address), where its writer may change the profile. Never changes what
 * the profile has.
 */
export async function keepSender(ctx: UserContext, business: Business, sender: Sender): Promise<void> {
  if (!rightsOf(ctx.role).includes("act")) return;
  const account = isQrIban(sender.iban) ? { qr_iban: sender.iban } : { iban: sender.iban };
  const address = {
    street: sender.street,
    building_number: sender.buildingNumber,
    postal_code: sender.postalCode,
    city: sender.city,
    country: sender.country,
  };
  const kept = {
    ...(business.iban || business.qrIban ? {} : account),
    ...(business.postalCode || business.city ? {} : address),
  };
  if (Object.keys(kept).length === 0) return;
  await ctx.db
    .updateTable("businesses")
    .set({ ...kept, updated_at: ctx.now.toISOString() })
    .where("id", "=", ctx.businessId)
    .execute();
}

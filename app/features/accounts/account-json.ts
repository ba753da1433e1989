import { invoiceLimit } from "#app/features/subscriptions/plan.ts";
import { isRunning } from "#app/features/subscriptions/subscription.ts";
import type { Profile } from "./profile.server.ts";

/** A user as the JSON API shows it. */
export function userJson(profile: Profile) {
  const { business, plan, usage } = profile;
  const running = isRunning(business.subscription) ? business.subscription : null;
  return {
    _id: profile.id,
    id: profile.id,
    email: profile.email,
    emailVerified: profile.emailVerified,
    firstName: profile.firstName,
    lastName: profile.lastName,
    phone: profile.phone,
    companyName: business.companyName,
    vatNumber: business.vatNumber,
    iban: business.iban,
    qrIban: business.qrIban,
    referenceOnEveryInvoice: business.referenceOnEveryInvoice,
    preferredLanguage: profile.language,
    marketingOptIn: profile.marketingOptIn,
    address: {
      street: business.street,
      buildingNumber: business.buildingNumber,
      postalCode: business.postalCode,
      city: business.city,
      country: business.country,
    },
    subscription: {
      status: plan,
      billingPeriod: business.billingPeriod,
      invoicesGenerated: usage.invoices,
      monthlyLimit: invoiceLimit(plan),
      editsUsed: usage.edits,
      customInvoicePrefix: business.customInvoicePrefix,
      lastInvoiceNumber: profile.lastInvoiceNumber,
      currentPeriodEnd: running?.currentPeriodEnd ?? null,
      endsAt: running?.endsAt ?? null,
    },
    createdAt: profile.createdAt,
  };
}

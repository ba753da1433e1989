import { businessAddressFields, businessFields, personFields, profileOnlyFields } from "./account-fields.ts";
import { jsonOf } from "#app/platform/forms/field-record.ts";
import { invoiceLimit } from "#app/features/running/subscriptions/plan.ts";
import { isPaymentMissing, isRunning, proUntil } from "#app/features/running/subscriptions/subscription.ts";
import type { Business } from "./business.server.ts";
import type { Profile } from "./profile.server.ts";

export function userJson(profile: Profile) {
  const { business, plan, usage } = profile;
  const running = isRunning(business.subscription) ? business.subscription : null;
  const until = running && proUntil(running);
  return {
    _id: profile.id,
    id: profile.id,
    email: profile.email,
    emailVerified: profile.emailVerified,
    ...jsonOf(personFields, profile),
    ...settingsJson(business),
    preferredLanguage: profile.language,
    marketingOptIn: profile.marketingOptIn,
    address: jsonOf(businessAddressFields, business),
    subscription: {
      status: plan,
      billingPeriod: business.billingPeriod,
      invoicesGenerated: usage.invoices,
      monthlyLimit: invoiceLimit(plan),
      editsUsed: usage.edits,
      customInvoicePrefix: business.customInvoicePrefix,
      lastInvoiceNumber: profile.lastInvoiceNumber,
      currentPeriodEnd: until,
      endsAt: running && (running.endsAt || isPaymentMissing(running)) ? until : null,
    },
    createdAt: profile.createdAt,
  };
}

/** What every member sees alike, without what a number or a month counts on. */
export function businessJson(business: Business) {
  return {
    id: business.id,
    ...settingsJson(business),
    customInvoicePrefix: business.customInvoicePrefix,
    address: jsonOf(businessAddressFields, business),
  };
}

function settingsJson(business: Business) {
  return {
    ...jsonOf(businessFields, business),
    ...jsonOf(profileOnlyFields, business),
    referenceOnEveryInvoice: business.referenceOnEveryInvoice,
    creditNotePrefix: business.creditNotePrefix,
    offerPrefix: business.offerPrefix,
    roundsToFive: business.roundsToFive,
    billingInformation: business.billingInformation,
    eInvoices: business.eInvoices,
    eurInvoices: business.eurInvoices,
    publicPages: business.publicPages,
    countsViews: business.countsViews,
    restCountsAsPaid: business.restCountsAsPaid,
    uniqueExternalIds: business.uniqueExternalIds,
    showsMadeWith: business.showsMadeWith,
  };
}

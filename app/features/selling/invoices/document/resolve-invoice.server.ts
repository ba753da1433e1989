import { type Business, findBusiness } from "#app/features/people/accounts/business.server.ts";
import { requireKnownAccount } from "#app/features/people/accounts/money/known-accounts.server.ts";
import type { Client } from "#app/features/selling/clients/client.ts";
import { paperDefaults } from "#app/features/selling/clients/paper-defaults.ts";
import { designIn } from "#app/features/selling/design/design.server.ts";
import type { InvoiceDesign } from "#app/features/selling/design/design.ts";
import { currentPlan } from "#app/features/running/subscriptions/current-plan.server.ts";
import type { Plan } from "#app/features/running/subscriptions/plan.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { addDays } from "#app/swiss/dates.ts";
import { checkSlip } from "./invoice-slip.ts";
import { draftDocument } from "./draft-document.ts";
import { generateReference, isOfNumber } from "./generate-reference.server.ts";
import type { Deduction, InvoiceDocument, Sender } from "./invoice-document.ts";
import {
  type NumberSeries,
  numberSeries,
  seriesIn,
} from "#app/features/selling/papers/numbering/number-series.ts";
import type { InvoiceInput } from "./invoice.schema.ts";
import type { Invoice } from "./invoices.server.ts";
import { footersFor } from "#app/features/selling/invoices/texts/country-texts.ts";
import { ownTextsIn } from "#app/features/selling/invoices/texts/own-texts.server.ts";
import { findPhone, slipExtras } from "./own-sender.server.ts";
import { type MeantPayment, paymentDetails, senderOf } from "./payment-details.ts";

export interface Issuer {
  business: Business;
  sender: Sender;
  designFor: (country: string) => InvoiceDesign;
  plan: Plan;
  /** Days, where nobody names a due date. */
  termDays: number;
}

export async function findIssuer(ctx: UserContext, known?: Business): Promise<Issuer> {
  const business = known ?? (await findBusiness(ctx));
  const texts = ownTextsIn(business.texts);
  const design = designIn(business.design);
  return {
    business,
    sender: senderOf(business, ctx.user, await findPhone(ctx)),
    designFor(country) {
      const footers = footersFor(texts, country);
      return footers ? { ...design, footers } : design;
    },
    plan: currentPlan(ctx, business),
    termDays: texts.termDays,
  };
}

interface Resolving {
  issuer: Issuer;
  client?: Client | null | undefined;
  current?: Invoice;
  deductions?: Deduction[] | undefined;
  /** Allocates a number of the series that a new invoice would belong to. */
  numberFor: (series: NumberSeries) => Promise<string>;
}

/** Writes nothing but what `numberFor` allocates. @throws AppError `input.invalid`, and whatever `numberFor` throws */
export async function resolveInvoice(
  ctx: UserContext,
  input: InvoiceInput,
  { issuer, client, current, deductions = current?.deductions, numberFor }: Resolving,
): Promise<InvoiceDocument> {
  const { business, sender: profile, designFor, termDays } = issuer;
  const payment = paymentDetails(input, profile, business, current);
  const { iban, sender, referenceType } = payment;
  if (iban !== current?.sender.iban) await requireKnownAccount(ctx, iban, business);
  const issueDate = input.issueDate ?? current?.issueDate ?? ctx.today;
  const number = await numberFor(seriesFor(issuer, iban, issueDate));
  const reference = await meantReference(ctx, payment, number, current);
  const { recipient, clientId } = input;
  const extras = await slipExtras(ctx, business, recipient, clientId);
  const document = draftDocument(input, {
    sender: { ...sender, ...extras },
    referenceType,
    reference,
    number,
    issueDate,
    dueDate: current && !input.issueDate ? current.dueDate : addDays(issueDate, termDays),
    language: current?.language ?? paperDefaults(ctx, client).language,
    design: designFor(recipient.address.country),
    roundsToFive: business.roundsToFive,
    deductions,
  });
  checkSlip(document);
  return document;
}

/** The series of the number that a new invoice would get. */
export function seriesFor({ plan, business }: Issuer, account: string, issueDate: string): NumberSeries {
  // One series for both accounts of a business.
  const iban = account === business.qrIban ? business.iban || account : account;
  const customPrefix = business.customInvoicePrefix;
  return seriesIn(business, numberSeries({ plan, customPrefix, iban, issueDate }));
}

/** @param payment type and account fit together */
export async function meantReference(
  ctx: UserContext,
  { referenceType, reference }: MeantPayment,
  number: string,
  current?: Invoice,
): Promise<string> {
  if (referenceType === "NON") return reference;
  const kept = referenceType === current?.referenceType ? current.reference : "";
  const isOutdated =
    current !== undefined && number !== current.number && isOfNumber(referenceType, kept, current.number);
  if (reference && !(isOutdated && reference === kept)) return reference;
  return kept && !isOutdated ? kept : generateReference(ctx, referenceType, number, current?.id);
}

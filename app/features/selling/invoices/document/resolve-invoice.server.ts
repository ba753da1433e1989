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
import { isQrIban } from "#app/swiss/iban.ts";
import { checkSlip } from "./invoice-slip.ts";
import { draftDocument } from "./draft-document.ts";
import { generateReference } from "./generate-reference.server.ts";
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
import { type MeantPayment, paymentDetails, requireCurrency, senderOf } from "./payment-details.ts";

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
  requireCurrency(input, business, current);
  const payment = current
    ? paymentDetails(withAccount(input, current), senderFor(current, profile), business)
    : paymentDetails(input, profile, business);
  const { iban } = payment.sender;
  if (iban !== current?.sender.iban) await requireKnownAccount(ctx, iban, business);
  const issueDate = input.issueDate ?? current?.issueDate ?? ctx.today;
  const { number, reference } = await identify(ctx, payment, issueDate, { issuer, current, numberFor });
  const { sender, referenceType } = payment;
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

/** A payment that does not fit together yet gets no reference of ours. */
export async function identify(
  ctx: UserContext,
  payment: MeantPayment,
  issueDate: string,
  { issuer: { plan, business }, current, numberFor }: Resolving,
): Promise<{ number: string; reference: string }> {
  // One series for both accounts of a business.
  const iban = payment.iban === business.qrIban ? business.iban || payment.iban : payment.iban;
  const series = numberSeries({ plan, customPrefix: business.customInvoicePrefix, iban, issueDate });
  const number = await numberFor(seriesIn(business, series));
  return { number, reference: await referenceFor(ctx, payment, number, current) };
}

/** What the form does not show of the sender follows the profile. */
function senderFor({ sender }: Invoice, profile: Sender): Sender {
  return { ...sender, email: profile.email, phone: profile.phone, vatNumber: profile.vatNumber };
}

/** Without an account the input means the draft's, as long as currency and type of reference stay the same. */
function withAccount(input: InvoiceInput, current: Invoice): InvoiceInput {
  if (input.currency !== current.currency && !input.paymentReferenceType) return input;
  const type = input.paymentReferenceType || (input.paymentReference ? "" : current.referenceType);
  if (input.sender?.iban || type !== current.referenceType) return { ...input, paymentReferenceType: type };
  const name = input.sender?.name ?? "";
  return {
    ...input,
    paymentReferenceType: type,
    sender: { ...input.sender, name, iban: current.sender.iban },
  };
}

async function referenceFor(
  ctx: UserContext,
  { iban, referenceType, reference }: MeantPayment,
  number: string,
  current: Invoice | undefined,
): Promise<string> {
  if (referenceType === "NON" || reference) return reference;
  if (referenceType === current?.referenceType) return current.reference;
  const fits = (referenceType === "QRR") === isQrIban(iban);
  return fits ? generateReference(ctx, referenceType, number) : "";
}

import type { Business } from "#app/features/people/accounts/business.server.ts";
import type { CurrentUser } from "#app/platform/context.server.ts";
import { type FieldError, invalid } from "#app/platform/errors.ts";
import { isQrIban } from "#app/swiss/iban.ts";
import type { Currency } from "#app/swiss/money.ts";
import { guessReferenceType, type ReferenceType, typedReferenceProblem } from "#app/swiss/reference.ts";
import type { Sender } from "./invoice-document.ts";
import type { InvoiceInput } from "./invoice.schema.ts";
import type { Invoice } from "./invoices.server.ts";

export function senderOf(business: Business, user: CurrentUser, phone: string): Sender {
  return {
    name: business.companyName || `${user.firstName} ${user.lastName}`,
    email: user.email,
    phone,
    street: business.street,
    buildingNumber: business.buildingNumber,
    postalCode: business.postalCode,
    city: business.city,
    country: business.country,
    vatNumber: business.vatNumber,
    iban: business.qrIban || business.iban,
    normalIban: "",
    billingInformation: false,
    eBillRecipient: "",
  };
}

/** Empty where nothing was given. */
interface GivenPayment {
  iban: string;
  referenceType: ReferenceType | "";
  reference: string;
  currency: Currency;
}

export interface MeantPayment {
  iban: string;
  referenceType: ReferenceType;
  /** Empty when one is to be generated (QRR, SCOR) or none is wanted (NON). */
  reference: string;
}

interface PaymentDetails extends MeantPayment {
  sender: Sender;
}

/**
 * QRR goes with a QR-IBAN and nothing else, SCOR and NON with a normal IBAN (QR-bill §1.4).
 * @throws AppError `input.invalid` at the field that is missing or does not fit
 */
export function paymentDetails(
  input: InvoiceInput,
  profile: Sender,
  business: Business,
  current?: Invoice,
): PaymentDetails {
  const sender = withOverrides(current ? senderFor(current, profile) : profile, input.sender);
  const payment = meantPayment(givenIn(input, current), business);
  const { iban, referenceType, reference } = payment;
  const problem = typedReferenceProblem(referenceType, reference, iban);
  const errors = [
    currencyErrors(input, business, current),
    iban ? [] : [{ field: "sender.iban", code: "field.iban_missing" }],
    creditorErrors(sender),
    input.currency === "EUR" ? eurErrors(iban, referenceType) : [],
    problem ? [{ field: "paymentReference", code: `field.reference_${problem}` }] : [],
  ];
  const first = errors.find(({ length }) => length > 0);
  if (first) throw invalid(first);
  const normalIban = isQrIban(iban) ? business.iban : "";
  return { ...payment, sender: { ...sender, iban, normalIban } };
}

/** What the form does not show of the sender follows the profile. */
function senderFor({ sender }: Invoice, profile: Sender): Sender {
  return { ...sender, email: profile.email, phone: profile.phone, vatNumber: profile.vatNumber };
}

/** Without an account the input means the draft's, as long as currency and type of reference stay the same. */
function givenIn(input: InvoiceInput, current: Invoice | undefined): GivenPayment {
  const { currency, paymentReferenceType: type, paymentReference: reference } = input;
  const given = { iban: input.sender?.iban ?? "", referenceType: type, reference, currency };
  if (!current || (currency !== current.currency && !type)) return given;
  const referenceType = type || (reference ? "" : current.referenceType);
  const isKept = given.iban === "" && referenceType === current.referenceType;
  return { ...given, referenceType, iban: isKept ? current.sender.iban : given.iban };
}

/** An empty type is settled by `typeFor`. */
export function meantPayment(given: GivenPayment, business: Business): MeantPayment {
  const { referenceType: type, reference } = given;
  const iban = accountFor(given, business);
  return { iban, referenceType: type || typeFor(reference, iban, business), reference };
}

/**
 * With both kinds of account the one that type or reference needs, also where a form names the other one; without
 * either the QR-IBAN, which takes CHF alone.
 */
function accountFor(given: GivenPayment, { iban: normal, qrIban }: Business): string {
  const { iban, referenceType: type, reference, currency } = given;
  const isOwn = iban !== "" && (iban === normal || iban === qrIban);
  if (iban && !(isOwn && normal && qrIban)) return iban;
  const isAutomatic = type === "" && reference === "";
  if (isAutomatic && iban && currency === "CHF") return iban;
  const usual = currency === "EUR" ? "SCOR" : "QRR";
  const meant = type || (isAutomatic ? usual : guessReferenceType(reference, ""));
  return meant === "QRR" ? qrIban || normal : normal || qrIban;
}

function withOverrides(profile: Sender, typed: InvoiceInput["sender"]): Sender {
  return { ...profile, ...(typed?.address ?? {}), name: typed?.name || profile.name };
}

/** The type without a reference: QRR on a QR-IBAN; SCOR on a normal IBAN if the business wants one on every invoice. */
function typeFor(
  reference: string,
  iban: string,
  { referenceOnEveryInvoice }: Pick<Business, "referenceOnEveryInvoice">,
): ReferenceType {
  if (!reference && !isQrIban(iban) && referenceOnEveryInvoice) return "SCOR";
  return guessReferenceType(reference, iban);
}

/** Where the business writes in CHF only; what is in EUR may stay so. */
export function currencyErrors(
  { currency }: { currency: Currency },
  { eurInvoices }: Pick<Business, "eurInvoices">,
  current?: { currency: Currency },
): FieldError[] {
  const fits = currency === "CHF" || eurInvoices || current?.currency === currency;
  return fits ? [] : [{ field: "currency", code: "field.currency_off" }];
}

/** A slip must name the account holder with postal code and town; a street is optional. */
function creditorErrors({ name, postalCode, city }: Sender): FieldError[] {
  const missing = [
    ...(name ? [] : ["sender.name"]),
    ...(postalCode ? [] : ["sender.address.postalCode"]),
    ...(city ? [] : ["sender.address.city"]),
  ];
  return missing.map((field) => ({ field, code: "field.required" }));
}

/** QR-IBAN and QR reference are for CHF alone (QR-bill 2.4). */
function eurErrors(iban: string, referenceType: ReferenceType): FieldError[] {
  return [
    ...(isQrIban(iban) ? [{ field: "sender.iban", code: "field.eur_needs_iban" }] : []),
    ...(referenceType === "QRR" ? [{ field: "paymentReference", code: "field.eur_no_qrr" }] : []),
  ];
}

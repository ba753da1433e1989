import { z } from "zod";
import { optionalAddress } from "#app/platform/forms/address-rules.ts";
import {
  checkbox,
  email,
  optionalLine,
  optionalChoice,
  optionalLocale,
  optionalSwitch,
  addFieldError,
  requiredLine,
} from "#app/platform/forms/fields.ts";
import { businessFields, personFields, profileOnlyFields } from "./account-fields.ts";
import { E_INVOICES } from "./settings/e-invoices.ts";
import { rulesOf } from "#app/platform/forms/field-record.ts";
import { isCommonPassword } from "#app/features/people/accounts/sign-in/common-passwords.ts";
import { passwordFault } from "#app/features/people/accounts/sign-in/password-faults.ts";
import { isInvoicePrefix, isRunningNumber, PREFIX_MAX, RUNNING_DIGITS } from "./invoice-prefix.ts";

const PASSWORD_MIN = 6;
const PASSWORD_MAX = 256;

const CODE_MAX = 40;

function newPassword() {
  return z.string().transform((value, ctx) => {
    const length = [...value].length;
    if (!value) return addFieldError(ctx, "field.required");
    if (length < PASSWORD_MIN) return addFieldError(ctx, "field.password_short", { min: PASSWORD_MIN });
    if (length > PASSWORD_MAX) return addFieldError(ctx, "field.too_long", { max: PASSWORD_MAX });
    const fault = passwordFault(value) ?? (isCommonPassword(value) ? "field.password_common" : null);
    return fault ? addFieldError(ctx, fault) : value;
  });
}

const person = { ...rulesOf(personFields), preferredLanguage: optionalLocale() };

const business = { ...rulesOf(businessFields), address: optionalAddress() };

const news = { marketingOptIn: checkbox() };

const origin = z.record(z.string().max(40), z.string().max(300)).prefault({});

export const registrationSchema = z.object({
  ...person,
  ...business,
  ...news,
  email: email(),
  password: newPassword(),
  acceptedTermsPrivacy: checkbox().transform(
    (accepted, ctx) => accepted || addFieldError(ctx, "field.terms"),
  ),
  sessionId: optionalLine({ max: 100 }),
  utmParams: origin,
});

function optionalPrefix() {
  return z
    .string()
    .max(1000)
    .transform((value, ctx) => {
      const text = value.normalize("NFC").trim();
      return isInvoicePrefix(text) ? text : addFieldError(ctx, "field.invoice_prefix", { max: PREFIX_MAX });
    })
    .optional();
}

/** Text has as many digits as the number is to have; a whole number keeps those that it had. */
function optionalNextNumber() {
  return z
    .union([z.number().int(), z.string().max(1000)])
    .transform((value, ctx) => {
      const text = String(value).trim();
      if (text === "") return undefined;
      if (!isRunningNumber(text)) return addFieldError(ctx, "field.next_number", { max: RUNNING_DIGITS });
      return { running: Number(text), digits: typeof value === "string" ? text.length : null };
    })
    .optional();
}

export const personSchema = z.object(person);

export const ownBusinessSchema = z.object({
  ...business,
  ...rulesOf(profileOnlyFields),
  customInvoicePrefix: optionalPrefix(),
  creditNotePrefix: optionalPrefix(),
  offerPrefix: optionalPrefix(),
  nextInvoiceNumber: optionalNextNumber(),
  nextCreditNoteNumber: optionalNextNumber(),
  nextOfferNumber: optionalNextNumber(),
  referenceOnEveryInvoice: optionalSwitch(),
  roundsToFive: optionalSwitch(),
  billingInformation: optionalSwitch(),
  eInvoices: optionalChoice(E_INVOICES),
  eurInvoices: optionalSwitch(),
  publicPages: optionalSwitch(),
  countsViews: optionalSwitch(),
  restCountsAsPaid: optionalSwitch(),
  uniqueExternalIds: optionalSwitch(),
  showsMadeWith: optionalSwitch(),
});

/** The fields of pages, which leave alone what the other page holds. */
export const businessPageSchema = ownBusinessSchema.omit({
  iban: true,
  qrIban: true,
  referenceOnEveryInvoice: true,
});

export const accountPageSchema = ownBusinessSchema.pick({
  iban: true,
  qrIban: true,
  referenceOnEveryInvoice: true,
});

export const newsSchema = z.object(news);

export const profileSchema = personSchema.extend(ownBusinessSchema.shape).extend(newsSchema.shape);

export const signInSchema = z.object({
  email: email(),
  password: z.string().min(1).max(PASSWORD_MAX),
  sessionId: optionalLine({ max: 100 }),
});

export const apiSignInSchema = signInSchema.extend({ code: optionalLine({ max: CODE_MAX }) });

export const codeSchema = z.object({ code: requiredLine({ max: CODE_MAX }) });

export const passwordSchema = z.object({ password: z.string().min(1).max(PASSWORD_MAX) });

export const connectProviderSchema = z.object({ password: z.string().max(PASSWORD_MAX).default("") });

export const twoStepSchema = z.discriminatedUnion("intent", [
  passwordSchema.extend({ intent: z.literal("begin") }),
  z.object({ intent: z.literal("renew") }),
  codeSchema.extend({ intent: z.literal("enable") }),
]);

export const tokenSchema = z.object({ token: z.string().trim().min(1).max(200) });

const line = z.object({ id: z.string().max(64).catch("?"), undo: checkbox() });

const lines = z.preprocess(
  (value) => (typeof value === "string" ? [{ id: "?" }] : value),
  z.array(line).max(200).default([]),
);

export const notMeSchema = tokenSchema.extend({ lines });

export const emailSchema = z.object({ email: email() });

export const deletionSchema = z.object({
  password: z.string().min(1).max(PASSWORD_MAX),
  confirm: checkbox().transform(
    (confirmed, ctx) => confirmed || addFieldError(ctx, "field.confirm_deletion"),
  ),
});

const reset = z.object({
  token: z.string().trim().min(1).max(200),
  password: newPassword(),
  confirmPassword: z.string().optional(),
  revokeApiKeys: checkbox(),
  keepPasskeys: checkbox(),
});

export const resetSchema = reset.superRefine((value, ctx) =>
  sameAgain(value.password, value.confirmPassword, ctx),
);

export const resetFormSchema = reset
  .extend({ lines })
  .superRefine((value, ctx) => sameAgain(value.password, value.confirmPassword, ctx));

export const changePasswordSchema = z
  .object({
    password: z.string().min(1).max(PASSWORD_MAX),
    newPassword: newPassword(),
    confirmPassword: z.string().optional(),
  })
  .superRefine((value, ctx) => sameAgain(value.newPassword, value.confirmPassword, ctx));

export const changeEmailSchema = z.object({ email: email(), password: z.string().min(1).max(PASSWORD_MAX) });

function sameAgain(password: string, again: string | undefined, ctx: z.RefinementCtx): void {
  if (again === undefined || again === password) return;
  ctx.addIssue({ code: "custom", path: ["confirmPassword"], params: { code: "field.passwords_differ" } });
}

export type Registration = z.output<typeof registrationSchema>;
export type PersonInput = z.output<typeof personSchema>;
type OwnBusinessInput = z.output<typeof ownBusinessSchema>;

/** What is left out stays as it was. */
export type BusinessChange = { [Name in keyof OwnBusinessInput]?: OwnBusinessInput[Name] | undefined };
export type NewsInput = z.output<typeof newsSchema>;
export type ProfileInput = z.output<typeof profileSchema>;

import type { Context } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { hashPassword } from "#app/platform/auth/passwords.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import type { Registration } from "./account.schema.ts";
import { personFields } from "./account-fields.ts";
import { columnsOf } from "#app/platform/forms/field-record.ts";
import { businessColumns } from "./business-columns.ts";
import { queueVerificationEmail } from "#app/features/people/accounts/email/verification.server.ts";
import { refuseOwn } from "#app/features/people/accounts/sign-in/own-password.server.ts";
import { isHeldAddress } from "#app/features/people/accounts/not-me/held-address.server.ts";
import { accountLimits } from "./limits.ts";
import { registrationClosed, takesStrangers } from "./settings/registration.ts";

/**
 * @param hash tests that are not about passwords hash one only once
 * @throws AppError `account.registration_closed`, `account.email_taken`, `input.invalid` at `password`,
 * `request.too_many`
 */
export async function registerAccount(
  ctx: Context,
  input: Registration,
  hash: (password: string) => Promise<string> = hashPassword,
): Promise<string> {
  if (!takesStrangers(ctx)) throw registrationClosed();
  await countAttempt(ctx, accountLimits.registerClient, ctx.clientNetwork);
  const { email, firstName, lastName, companyName } = input;
  refuseOwn(input.password, { email, names: [firstName, lastName, companyName] }, "password");
  const { userId } = await addAccount(ctx, input, await hash(input.password), async (ctx, { userId }) => {
    await queueVerificationEmail(ctx, input.email);
    ctx.log.info({ event: "account.registered", userId });
  });
  return userId;
}

interface Opened {
  userId: string;
  businessId: string;
}

/** A person with a business of their own. @param also in the same transaction @throws AppError `account.email_taken` */
export async function addAccount(
  ctx: Context,
  input: NewUser & NewBusiness,
  passwordHash: string,
  also: (ctx: Context, opened: Opened) => Promise<void>,
): Promise<Opened> {
  try {
    return await ctx.transaction(async (ctx) => {
      const userId = ctx.newId();
      const businessId = ctx.newId();
      await ctx.db
        .insertInto("users")
        .values(userRow(ctx, userId, passwordHash, input))
        .execute();
      await ctx.db
        .insertInto("businesses")
        .values(businessRow(ctx, businessId, input))
        .execute();
      await ctx.db
        .insertInto("memberships")
        .values({
          user_id: userId,
          business_id: businessId,
          role: "owner",
          created_at: ctx.now.toISOString(),
        })
        .execute();
      if (await isHeldAddress(ctx, input.email, userId)) throw emailTaken();
      await also(ctx, { userId, businessId });
      return { userId, businessId };
    });
  } catch (error) {
    if (!ctx.platform.database.dialect.isUniqueViolation(error)) throw error;
    throw emailTaken();
  }
}

function emailTaken(): AppError {
  return new AppError("account.email_taken", [{ field: "email", code: "account.email_taken" }]);
}

type NewUser = Pick<
  Registration,
  | ("email" | "firstName" | "lastName" | "phone" | "preferredLanguage")
  | ("marketingOptIn" | "sessionId" | "utmParams")
>;

export function userRow(ctx: Context, id: string, passwordHash: string, input: NewUser) {
  const now = ctx.now.toISOString();
  return {
    id,
    email: input.email,
    password_hash: passwordHash,
    ...columnsOf(personFields, input),
    language: input.preferredLanguage ?? ctx.locale,
    marketing_opt_in: input.marketingOptIn ? 1 : 0,
    email_verified_at: null,
    accepted_terms_at: now,
    totp_secret: null,
    totp_enabled_at: null,
    deleted_at: null,
    origin: JSON.stringify({ sessionId: input.sessionId, ...input.utmParams }),
    created_at: now,
    updated_at: now,
  };
}

type NewBusiness = Pick<Registration, "companyName" | "vatNumber" | "iban" | "address">;

export function businessRow(ctx: Context, id: string, input: NewBusiness) {
  const now = ctx.now.toISOString();
  return {
    id,
    ...businessColumns(input),
    qr_iban: "",
    plan: "free",
    billing_period: null,
    usage_month: ctx.month,
    invoices_generated: 0,
    edits_used: 0,
    custom_invoice_prefix: "",
    reference_on_every_invoice: 1,
    sealed_until: null,
    created_at: now,
    updated_at: now,
  };
}

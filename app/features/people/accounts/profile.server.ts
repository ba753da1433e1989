import type { Updateable } from "kysely";
import { chooseUnique } from "#app/features/running/external/choose-unique.server.ts";
import { currentPlan, findPlan } from "#app/features/running/subscriptions/current-plan.server.ts";
import { type Plan, usageIn } from "#app/features/running/subscriptions/plan.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { UsersTable } from "#app/platform/database/schema/accounts.ts";
import { holdsAlready } from "#app/platform/database/holds-already.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { isLocale, type Locale } from "#app/platform/i18n/locale.ts";
import type { BusinessChange, NewsInput, PersonInput, ProfileInput } from "./account.schema.ts";
import { personFields } from "./account-fields.ts";
import { columnsOf, type ValuesOf, valuesIn } from "#app/platform/forms/field-record.ts";
import { changeAccountByCall, changeAccountByPage } from "./money/change-account.server.ts";
import { businessColumns } from "./business-columns.ts";
import { writeProfile } from "./write-business.server.ts";
import { type Business, findBusiness, lockOpenBusiness } from "./business.server.ts";

export interface Profile extends ValuesOf<typeof personFields> {
  id: string;
  email: string;
  emailVerified: boolean;
  language: Locale;
  marketingOptIn: boolean;
  createdAt: string;
  isTwoStep: boolean;
  business: Business;
  plan: Plan;
  usage: { invoices: number; edits: number };
  lastInvoiceNumber: number;
}

export async function findProfile(ctx: UserContext): Promise<Profile> {
  const user = await ctx.db
    .selectFrom("users")
    .selectAll()
    .where("id", "=", ctx.user.id)
    .executeTakeFirstOrThrow();
  const business = await findBusiness(ctx);
  const counter = await ctx.db
    .selectFrom("invoice_counters")
    .select((select) => select.fn.max("last").as("last"))
    .where("business_id", "=", ctx.businessId)
    .executeTakeFirst();
  return {
    id: user.id,
    email: user.email,
    emailVerified: user.email_verified_at !== null,
    ...valuesIn(personFields, user),
    language: isLocale(user.language) ? user.language : "en",
    marketingOptIn: user.marketing_opt_in === 1,
    createdAt: user.created_at,
    isTwoStep: user.totp_enabled_at !== null,
    business,
    plan: currentPlan(ctx, business),
    usage: usageIn(ctx.month, business),
    lastInvoiceNumber: counter?.last ?? 0,
  };
}

/**
 * By a program or a token. Existing invoices keep their own sender. A test key changes the sandbox only, never the
 * person.
 * @throws AppError `plan.pro_required` for a new prefix on Free, or to hide who made the paper,
 * `external_id.not_unique`, and as `changeAccountByCall`
 */
export async function updateProfile(ctx: UserContext, input: ProfileInput): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    if (ctx.caller?.mode !== "test") {
      await updatePerson(ctx, input);
      await updateNews(ctx, input);
    }
    const before = await keepBusiness(ctx, input);
    await changeAccountByCall(ctx, before, input);
  });
}

export async function updatePerson(ctx: UserContext, input: PersonInput): Promise<void> {
  const language = input.preferredLanguage ?? ctx.user.language;
  await writeUser(ctx, { ...columnsOf(personFields, input), language });
}

export async function updateNews(ctx: UserContext, { marketingOptIn }: NewsInput): Promise<void> {
  await writeUser(ctx, { marketing_opt_in: marketingOptIn ? 1 : 0 });
}

async function writeUser(ctx: UserContext, written: Updateable<UsersTable>): Promise<void> {
  const user = ctx.db.selectFrom("users").selectAll().where("id", "=", ctx.user.id);
  if (holdsAlready(await user.executeTakeFirstOrThrow(), written)) return;
  await ctx.db
    .updateTable("users")
    .set({ ...written, updated_at: ctx.now.toISOString() })
    .where("id", "=", ctx.user.id)
    .execute();
}

/**
 * By a person on a page. Existing invoices keep their own sender.
 * @returns whether another account waits to be confirmed; all else is saved
 * @throws AppError `plan.pro_required` as `updateProfile`, `input.invalid` as `changeAccountByPage`
 */
export function updateBusiness(ctx: UserContext, input: BusinessChange): Promise<boolean> {
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const before = await keepBusiness(ctx, input);
    const { iban = before.iban, qrIban = before.qrIban } = input;
    return changeAccountByPage(ctx, before, { iban, qrIban });
  });
}

/** All but the account. @returns what was before */
async function keepBusiness(ctx: UserContext, input: BusinessChange): Promise<Business> {
  const before = await findBusiness(ctx);
  const { companyName = before.companyName, vatNumber = before.vatNumber, address = before } = input;
  const written = {
    ...businessColumns({ companyName, vatNumber, address, iban: before.iban }),
    ...(await prefixColumn(ctx, input)),
    ...settingColumns(input),
    ...(await madeWithColumn(ctx, input)),
    ...(await chooseUnique(ctx, input.uniqueExternalIds)),
  };
  await writeProfile(ctx, written);
  return before;
}

/** Only those that were sent. */
function settingColumns(input: BusinessChange) {
  const { creditNotePrefix, offerPrefix } = input;
  return {
    ...switchColumn("reference_on_every_invoice", input.referenceOnEveryInvoice),
    ...(creditNotePrefix === undefined ? {} : { credit_note_prefix: creditNotePrefix }),
    ...(offerPrefix === undefined ? {} : { offer_prefix: offerPrefix }),
    ...switchColumn("rounds_to_five", input.roundsToFive),
    ...switchColumn("billing_information", input.billingInformation),
    ...(input.eInvoices === undefined ? {} : { e_invoices: input.eInvoices }),
    ...switchColumn("eur_invoices", input.eurInvoices),
    ...switchColumn("public_pages", input.publicPages),
    ...switchColumn("counts_views", input.countsViews),
    ...switchColumn("rest_counts_as_paid", input.restCountsAsPaid),
  };
}

function switchColumn(column: string, isOn: boolean | undefined): Record<string, number> {
  return isOn === undefined ? {} : { [column]: Number(isOn) };
}

/** The prefix, which on Free can only be left as it is. */
async function prefixColumn(ctx: UserContext, { customInvoicePrefix: prefix }: BusinessChange) {
  if (prefix === undefined) return {};
  if ((await findPlan(ctx)) === "pro") return { custom_invoice_prefix: prefix };
  const { customInvoicePrefix } = await findBusiness(ctx);
  if (prefix !== "" && prefix !== customInvoicePrefix) throw new AppError("plan.pro_required");
  return {};
}

/** The line, which on Free can be shown again but not switched off. */
async function madeWithColumn(ctx: UserContext, { showsMadeWith }: BusinessChange) {
  if (showsMadeWith === false && (await findPlan(ctx)) !== "pro") {
    const { showsMadeWith: isShown } = await findBusiness(ctx);
    const field = { field: "showsMadeWith", code: "field.made_with_pro" };
    if (isShown) throw new AppError("plan.pro_required", [field]);
  }
  return switchColumn("shows_made_with", showsMadeWith);
}

export async function updateLanguage(ctx: UserContext, language: Locale): Promise<void> {
  await ctx.db.updateTable("users").set({ language }).where("id", "=", ctx.user.id).execute();
}

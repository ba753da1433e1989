import type { Selectable } from "kysely";
import type { JsonText } from "#app/platform/database/json-column.ts";
import { payingBusiness } from "#app/features/running/subscriptions/current-plan.server.ts";
import { isRunning, type Subscription } from "#app/features/running/subscriptions/subscription.ts";
import { findSubscription } from "#app/features/running/subscriptions/subscriptions.server.ts";
import { type ValuesOf, valuesIn } from "#app/platform/forms/field-record.ts";
import { businessAddressFields, businessFields, profileOnlyFields } from "./account-fields.ts";
import type { EInvoices } from "./settings/e-invoices.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { type BusinessContext, withBusiness } from "#app/platform/context.server.ts";
import { ofDialect, preparedQuery, type ValuePlace } from "#app/platform/database/prepared-query.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { BusinessesTable } from "#app/platform/database/schema/accounts.ts";

type BusinessValues = ValuesOf<
  typeof businessFields & typeof businessAddressFields & typeof profileOnlyFields
>;

export interface Business extends BusinessValues {
  id: string;
  isSandbox: boolean;
  /** Given by the operator; `currentPlan` answers the plan in force. */
  plan: string;
  billingPeriod: string | null;
  subscription: Subscription | null;
  usageMonth: string;
  invoicesGenerated: number;
  editsUsed: number;
  customInvoicePrefix: string;
  referenceOnEveryInvoice: boolean;
  /** Empty for `G-` and the year. */
  creditNotePrefix: string;
  /** Empty for `OFF-` and the year. */
  offerPrefix: string;
  /** The totals of new invoices, to 5 Rappen. */
  roundsToFive: boolean;
  billingInformation: boolean;
  eInvoices: EInvoices;
  eurInvoices: boolean;
  publicPages: boolean;
  countsViews: boolean;
  restCountsAsPaid: boolean;
  uniqueExternalIds: boolean;
  showsMadeWith: boolean;
  design: JsonText;
  texts: JsonText;
}

type Row = Selectable<BusinessesTable>;

export async function findBusiness(ctx: BusinessContext): Promise<Business> {
  const [row] = await readBusiness(ctx.db, { businessId: ctx.businessId });
  return wholeBusiness(ctx, row);
}

async function wholeBusiness(ctx: BusinessContext, row: Row | undefined): Promise<Business> {
  if (!row) throw new AppError("session.required");
  const paying = row.sandbox_of === null ? row : await payingBusiness(ctx);
  const subscription = await findSubscription(withBusiness(ctx, paying.id));
  return businessOf({ ...row, plan: paying.plan, billing_period: paying.billing_period }, subscription);
}

interface Own {
  businessId: string;
}

const readBusiness = preparedQuery((db, place: ValuePlace<Own>) => ownRow(db, place).selectAll());

function ownRow(db: Db, place: ValuePlace<Own>) {
  return db.selectFrom("businesses").where("id", "=", place("businessId"));
}

/**
 * Changes of one business wait for each other. Taken first in a transaction, before other locks. One that moves to
 * another database counts as sealed.
 */
export async function lockBusiness(ctx: BusinessContext): Promise<{ isSealed: boolean }> {
  const lock = lockRow(ctx.platform.database.dialect);
  const [row] = await lock.few(ctx.db, { businessId: ctx.businessId });
  return lockedRow(row);
}

type Locked = Pick<Row, "sealed_until" | "moved_to">;

function lockedRow(row: Locked | undefined): { isSealed: boolean } {
  if (!row) throw new AppError("session.required");
  return { isSealed: row.sealed_until !== null || row.moved_to !== null };
}

const lockRow = ofDialect(({ forUpdate }) => ({
  few: preparedQuery((db, place: ValuePlace<Own>) =>
    forUpdate(ownRow(db, place).select(["sealed_until", "moved_to"])),
  ),
  whole: preparedQuery((db, place: ValuePlace<Own>) => forUpdate(ownRow(db, place).selectAll())),
}));

/** For changes only its people make. @throws AppError `session.required` when the account was deleted meanwhile */
export async function lockOpenBusiness(ctx: BusinessContext): Promise<void> {
  requireOpen(await lockBusiness(ctx));
}

function requireOpen({ isSealed }: { isSealed: boolean }): void {
  if (isSealed) throw new AppError("session.required");
}

/** `lockOpenBusiness` and `findBusiness` by one query. */
export async function lockAndFindBusiness(ctx: BusinessContext): Promise<Business> {
  const lock = lockRow(ctx.platform.database.dialect);
  const [row] = await lock.whole(ctx.db, { businessId: ctx.businessId });
  requireOpen(lockedRow(row));
  return wholeBusiness(ctx, row);
}

function businessOf(row: Row, subscription: Subscription | null): Business {
  return {
    id: row.id,
    isSandbox: row.sandbox_of !== null,
    ...valuesIn(businessFields, row),
    ...valuesIn(businessAddressFields, row),
    ...valuesIn(profileOnlyFields, row),
    plan: row.plan,
    billingPeriod: isRunning(subscription) ? subscription.period : row.billing_period,
    subscription,
    usageMonth: row.usage_month,
    invoicesGenerated: row.invoices_generated,
    editsUsed: row.edits_used,
    customInvoicePrefix: row.custom_invoice_prefix,
    creditNotePrefix: row.credit_note_prefix,
    offerPrefix: row.offer_prefix,
    roundsToFive: row.rounds_to_five === 1,
    billingInformation: row.billing_information === 1,
    eInvoices: row.e_invoices,
    eurInvoices: row.eur_invoices === 1,
    publicPages: row.public_pages === 1,
    countsViews: row.counts_views === 1,
    restCountsAsPaid: row.rest_counts_as_paid === 1,
    uniqueExternalIds: row.unique_external_ids === 1,
    showsMadeWith: row.shows_made_with === 1,
    referenceOnEveryInvoice: row.reference_on_every_invoice === 1,
    design: row.design,
    texts: row.texts,
  };
}

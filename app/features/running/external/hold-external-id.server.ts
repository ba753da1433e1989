import type { BusinessContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { ExternalInput } from "./external-fields.ts";

/** Within each, an `externalId` can be unique; a credit note is stored among the invoices. */
export type ExternalKind = "client" | "invoice" | "credit_note" | "offer" | "expense";

const TABLES = {
  client: "clients",
  invoice: "invoices",
  credit_note: "invoices",
  offer: "offers",
  expense: "expenses",
} as const;

/** The columns as they are stored; what was not sent stays. */
export interface ExternalColumns<Kind extends ExternalKind> {
  external_id?: string;
  metadata?: string;
  unique_as?: Kind | "";
}

/** @throws AppError `external_id.taken` */
export async function externalColumns<Kind extends ExternalKind>(
  ctx: BusinessContext,
  record: { kind: Kind; id: string },
  input: ExternalInput,
): Promise<ExternalColumns<Kind>> {
  const sent = sentExternal(input);
  if (sent.external_id === undefined) return sent;
  return { ...sent, ...(await holdExternalId(ctx, record, sent.external_id)) };
}

export function sentExternal({ externalId, metadata }: ExternalInput): {
  external_id?: string;
  metadata?: string;
} {
  return {
    ...(externalId === undefined ? {} : { external_id: externalId }),
    ...(metadata === undefined ? {} : { metadata }),
  };
}

/**
 * Call it with the business locked, in the transaction that writes the columns it returns; a unique index keeps what
 * it answers. @throws AppError `external_id.taken`, which names the record that has it
 */
export async function holdExternalId<Kind extends ExternalKind>(
  ctx: BusinessContext,
  { kind, id }: { kind: Kind; id: string },
  externalId: string,
): Promise<{ unique_as: Kind | "" }> {
  if (externalId === "" || !(await areExternalIdsUnique(ctx))) return { unique_as: "" };
  const holder = await holderOf(ctx, kind, externalId);
  if (!holder || holder.id === id) return { unique_as: kind };
  const field = { field: "externalId", code: "field.external_id_taken", params: holder };
  const existing = { type: kind, id: holder.id };
  throw new AppError("external_id.taken", [field], undefined, { params: holder, existing });
}

async function holderOf({ db, businessId }: BusinessContext, kind: ExternalKind, externalId: string) {
  return db
    .selectFrom(TABLES[kind])
    .select("id")
    .where("business_id", "=", businessId)
    .where("unique_as", "=", kind)
    .where("external_id", "=", externalId)
    .executeTakeFirst();
}

export async function areExternalIdsUnique(ctx: BusinessContext): Promise<boolean> {
  const business = await ctx.db
    .selectFrom("businesses")
    .select("unique_external_ids")
    .where("id", "=", ctx.businessId)
    .executeTakeFirstOrThrow();
  return business.unique_external_ids === 1;
}

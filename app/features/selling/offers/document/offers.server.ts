import type { Selectable } from "kysely";
import { externalFields, type ExternalValues } from "#app/features/running/external/external-fields.ts";
import { type Delivery, latestDeliveries } from "#app/features/selling/papers/sending/deliveries.server.ts";
import { publicUrlOf } from "#app/features/running/public-links/public-url.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import { fromJson } from "#app/platform/database/json.ts";
import type { OffersTable } from "#app/platform/database/schema/offers.ts";
import { AppError } from "#app/platform/errors.ts";
import { valuesIn } from "#app/platform/forms/field-record.ts";
import { isLocale } from "#app/platform/i18n/locale.ts";
import type { OfferContent } from "./offer-content.ts";
import { offerSnapshot } from "./offer-snapshot.ts";
import {
  isInvoiced,
  type OfferInvoice,
  offerInvoicesOf,
} from "#app/features/selling/offers/document/offer-invoices.server.ts";
import type { OfferAnswer, OfferState, OfferStatus } from "#app/features/selling/offers/fields/offer.ts";
import { offerStatusOf } from "#app/features/selling/offers/fields/offer-status.ts";

/** What was answered, and by whom: the owner writes down what a client says by phone. */
export interface AnsweredOffer {
  answer: OfferAnswer;
  by: "client" | "owner";
  name: string;
  remark: string;
  at: string;
  /** Shortened address and browser; empty where the owner answered. */
  network: string;
  agent: string;
  revision: number;
  sha256: string;
}

export interface Offer extends OfferContent, ExternalValues {
  id: string;
  clientId: string | null;
  clientEmail: string | null;
  state: OfferState;
  status: OfferStatus;
  revision: number;
  publicVersion: number;
  /** Null while there is no link: before the first sending and after a change. */
  publicUrl: string | null;
  answered: AnsweredOffer | null;
  /** Made of it, the oldest first; without cancelled ones. */
  invoices: OfferInvoice[];
  delivery: Delivery | null;
  version: number;
  createdAt: string;
  updatedAt: string;
}

export async function findOffer(ctx: BusinessContext, id: string): Promise<Offer> {
  const row = isId(id) ? await businessOffers(ctx).where("id", "=", id).executeTakeFirst() : undefined;
  if (!row) throw new AppError("offer.not_found");
  const [offer] = await offersOf(ctx, [row]);
  return offer!;
}

/** The offers in the order of `ids`. @throws AppError `offer.not_found` */
export async function findOffers(ctx: BusinessContext, ids: readonly string[]): Promise<Offer[]> {
  if (!ids.every(isId)) throw new AppError("offer.not_found");
  const rows = ids.length > 0 ? await businessOffers(ctx).where("id", "in", ids).execute() : [];
  const byId = new Map((await offersOf(ctx, rows)).map((offer) => [offer.id, offer]));
  return ids.map((id) => {
    const offer = byId.get(id);
    if (!offer) throw new AppError("offer.not_found");
    return offer;
  });
}

export function businessOffers(ctx: Pick<BusinessContext, "db" | "businessId">) {
  return ctx.db.selectFrom("offers").selectAll().where("business_id", "=", ctx.businessId);
}

export async function offersOf(ctx: BusinessContext, rows: Selectable<OffersTable>[]): Promise<Offer[]> {
  const ids = rows.map(({ id }) => id);
  const invoices = await offerInvoicesOf(ctx, ids);
  const deliveries = await latestDeliveries(ctx, ids, "offer");
  return rows.map((row) =>
    offerOf(ctx, row, { invoices: invoices.get(row.id) ?? [], delivery: deliveries.get(row.id) ?? null }),
  );
}

function offerOf(
  ctx: BusinessContext,
  row: Selectable<OffersTable>,
  made: Pick<Offer, "invoices" | "delivery">,
): Offer {
  const state = row.state;
  const standing = { state, validUntil: row.valid_until, isInvoiced: isInvoiced(made.invoices) };
  return {
    ...fromJson(offerSnapshot, row.document),
    id: row.id,
    clientId: row.client_id,
    clientEmail: row.client_email,
    number: row.number,
    total: row.total,
    issueDate: row.issue_date,
    validUntil: row.valid_until,
    language: isLocale(row.language) ? row.language : "en",
    ...valuesIn(externalFields, row),
    state,
    status: offerStatusOf(standing, ctx.today),
    revision: row.revision,
    publicVersion: row.public_version,
    publicUrl: linkOf(ctx, row),
    answered: answeredOf(row),
    ...made,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function linkOf({ platform, businessId }: BusinessContext, row: Selectable<OffersTable>): string | null {
  const { id, state, public_version: version } = row;
  if (state === "draft" || version === 0) return null;
  return publicUrlOf(platform, { kind: "offer", businessId, id, version });
}

function answeredOf(row: Selectable<OffersTable>): AnsweredOffer | null {
  if (row.answered_at === null || row.answered_revision === null) return null;
  return {
    answer: row.state === "declined" ? "declined" : "accepted",
    by: row.answered_by === "owner" ? "owner" : "client",
    name: row.answered_name,
    remark: row.answered_remark,
    at: row.answered_at,
    network: row.answered_network,
    agent: row.answered_agent,
    revision: row.answered_revision,
    sha256: row.answered_sha256,
  };
}

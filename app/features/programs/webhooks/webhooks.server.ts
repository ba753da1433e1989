import type { Selectable, Updateable } from "kysely";
import { z } from "zod";
import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { noticeAct } from "#app/features/people/accounts/not-me/security-events.server.ts";
import { recordHistory } from "#app/features/running/history/history.server.ts";
import { requirePro } from "#app/features/running/subscriptions/require-pro.server.ts";
import { trueNow } from "#app/platform/clock.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { preparedQuery, type ValuePlace } from "#app/platform/database/prepared-query.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import { holdsAlready } from "#app/platform/database/holds-already.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import type { JsonText } from "#app/platform/database/json-column.ts";
import type { WebhookEndpointsTable } from "#app/platform/database/schema/webhooks.ts";
import { EVENT_TYPES, type EventType } from "#app/features/running/events/event-types.ts";
import { newWebhookSecret, encryptSigningSecret } from "./webhook-secret.server.ts";
import { requirePublicUrl } from "./webhook-url.server.ts";
import type { WebhookInput } from "./webhook.schema.ts";

const MAX_WEBHOOKS = 5;

/** The previous secret also signs for so long. */
const OVERLAP_MS = 24 * 60 * 60 * 1000;

export interface Webhook {
  id: string;
  url: string;
  events: EventType[];
  isActive: boolean;
  /** May have passed. */
  previousUntil: string | null;
  failingSince: string | null;
  switchedOffAt: string | null;
  createdAt: string;
  updatedAt: string;
}

export async function listWebhooks({ db, businessId }: BusinessContext): Promise<Webhook[]> {
  return (await webhooksOf(db, { businessId })).map(webhookOf);
}

const webhooksOf = preparedQuery((db, place: ValuePlace<{ businessId: string }>) =>
  own({ db, businessId: place("businessId") })
    .selectAll()
    .orderBy("id"),
);

/** @returns the ids of active ones */
export function idsWanting(webhooks: Webhook[], type: string): string[] {
  return webhooks
    .filter(({ isActive, events }) => isActive && events.some((one) => one === type))
    .map(({ id }) => id);
}

export async function findWebhook(ctx: BusinessContext, id: string): Promise<Webhook> {
  return webhookOf(await findRow(ctx, id));
}

async function findRow(ctx: BusinessContext, id: string): Promise<Selectable<WebhookEndpointsTable>> {
  const row = isId(id) ? await own(ctx).selectAll().where("id", "=", id).executeTakeFirst() : undefined;
  if (!row) throw new AppError("webhook.not_found");
  return row;
}

/**
 * @returns the secret too, which is never shown again
 * @throws AppError `plan.pro_required`, `webhook.too_many`, `input.invalid`
 */
export async function createWebhook(
  ctx: UserContext,
  input: WebhookInput,
): Promise<{ webhook: Webhook; secret: string }> {
  await requirePro(ctx);
  requirePublicUrl(ctx, input.url);
  const secret = newWebhookSecret();
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    if ((await listWebhooks(ctx)).length >= MAX_WEBHOOKS) throw new AppError("webhook.too_many");
    const id = ctx.newId();
    const now = trueNow(ctx).toISOString();
    const row = await ctx.db
      .insertInto("webhook_endpoints")
      .values({
        id,
        business_id: ctx.businessId,
        ...columnsOf(input, true),
        secret: encryptSigningSecret(ctx, id, secret),
        previous_secret: null,
        previous_until: null,
        failing_since: null,
        switched_off_at: null,
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const { url } = input;
    await recordHistory(ctx, { invoiceId: null, event: "webhook.made", data: { url } });
    await noticeAct(ctx, { kind: "webhook_made", webhook: id }, { url });
    ctx.log.info({ event: "webhook.created", webhookId: id });
    return { webhook: webhookOf(row), secret };
  });
}

/** Resets its failures. @throws AppError `webhook.not_found`, `plan.pro_required`, `input.invalid` */
export async function updateWebhook(ctx: UserContext, id: string, input: WebhookInput): Promise<Webhook> {
  return change(ctx, id, async (ctx) => {
    requirePublicUrl(ctx, input.url);
    const { isActive, url } = await findWebhook(ctx, id);
    if (url !== input.url) await noticeAct(ctx, { kind: "webhook_changed", webhook: id }, { url: input.url });
    return { ...columnsOf(input, isActive), failing_since: null, switched_off_at: null };
  });
}

/**
 * The previous secret signs for 24 hours more. @returns the new one, which is never shown again
 * @throws AppError `webhook.not_found`, `plan.pro_required`
 */
export async function rotateWebhook(
  ctx: UserContext,
  id: string,
): Promise<{ webhook: Webhook; secret: string }> {
  const secret = newWebhookSecret();
  const webhook = await change(ctx, id, async (ctx) => {
    const { secret: previous } = await own(ctx)
      .select("secret")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return {
      secret: encryptSigningSecret(ctx, id, secret),
      previous_secret: previous,
      previous_until: new Date(trueNow(ctx).getTime() + OVERLAP_MS).toISOString(),
    };
  });
  ctx.log.info({ event: "webhook.rotated", webhookId: id });
  return { webhook, secret };
}

export async function deleteWebhook(ctx: UserContext, id: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const { url } = await findWebhook(ctx, id);
    await recordHistory(ctx, { invoiceId: null, event: "webhook.ended", data: { url } });
    await ctx.db
      .deleteFrom("webhook_endpoints")
      .where("business_id", "=", ctx.businessId)
      .where("id", "=", id)
      .execute();
  });
  ctx.log.info({ event: "webhook.deleted", webhookId: id });
}

async function change(
  ctx: UserContext,
  id: string,
  changed: (ctx: UserContext) => Promise<Updateable<WebhookEndpointsTable>>,
): Promise<Webhook> {
  await findWebhook(ctx, id);
  await requirePro(ctx);
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const before = await findRow(ctx, id);
    const written = await changed(ctx);
    if (holdsAlready(before, written)) return webhookOf(before);
    const row = await ctx.db
      .updateTable("webhook_endpoints")
      .set({ ...written, updated_at: trueNow(ctx).toISOString() })
      .where("business_id", "=", ctx.businessId)
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return webhookOf(row);
  });
}

function own(ctx: Pick<BusinessContext, "db" | "businessId">) {
  return ctx.db.selectFrom("webhook_endpoints").where("business_id", "=", ctx.businessId);
}

function columnsOf({ url, events, isActive }: WebhookInput, otherwise: boolean) {
  return { url, events: JSON.stringify(events), is_active: (isActive ?? otherwise) ? 1 : 0 };
}

function webhookOf(row: Selectable<WebhookEndpointsTable>): Webhook {
  return {
    id: row.id,
    url: row.url,
    events: wantedEvents(row),
    isActive: row.is_active === 1,
    previousUntil: row.previous_until,
    failingSince: row.failing_since,
    switchedOffAt: row.switched_off_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function wantedEvents({ events }: { events: JsonText }): EventType[] {
  return fromJson(z.array(z.enum(EVENT_TYPES)), events);
}

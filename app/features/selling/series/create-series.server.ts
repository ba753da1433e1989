import { willTellNew } from "#app/features/running/events/will-tell.server.ts";
import {
  type Business,
  findBusiness,
  lockOpenBusiness,
} from "#app/features/people/accounts/business.server.ts";
import type { Client } from "#app/features/selling/clients/client.ts";
import { paperDefaults } from "#app/features/selling/clients/paper-defaults.ts";
import { groupNamed } from "#app/features/selling/clients/client-groups.server.ts";
import { chosenClient } from "#app/features/selling/clients/chosen-client.server.ts";
import { findOrCreateClient } from "#app/features/selling/clients/find-or-create-client.server.ts";
import { contentFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import { MAX_NAME } from "#app/features/selling/templates/template.ts";
import { templateItem } from "#app/features/selling/templates/template-items.ts";
import { requireMailing } from "#app/features/running/subscriptions/require-pro.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { countOf } from "#app/platform/database/count-of.server.ts";
import { AppError, invalid } from "#app/platform/errors.ts";
import { pickFields } from "#app/platform/forms/field-record.ts";
import type { Currency } from "#app/swiss/money.ts";
import { fold } from "#app/platform/lists/fold.ts";
import { queueRun } from "#app/features/selling/series/running/queue-run.server.ts";
import { dateOf, firstFrom } from "#app/features/selling/series/rule/series-dates.ts";
import type { SeriesInput } from "./series.schema.ts";
import type { SeriesTemplate } from "./series-template.ts";
import { MAX_SERIES } from "./series.ts";

/**
 * Periods that began before today are not invoiced.
 * @throws AppError `series.too_many`, `plan.pro_required`, `account.email_not_verified`, `input.invalid`
 */
export async function createSeries(ctx: UserContext, input: SeriesInput): Promise<string> {
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    await requireRoom(ctx);
    const id = ctx.newId();
    const now = ctx.now.toISOString();
    const next_k = firstFrom(input.rule, 0, ctx.today);
    await ctx.db
      .insertInto("series")
      .values({
        id,
        business_id: ctx.businessId,
        ...(await contentOf(ctx, input)),
        state: "active",
        next_k,
        next_on: requireDate(input, next_k),
        created_at: now,
        updated_at: now,
      })
      .execute();
    willTellNew(ctx, "series", id);
    ctx.log.info({ event: "series.created", seriesId: id });
    await queueRun(ctx);
    return id;
  });
}

/** @throws AppError `plan.pro_required`, `account.email_not_verified`, `input.invalid` at `template.clientId` */
export async function contentOf(ctx: UserContext, input: SeriesInput) {
  const { rule, mode, template } = input;
  const name =
    input.name || [...(template.subject || template.items[0]!.description)].slice(0, MAX_NAME).join("");
  if (mode === "send") await requireMailing(ctx);
  const business = await findBusiness(ctx);
  requireSeriesCurrency(template.currency, business);
  const group = template.group ? await groupOf(ctx, template.group) : "";
  const client = group ? null : await clientOf(ctx, input);
  const kept: SeriesTemplate = {
    language: template.language ?? paperDefaults(ctx, client).language,
    ...pickFields(contentFields, template),
    referenceType: template.referenceType,
    termDays: template.termDays,
    items: template.items.map(templateItem),
  };
  return {
    name,
    sort_name: fold(name),
    mode,
    client_id: client?.id ?? null,
    group_name: group,
    rule: JSON.stringify(rule),
    template: JSON.stringify(kept),
    vat_number: business.vatNumber,
  };
}

function requireSeriesCurrency(currency: Currency, { eurInvoices }: Pick<Business, "eurInvoices">): void {
  if (currency !== "CHF" && !eurInvoices)
    throw invalid([{ field: "template.currency", code: "field.currency_off" }]);
}

/** @param index of the rule. @throws AppError `input.invalid` when all of its dates are past */
export function requireDate({ rule }: SeriesInput, index: number): string {
  const date = dateOf(rule, index);
  const field = rule.end && "after" in rule.end ? "rule.end.after" : "rule.end.on";
  if (!date) throw invalid([{ field, code: "field.series_end" }]);
  return date;
}

async function groupOf(ctx: UserContext, wanted: string): Promise<string> {
  const name = await groupNamed(ctx, wanted);
  if (name === null) throw invalid([{ field: "template.group", code: "field.unknown_group" }]);
  return name;
}

/** One who is not saved yet is, as a series goes to whatever address the client has by then. */
async function clientOf(ctx: UserContext, { template }: SeriesInput): Promise<Client> {
  const { clientId, recipient, language } = template;
  if (clientId || !recipient) return chosenClient(ctx, clientId, "template.clientId");
  const nothing = { vatNumber: "", eBillId: "", groups: "" };
  const { client } = await findOrCreateClient(ctx, { ...recipient, ...nothing, language });
  return client;
}

async function requireRoom(ctx: UserContext): Promise<void> {
  const own = ctx.db.selectFrom("series").where("business_id", "=", ctx.businessId);
  if ((await countOf(own.where("state", "!=", "ended"))) >= MAX_SERIES) throw new AppError("series.too_many");
}

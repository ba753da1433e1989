import type { BusinessContext } from "#app/platform/context.server.ts";
import { inSteps, removeRows } from "#app/platform/database/purge-rows.server.ts";
import { downloadableBy, sealedBy } from "#app/platform/database/schema/lives.ts";
import { zurichDay } from "#app/swiss/dates.ts";
import { yearSettingOf } from "#app/features/people/accounts/years/year-setting.server.ts";
import { keptUntil } from "./retention.ts";

export async function findKeptUntil(ctx: BusinessContext): Promise<string | null> {
  const { issued } = await ctx.db
    .selectFrom("invoices")
    .select((select) => select.fn.max("issue_date").as("issued"))
    .where("business_id", "=", ctx.businessId)
    .where("state", "!=", "draft")
    .executeTakeFirstOrThrow();
  const { spent } = await ctx.db
    .selectFrom("expenses")
    .select((select) => select.fn.max("day").as("spent"))
    .where("business_id", "=", ctx.businessId)
    .executeTakeFirstOrThrow();
  const { booked } = await ctx.db
    .selectFrom("bookings")
    .select((select) => select.fn.max("day").as("booked"))
    .where("business_id", "=", ctx.businessId)
    .executeTakeFirstOrThrow();
  const newest = [issued ?? "", spent ?? "", booked ?? ""].toSorted().at(-1);
  return newest ? keptUntil(await yearSettingOf(ctx), newest, ctx.today) : null;
}

/** A few at a time, so that others can write in between. Counters stay: no number is given out again. */
export async function removeInvoices(ctx: BusinessContext, which: "drafts" | "all"): Promise<void> {
  const { dialect } = ctx.platform.database;
  await inSteps((size) =>
    ctx.transaction(async (ctx) => {
      const own = ctx.db.selectFrom("invoices").select("id").where("business_id", "=", ctx.businessId);
      const wanted = which === "all" ? own : own.where("state", "=", "draft");
      const ids = (await dialect.forUpdate(wanted.limit(size)).execute()).map(({ id }) => id);
      if (ids.length === 0) return 0;
      for (const table of [...sealedBy("invoice_id"), "history"] as const)
        await ctx.db.deleteFrom(table).where("invoice_id", "in", ids).execute();
      await ctx.db.deleteFrom("invoices").where("id", "in", ids).execute();
      return ids.length;
    }),
  );
}

/** Days in which the owner of a deleted account can download all of it. */
const DOWNLOAD_MS = 30 * 24 * 60 * 60 * 1000;

export interface Sealed {
  /** The last day on which issued invoices are kept; null without any. */
  keptUntil: string | null;
  /** Instant until which everything can be downloaded. */
  dataUntil: string;
}

/** Seals the business: from now on nothing is written, and nothing is done in its name. */
export async function sealBusiness(ctx: BusinessContext): Promise<Sealed> {
  const kept = await findKeptUntil(ctx);
  const end = new Date(ctx.now.getTime() + DOWNLOAD_MS);
  const [dataUntil, lastDay] = [end.toISOString(), zurichDay(end)];
  await ctx.db
    .updateTable("businesses")
    .set({
      sealed_until: kept && kept > lastDay ? kept : lastDay,
      data_until: dataUntil,
      updated_at: ctx.now.toISOString(),
    })
    .where("id", "=", ctx.businessId)
    .execute();
  await withdrawDeliveries(ctx);
  return { keptUntil: kept, dataUntil };
}

/** After that only what the law requires is left. In steps: after an interruption the next purge continues. */
export async function forgetRest(ctx: BusinessContext): Promise<void> {
  await removeInvoices(ctx, "drafts");
  for (const table of downloadableBy())
    await removeRows(ctx, table, { column: "business_id", value: ctx.businessId });
  await forgetPayers(ctx);
  await forgetActs(ctx);
  await ctx.db
    .updateTable("businesses")
    .set({ texts: "{}", data_until: null })
    .where("id", "=", ctx.businessId)
    .execute();
}

async function withdrawDeliveries(ctx: BusinessContext): Promise<void> {
  await inSteps(async (size) => {
    const own = ctx.db.selectFrom("deliveries").select("id").where("business_id", "=", ctx.businessId);
    const ids = (await own.where("reply_to", "!=", "").limit(size).execute()).map(({ id }) => id);
    if (ids.length > 0)
      await ctx.db.updateTable("deliveries").set({ reply_to: "" }).where("id", "in", ids).execute();
    return ids.length;
  });
  await ctx.db
    .updateTable("deliveries")
    .where("business_id", "=", ctx.businessId)
    .set({ state: "failed", error_code: "withdrawn", finished_at: ctx.now.toISOString() })
    .where("state", "=", "queued")
    .execute();
}

/** Names and accounts of others are not kept for longer than they can be downloaded; what was paid and when is. */
async function forgetPayers(ctx: BusinessContext): Promise<void> {
  const nothing = { payer_name: "", payer_iban: "", reference: "", message: "", note: "", search_text: "" };
  await inSteps(async (size) => {
    const known = await ctx.db
      .selectFrom("payments")
      .select("id")
      .where("business_id", "=", ctx.businessId)
      .where(({ eb, or }) => or(PAYER.map((column) => eb(column, "<>", ""))))
      .limit(size)
      .execute();
    const ids = known.map(({ id }) => id);
    if (ids.length > 0) await ctx.db.updateTable("payments").set(nothing).where("id", "in", ids).execute();
    return ids.length;
  });
  await ctx.db.updateTable("refunds").set({ note: "" }).where("business_id", "=", ctx.businessId).execute();
}

/** What people did beside the documents that are kept: it names them, keys and addresses. */
async function forgetActs(ctx: BusinessContext): Promise<void> {
  await inSteps(async (size) => {
    const own = ctx.db.selectFrom("history").select("id").where("business_id", "=", ctx.businessId);
    const ids = (await own.where("invoice_id", "is", null).limit(size).execute()).map(({ id }) => id);
    if (ids.length > 0) await ctx.db.deleteFrom("history").where("id", "in", ids).execute();
    return ids.length;
  });
}

const PAYER = ["payer_name", "payer_iban", "reference", "message", "note"] as const;

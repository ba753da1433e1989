import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { willTell } from "#app/features/running/events/will-tell.server.ts";
import { writeBusiness } from "#app/features/people/accounts/write-business.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import type { DesignInput } from "./design.schema.ts";
import type { JsonText } from "#app/platform/database/json-column.ts";
import { designSnapshot } from "./design-snapshot.ts";
import type { InvoiceDesign } from "./design.ts";

/** Read with the business locked: then the logo it names cannot be removed meanwhile. */
export async function findDesign(ctx: BusinessContext): Promise<InvoiceDesign> {
  const own = ctx.db.selectFrom("businesses").select("design").where("id", "=", ctx.businessId);
  const { design } = await own.executeTakeFirstOrThrow();
  return designIn(design);
}

export function designIn(json: JsonText): InvoiceDesign {
  return fromJson(designSnapshot, json);
}

export async function saveDesign(ctx: BusinessContext, input: DesignInput): Promise<void> {
  const { accent, typeface, senderLine, duplex, ...design } = input;
  await ctx.transaction(async (ctx) => {
    const kept = await lockDesign(ctx);
    await keepDesign(ctx, {
      ...design,
      typeface: typeface ?? kept.typeface,
      senderLine: senderLine ?? kept.senderLine,
      duplex: duplex ?? kept.duplex,
      logo: kept.logo,
    });
    if (accent !== undefined) await writeDesign(ctx, { accent });
  });
}

/** Nobody else changes it, or writes an invoice by it, before this transaction ends. */
export async function lockDesign(ctx: BusinessContext): Promise<InvoiceDesign> {
  await lockOpenBusiness(ctx);
  return findDesign(ctx);
}

export async function keepDesign(ctx: BusinessContext, design: InvoiceDesign): Promise<void> {
  await writeDesign(ctx, { design: JSON.stringify(design) });
}

async function writeDesign(
  ctx: BusinessContext,
  written: { design: string } | { accent: string },
): Promise<void> {
  if (await writeBusiness(ctx, written)) willTell(ctx, "design", ctx.businessId);
}

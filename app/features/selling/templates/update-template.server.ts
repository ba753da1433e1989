import { willTell } from "#app/features/running/events/will-tell.server.ts";
import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { requirePro } from "#app/features/running/subscriptions/require-pro.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { holdsAlready } from "#app/platform/database/holds-already.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { contentColumns, nameColumns } from "./template-columns.server.ts";
import type { TemplateInput } from "./template.schema.ts";
import { findTemplate } from "./templates.server.ts";

/**
 * Invoices started from it stay.
 * @throws AppError `template.not_found`, `plan.pro_required`, `template.changed`, `input.invalid`
 */
export async function updateTemplate(ctx: UserContext, id: string, input: TemplateInput): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const { version } = await findTemplate(ctx, id);
    await requirePro(ctx);
    if (input.version !== undefined && input.version !== version) throw new AppError("template.changed");
    const name = await nameColumns(ctx, input.name, id);
    await write(ctx, id, version, { ...name, ...(await contentColumns(ctx, input)) });
  });
}

/** @throws AppError `template.not_found`, `plan.pro_required`, `input.invalid` */
export async function renameTemplate(ctx: UserContext, id: string, name: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const { version } = await findTemplate(ctx, id);
    await requirePro(ctx);
    await write(ctx, id, version, await nameColumns(ctx, name, id));
  });
}

type Columns = Awaited<ReturnType<typeof nameColumns>> & Partial<Awaited<ReturnType<typeof contentColumns>>>;

async function write(ctx: UserContext, id: string, version: number, columns: Columns): Promise<void> {
  const template = ctx.db.selectFrom("templates").selectAll().where("business_id", "=", ctx.businessId);
  if (holdsAlready(await template.where("id", "=", id).executeTakeFirstOrThrow(), columns)) return;
  await ctx.db
    .updateTable("templates")
    .set({ ...columns, version: version + 1, updated_at: ctx.now.toISOString() })
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", id)
    .execute();
  willTell(ctx, "template", id);
}

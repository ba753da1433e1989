import { willTellNew } from "#app/features/running/events/will-tell.server.ts";
import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { requirePro } from "#app/features/running/subscriptions/require-pro.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { countOf } from "#app/platform/database/count-of.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { contentColumns, nameColumns } from "./template-columns.server.ts";
import type { TemplateInput } from "./template.schema.ts";
import { MAX_TEMPLATES } from "./template.ts";

/** @throws AppError `plan.pro_required`, `template.too_many`, `input.invalid` */
export async function createTemplate(ctx: UserContext, input: TemplateInput): Promise<string> {
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    await requirePro(ctx);
    await requireRoom(ctx);
    const id = ctx.newId();
    const now = ctx.now.toISOString();
    await ctx.db
      .insertInto("templates")
      .values({
        id,
        business_id: ctx.businessId,
        ...(await nameColumns(ctx, input.name)),
        ...(await contentColumns(ctx, input)),
        created_at: now,
        updated_at: now,
      })
      .execute();
    willTellNew(ctx, "template", id);
    ctx.log.info({ event: "template.created", templateId: id });
    return id;
  });
}

async function requireRoom(ctx: UserContext): Promise<void> {
  const own = ctx.db.selectFrom("templates").where("business_id", "=", ctx.businessId);
  if ((await countOf(own)) >= MAX_TEMPLATES) throw new AppError("template.too_many");
}

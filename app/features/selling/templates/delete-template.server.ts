import type { UserContext } from "#app/platform/context.server.ts";
import { findTemplate } from "./templates.server.ts";

export async function deleteTemplate(ctx: UserContext, id: string): Promise<{ name: string }> {
  return ctx.transaction(async (ctx) => {
    const { name } = await findTemplate(ctx, id);
    await ctx.db
      .deleteFrom("templates")
      .where("business_id", "=", ctx.businessId)
      .where("id", "=", id)
      .execute();
    ctx.log.info({ event: "template.deleted", templateId: id });
    return { name };
  });
}

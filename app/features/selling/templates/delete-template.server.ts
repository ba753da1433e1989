import { recordDeletion } from "#app/features/running/deletions/deletions.server.ts";
import { recordEvent } from "#app/features/running/events/record-event.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { templateJson } from "./template-json.ts";
import { findTemplate } from "./templates.server.ts";

export async function deleteTemplate(ctx: UserContext, id: string): Promise<{ name: string }> {
  return ctx.transaction(async (ctx) => {
    const template = await findTemplate(ctx, id);
    const { name } = template;
    const gone = await ctx.db
      .deleteFrom("templates")
      .where("business_id", "=", ctx.businessId)
      .where("id", "=", id)
      .returning("id")
      .executeTakeFirst();
    if (!gone) throw new AppError("template.not_found");
    await recordDeletion(ctx, "template", id);
    await recordEvent(ctx, "template.deleted", () => ({ template: templateJson(template) }));
    ctx.log.info({ event: "template.deleted", templateId: id });
    return { name };
  });
}

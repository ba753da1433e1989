import { lockBusiness } from "#app/features/accounts/business.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { fold } from "#app/platform/fold.ts";
import type { ClientInput } from "./client.schema.ts";
import { type Client, clientOf, createClient } from "./clients.server.ts";

/**
 * The client of that name (accents and case folded) and e-mail address, as it is kept; the first one where there are
 * several. Without one the input becomes a new client. The business's row is locked, so that parallel calls make one.
 * @throws AppError `session.required` when the account was deleted in the meantime
 */
export async function findOrCreateClient(
  ctx: UserContext,
  input: ClientInput,
): Promise<{ client: Client; isNew: boolean }> {
  return ctx.transaction(async (ctx) => {
    await lockBusiness(ctx);
    const row = await ctx.db
      .selectFrom("clients")
      .selectAll()
      .where("business_id", "=", ctx.businessId)
      .where("sort_name", "=", fold(input.name))
      .where("email", "=", input.email)
      .orderBy("id")
      .executeTakeFirst();
    return row
      ? { client: clientOf(row), isNew: false }
      : { client: await createClient(ctx, input), isNew: true };
  });
}

import { lockOpenBusiness } from "#app/features/accounts/business.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { fold } from "#app/platform/lists/fold.ts";
import type { ClientInput } from "./client.schema.ts";
import type { Client } from "./client.ts";
import { clientOf, createClient } from "./clients.server.ts";

/** By name (accents and case folded) and e-mail. The lock makes parallel calls create one client. */
export async function findOrCreateClient(
  ctx: UserContext,
  input: ClientInput,
): Promise<{ client: Client; isNew: boolean }> {
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const client = await findMatchingClient(ctx, input);
    return client ? { client, isNew: false } : { client: await createClient(ctx, input), isNew: true };
  });
}

/** The first one where there are several. */
export async function findMatchingClient(
  ctx: UserContext,
  { name, email }: Pick<ClientInput, "name" | "email">,
): Promise<Client | null> {
  const row = await ctx.db
    .selectFrom("clients")
    .selectAll()
    .where("business_id", "=", ctx.businessId)
    .where("sort_name", "=", fold(name))
    .where("email", "=", email)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return row ? clientOf(row) : null;
}

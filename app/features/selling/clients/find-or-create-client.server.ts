import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { preparedQuery, type ValuePlace } from "#app/platform/database/prepared-query.server.ts";
import { fold } from "#app/platform/lists/fold.ts";
import type { ClientInput } from "./client.schema.ts";
import type { Client } from "./client.ts";
import { clientOf, createClient } from "./clients.server.ts";

/** Finds by name (accents and case folded) and e-mail. The lock makes parallel calls create one client. */
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
  const { db, businessId } = ctx;
  const [row] = await matchingClients(db, { businessId, sortName: fold(name), email });
  return row ? clientOf(row) : null;
}

const matchingClients = preparedQuery(
  (db, place: ValuePlace<{ businessId: string; sortName: string; email: string }>) =>
    db
      .selectFrom("clients")
      .selectAll()
      .where("business_id", "=", place("businessId"))
      .where("sort_name", "=", place("sortName"))
      .where("email", "=", place("email"))
      .orderBy("id")
      .limit(1),
);

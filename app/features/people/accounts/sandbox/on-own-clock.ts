import type { ExpressionBuilder } from "kysely";
import type { Context } from "#app/platform/context.server.ts";
import type { Schema } from "#app/platform/database/schema.ts";

/** For jobs that go over all businesses by the day: those on the true day, or the one sandbox on its own. */
export function onOwnClock({ clock }: Pick<Context, "clock">) {
  return ({ eb }: ExpressionBuilder<Schema, "businesses">) =>
    clock ? eb("businesses.id", "=", clock.businessId) : eb("businesses.clock_days", "=", 0);
}

import { sql } from "kysely";
import { handlers, schedules } from "#app/jobs.server.ts";
import { sessionCookie, startSession } from "#app/platform/auth/session.server.ts";
import type { Database, Db } from "#app/platform/database/db.server.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { startWalker, visit } from "../contract/walker.ts";
import { type OnEnd, visitor } from "../platform.ts";
import { flatRoutes } from "../routes.ts";

/** What `:id` stands for, by the start of the address. */
const NOUNS: [start: string, table: keyof Schema][] = [
  ["/invoice/", "invoices"],
  ["/offers/", "offers"],
  ["/clients/", "clients"],
  ["/templates/", "templates"],
  ["/recurring/", "series"],
  ["/catalogue/", "catalogue_items"],
  ["/services/", "services"],
  ["/expenses/", "expenses"],
  ["/payment/", "payments"],
  ["/payments/import/", "bank_files"],
  ["/payments/", "bank_transactions"],
  ["/tax/", "tax_periods"],
  ["/profile/webhooks/deliveries/", "webhook_deliveries"],
  ["/profile/webhooks/", "webhook_endpoints"],
  ["/profile/api-keys/", "api_keys"],
];

/** Calls each operation of the API, opens each screen and runs each job. @param watched what all of them work on */
export async function walkProduct(watched: Database, own: Db, onEnd: OnEnd): Promise<void> {
  const walker = await startWalker(watched, onEnd);
  const { platform, origin } = walker;
  for (const id of walker.places.keys()) {
    const { good, ask } = visit(walker, id);
    await ask(await good());
  }
  await runDueJobs(platform, handlers);
  const { user_id: userId, business_id: businessId } = await own
    .selectFrom("memberships")
    .selectAll()
    .orderBy("created_at")
    .executeTakeFirstOrThrow();
  const session = { userId, accessVersion: 0, kind: "cookie", userAgent: "test" } as const;
  const token = await startSession(visitor(platform), session);
  const cookie = (await sessionCookie(platform).serialize(token)).split(";")[0]!;
  for (const { path } of await flatRoutes()) {
    if (path.startsWith("/api/") || path === "/logout") continue;
    const address = await addressOf(own, businessId, path);
    const answer = await fetch(origin + address, { headers: { Cookie: cookie }, redirect: "manual" });
    await answer.arrayBuffer();
  }
  for (const name of Object.keys(schedules)) {
    const handler = handlers[name]!;
    await (typeof handler === "function" ? handler : handler.run)(visitor(platform), {}, name);
  }
}

async function addressOf(db: Db, businessId: string, path: string): Promise<string> {
  const table = NOUNS.find(([start]) => path.startsWith(start))?.[1];
  if (!table || !path.includes(":id")) return path.replace(/:\w+/g, "2026");
  const { rows } = await sql<{
    id: string;
  }>`select id from ${sql.table(table)} where business_id = ${businessId} order by id limit 1`.execute(db);
  return path.replace(":id", rows[0]?.id ?? "none").replace(/:\w+/g, "none");
}

import { sql } from "kysely";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { areExternalIdsUnique, type ExternalKind } from "./hold-external-id.server.ts";

/** How many shared ids, and records of each, a refusal names. */
const NAMED = 10;
const RECORDS = 3;

/**
 * Call it with the business locked. @returns the column of the business
 * @throws AppError `external_id.not_unique`, which names the records that share one
 */
export async function chooseUnique(
  ctx: BusinessContext,
  isWanted: boolean | undefined,
): Promise<{ unique_external_ids?: number }> {
  if (isWanted === undefined) return {};
  if (isWanted !== (await areExternalIdsUnique(ctx))) {
    if (isWanted) await requireNoneShared(ctx);
    await (isWanted ? holdAll(ctx) : releaseAll(ctx));
  }
  return { unique_external_ids: Number(isWanted) };
}

async function requireNoneShared(ctx: BusinessContext): Promise<void> {
  const shared = await standing(ctx)
    .select(["kind", "external_id"])
    .groupBy(["kind", "external_id"])
    .having(({ eb, fn }) => eb(fn.countAll(), ">", 1))
    .orderBy(({ ref }) => ctx.platform.database.dialect.inOrder(ref("external_id")))
    .limit(NAMED)
    .execute();
  if (shared.length === 0) return;
  const named: StandingRecord[][] = [];
  for (const { kind, external_id: externalId } of shared) {
    const records = standing(ctx).where("kind", "=", kind).where("external_id", "=", externalId);
    named.push(await records.selectAll().orderBy("id").limit(RECORDS).execute());
  }
  const told = (nameOf: (record: StandingRecord) => string) =>
    named.map((records) => `${records[0]?.external_id} (${records.map(nameOf).join(", ")})`).join("; ");
  const params = { names: told(({ name }) => name), ids: told(({ kind, id }) => `${kind} ${id}`) };
  throw new AppError("external_id.not_unique", [
    { field: "uniqueExternalIds", code: "field.external_ids_shared", params },
  ]);
}

type StandingRecord = { kind: string; id: string; external_id: string; name: string };

/** Those with an externalId; what is archived stands nowhere. */
function standing({ db, businessId }: BusinessContext) {
  const clients = db
    .selectFrom("clients")
    .select([sql<ExternalKind>`'client'`.as("kind"), "id", "external_id", "name"])
    .where("business_id", "=", businessId);
  const offers = db
    .selectFrom("offers")
    .select([sql<ExternalKind>`'offer'`.as("kind"), "id", "external_id", "number as name"])
    .where("business_id", "=", businessId);
  const invoices = db
    .selectFrom("invoices")
    .select(({ ref }) => [ref("kind").as("kind"), "id", "external_id", "number as name"])
    .where("business_id", "=", businessId)
    .where("archived_at", "is", null);
  const expenses = db
    .selectFrom("expenses")
    .select([sql<ExternalKind>`'expense'`.as("kind"), "id", "external_id", "supplier as name"])
    .where("business_id", "=", businessId)
    .where("archived_at", "is", null);
  const records = clients.unionAll(offers).unionAll(invoices).unionAll(expenses).as("records");
  return db.selectFrom(records).where("external_id", "<>", "");
}

async function holdAll({ db, businessId }: BusinessContext): Promise<void> {
  for (const [table, kind] of [
    ["clients", "client"],
    ["offers", "offer"],
  ] as const)
    await db
      .updateTable(table)
      .set({ unique_as: kind })
      .where("business_id", "=", businessId)
      .where("external_id", "<>", "")
      .execute();
  await db
    .updateTable("invoices")
    .set(({ ref }) => ({ unique_as: ref("kind") }))
    .where("business_id", "=", businessId)
    .where("external_id", "<>", "")
    .where("archived_at", "is", null)
    .execute();
  await db
    .updateTable("expenses")
    .set({ unique_as: "expense" })
    .where("business_id", "=", businessId)
    .where("external_id", "<>", "")
    .where("archived_at", "is", null)
    .execute();
}

async function releaseAll({ db, businessId }: BusinessContext): Promise<void> {
  for (const table of ["clients", "invoices", "offers", "expenses"] as const)
    await db
      .updateTable(table)
      .set({ unique_as: "" })
      .where("business_id", "=", businessId)
      .where("unique_as", "<>", "")
      .execute();
}

import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { UNLIMITED } from "#app/features/running/subscriptions/plan.ts";
import { findAllowance } from "#app/features/running/subscriptions/usage.server.ts";
import type { Client } from "#app/features/selling/clients/client.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError, type FieldError, invalid } from "#app/platform/errors.ts";
import { isOtherRequest } from "#app/platform/http/body/request-fingerprint.server.ts";
import type { BatchInput } from "./batch.schema.ts";
import { queueBatch } from "./acts/queue-batch.server.ts";
import { clientsOfBatch } from "./clients-of-batch.server.ts";

const ROWS_AT_ONCE = 500;

interface Begun {
  /** The same once more finds the batch that it began. */
  key?: string | undefined;
  fingerprint?: string;
  /** By the client's id, behind the text of the first row. */
  additions?: Record<string, string>;
}

/**
 * Writes down what is to be made; a job makes it.
 * @returns its id
 * @throws AppError `batch.limit_reached`, `idempotency.other_request`, `input.invalid`
 */
export async function beginBatch(
  ctx: UserContext,
  input: BatchInput,
  { key, fingerprint = "", additions = {} }: Begun = {},
): Promise<string> {
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const id = ctx.newId();
    const earlier = key ? await sameKey(ctx, key) : undefined;
    if (earlier && fingerprint && isOtherRequest(earlier.fingerprint, fingerprint))
      throw new AppError("idempotency.other_request");
    if (earlier) return earlier.id;
    const { group, clients } = await clientsOfBatch(ctx, input);
    requireChosen(input, clients);
    await requireRoom(ctx, clients.length);
    const now = ctx.now.toISOString();
    const { content } = input;
    await ctx.db
      .insertInto("batches")
      .values({
        id,
        business_id: ctx.businessId,
        user_id: ctx.user.id,
        key: key ?? id,
        fingerprint,
        name: nameOf(content),
        group_name: group,
        content: JSON.stringify(content),
        act: "draft",
        way: "email",
        status: "running",
        total: clients.length,
        began_at: now,
        created_at: now,
        updated_at: now,
      })
      .execute();
    await insertRows(ctx, id, clients, { amounts: input.amounts, additions });
    await queueBatch(ctx, id);
    ctx.log.info({ event: "batch.begun", batchId: id, total: clients.length });
    return id;
  });
}

/** Without the placeholders. */
function nameOf({ subject, items: [first] }: BatchInput["content"]): string {
  const text = subject || (first?.description ?? "");
  return text.replace(/\s*\{[^}]*\}/g, "").trim() || text;
}

function sameKey(ctx: UserContext, key: string) {
  return ctx.db
    .selectFrom("batches")
    .select(["id", "fingerprint"])
    .where("business_id", "=", ctx.businessId)
    .where("key", "=", key)
    .executeTakeFirst();
}

function requireChosen({ amounts }: BatchInput, clients: Client[]): void {
  const ids = new Set(clients.map(({ id }) => id));
  const errors = Object.keys(amounts).flatMap((id): FieldError[] =>
    ids.has(id) ? [] : [{ field: `amounts.${id}`, code: "field.amount_of_other" }],
  );
  if (errors.length > 0) throw invalid(errors.slice(0, 20));
}

async function requireRoom(ctx: UserContext, count: number): Promise<void> {
  const { invoices: left } = await findAllowance(ctx);
  if (left === UNLIMITED || count <= left) return;
  const params = { count: String(count), left: String(left) };
  throw new AppError("batch.limit_reached", [], undefined, { params });
}

interface OfClients {
  amounts: Record<string, number>;
  additions: Record<string, string>;
}

async function insertRows(
  ctx: UserContext,
  batchId: string,
  clients: Client[],
  { amounts, additions }: OfClients,
): Promise<void> {
  const rows = clients.map(({ id, name }, position) => ({
    batch_id: batchId,
    position,
    business_id: ctx.businessId,
    client_id: id,
    client_name: name,
    amount: amounts[id] ?? null,
    addition: additions[id] ?? "",
    todo: 1,
    state: "waiting" as const,
  }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await ctx.db
      .insertInto("batch_rows")
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
}

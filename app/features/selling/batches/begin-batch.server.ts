import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { UNLIMITED } from "#app/features/running/subscriptions/plan.ts";
import { findAllowance } from "#app/features/running/subscriptions/usage.server.ts";
import type { Client } from "#app/features/selling/clients/client.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError, type FieldError, invalid } from "#app/platform/errors.ts";
import { isOtherRequest } from "#app/platform/http/body/request-fingerprint.server.ts";
import type { BatchInput } from "./batch.schema.ts";
import { batchOfKey, storeBatch } from "./store-batch.server.ts";
import { clientsOfBatch } from "./clients-of-batch.server.ts";

interface Begun {
  /** The same once more finds the batch that it began. */
  key?: string | undefined;
  fingerprint?: string;
  /** Additions by the client's id, behind the text of the first row. */
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
    const earlier = key ? await batchOfKey(ctx, key) : undefined;
    if (earlier && fingerprint && isOtherRequest(earlier.fingerprint, fingerprint))
      throw new AppError("idempotency.other_request");
    if (earlier) return earlier.id;
    const { group, clients } = await clientsOfBatch(ctx, input);
    requireChosen(input, clients);
    await requireRoom(ctx, clients.length);
    const { content, amounts } = input;
    const rows = clients.map(({ id, name }) => ({
      client_id: id,
      client_name: name,
      amount: amounts[id] ?? null,
      addition: additions[id] ?? "",
      state: "waiting" as const,
    }));
    return storeBatch(
      ctx,
      { kind: "new", key, fingerprint, name: nameOf(content), group_name: group, content, act: "draft" },
      rows,
    );
  });
}

/** Without the placeholders. */
function nameOf({ subject, items: [first] }: BatchInput["content"]): string {
  const text = subject || (first?.description ?? "");
  return text.replace(/\s*\{[^}]*\}/g, "").trim() || text;
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

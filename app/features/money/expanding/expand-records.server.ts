import { requireScope } from "#app/features/people/api-keys/require-scope.ts";
import { findClients } from "#app/features/selling/clients/clients.server.ts";
import { clientJson } from "#app/features/selling/clients/client-json.ts";
import {
  businessInvoicesById,
  findInvoices,
} from "#app/features/selling/invoices/document/invoices.server.ts";
import { invoiceJson } from "#app/features/selling/invoices/json/invoice-json.ts";
import { withInvoiceSteps } from "#app/features/money/next-step/json/with-next-step.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import { invalid } from "#app/platform/errors.ts";
import { isRecord } from "#app/platform/forms/unknown-fields.ts";
import { type Expansion, EXPANSIONS, MAX_EXPANDED } from "./expansions.ts";

/** @throws AppError `api_key.scope_missing` for a program that may not read one of them */
export function requireExpansions(ctx: UserContext, names: Expansion[]): void {
  for (const name of names) requireScope(ctx, `${EXPANSIONS[name].resource}:read`);
}

/**
 * One level: what is put in stays as it is read by itself.
 * @throws AppError `input.invalid` at `expand` for more than `MAX_EXPANDED` records of a kind
 */
export async function expandRecords(ctx: UserContext, json: unknown, names: Expansion[]): Promise<unknown> {
  const found = new Map<string, Map<string, object>>();
  for (const name of names) {
    const ids = [...new Set(idsIn(json, EXPANSIONS[name].idField))];
    if (ids.length > MAX_EXPANDED)
      throw invalid([{ field: "expand", code: "field.expand_too_many", params: { max: MAX_EXPANDED } }]);
    found.set(name, ids.length > 0 ? await READERS[name](ctx, ids) : new Map());
  }
  return withRecords(json, names, (name, id) => found.get(name)?.get(id) ?? null);
}

const READERS: Record<Expansion, (ctx: UserContext, ids: string[]) => Promise<Map<string, object>>> = {
  client: async (ctx, ids) =>
    new Map((await findClients(ctx, ids)).map((client) => [client.id, clientJson(client)])),
  invoice: async (ctx, ids) => {
    const there = await businessInvoicesById(ctx, ids).select("id").execute();
    const invoices = await findInvoices(
      ctx,
      there.map(({ id }) => id),
    );
    const jsons = await withInvoiceSteps(ctx, invoices.map(invoiceJson));
    return new Map(jsons.map((json) => [json.id, json]));
  },
};

function idsIn(json: unknown, idField: string): string[] {
  if (Array.isArray(json)) return json.flatMap((entry) => idsIn(entry, idField));
  if (!isRecord(json)) return [];
  return Object.entries(json).flatMap(([name, value]) =>
    name === idField && typeof value === "string" && isId(value) ? [value] : idsIn(value, idField),
  );
}

function withRecords(
  json: unknown,
  names: Expansion[],
  recordOf: (name: Expansion, id: string) => object | null,
): unknown {
  if (Array.isArray(json)) return json.map((entry) => withRecords(entry, names, recordOf));
  if (!isRecord(json)) return json;
  const entries = Object.entries(json).flatMap(([field, value]): [string, unknown][] => {
    const name = names.find((one) => EXPANSIONS[one].idField === field);
    if (!name) return [[field, withRecords(value, names, recordOf)]];
    return [
      [field, value],
      [name, typeof value === "string" ? recordOf(name, value) : null],
    ];
  });
  return Object.fromEntries(entries);
}

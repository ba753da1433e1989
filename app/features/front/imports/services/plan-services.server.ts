import { nameIn } from "#app/features/front/imports/clients/client-row.ts";
import { allClients } from "#app/features/front/imports/clients/plan-clients.server.ts";
import { inPieces } from "#app/features/front/imports/file/in-pieces.server.ts";
import {
  askOnce,
  emptyPlan,
  type ImportPlan,
  type PlannedEntry,
  usualRateOf,
} from "#app/features/front/imports/import-plan.ts";
import type { ImportRow } from "#app/features/front/imports/import-rows.ts";
import type { Mapping } from "#app/features/front/imports/mapping/mapping.schema.ts";
import { findBusiness } from "#app/features/people/accounts/business.server.ts";
import { createService } from "#app/features/selling/services/change-services.server.ts";
import { type ServiceInput, serviceSchema } from "#app/features/selling/services/service.schema.ts";
import { ownServices } from "#app/features/selling/services/services.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { FieldError } from "#app/platform/errors.ts";
import { fieldErrorsOf } from "#app/platform/forms/field-errors.server.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { formatQuantity } from "#app/swiss/quantity.ts";
import { clientNamer } from "./named-client.ts";
import { rawService } from "./service-cells.ts";

/** Plans services for clients that are here. The same client, day, text and quantity is the same, and skipped. */
export async function planServices(
  ctx: UserContext,
  rows: ImportRow[],
  { vatRate }: Pick<Mapping, "vatRate">,
): Promise<ImportPlan> {
  const plan = emptyPlan();
  const usualRate = usualRateOf(await findBusiness(ctx), vatRate);
  const match = clientNamer(await allClients(ctx));
  let asked = 0;
  for await (const [, { row, values }] of inPieces(rows)) {
    const client = match(values);
    const isAsked = !values.vatRate?.trim() && usualRate === null;
    if (isAsked) asked += 1;
    const parsed = serviceSchema.safeParse(rawService(values, client?.id ?? "none", usualRate ?? 0));
    const errors: FieldError[] = [
      ...(client ? [] : [{ field: "name", code: "import.client_unknown" }]),
      ...(parsed.error ? fieldErrorsOf(parsed.error) : []),
    ];
    plan.errors.push(...errors.map((error) => ({ ...error, row })));
    if (!parsed.data || errors.length > 0 || isAsked) continue;
    if (await isThere(ctx, parsed.data)) plan.skipped.push(row);
    else plan.entries.push(serviceEntry(ctx, { row, name: nameIn(values) }, parsed.data));
  }
  askOnce(plan, "import.vat_rate_asked", asked);
  return plan;
}

function serviceEntry(
  { locale }: UserContext,
  { row, name }: { row: number; name: string },
  input: ServiceInput,
): PlannedEntry {
  const { day, description, quantity, unitPrice } = input;
  return {
    rows: [row],
    isUpdate: false,
    cells: () => [
      formatDay(day, locale),
      name,
      description,
      formatQuantity(quantity),
      formatAmount(unitPrice),
    ],
    async write(ctx) {
      await createService(ctx, input);
      return undefined;
    },
  };
}

async function isThere(ctx: UserContext, input: ServiceInput): Promise<boolean> {
  const { clientId, day, description, quantity } = input;
  const same = await ownServices(ctx)
    .select("id")
    .where("client_id", "=", clientId)
    .where("day", "=", day)
    .where("description", "=", description)
    .where("quantity", "=", quantity)
    .executeTakeFirst();
  return same !== undefined;
}

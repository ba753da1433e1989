import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { createSeries } from "#app/features/selling/series/create-series.server.ts";
import { type SeriesInput, seriesSchema } from "#app/features/selling/series/series.schema.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { clientInput } from "./client-input.ts";

export const MONTHLY = { every: 1, unit: "month", start: "2026-11-21" };

/** A series as the API takes it: 100.00 a month, without VAT. */
export const SERIES = {
  name: "Rent",
  rule: MONTHLY,
  template: {
    language: "en",
    subject: "Rent {month} {year}",
    notes: "For {period_start} to {period_end}",
    termDays: 20,
    items: [{ description: "Rent {month}", quantity: 1, unitPrice: 100, vatRate: 0 }],
  },
};

/** Changes of the template come beside those of the series. */
export function seriesInput(
  clientId: string,
  { template, ...overrides }: { template?: object; [field: string]: unknown } = {},
): SeriesInput {
  return seriesSchema.parse({
    ...SERIES,
    ...overrides,
    template: { ...SERIES.template, clientId, ...template },
  });
}

/** For a new client. @returns the id */
export async function newSeries(
  ctx: UserContext,
  overrides: Parameters<typeof seriesInput>[1] = {},
): Promise<string> {
  const name = `Client ${ctx.newId()}`;
  const client = await createClient(ctx, clientInput({ name, email: `${ctx.newId()}@client.example` }));
  return createSeries(ctx, seriesInput(client.id, overrides));
}

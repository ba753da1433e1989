import { findOwnSender } from "#app/features/selling/invoices/document/own-sender.server.ts";
import { findClientOptions } from "#app/features/selling/invoices/form/client-options.server.ts";
import { unitsIn } from "#app/features/selling/invoices/fields/units.ts";
import { findClient } from "#app/features/selling/clients/clients.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { unlessGone } from "#app/platform/errors.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import { suggestedVatRates } from "#app/swiss/vat/statutory-rates.ts";
import { formatVatRate } from "#app/swiss/vat.ts";
import type { ClientChoice } from "./client-choice.ts";
import { knownProjects, suggestedTexts, withKnownPrice } from "./known-services.server.ts";
import { SERVICE_CAPS } from "./service-form.ts";
import { serviceSchema } from "./service.schema.ts";

export const SERVICE_FORM = {
  form: "service",
  schema: serviceSchema,
  caps: SERVICE_CAPS,
  onButton: (values: FormValues, ctx: UserContext) => withKnownPrice(ctx, values),
};

export async function serviceFormOptions(ctx: UserContext, clientId: string) {
  const { sender } = await findOwnSender(ctx);
  return {
    hasVatNumber: sender.vatNumber !== "",
    caps: SERVICE_CAPS,
    clients: await clientChoices(ctx, clientId),
    units: unitsIn(ctx.locale),
    rates: suggestedVatRates(ctx.today).map(formatVatRate),
    texts: await suggestedTexts(ctx, clientId),
    projects: await knownProjects(ctx),
  };
}

/** Clients by name, the chosen one among them however many there are. */
export async function clientChoices(ctx: UserContext, chosen: string): Promise<ClientChoice[]> {
  const options = await findClientOptions(ctx);
  const choices = options.map(({ id, name, place }) => ({
    id,
    name: [name, place].filter(Boolean).join(", "),
  }));
  if (chosen === "" || choices.some(({ id }) => id === chosen)) return choices;
  const client = await unlessGone(findClient(ctx, chosen));
  return client ? [{ id: client.id, name: client.name }, ...choices] : choices;
}

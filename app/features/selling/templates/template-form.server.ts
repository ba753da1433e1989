import { asOneClient } from "#app/features/selling/invoices/form/client-errors.ts";
import { TEMPLATE_CAPS } from "#app/features/selling/invoices/form/invoice-caps.ts";
import { invoiceFormOptions } from "#app/features/selling/invoices/form/invoice-form-options.ts";
import { defaultVatRate } from "#app/features/selling/invoices/form/invoice-draft.ts";
import { withPickedItem } from "#app/features/selling/invoices/form/picked-item.server.ts";
import { withRowButton } from "#app/features/selling/invoices/form/row-buttons.ts";
import { findCatalogueChoices } from "#app/features/selling/catalogue/catalogue-options.server.ts";
import { findClientOptions } from "#app/features/selling/invoices/form/client-options.server.ts";
import { findOwnSender } from "#app/features/selling/invoices/document/own-sender.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import { templateSchema } from "./template.schema.ts";

export const templateForm = {
  form: "template",
  schema: templateSchema,
  caps: TEMPLATE_CAPS,
  summed: asOneClient,
  onButton: async (values: FormValues, ctx: UserContext) => {
    const { sender } = await findOwnSender(ctx);
    if ("pickItem" in values) return withPickedItem(ctx, values, sender.vatNumber !== "");
    return withRowButton(values, defaultVatRate(sender, ctx.today));
  },
};

export async function templateFormOptions(ctx: UserContext) {
  const options = invoiceFormOptions(await findOwnSender(ctx), ctx);
  const { defaultVatRate, vatRates, units, hasVatNumber, roundsToFive, offersEur } = options;
  const clients = await findClientOptions(ctx);
  const catalogue = await findCatalogueChoices(ctx, ctx.locale);
  return {
    defaultVatRate,
    vatRates,
    units,
    hasVatNumber,
    roundsToFive,
    offersEur,
    caps: TEMPLATE_CAPS,
    clients,
    catalogue,
  };
}

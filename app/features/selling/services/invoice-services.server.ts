import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { chosenClient } from "#app/features/selling/clients/chosen-client.server.ts";
import type { Client } from "#app/features/selling/clients/client.ts";
import { paperDefaults } from "#app/features/selling/clients/paper-defaults.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { type InvoiceInput, invoiceSchema } from "#app/features/selling/invoices/document/invoice.schema.ts";
import { recipientFields } from "#app/features/selling/invoices/fields/recipient-fields.ts";
import { recordInvoiceHistory } from "#app/features/selling/invoices/status/record-invoice-history.server.ts";
import { findOwnTexts } from "#app/features/selling/invoices/texts/own-texts.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError, invalid } from "#app/platform/errors.ts";
import { fieldErrorsOf } from "#app/platform/forms/field-errors.server.ts";
import { pickFields } from "#app/platform/forms/field-record.ts";
import { told } from "./change-services.server.ts";
import { chosenServices } from "./chosen-services.server.ts";
import type { InvoiceServicesInput } from "./invoice-services.schema.ts";
import { rowsOfServices } from "./rows-of-services.ts";
import type { Service } from "./service.ts";

/**
 * A draft of what is chosen. Asking again for the same services answers the invoice that there is. @returns its id
 * @throws AppError `service.changed`, `service.none_open`, `input.invalid`, and as `createInvoice`
 */
export async function invoiceServices(ctx: UserContext, input: InvoiceServicesInput): Promise<string> {
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const client = await chosenClient(ctx, input.clientId);
    const chosen = await chosenServices(ctx, input);
    if ("invoiceId" in chosen) return chosen.invoiceId;
    const { services } = chosen;
    const id = await createInvoice(ctx, await invoiceInput(ctx, client, { services, ...input }));
    await bill(ctx, services, id);
    const data = { count: String(services.length) };
    await recordInvoiceHistory(ctx, { invoiceId: id, event: "invoice.made_from_services", data });
    for (const service of services)
      await told(ctx, "service.billed", {
        ...service,
        invoiceId: id,
        version: service.version + 1,
        updatedAt: ctx.now.toISOString(),
      });
    return id;
  });
}

async function bill(ctx: UserContext, services: Service[], invoiceId: string): Promise<void> {
  const { numUpdatedRows } = await ctx.db
    .updateTable("services")
    .set((set) => ({
      invoice_id: invoiceId,
      version: set("version", "+", 1),
      updated_at: ctx.now.toISOString(),
    }))
    .where("business_id", "=", ctx.businessId)
    .where(
      "id",
      "in",
      services.map(({ id }) => id),
    )
    .where("invoice_id", "is", null)
    .executeTakeFirstOrThrow();
  if (Number(numUpdatedRows) !== services.length) throw new AppError("service.changed");
}

interface Wanted extends Pick<InvoiceServicesInput, "groupBy"> {
  services: Service[];
}

/** The input by the rules of a call that creates an invoice. */
async function invoiceInput(
  ctx: UserContext,
  client: Client,
  { services, groupBy }: Wanted,
): Promise<InvoiceInput> {
  const { language } = paperDefaults(ctx, client);
  const texts = await findOwnTexts(ctx);
  const days = services.map(({ day }) => day).toSorted();
  const projects = new Set(services.map(({ project }) => project));
  const { street, buildingNumber, postalCode, city, country } = client;
  const read = invoiceSchema.safeParse({
    clientId: client.id,
    recipient: {
      ...pickFields(recipientFields, client),
      address: { street, buildingNumber, postalCode, city, country },
    },
    language,
    serviceFrom: days[0],
    serviceTo: days.at(-1),
    project: projects.size === 1 ? services[0]?.project : "",
    notes: texts[language].notes,
    items: rowsOfServices(services, groupBy, language),
  });
  if (!read.success) throw invalid(fieldErrorsOf(read.error));
  return read.data;
}

import { expect, it } from "vitest";
import { createCatalogueItem } from "#app/features/selling/catalogue/change-catalogue.server.ts";
import { findCatalogueChoices } from "#app/features/selling/catalogue/catalogue-options.server.ts";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { createService } from "#app/features/selling/services/change-services.server.ts";
import { invoiceServicesSchema } from "#app/features/selling/services/invoice-services.schema.ts";
import { invoiceServices } from "#app/features/selling/services/invoice-services.server.ts";
import { startService, withKnownPrice } from "#app/features/selling/services/known-services.server.ts";
import { rowsOfServices } from "#app/features/selling/services/rows-of-services.ts";
import { serviceFormOptions } from "#app/features/selling/services/service-form.server.ts";
import { serviceSchema } from "#app/features/selling/services/service.schema.ts";
import { openByClient, sumsOfServices } from "#app/features/selling/services/service-sums.server.ts";
import { findService } from "#app/features/selling/services/services.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { catalogueInput } from "../../support/invoices/catalogue-input.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";
import { SERVICE, serviceInput } from "../../support/service-input.ts";

onDatabaseOfDay((open) => {
  async function start(changes: object = {}) {
    const ctx = await sendingMember(testPlatform(await open()), { ...changes });
    const { id: clientId } = await createClient(ctx, clientInput());
    return { ctx, clientId };
  }

  it("a price that the catalogue knows has the VAT rate of the day, and of today for a day that is none", async () => {
    const { ctx } = await start({ vatNumber: "CHE-123.456.788" });
    await createCatalogueItem(ctx, catalogueInput());
    const values = { clientId: "", description: " konzept ", unitPrice: "" };
    const german = { ...ctx, locale: "de" as const };
    const known = async (day: string) => withKnownPrice(german, { ...values, day });
    expect(await known("2023-12-31")).toMatchObject({ unit: "h", unitPrice: "140.00", vatRate: "7.7" });
    for (const day of ["2026-11-03", "gestern", ""])
      expect(await known(day)).toMatchObject({ vatRate: "8.1" });
    expect(await withKnownPrice(german, { ...values, unitPrice: "1" })).toBeNull();
    expect(await withKnownPrice(german, { ...values, description: "Konzepte" })).toBeNull();
    expect(await findCatalogueChoices(ctx, "de")).toMatchObject([{ name: "K-100, Konzept, 140.00" }]);
  });

  it("an entry of the catalogue without a number is offered by its name and price", async () => {
    const { ctx } = await start();
    await createCatalogueItem(ctx, catalogueInput({ number: "" }));
    expect(await findCatalogueChoices(ctx, "fr")).toMatchObject([{ name: "Concept, 140.00" }]);
  });

  it("the form asks for VAT where there is a VAT number", async () => {
    for (const vatNumber of ["", "CHE-123.456.788"]) {
      const { ctx, clientId } = await start({ vatNumber });
      expect(await serviceFormOptions(ctx, clientId)).toMatchObject({ hasVatNumber: vatNumber !== "" });
      const started = await startService(ctx, { client: clientId, project: "" });
      expect(started).toMatchObject({ unit: "h", vatRate: vatNumber ? "8.1" : "0" });
    }
  });

  it("six units are added up at most, and what is invoiced is not open", async () => {
    const { ctx, clientId } = await start();
    expect(await sumsOfServices(ctx, {})).toEqual({ total: 0, quantities: [] });
    expect(await openByClient(ctx)).toEqual([]);
    const units = ["h", "km", "m", "kg", "t", "l", "m²"];
    for (const unit of units) await createService(ctx, serviceInput(clientId, { unit, quantity: 1 }));
    const { total, quantities } = await sumsOfServices(ctx, {});
    expect([total, quantities.length]).toEqual([7 * 140_00, 6]);
    expect(await openByClient(ctx)).toMatchObject([{ id: clientId, count: 7, total: 7 * 140_00 }]);
    await invoiceServices(ctx, invoiceServicesSchema.parse({ clientId, until: "2026-11-30" }));
    expect(await openByClient(ctx)).toEqual([]);
  });

  it("days of a text fill a row to its last character, and then another one", async () => {
    const { ctx, clientId } = await start();
    const service = await findService(ctx, (await createService(ctx, serviceInput(clientId))).id);
    // "03.11.2026: 2.5 h" has 17 characters, and each line but the last one more for its end.
    const quantities = [...Array.from({ length: 26 }, () => 2_500), 1_000, 10_000];
    const services = quantities.map((quantity) => ({ ...service, quantity }));
    const [row, ...others] = rowsOfServices(services, "text", "de");
    expect([row?.details.length, others]).toEqual([500, []]);
    expect(rowsOfServices([...services, service], "text", "de")).toHaveLength(2);
  });
});

it("pieces are whole, and hours are not", () => {
  const isRight = (unit: string) =>
    serviceSchema.safeParse({ ...SERVICE, clientId: "x", quantity: 0.5, unit }).success;
  expect([isRight("Stk"), isRight("h")]).toEqual([false, true]);
  const tooFine = serviceSchema.safeParse({ ...SERVICE, clientId: "x", quantity: 0.001 });
  expect(tooFine.error?.issues).toMatchObject([{ params: { code: "field.quantity_decimals" } }]);
});

import { expect, it } from "vitest";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { createOffer } from "#app/features/selling/offers/create-offer.server.ts";
import { findOffer } from "#app/features/selling/offers/document/offers.server.ts";
import { findSeries } from "#app/features/selling/series/series.server.ts";
import { createSeries } from "#app/features/selling/series/create-series.server.ts";
import { createTemplate } from "#app/features/selling/templates/create-template.server.ts";
import { findTemplate } from "#app/features/selling/templates/templates.server.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { INVOICE, invoiceInput } from "../../support/invoices/invoice-input.ts";
import { seriesInput } from "../../support/invoices/series-input.ts";
import { templateInput } from "../../support/invoices/template-input.ts";
import { offerInput } from "../../support/offers/offer-input.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";

it("whatever is made for a client speaks the client's language, unless another one is said", async () => {
  const ctx = await sendingMember(testPlatform(await freshSqlite()));
  const { id: clientId, name, email } = await createClient(ctx, clientInput({ language: "fr" }));
  const unsaid = { language: undefined };
  const unnamed = { recipient: { ...INVOICE.recipient, name, email } };
  const languages = async (said: object) => [
    (await findInvoice(ctx, await createInvoice(ctx, invoiceInput({ clientId, ...said })))).language,
    (await findInvoice(ctx, await createInvoice(ctx, invoiceInput({ ...unnamed, ...said })))).language,
    (await findOffer(ctx, await createOffer(ctx, offerInput({ clientId, ...said })))).language,
    (await findSeries(ctx, await createSeries(ctx, seriesInput(clientId, { template: said })))).template
      .language,
    (
      await findTemplate(
        ctx,
        await createTemplate(ctx, templateInput({ clientId, name: ctx.newId(), ...said })),
      )
    ).language,
  ];
  expect(await languages(unsaid)).toEqual(["fr", "fr", "fr", "fr", "fr"]);
  expect(await languages({ language: "it" })).toEqual(["it", "it", "it", "it", "it"]);
});

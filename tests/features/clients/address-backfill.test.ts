import type { Kysely } from "kysely";
import { expect, it } from "vitest";
import { createClient, updateClient } from "#app/features/selling/clients/clients.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { createOffer } from "#app/features/selling/offers/create-offer.server.ts";
import { findOffer } from "#app/features/selling/offers/document/offers.server.ts";
import { up } from "../../../db/migrations/0121_address_of_the_client.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { offerInput } from "../../support/offers/offer-input.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";

onEachDatabase((open) => {
  it("of earlier papers the client's address is known where nothing changed since, or it is theirs", async () => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const { id: clientId } = await createClient(ctx, clientInput({ email: "alt@example.ch" }));
    const of = (email: string) => ({ clientId, recipient: { ...INVOICE.recipient, email } });
    const typed = await invoiceWith(ctx, "sent", of("typed@example.ch"));
    const alike = await createOffer(ctx, offerInput(of("neu@example.ch")));
    const nobody = await invoiceWith(ctx, "sent", {
      recipient: { ...INVOICE.recipient, email: "x@example.ch" },
    });
    const again = async () => {
      for (const table of ["invoices", "offers"] as const)
        await ctx.db.schema.alterTable(table).dropColumn("client_email").execute();
      await up(platform.database.db as Kysely<unknown>);
      const [first, other] = [await findInvoice(ctx, typed), await findInvoice(ctx, nobody)];
      return [first.clientEmail, (await findOffer(ctx, alike)).clientEmail, other.clientEmail];
    };
    expect(await again()).toEqual(["alt@example.ch", "alt@example.ch", null]);
    const later = new Date(ctx.now.getTime() + 1000);
    await updateClient({ ...ctx, now: later }, clientId, clientInput({ email: "neu@example.ch" }));
    expect(await again()).toEqual([null, "neu@example.ch", null]);
  });
});

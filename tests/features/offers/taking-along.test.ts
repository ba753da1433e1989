import { hash } from "node:crypto";
import { expect, it } from "vitest";
import { deleteAccount } from "#app/features/people/accounts/closing/delete-account.server.ts";
import { purgeAccounts } from "#app/features/people/accounts/closing/purge.server.ts";
import { downloadMyData } from "#app/features/front/exports/my-data/my-data.server.ts";
import { invoiceOffer } from "#app/features/selling/offers/invoicing/invoice-offer.server.ts";
import { downloadOffer } from "#app/features/selling/offers/pdf/download-offer.server.ts";
import { markOfferSent } from "#app/features/selling/offers/sending/issue-offer.server.ts";
import { updateOffer } from "#app/features/selling/offers/update-offer.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { streamResponse } from "#app/platform/http/responses/stream-response.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { downloadExport } from "../../support/invoices/download-export.ts";
import { acceptedOffer, offerInput, sentOffer } from "../../support/offers/offer-input.ts";
import { PERSON } from "../../support/person.ts";
import { makePro, member, testPlatform, visitor } from "../../support/platform.ts";
import { jsonIn, readZip } from "../../support/read/read-zip.ts";

async function allData(ctx: UserContext): Promise<Map<string, Buffer>> {
  const response = streamResponse(await downloadMyData(ctx), async () => true);
  return readZip(Buffer.from(await response.arrayBuffer()));
}

onDatabaseOfDay((open) => {
  it("all data has every offer, its answer, and the paper of each version", async () => {
    const ctx = await member(testPlatform(await open()));
    await acceptedOffer(ctx);
    const changed = await sentOffer(ctx);
    const first = await downloadOffer(ctx, changed);
    await updateOffer(ctx, changed, offerInput({ notes: "Neu" }));
    await markOfferSent(ctx, changed);
    const entries = await allData(ctx);
    expect([...entries.keys()].filter((name) => name.startsWith("offers/"))).toEqual([
      ...["offers/OFF-2026-0001.pdf", "offers/OFF-2026-0002-1.pdf", "offers/OFF-2026-0002.pdf"],
    ]);
    expect(entries.get("offers/OFF-2026-0002-1.pdf")).toEqual(Buffer.from(first.content));
    const offers = jsonIn<object[]>(entries, "offers.json");
    expect(offers).toMatchObject([
      { offerNumber: "OFF-2026-0001", status: "accepted", answered: { by: "owner" } },
      {
        status: "sent",
        revision: 2,
        notes: "Neu",
        answered: null,
        papers: [{ revision: 1, sha256: hash("sha256", first.content) }, { revision: 2 }],
      },
    ]);
  });

  it("exports are a sheet, stable columns and JSON, by the day of issue", async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    await acceptedOffer(ctx, { issueDate: "2026-11-21", language: "de" });
    await sentOffer(ctx, { issueDate: "2026-10-01" });
    const period = { includeOffers: "true", dateFrom: "2026-11-01" };
    const csv = (await downloadExport(ctx, { ...period, format: "csv" })).toString();
    expect(csv).toMatch(/Offer number;Offer status;/);
    expect(csv).toMatch(/OFF-2026-0001;Accepted;1;Šárka Łącka-Ğül/);
    expect(csv).not.toContain("OFF-2026-0002");
    const stable = await downloadExport(ctx, { ...period, format: "csv", headings: "stable" });
    expect(stable.toString()).toMatch(/^\W?id;clientId;status;revision;offerNumber;issueDate;validUntil/);
    const json = JSON.parse((await downloadExport(ctx, { ...period, format: "json" })).toString()) as {
      offers: object[];
    };
    expect(json.offers).toMatchObject([{ offerNumber: "OFF-2026-0001", total: 648.49 }]);
  });

  it("offers go 30 days after the account, and the invoices made of them stay sealed", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const invoice = await invoiceOffer(ctx, await acceptedOffer(ctx), { kind: "whole" });
    await markSent(ctx, invoice);
    await deleteAccount(ctx, { password: PERSON.password, confirmed: true });
    platform.pass(31 * 24 * 60 * 60 * 1000);
    await purgeAccounts(visitor(platform));
    for (const table of ["offers", "offer_pdfs", "offer_invoices"] as const)
      expect(await ctx.db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect(await ctx.db.selectFrom("invoices").select("id").execute()).toEqual([{ id: invoice }]);
  });
});

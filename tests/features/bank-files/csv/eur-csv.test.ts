import { expect, it } from "vitest";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { listPayments } from "#app/features/money/payments/list-payments.server.ts";
import { sentInvoice } from "../../../support/bank-files/bookkeeper.ts";
import { importCsvText } from "../../../support/bank-files/csv-imports.ts";
import { onDatabaseOfDay } from "../../../support/databases/databases.ts";
import { allowEur, makePro, member, testPlatform } from "../../../support/platform.ts";

onDatabaseOfDay((open) => {
  it("money in EUR of a CSV file is proposed for its invoice, whole in EUR, by a person's word in CHF", async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    await allowEur(ctx);
    const inEur = await sentInvoice(ctx, 100, { currency: "EUR" });
    const inChf = await sentInvoice(ctx, 90);
    const file = [
      "Datum;Betrag;Währung;Zahler;Mitteilung",
      `20.11.2026;100.00;EUR;Zbinden AG;${inEur.reference}`,
      `20.11.2026;90.00;EUR;Huber AG;${inChf.reference}`,
    ];
    const { counts } = await importCsvText(ctx, file.join("\n"));
    expect(counts).toMatchObject({ booked: 0, proposed: 2 });
    const { payments } = await listPayments(ctx, { search: "", page: 1, limit: 10 });
    const proposals = payments.map(({ payment: { currency, state, reason } }) => [currency, state, reason]);
    expect(proposals.toSorted()).toEqual([
      ["CHF", "proposed", "foreign_currency"],
      ["EUR", "proposed", "reference"],
    ]);
    for (const { id } of [inEur, inChf]) expect((await findInvoice(ctx, id)).status).toBe("sent");
  });
});

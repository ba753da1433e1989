import { expect, it } from "vitest";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { freeReference } from "#app/features/selling/invoices/form/free-reference.server.ts";
import { isQrr, isScor } from "#app/swiss/reference.ts";
import { onDatabaseOfDay } from "../../../support/databases/databases.ts";
import { invoiceInput } from "../../../support/invoices/invoice-input.ts";
import { makePro, member, testPlatform } from "../../../support/platform.ts";

const IBAN = "CH93 0076 2011 6238 5295 7";
const QR_IBAN = "CH44 3199 9123 0008 8901 2";
const NONE = { number: "", invoice: "" };

onDatabaseOfDay((open) => {
  it("is a QR reference on a QR-IBAN and a creditor reference on any other account", async () => {
    const ctx = await member(testPlatform(await open()));
    const qrr = await freeReference(ctx, { ...NONE, creditorIBAN: QR_IBAN });
    expect([qrr.referenceType, isQrr(qrr.reference)]).toEqual(["QRR", true]);
    const scor = await freeReference(ctx, { ...NONE, creditorIBAN: IBAN });
    expect([scor.referenceType, isScor(scor.reference)]).toEqual(["SCOR", true]);
  });

  it("leads back to the invoice's number, and is unique in the business", async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    const asked = { creditorIBAN: IBAN, number: "R-2026/7", invoice: "" };
    const first = await freeReference(ctx, asked);
    expect(first.reference).toMatch(/^RF\d\dR20267$/);
    const typed = { invoiceNumber: "R-2026/7", paymentReferenceType: "SCOR" };
    const id = await createInvoice(ctx, invoiceInput({ ...typed, paymentReference: first.reference }));
    expect((await freeReference(ctx, asked)).reference).toMatch(/^RF\d\dR2026701$/);
    const own = await freeReference(ctx, { ...asked, number: "", invoice: id });
    expect(own.reference).toBe(first.reference);
    const other = await member(ctx.platform, { email: "other@example.ch" });
    expect((await freeReference(other, asked)).reference).toBe(first.reference);
  });

  it("without a number it differs each time, so that two open forms never share one", async () => {
    const ctx = await member(testPlatform(await open()));
    const made = [];
    for (let count = 0; count < 20; count++)
      made.push((await freeReference(ctx, { ...NONE, creditorIBAN: IBAN })).reference);
    expect(new Set(made).size).toBeGreaterThan(18);
    expect(made.every((reference) => /^RF\d\d20261121\d{6}$/.test(reference))).toBe(true);
  });

  it("wants the account first, and a right one", async () => {
    const ctx = await member(testPlatform(await open()));
    const refused = (code: string) => ({ code: "input.invalid", fields: [{ field: "creditorIBAN", code }] });
    await expect(freeReference(ctx, { ...NONE, creditorIBAN: " " })).rejects.toMatchObject(
      refused("field.iban_first"),
    );
    await expect(freeReference(ctx, { ...NONE, creditorIBAN: "CH93" })).rejects.toMatchObject(
      refused("field.iban_format"),
    );
  });

  it("security 1: knows no invoice of another business", async () => {
    const platform = testPlatform(await open());
    const id = await createInvoice(await member(platform), invoiceInput());
    const other = await member(platform, { email: "other@example.ch" });
    for (const invoice of [id, "nonsense", "\u0000"]) {
      await expect(freeReference(other, { creditorIBAN: IBAN, number: "", invoice })).rejects.toMatchObject({
        code: "invoice.not_found",
      });
    }
  });
});

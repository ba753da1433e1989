import { expect, it } from "vitest";
import {
  previewSlip,
  type PreviewRequest,
} from "#app/features/selling/invoices/preview/preview-slip.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { listInvoices } from "#app/features/selling/invoices/list/list-invoices.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { previewBody } from "#app/features/selling/qr-bill/qr-bill.schema.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onDatabaseOfDay } from "../../../support/databases/databases.ts";
import { invoiceInput } from "../../../support/invoices/invoice-input.ts";
import { member, testPlatform } from "../../../support/platform.ts";

const QR_IBAN = "CH4431999123000889012";
const MINUTE = 60_000;

const DEBTOR = {
  debtorName: "Kulturhaus Obertor",
  debtorAddress: { street: "Obertor", buildingNumber: "14", postalCode: "8400", city: "Winterthur" },
};

function request(changes: Record<string, unknown> = {}): PreviewRequest {
  return previewBody.parse({ ...DEBTOR, amount: 648.49, ...changes });
}

async function fieldsOf(ctx: UserContext, changes: Record<string, unknown>): Promise<string[]> {
  const { errors, slip } = await previewSlip(ctx, request(changes));
  expect(slip).toBeNull();
  return errors.map(({ field, code }) => `${field} ${code}`);
}

onDatabaseOfDay((open) => {
  it("shows the slip that saving would give, number and reference included, and keeps nothing", async () => {
    const ctx = await member(testPlatform(await open()));
    const preview = await previewSlip(ctx, request({ referenceType: "SCOR" }));
    expect(preview.errors).toEqual([]);
    expect(preview.slip).toMatchObject({
      account: ["CH93 0076 2011 6238 5295 7", "Anna Muster", "Seestrasse 12", "8002 Zürich"],
      debtor: ["Kulturhaus Obertor", "Obertor 14", "8400 Winterthur"],
      amount: "648.49",
      message: "Invoice SINV-2026-2957-1",
    });
    expect((await listInvoices(ctx)).total).toBe(0);
    const saved = await findInvoice(
      ctx,
      await createInvoice(ctx, invoiceInput({ paymentReferenceType: "SCOR" })),
    );
    expect(preview.bill).toMatchObject({ referenceType: "SCOR", reference: saved.reference });
    expect(`Invoice ${saved.number}`).toBe(preview.bill.message);
  });

  it("takes what is typed before what the business has", async () => {
    const ctx = await member(testPlatform(await open()));
    const creditorAddress = { street: "", postalCode: "3011", city: "Bern", country: "CH" };
    const typed = { creditorIBAN: QR_IBAN, creditorName: "Werkstatt", creditorAddress, language: "fr" };
    const { slip, bill, errors } = await previewSlip(ctx, request({ ...typed, invoiceNumber: "2026-77" }));
    expect(errors).toEqual([]);
    expect(slip).toMatchObject({
      account: ["CH44 3199 9123 0008 8901 2", "Werkstatt", "3011 Bern"],
      message: "Facture 2026-77",
      words: { paymentPart: "Section paiement" },
    });
    expect(bill.referenceType).toBe("QRR");
    expect(bill.reference).toMatch(/^0+202677\d$/);
  });

  it("a business with both accounts is shown the one that the type needs", async () => {
    const ctx = await member(testPlatform(await open()));
    await ctx.db.updateTable("businesses").set({ qr_iban: QR_IBAN }).execute();
    expect((await previewSlip(ctx, request({ referenceType: "QRR" }))).bill.iban).toBe(QR_IBAN);
    expect((await previewSlip(ctx, request())).bill.iban).toBe(QR_IBAN);
    const scor = request({ referenceType: "SCOR", creditorIBAN: QR_IBAN });
    expect((await previewSlip(ctx, scor)).bill.iban).toBe("CH9300762011623852957");
  });

  it("names everything that a bank would refuse, in its own field", async () => {
    const ctx = await member(testPlatform(await open()));
    expect(await fieldsOf(ctx, { amount: 0 })).toEqual(["amount field.amount_zero"]);
    expect(await fieldsOf(ctx, { amount: "x" })).toEqual(["amount field.amount"]);
    expect(await fieldsOf(ctx, { creditorIBAN: "CH94 0076 2011 6238 5295 7" })).toEqual([
      "creditorIBAN field.iban_checksum",
    ]);
    expect(await fieldsOf(ctx, { referenceType: "QRR" })).toEqual([
      "referenceType field.reference_needs_qr_iban",
    ]);
    expect(await fieldsOf(ctx, { creditorIBAN: QR_IBAN, referenceType: "NON" })).toEqual([
      "referenceType field.reference_needs_qrr",
    ]);
    expect(await fieldsOf(ctx, { reference: "RF00539007547034" })).toEqual([
      "reference field.reference_checksum",
    ]);
    expect(await fieldsOf(ctx, { debtorName: "", debtorAddress: { city: "Łódź 漢" } })).toEqual([
      "debtorName field.required",
      "debtorAddress.city field.characters",
    ]);
  });

  it("asks for the IBAN in the profile when there is none at all", async () => {
    const ctx = await member(testPlatform(await open()), { iban: "" });
    expect(await fieldsOf(ctx, {})).toEqual(["creditorIBAN field.iban_unconfigured"]);
  });

  it("may be looked at before the postal code is known, which no slip may", async () => {
    const ctx = await member(testPlatform(await open()));
    const { slip } = await previewSlip(
      ctx,
      request({ debtorAddress: { ...DEBTOR.debtorAddress, postalCode: "" } }),
    );
    expect(slip?.debtor).toContain("0000 Winterthur");
    const recipient = { name: "Xy", email: "a@b.ch", address: { postalCode: "", city: "Bern" } };
    expect(() => invoiceInput({ recipient })).toThrow();
  });

  it("security 8: too many previews a minute are refused, with the time to wait", async () => {
    const platform = testPlatform(await open(), { RATE_LIMIT_FACTOR: "0.1" });
    const ctx = await member(platform);
    for (let count = 0; count < 9; count++) await previewSlip(ctx, request());
    const refused = expect.objectContaining({ code: "preview.too_many", retryAfter: 60 });
    await expect(previewSlip(ctx, request())).rejects.toEqual(refused);
    const other = await member(platform, { email: "other@example.ch" });
    await previewSlip(other, request());
    const later = { ...ctx, now: new Date(ctx.now.getTime() + MINUTE) };
    await previewSlip(later, request());
  });
});

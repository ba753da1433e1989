import { describe, expect, it } from "vitest";
import { profileSchema } from "#app/features/people/accounts/account.schema.ts";
import { updateProfile } from "#app/features/people/accounts/profile.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { updateInvoice } from "#app/features/selling/invoices/update-invoice.server.ts";
import { duplicateInvoice } from "#app/features/selling/invoices/duplicate-invoice.server.ts";
import { findWarnings } from "#app/features/selling/invoices/document/invoice-warnings.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { giveAccount } from "../../support/money/give-account.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { PERSON } from "../../support/person.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";

async function create(ctx: UserContext, overrides: Record<string, unknown> = {}) {
  return findInvoice(ctx, await createInvoice(ctx, invoiceInput(overrides)));
}

async function setReferences(ctx: UserContext, referenceOnEveryInvoice: boolean | undefined) {
  await updateProfile(ctx, profileSchema.parse({ ...PERSON, referenceOnEveryInvoice }));
}

onEachDatabase((fresh) => {
  describe("a reference on every invoice", () => {
    it("is on for a new business, and made from the number", async () => {
      const ctx = await member(testPlatform(await fresh()));
      expect(await create(ctx)).toMatchObject({ referenceType: "SCOR", reference: "RF23SINV202629571" });
    });

    it("stays away where none was chosen on purpose", async () => {
      const ctx = await member(testPlatform(await fresh()));
      const chosen = await create(ctx, { paymentReferenceType: "NON" });
      expect(chosen).toMatchObject({ referenceType: "NON", reference: "" });
    });

    it("can be switched off, and stays as it is when a change does not mention it", async () => {
      const ctx = await member(testPlatform(await fresh()));
      await makePro(ctx);
      await setReferences(ctx, false);
      await setReferences(ctx, undefined);
      expect(await create(ctx)).toMatchObject({ referenceType: "NON", reference: "" });
      await setReferences(ctx, true);
      expect(await create(ctx)).toMatchObject({ referenceType: "SCOR" });
    });

    it("comes with the duplicate of an invoice that has none", async () => {
      const ctx = await member(testPlatform(await fresh()));
      const { id } = await create(ctx, { paymentReferenceType: "NON" });
      const copy = await findInvoice(ctx, await duplicateInvoice(ctx, id));
      expect(copy).toMatchObject({ referenceType: "SCOR" });
    });
  });

  describe("with a normal IBAN and a QR-IBAN", () => {
    const QR_IBAN = "CH4431999123000889012";
    const NORMAL = "CH9300762011623852957";

    async function withBoth(more: Record<string, unknown> = {}) {
      const ctx = await member(testPlatform(await fresh()));
      await giveAccount(ctx, { iban: NORMAL, qrIban: QR_IBAN });
      await updateProfile(ctx, profileSchema.parse({ ...PERSON, iban: NORMAL, qrIban: QR_IBAN, ...more }));
      return ctx;
    }

    it("an invoice takes the QR-IBAN and a QR reference, and the number of the same series", async () => {
      const { number, sender, referenceType, reference } = await create(await withBoth());
      expect({ number, iban: sender.iban, normalIban: sender.normalIban, referenceType }).toEqual({
        number: "SINV-2026-2957-1",
        iban: QR_IBAN,
        normalIban: NORMAL,
        referenceType: "QRR",
      });
      expect(reference).toMatch(/^\d{27}$/);
    });

    it.each([
      ["a type that needs it", { paymentReferenceType: "SCOR" }],
      ["no reference at all", { paymentReferenceType: "NON" }],
      ["a creditor reference", { paymentReference: "RF18539007547034" }],
      ["the account itself", { sender: { name: "Muster", iban: NORMAL } }],
    ])("the normal IBAN is taken for %s", async (_, asked) => {
      expect((await create(await withBoth(), asked)).sender.iban).toBe(NORMAL);
    });

    it("a duplicate keeps the account and the kind of reference", async () => {
      const ctx = await withBoth();
      await makePro(ctx);
      for (const paymentReferenceType of ["SCOR", "QRR"]) {
        const { id, sender } = await create(ctx, { paymentReferenceType });
        const copy = await findInvoice(ctx, await duplicateInvoice(ctx, id));
        expect([copy.referenceType, copy.sender.iban]).toEqual([paymentReferenceType, sender.iban]);
      }
    });

    it("an invoice in EUR takes the normal IBAN, also where a form names the QR-IBAN", async () => {
      const ctx = await withBoth({ eurInvoices: true });
      const inEur = { currency: "EUR", exchangeRate: 0.93565 };
      for (const sender of [undefined, { name: "Muster", iban: QR_IBAN }])
        expect((await create(ctx, { ...inEur, sender })).sender.iban).toBe(NORMAL);
      const draft = await create(ctx);
      await updateInvoice(ctx, draft.id, invoiceInput(inEur));
      const changed = await findInvoice(ctx, draft.id);
      expect([draft.referenceType, changed.referenceType, changed.sender.iban]).toEqual([
        "QRR",
        "SCOR",
        NORMAL,
      ]);
    });
  });

  it("a reference that another invoice has is taken, with a warning", async () => {
    const ctx = await member(testPlatform(await fresh()));
    const reference = { paymentReferenceType: "SCOR", paymentReference: "RF18539007547034" };
    const first = await create(ctx, reference);
    expect(await findWarnings(ctx, first)).toEqual([{ field: "items", code: "warning.vat_unregistered" }]);
    const second = await create(ctx, reference);
    expect(await findWarnings(ctx, second)).toContainEqual({
      field: "paymentReference",
      code: "warning.reference_used",
      params: { number: first.number },
    });
  });
});

import { afterAll, expect, it } from "vitest";
import { profileSchema } from "#app/features/people/accounts/account.schema.ts";
import { closeReadingPool } from "#app/features/front/imports/file/read-file.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { deleteInvoice } from "#app/features/selling/invoices/delete-invoice.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { duplicateInvoice } from "#app/features/selling/invoices/duplicate-invoice.server.ts";
import { updateInvoice } from "#app/features/selling/invoices/update-invoice.server.ts";
import { createOffer } from "#app/features/selling/offers/create-offer.server.ts";
import { findOffer } from "#app/features/selling/offers/document/offers.server.ts";
import { profileJson, saveProfile } from "#app/features/selling/papers/numbering/next-numbers.server.ts";
import { nextNumber } from "#app/features/selling/papers/numbering/number-series.ts";
import { findNumbering } from "#app/features/selling/papers/numbering/numbering.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { formatReference } from "#app/swiss/reference.ts";
import { onEachDatabase } from "../../../support/databases/databases.ts";
import { csvFile, importFile } from "../../../support/invoices/importing.ts";
import { invoiceInput } from "../../../support/invoices/invoice-input.ts";
import { offerInput } from "../../../support/offers/offer-input.ts";
import { PERSON } from "../../../support/person.ts";
import { makePro, member, testPlatform } from "../../../support/platform.ts";

const ROW = {
  Rechnungsdatum: "02.11.2026",
  Kunde: "Kulturhaus Obertor",
  "E-Mail": "rechnung@kulturhaus.example",
  PLZ: "8400",
  Ort: "Winterthur",
  Beschreibung: "Konzept",
  Einzelpreis: "100",
  "MWST-Satz": "8.1",
};

afterAll(closeReadingPool);

onEachDatabase((open) => {
  it("the numbers go on from the one that was set, with the digits that were typed", async () => {
    const ctx = await pro(open, "2026-");
    expect(await shown(ctx)).toBe(1);
    await keep(ctx, { nextInvoiceNumber: "081" });
    expect(await shown(ctx)).toBe(81);
    expect(nextNumber("invoice", await findNumbering(ctx, "2026-"), "2026-")).toBe("2026-081");
    expect(await write(ctx)).toBe("2026-081");
    await keep(ctx, { nextInvoiceNumber: 90 });
    expect([await write(ctx), await write(ctx)]).toEqual(["2026-090", "2026-091"]);
    await keep(ctx, { nextInvoiceNumber: "0095" });
    expect(await write(ctx)).toBe("2026-0095");
  });

  it("a number that was set too high comes back, as long as none was given", async () => {
    const ctx = await pro(open, "R-");
    await keep(ctx, { nextInvoiceNumber: 8000 });
    await keep(ctx, { nextInvoiceNumber: 80 });
    expect(await write(ctx)).toBe("R-0080");
  });

  it("what exists or was ever given is refused at its field, which says the highest", async () => {
    const ctx = await pro(open, "R-");
    for (let count = 0; count < 3; count++) await write(ctx);
    for (const invoiceNumber of ["r-0010", "R-20x"]) await write(ctx, { invoiceNumber });
    for (const nextInvoiceNumber of [2, 9, 10]) await refused(ctx, { nextInvoiceNumber }, "R-0010");
    const id = await createInvoice(ctx, invoiceInput({ invoiceNumber: "R-x20" }));
    await deleteInvoice(ctx, id);
    await keep(ctx, { nextInvoiceNumber: 30 });
    await deleteInvoice(ctx, await createInvoice(ctx, invoiceInput()));
    await refused(ctx, { nextInvoiceNumber: 30 }, "R-0030");
    expect(await write(ctx)).toBe("R-0031");
  });

  it("each wrong number of the three is named, and nothing is kept", async () => {
    const ctx = await pro(open, "");
    await write(ctx);
    await createOffer(ctx, offerInput());
    const input = { nextInvoiceNumber: "1", nextCreditNoteNumber: 5, nextOfferNumber: "1", firstName: "Eve" };
    await expect(keep(ctx, input)).rejects.toMatchObject({
      fields: [
        { field: "nextInvoiceNumber", params: { highest: "INV-2026-0001" } },
        { field: "nextOfferNumber", params: { highest: "OFF-2026-0001" } },
      ],
    });
    expect(await profileJson(ctx)).toMatchObject({ firstName: "Anna", nextCreditNoteNumber: 1 });
  });

  it("offers and credit notes go on as well, on every plan; invoices need Pro", async () => {
    const ctx = await member(testPlatform(await open()));
    await keep(ctx, { nextOfferNumber: "12", nextCreditNoteNumber: 7 });
    expect((await findOffer(ctx, await createOffer(ctx, offerInput()))).number).toBe("OFF-2026-12");
    expect(await profileJson(ctx)).toMatchObject({ nextOfferNumber: 13, nextCreditNoteNumber: 7 });
    await expect(keep(ctx, { nextInvoiceNumber: 9 })).rejects.toMatchObject({ code: "plan.pro_required" });
    await keep(ctx, { nextInvoiceNumber: 1 });
    expect(await write(ctx)).toBe("SINV-2026-2957-1");
  });

  it("a profile sent back as it was read changes no number, in another prefix neither", async () => {
    const ctx = await pro(open, "2026-");
    await keep(ctx, { nextInvoiceNumber: "081" });
    await keep(ctx, { nextInvoiceNumber: 81, customInvoicePrefix: "R-" });
    expect(await write(ctx)).toBe("R-0001");
    await keep(ctx, { customInvoicePrefix: "2026-" });
    expect(await write(ctx)).toBe("2026-081");
  });

  it("after an import the numbers go on after its highest, and so do duplicates", async () => {
    const ctx = await pro(open, "2026-");
    await importNumbers(ctx, ["2026-001", "2026-080", "2026-079", "2026-x", "R7"]);
    expect(await shown(ctx)).toBe(81);
    const id = await createInvoice(ctx, invoiceInput());
    const copy = await duplicateInvoice(ctx, id);
    expect([await numberOf(ctx, id), await numberOf(ctx, copy)]).toEqual(["2026-081", "2026-082"]);
    await importNumbers(ctx, ["2026-050"]);
    expect(await write(ctx)).toBe("2026-083");
  });

  it("a prefix that is chosen after the import goes on after it too", async () => {
    const ctx = await pro(open, "");
    await importNumbers(ctx, ["2026-001", "2026-080", "INV-2026-0007"]);
    expect(await write(ctx)).toBe("INV-2026-0008");
    expect(nextNumber("invoice", await findNumbering(ctx, ""), "2026-")).toBe("2026-081");
    await keep(ctx, { customInvoicePrefix: "2026-" });
    expect(await write(ctx)).toBe("2026-081");
  });

  it("a prefix that ends in digits is told from the running part", async () => {
    const ctx = await pro(open, "2026");
    await importNumbers(ctx, ["2026001", "2026080"]);
    expect(await write(ctx)).toBe("2026081");
  });

  it("invoices written at the same time get numbers one after the other from the one that was set", async () => {
    const ctx = await pro(open, "2026-");
    await keep(ctx, { nextInvoiceNumber: "081" });
    const numbers = await Promise.all(Array.from({ length: 6 }, () => write(ctx)));
    expect(numbers.toSorted()).toEqual([81, 82, 83, 84, 85, 86].map((number) => `2026-0${number}`));
  });

  it("a renumbered draft has the reference of its new number, unless it had one of its own", async () => {
    const ctx = await pro(open, "");
    const id = await createInvoice(ctx, invoiceInput());
    const before = await findInvoice(ctx, id);
    expect(before.reference).toMatch(/INV20260001$/);
    await updateInvoice(ctx, id, invoiceInput({ invoiceNumber: "2026-082" }));
    expect((await findInvoice(ctx, id)).reference).toMatch(/^RF\d\d2026082$/);
    const { referenceType, reference } = await findInvoice(ctx, id);
    const paymentReference = formatReference(referenceType, reference);
    await updateInvoice(ctx, id, invoiceInput({ invoiceNumber: "2026-083", paymentReference }));
    expect((await findInvoice(ctx, id)).reference).toMatch(/^RF\d\d2026083$/);
    await updateInvoice(ctx, id, invoiceInput({ paymentReference: "RF18539007547034" }));
    await updateInvoice(ctx, id, invoiceInput({ invoiceNumber: "2026-084" }));
    expect(await findInvoice(ctx, id)).toMatchObject({ number: "2026-084", reference: "RF18539007547034" });
  });

  it("a draft whose number is only written in another way keeps its reference", async () => {
    const ctx = await pro(open, "");
    const id = await createInvoice(ctx, invoiceInput({ invoiceNumber: "A-1" }));
    const { reference } = await findInvoice(ctx, id);
    await updateInvoice(ctx, id, invoiceInput({ invoiceNumber: "A/1" }));
    expect(await findInvoice(ctx, id)).toMatchObject({ number: "A/1", reference });
  });
});

it.each([0, -1, 1.5, "0", "12a", "1234567890", " 1 2"])("%j is no next number", (nextInvoiceNumber) => {
  const parsed = profileSchema.safeParse({ ...PERSON, nextInvoiceNumber });
  expect(parsed.error?.issues).toMatchObject([{ path: ["nextInvoiceNumber"] }]);
});

async function pro(open: Parameters<Parameters<typeof onEachDatabase>[0]>[0], prefix: string) {
  const ctx = await member(testPlatform(await open()));
  await makePro(ctx, prefix);
  return ctx;
}

async function keep(ctx: UserContext, input: Record<string, unknown>): Promise<void> {
  await saveProfile(ctx, profileSchema.parse({ ...PERSON, ...input }));
}

async function refused(ctx: UserContext, input: Record<string, unknown>, highest: string): Promise<void> {
  await expect(keep(ctx, input)).rejects.toMatchObject({
    fields: [{ field: "nextInvoiceNumber", code: "field.next_number_used", params: { highest } }],
  });
}

async function shown(ctx: UserContext): Promise<number> {
  return (await profileJson(ctx)).nextInvoiceNumber;
}

async function write(ctx: UserContext, input: Record<string, unknown> = {}): Promise<string> {
  return numberOf(ctx, await createInvoice(ctx, invoiceInput(input)));
}

async function numberOf(ctx: UserContext, id: string): Promise<string> {
  return (await findInvoice(ctx, id)).number;
}

async function importNumbers(ctx: UserContext, numbers: string[]): Promise<void> {
  const rows = numbers.map((number) => ({ Rechnungsnummer: number, ...ROW }));
  expect(await importFile(ctx, "invoices", csvFile(rows))).toMatchObject({ created: numbers.length });
}

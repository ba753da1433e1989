import { expect, it } from "vitest";
import { findBusiness } from "#app/features/people/accounts/business.server.ts";
import { historyOf } from "#app/features/running/history/history.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { invoiceSchema } from "#app/features/selling/invoices/document/invoice.schema.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { listInvoices } from "#app/features/selling/invoices/list/list-invoices.server.ts";
import { type AppError } from "#app/platform/errors.ts";
import { fieldErrorsOf } from "#app/platform/forms/field-errors.server.ts";
import { FULL } from "../../support/choice-of-day.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { INVOICE, invoiceInput } from "../../support/invoices/invoice-input.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";

const MONTH = 31 * 24 * 60 * 60 * 1000;
const QR_IBAN = "CH4431999123000889012";

/** The last one waits for all others, which on a slow machine must end before a connection is given up. */
const PARALLEL = FULL ? 100 : 40;

onEachDatabase((open) => {
  it("security 22: keeps totals, number, snapshots and history", async () => {
    const ctx = await member(testPlatform(await open()));
    const invoice = await findInvoice(ctx, await createInvoice(ctx, invoiceInput()));
    expect(invoice).toMatchObject({
      number: "SINV-2026-2957-1",
      status: "draft",
      subtotal: 599_90,
      vatTotal: 48_59,
      total: 648_49,
      issueDate: "2026-11-21",
      dueDate: "2026-12-21",
      referenceType: "SCOR",
      reference: "RF23SINV202629571",
      sender: { name: "Anna Muster", iban: "CH9300762011623852957", city: "Zürich" },
      recipient: { name: "Šárka Łącka-Ğül", postalCode: "8400" },
    });
    expect(invoice.items.map((item) => item.total)).toEqual([599_85, 5]);
    expect(await historyOf(ctx, invoice.id)).toMatchObject([
      { event: "invoice.created", userName: "Anna Muster" },
    ]);
  });

  it("security 4: 50 parallel creations on Free make exactly 3 invoices", async () => {
    const ctx = await member(testPlatform(await open()));
    const attempts = Array.from({ length: 50 }, () => createInvoice(ctx, invoiceInput()));
    const results = await Promise.allSettled(attempts);
    expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(3);
    for (const result of results) {
      if (result.status === "rejected")
        expect((result.reason as AppError).code).toBe("invoice.limit_reached");
    }
    expect((await listInvoices(ctx)).total).toBe(3);
  });

  it(`security 4: ${PARALLEL} parallel creations on Pro get consecutive numbers`, async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    await Promise.all(Array.from({ length: PARALLEL }, () => createInvoice(ctx, invoiceInput())));
    const { invoices } = await listInvoices(ctx, { limit: 100 });
    const expected = Array.from(
      { length: PARALLEL },
      (_, index) => `INV-2026-${String(index + 1).padStart(4, "0")}`,
    );
    expect(invoices.map((invoice) => invoice.number).toSorted()).toEqual(expected);
  });

  it("starts the free limit again in the next month", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    for (let count = 0; count < 3; count++) await createInvoice(ctx, invoiceInput());
    const later = { ...ctx, now: new Date(ctx.now.getTime() + MONTH), month: "2026-12", today: "2026-12-22" };
    await createInvoice(later, invoiceInput({ issueDate: "2026-12-22" }));
    expect((await findBusiness(later)).invoicesGenerated).toBe(1);
  });

  it("skips numbers typed by hand, refuses one twice, and ignores a free user's", async () => {
    const ctx = await member(testPlatform(await open()));
    const free = await findInvoice(ctx, await createInvoice(ctx, invoiceInput({ invoiceNumber: "MINE-1" })));
    expect(free.number).toBe("SINV-2026-2957-1");
    await makePro(ctx, "ACME-");
    await createInvoice(ctx, invoiceInput({ invoiceNumber: "ACME-0001" }));
    const next = await findInvoice(ctx, await createInvoice(ctx, invoiceInput()));
    expect(next.number).toBe("ACME-0002");
    await expect(createInvoice(ctx, invoiceInput({ invoiceNumber: "ACME-0002" }))).rejects.toMatchObject({
      code: "invoice.number_taken",
      fields: [{ field: "invoiceNumber" }],
    });
  });

  it("security 22: leaves nothing behind when it fails, no history either", async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    await createInvoice(ctx, invoiceInput({ invoiceNumber: "X-1" }));
    await createInvoice(ctx, invoiceInput({ invoiceNumber: "X-1" })).catch(() => {});
    expect(await listInvoices(ctx)).toMatchObject({ total: 1 });
    expect((await findBusiness(ctx)).invoicesGenerated).toBe(1);
    expect(await ctx.db.selectFrom("history").selectAll().execute()).toHaveLength(1);
  });

  it("makes a reference that fits the account, unique in the business", async () => {
    const ctx = await member(testPlatform(await open()), { iban: QR_IBAN });
    await makePro(ctx);
    const first = await findInvoice(ctx, await createInvoice(ctx, invoiceInput({ invoiceNumber: "A-1-11" })));
    const second = await findInvoice(
      ctx,
      await createInvoice(ctx, invoiceInput({ invoiceNumber: "A-11-1" })),
    );
    expect(first.referenceType).toBe("QRR");
    expect(first.reference).toBe("000000000000000000000001111");
    expect(second.reference).not.toBe(first.reference);
    expect(second.reference).toMatch(/^\d{27}$/);
  });

  it("takes the account that the type of reference needs", async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    await ctx.db
      .updateTable("businesses")
      .set({ qr_iban: QR_IBAN })
      .where("id", "=", ctx.businessId)
      .execute();
    const qrr = await findInvoice(
      ctx,
      await createInvoice(ctx, invoiceInput({ paymentReferenceType: "QRR" })),
    );
    const scor = await findInvoice(
      ctx,
      await createInvoice(ctx, invoiceInput({ paymentReferenceType: "SCOR" })),
    );
    expect(qrr.sender.iban).toBe(QR_IBAN);
    expect(scor.sender.iban).toBe("CH9300762011623852957");
    expect(scor.reference).toMatch(/^RF\d\dINV20260002$/);
  });

  it.each([
    ["QRR without a QR-IBAN", { paymentReferenceType: "QRR" }, "field.reference_needs_qr_iban"],
    [
      "a QR reference without a QR-IBAN",
      { paymentReference: "210000000003139471430009017" },
      "field.reference_needs_qr_iban",
    ],
    [
      "an own type of reference with another QR-IBAN",
      { sender: { iban: QR_IBAN }, paymentReferenceType: "SCOR" },
      "field.reference_needs_qrr",
    ],
  ])("refuses, on the account of the profile, %s", async (_, overrides, code) => {
    const ctx = await member(testPlatform(await open()));
    await expect(createInvoice(ctx, invoiceInput(overrides))).rejects.toMatchObject({
      code: "input.invalid",
      fields: [{ field: "paymentReference", code }],
    });
  });

  it.each([
    [{ paymentReference: "RF19539007547034" }, "field.reference_checksum"],
    [{ paymentReferenceType: "NON", paymentReference: "RF18539007547034" }, "field.reference_must_be_empty"],
  ])("a wrong reference shows together with the other errors: %j", (overrides, code) => {
    const { error } = invoiceSchema.safeParse({ ...INVOICE, ...overrides, items: [] });
    expect(error && fieldErrorsOf(error)).toMatchObject([
      { field: "items", code: "field.required" },
      { field: "paymentReference", code },
    ]);
  });

  it("a quantity that is no number has one error, whatever its unit", () => {
    const items = [{ description: "Konzept", quantity: "viel", unit: "Stk", unitPrice: 1, vatRate: 8.1 }];
    const { error } = invoiceSchema.safeParse({ ...INVOICE, items });
    expect(error && fieldErrorsOf(error)).toMatchObject([
      { field: "items[0].quantity", code: "field.quantity" },
    ]);
  });

  it("keeps account and address that the profile lacked", async () => {
    const ctx = await member(testPlatform(await open()), { iban: "", address: {} });
    await expect(createInvoice(ctx, invoiceInput())).rejects.toMatchObject({
      fields: [{ field: "sender.iban" }],
    });
    const sender = {
      iban: "CH58 0079 1123 0008 8901 2",
      address: { street: "Weg", postalCode: "3012", city: "Bern" },
    };
    await createInvoice(ctx, invoiceInput({ sender }));
    expect(await findBusiness(ctx)).toMatchObject({
      iban: "CH5800791123000889012",
      street: "Weg",
      city: "Bern",
    });
    await createInvoice(ctx, invoiceInput({ sender: { iban: "CH5604835012345678009" } }));
    expect((await findBusiness(ctx)).iban).toBe("CH5800791123000889012");
  });

  it("shows nobody else's invoice", async () => {
    const platform = testPlatform(await open());
    const id = await (async () => {
      const owner = await member(platform);
      return createInvoice(owner, invoiceInput());
    })();
    const other = await member(platform, { email: "other@example.ch" });
    await expect(findInvoice(other, id)).rejects.toMatchObject({ code: "invoice.not_found" });
    expect((await listInvoices(other)).total).toBe(0);
  });
});

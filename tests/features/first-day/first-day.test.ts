import { expect, it } from "vitest";
import {
  ACCOUNT_FORM,
  FIRST_CLIENT_FORM,
  FIRST_INVOICE_FORM,
} from "#app/features/selling/first-day/first-day-forms.ts";
import {
  createFirstInvoice,
  findFirstDay,
  saveFirstAccount,
  saveFirstClient,
  skipFirstDay,
} from "#app/features/selling/first-day/first-day.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { member, testPlatform } from "../../support/platform.ts";

const WITHOUT_ACCOUNT = { iban: "", address: {} };
const ACCOUNT = ACCOUNT_FORM.schema.parse({
  iban: "CH93 0076 2011 6238 5295 7",
  address: { street: "Seeweg", buildingNumber: "4", postalCode: "8002", city: "Zürich" },
});
const CLIENT = FIRST_CLIENT_FORM.schema.parse({
  name: "Müller",
  email: "b@zb.ch",
  address: { postalCode: "3600", city: "Thun" },
});
const ITEM = FIRST_INVOICE_FORM.schema.parse({ description: "Logo", unitPrice: "960" });

onDatabaseOfDay((open) => {
  it("three steps lead to an invoice, and each can be changed until then", async () => {
    const ctx = await member(testPlatform(await open()), WITHOUT_ACCOUNT);
    expect(await findFirstDay(ctx)).toMatchObject({ step: "account", account: [], client: [] });
    await saveFirstAccount(ctx, ACCOUNT);
    expect(await findFirstDay(ctx)).toMatchObject({
      step: "client",
      account: ["CH93 0076 2011 6238 5295 7", "Anna Muster", "Seeweg 4", "8002 Zürich"],
    });
    await saveFirstClient(ctx, CLIENT);
    await saveFirstClient(ctx, { ...CLIENT, name: "Müller AG" });
    expect(await findFirstDay(ctx)).toMatchObject({ step: "invoice", client: ["Müller AG", "3600 Thun"] });
    expect(await findFirstDay(ctx, "client")).toMatchObject({
      step: "client",
      values: { name: "Müller AG" },
    });
    expect(await findFirstDay(ctx, "account")).toMatchObject({ step: "account", values: { city: "Zürich" } });
    const id = await createFirstInvoice(ctx, ITEM);
    expect(await findInvoice(ctx, id)).toMatchObject({
      total: 960_00,
      recipient: { name: "Müller AG", city: "Thun", street: "" },
      sender: { iban: "CH9300762011623852957", city: "Zürich" },
      items: [{ description: "Logo", quantity: 1000, unitPrice: 960_00, vatRate: 0 }],
    });
    expect(await findFirstDay(ctx)).toBeNull();
  });

  it("pressed twice at once, the last step makes one invoice", async () => {
    const ctx = await member(testPlatform(await open()));
    await saveFirstClient(ctx, CLIENT);
    const ids = await Promise.all([createFirstInvoice(ctx, ITEM), createFirstInvoice(ctx, ITEM)]);
    expect(new Set(ids).size).toBe(1);
    expect(await ctx.db.selectFrom("invoices").selectAll().execute()).toHaveLength(1);
  });

  it("a QR-IBAN is kept apart from a normal one", async () => {
    const ctx = await member(testPlatform(await open()), WITHOUT_ACCOUNT);
    await saveFirstAccount(ctx, { ...ACCOUNT, iban: "CH4431999123000889012" });
    const row = await ctx.db.selectFrom("businesses").select(["iban", "qr_iban"]).executeTakeFirstOrThrow();
    expect(row).toEqual({ iban: "", qr_iban: "CH4431999123000889012" });
  });

  it("is not shown again to somebody who skipped it, and without a client there is no invoice", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const other = await member(platform, { email: "other@example.ch" });
    await expect(createFirstInvoice(ctx, ITEM)).rejects.toMatchObject({ code: "client.not_found" });
    await skipFirstDay(ctx);
    expect(await findFirstDay(ctx)).toBeNull();
    expect(await findFirstDay(other)).toMatchObject({ step: "client" });
  });
});

import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { contentFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import { itemFields } from "#app/features/selling/invoices/fields/item-fields.ts";
import {
  profileFields,
  senderAddressFields,
  senderFields,
} from "#app/features/selling/invoices/fields/payment-fields.ts";
import {
  recipientAddressFields,
  recipientFields,
} from "#app/features/selling/invoices/fields/recipient-fields.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { createOffer } from "#app/features/selling/offers/create-offer.server.ts";
import { offerContentFields, offerFields } from "#app/features/selling/offers/fields/offer-fields.ts";
import { findOffer } from "#app/features/selling/offers/document/offers.server.ts";
import { findSeries } from "#app/features/selling/series/series.server.ts";
import { createTemplate } from "#app/features/selling/templates/create-template.server.ts";
import { findTemplate } from "#app/features/selling/templates/templates.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { FieldRecord } from "#app/platform/forms/field-record.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { newSeries } from "../../support/invoices/series-input.ts";
import { templateInput } from "../../support/invoices/template-input.ts";
import { offerInput } from "../../support/offers/offer-input.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";

type Json = Record<string, unknown>;

interface Place {
  title: string;
  table: "series" | "templates" | "offers" | "invoices";
  column: string;
  /** Within the stored JSON, as within what is read of it. */
  within: (json: unknown) => Json;
  read: (ctx: UserContext, id: string) => Promise<unknown>;
  fields: FieldRecord;
}

const itself = (json: unknown) => json as Json;
const firstItem = (json: unknown) => (json as { items: Json[] }).items[0]!;
const part = (name: string) => (json: unknown) => itself(json)[name] as Json;

/** Every row has had these from the first version on: one without is damaged. */
const ROW_ALWAYS = ["description", "quantity", "unitPrice", "vatRate"];
const rows = without(itemFields, ROW_ALWAYS);
const sender = without({ ...senderFields, ...profileFields, ...senderAddressFields }, ["name"]);
const recipient = without({ ...recipientFields, ...recipientAddressFields }, ["name"]);
const { serviceFrom, serviceTo } = offerFields;

const readSeries = async (ctx: UserContext, id: string) => (await findSeries(ctx, id)).template;
const series = { table: "series", column: "template", read: readSeries } as const;
const offer = { table: "offers", column: "document", read: findOffer } as const;
const readItems = async (ctx: UserContext, id: string) => (await findTemplate(ctx, id)).items;
const ofInvoice = (name: "sender" | "recipient") =>
  ({
    table: "invoices",
    column: name,
    read: async (ctx: UserContext, id: string) => (await findInvoice(ctx, id))[name],
  }) as const;

const FIRST = new Map([
  ["country", "CH"],
  ["currency", "CHF"],
  ["slip", "standard"],
]);

const PLACES: Place[] = [
  { title: "a series", ...series, within: itself, fields: contentFields },
  { title: "a series' row", ...series, within: firstItem, fields: rows },
  {
    title: "a template's row",
    table: "templates",
    column: "items",
    read: readItems,
    within: (json) => (json as Json[])[0]!,
    fields: rows,
  },
  { title: "an offer", ...offer, within: itself, fields: { serviceFrom, serviceTo, ...offerContentFields } },
  { title: "an offer's row", ...offer, within: firstItem, fields: rows },
  { title: "an offer's sender", ...offer, within: part("sender"), fields: sender },
  { title: "an offer's recipient", ...offer, within: part("recipient"), fields: recipient },
  { title: "an invoice's sender", ...ofInvoice("sender"), within: itself, fields: sender },
  { title: "an invoice's recipient", ...ofInvoice("recipient"), within: itself, fields: recipient },
];

describe.each(PLACES)("$title", ({ table, column, read, within, fields }) => {
  let ctx: UserContext;
  let id: string;
  let stored: string;

  beforeAll(async () => {
    ctx = await sendingMember(testPlatform(await freshSqlite(), {}, () => {}));
    id = await written(ctx, table);
    const { rows } = await sql<Json>`select * from ${sql.table(table)} where id = ${id}`.execute(ctx.db);
    stored = String(rows[0]![column]);
    return () => ctx.platform.database.db.destroy();
  });

  it.each(Object.keys(fields))("that was stored before there was %s is read", async (name) => {
    const before = await read(ctx, id);
    const json: unknown = JSON.parse(stored);
    expect(within(json)).toHaveProperty(name);
    delete within(json)[name];
    await store(JSON.stringify(json));
    const expected = structuredClone(before);
    const value = within(before)[name];
    within(expected)[name] = FIRST.get(name) ?? (typeof value === "number" ? 0 : "");
    expect(await read(ctx, id)).toEqual(expected);
    await store(stored);
  });

  it("is read without what a later version wrote", async () => {
    const before = await read(ctx, id);
    const json: unknown = JSON.parse(stored);
    within(json)["laterField"] = "x";
    await store(JSON.stringify(json));
    expect(await read(ctx, id)).toEqual(before);
    await store(stored);
  });

  async function store(text: string): Promise<void> {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${text} where id = ${id}`.execute(ctx.db);
  }
});

async function written(ctx: UserContext, table: Place["table"]): Promise<string> {
  if (table === "series") return newSeries(ctx);
  if (table === "templates") return createTemplate(ctx, templateInput());
  if (table === "offers") return createOffer(ctx, offerInput());
  return createInvoice(ctx, invoiceInput());
}

function without(fields: FieldRecord, names: string[]): FieldRecord {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

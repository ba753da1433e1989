import { sql } from "kysely";
import { closeBankFilePool } from "#app/features/money/bank-files/read/read-bank-files.server.ts";
import { createCatalogueItem } from "#app/features/selling/catalogue/change-catalogue.server.ts";
import { startImport } from "#app/features/front/imports/imports.server.ts";
import { closeInvoicePdfPool } from "#app/features/selling/invoices/pdf/invoice-pdf.server.ts";
import { createTemplate } from "#app/features/selling/templates/create-template.server.ts";
import { webhookSchema } from "#app/features/programs/webhooks/webhook.schema.ts";
import { createWebhook } from "#app/features/programs/webhooks/webhooks.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { fillDemo } from "#db/demo-year.ts";
import { ACCOUNT_PAGES } from "../tests/support/account-pages.ts";
import { catalogueInput } from "../tests/support/invoices/catalogue-input.ts";
import { newSeries } from "../tests/support/invoices/series-input.ts";
import { templateInput } from "../tests/support/invoices/template-input.ts";
import { flatRoutes } from "../tests/support/routes.ts";
import { newApiKey } from "./account.ts";

/** Each said on its own; the others are there too, as `findOtherScreens` finds them. */
export const MAIN_SCREENS = [
  ...ACCOUNT_PAGES,
  ...["/reminders", "/profile/reminders", "/profile/password", "/profile/email", "/profile/two-step"],
  ...["/profile/delete", "/profile/api-keys/create", "/profile/webhooks/create", "/profile/webhooks/:id"],
  ...[
    "/invoice/:id",
    "/invoice/edit/:id",
    "/invoice/:id/send",
    "/invoice/:id/payment",
    "/invoice/:id/remind",
  ],
  ...["/invoice/:id/credit-note", "/payments/import/:id", "/payments/:id/assign", "/clients/:id"],
  ...["/clients/:id/edit", "/clients/:id/statement", "/templates/:id/edit", "/recurring/:id"],
  ...["/recurring/:id/edit", "/catalogue/:id/edit", "/import/:id"],
];

/** Every other screen that may be reached by an address; not all of them are pages, or are there for everybody. */
export async function findOtherScreens(): Promise<string[]> {
  const screens = (await flatRoutes()).filter(({ file }) => /^screens\/(?!public)/.test(file));
  return screens
    .map(({ path }) => path)
    .filter((path) => !MAIN_SCREENS.includes(path) && !path.includes("*"));
}

/** What the `:id` behind such an address stands for. */
export type ScreenIds = Record<string, string>;

/** The account of a business that has used everything for a year. */
export async function fillScreens(ctx: UserContext): Promise<ScreenIds> {
  await fillDemo(ctx.platform, ctx.user.id);
  await Promise.all([closeInvoicePdfPool(), closeBankFilePool()]);
  await createTemplate(ctx, templateInput());
  await newSeries(ctx);
  await createCatalogueItem(ctx, catalogueInput());
  await newApiKey(ctx);
  const endpoint = { url: "https://example.com/hooks", events: ["invoice.paid"], isActive: true };
  await createWebhook(ctx, webhookSchema.parse(endpoint));
  await startImport(ctx, "clients", Buffer.from("Name;E-Mail\r\nKulturhaus;rechnung@kulturhaus.example\r\n"));
  const first = (table: string, state?: string) => firstId(ctx, table, state);
  return {
    "/invoice/edit/": await first("invoices", "draft"),
    "/invoice/": await first("invoices", "sent"),
    "/payments/import/": await first("bank_files"),
    "/payments/": await first("payments", "unassigned"),
    "/payment/": await first("payments", "booked"),
    "/clients/": await first("clients"),
    "/templates/": await first("templates"),
    "/recurring/": await first("series"),
    "/catalogue/": await first("catalogue_items"),
    "/import/": await first("imports"),
    "/profile/webhooks/": await first("webhook_endpoints"),
    "/profile/api-keys/": await first("api_keys"),
  };
}

/** Of invoices one that is not paid. */
async function firstId({ db, businessId }: UserContext, table: string, state?: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where business_id = ${businessId}
    ${state ? sql`and state = ${state}` : sql``}
    ${table === "invoices" ? sql`and paid_on is null order by due_date` : sql``} limit 1`.execute(db);
  if (!rows[0]) throw new Error(`nothing in ${table} ${state ?? ""}`);
  return rows[0].id;
}

export function addressOf(path: string, ids: ScreenIds): string {
  const [, id = ":id"] = Object.entries(ids).find(([start]) => path.startsWith(start)) ?? [];
  return path.replace(":id", id);
}

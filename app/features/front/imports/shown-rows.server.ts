import type { CatalogueInput } from "#app/features/selling/catalogue/catalogue.schema.ts";
import type { ClientInput } from "#app/features/selling/clients/client.schema.ts";
import type { PlannedInvoice } from "#app/features/front/imports/invoices/read-invoices.server.ts";
import { totalsOf } from "#app/features/selling/invoices/pricing/totals.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatAmount, formatBesideChf } from "#app/swiss/money.ts";
import { importFieldLabel } from "#app/features/front/imports/mapping/import-fields.ts";
import { placeOf } from "#app/features/front/imports/file/cell-error.ts";
import type { FromRows } from "./import-rows.ts";
import type { Import } from "./imports.server.ts";
import type { ImportPlan } from "./plan-import.server.ts";

const SHOWN = 50;

export interface ShownRows {
  heads: string[];
  rows: { line: number; isUpdate: boolean; cells: string[] }[];
  /** Further ones that are not shown. */
  more: number;
}

type Shown = FromRows<{ isUpdate: boolean; cells: () => string[] }>;

/** The first of those that will be there, as they will be. */
export function rowsToCome(ctx: UserContext, { table, mapping }: Import, planned: ImportPlan): ShownRows {
  const t = translator(ctx.locale);
  const entries = entriesOf(ctx, planned).toSorted((a, b) => (a.rows[0] ?? 0) - (b.rows[0] ?? 0));
  return {
    heads: HEADS[planned.kind].map((field) => t([importFieldLabel(planned.kind, field)])),
    rows: entries.slice(0, SHOWN).map(({ rows, isUpdate, cells }) => ({
      line: placeOf(table, mapping.fields, { row: rows[0] ?? null, field: "", code: "" })?.line ?? 0,
      isUpdate,
      cells: cells(),
    })),
    more: Math.max(0, entries.length - SHOWN),
  };
}

const HEADS = {
  clients: ["name", "contact", "email", "street", "city", "phone"],
  invoices: ["number", "issueDate", "name", "dueDate", "status", "total"],
  catalogue: ["number", "de", "unitPrice", "vatClass"],
} as const;

function entriesOf(ctx: UserContext, { kind, plan }: ImportPlan): Shown[] {
  if (kind === "invoices")
    return plan.create.map((planned) => ({
      rows: planned.rows,
      isUpdate: false,
      cells: () => invoiceCells(ctx, planned),
    }));
  if (kind === "clients") return both(plan, ({ input }) => clientCells(ctx, input));
  return both(plan, ({ input }) => catalogueCells(ctx, input));
}

function both<T extends FromRows<object>>(
  { create, update }: { create: T[]; update: T[] },
  cells: (entry: T) => string[],
): Shown[] {
  const shown = (isUpdate: boolean) => (entry: T) => ({
    rows: entry.rows,
    isUpdate,
    cells: () => cells(entry),
  });
  return [...create.map(shown(false)), ...update.map(shown(true))];
}

function clientCells({ locale }: UserContext, input: ClientInput): string[] {
  const { name, contact, email, phone, address, delivery } = input;
  const byPost = delivery === "post" ? translator(locale)("clients:deliveryBy.post") : "";
  return [
    name,
    contact,
    email || byPost,
    `${address.street} ${address.buildingNumber}`.trim(),
    `${address.postalCode} ${address.city}`.trim(),
    phone,
  ];
}

function invoiceCells(ctx: UserContext, { input, standing, roundsToFive }: PlannedInvoice): string[] {
  const { invoiceNumber, issueDate, dueDate, recipient, items, currency } = input;
  const { total } = totalsOf(items, input, roundsToFive);
  const status = standing.paidOn ? "paid" : standing.state;
  const day = (text = "") => (text ? formatDay(text, ctx.locale) : "");
  return [
    invoiceNumber,
    day(issueDate),
    recipient?.name ?? "",
    day(dueDate),
    translator(ctx.locale)(`invoices:status.${status}`),
    formatBesideChf(total, currency),
  ];
}

function catalogueCells(
  { locale }: UserContext,
  { number, name, unitPrice, vatClass }: CatalogueInput,
): string[] {
  const names = LOCALES.map((language) => name[language]).filter(Boolean);
  return [
    number,
    names.join(" · "),
    formatAmount(unitPrice),
    translator(locale)(`catalogue:vatClass.${vatClass}`),
  ];
}

import { type InvoiceInput, invoiceSchema } from "#app/features/selling/invoices/document/invoice.schema.ts";
import { INVOICE_STATUSES } from "#app/features/selling/invoices/fields/invoice.ts";
import { totalsOf } from "#app/features/selling/invoices/pricing/totals.ts";
import type { Client } from "#app/features/selling/clients/client.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { FieldError } from "#app/platform/errors.ts";
import { fieldErrorsOf } from "#app/platform/forms/field-errors.server.ts";
import { fold } from "#app/platform/lists/fold.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { nameIn, type RowValues, unreadableFields } from "#app/features/front/imports/clients/client-row.ts";
import type { InvoiceGroup } from "./invoice-group.ts";
import { rawInvoice, unknownCurrency, unknownReferenceType } from "./invoice-row.ts";
import { readStanding, type Standing } from "./invoice-standing.ts";
import { statusReader } from "./invoice-status-words.ts";
import { allClients } from "#app/features/front/imports/clients/plan-clients.server.ts";
import type { VatRate } from "#app/swiss/vat.ts";
import { isRounded, wrongFigures } from "./stated-figures.ts";

export interface PlannedInvoice {
  input: InvoiceInput;
  standing: Standing;
  roundsToFive: boolean;
}

type PathError = Omit<FieldError, "field"> & { path: string };

type GroupReader = (group: InvoiceGroup) => { planned: PlannedInvoice | null; errors: PathError[] };

/** Only rules that are the same for all invoices; number, account and slip are checked later. */
export async function groupReader(ctx: UserContext, vatRate: VatRate | null): Promise<GroupReader> {
  const byName = Map.groupBy(await allClients(ctx), ({ name }) => fold(name));
  const readStatus = statusReader(
    LOCALES.flatMap((locale) =>
      INVOICE_STATUSES.map((status) => [status, translator(locale)(`invoices:status.${status}`)] as const),
    ),
  );
  return (given) => {
    const clients = byName.get(fold(nameIn(given.values))) ?? [];
    const isUnclear = clients.length > 1 && !given.values.email;
    const group = withClient(given, clients);
    const parsed = invoiceSchema.safeParse(rawInvoice(group, vatRate));
    const refused = (parsed.error ? fieldErrorsOf(parsed.error).map(atPath) : []).filter(
      ({ path }) => !(isUnclear && path.startsWith("recipient.")),
    );
    const errors: PathError[] = [
      ...(isUnclear ? [{ path: "recipient.name", code: "import.client_twice" }] : []),
      ...(vatRate === null ? withoutRate(group) : []),
      ...(group.values.number?.trim() ? [] : [{ path: "invoiceNumber", code: "field.required" }]),
      ...unreadable(group.values),
      ...refused,
    ];
    const roundsToFive = parsed.data ? isRounded(group, parsed.data) : false;
    const total = parsed.data ? totalsOf(parsed.data.items, parsed.data, roundsToFive).total : null;
    const read = readStanding(group.values, { total, today: ctx.today, readStatus });
    errors.push(...read.errors.map(atPath));
    if (!parsed.data) return { planned: null, errors };
    errors.push(...wrongFigures(group, parsed.data, roundsToFive).map(figureError));
    return { planned: { input: parsed.data, standing: read.standing, roundsToFive }, errors };
  };
}

/** From the client of that name, if there is exactly one. */
function withClient(group: InvoiceGroup, [client, another]: Client[]): InvoiceGroup {
  if (!client || another || group.values.email) return group;
  const { street, buildingNumber, postalCode, city, country } = client;
  const hasAddress = Boolean(group.values.postalCode || group.values.city);
  const address = hasAddress ? {} : { street, buildingNumber, postalCode, city, country };
  const byPost = client.email === "" ? { clientId: client.id } : {};
  return { ...group, values: { ...group.values, ...address, ...byPost, email: client.email } };
}

/** What decides about tax is asked, not assumed. */
function withoutRate({ items }: InvoiceGroup): PathError[] {
  return items.flatMap(({ vatRate }, index) =>
    vatRate ? [] : [{ path: `items[${index}].vatRate`, code: "import.vat_rate_missing" }],
  );
}

function unreadable(values: RowValues): PathError[] {
  return [
    ...unreadableFields(values).map(atPath),
    ...(values.corrects?.trim() ? [{ path: "corrects", code: "import.credit_note" }] : []),
    ...(unknownCurrency(values) ? [{ path: "currency", code: "import.currency" }] : []),
    ...(unknownReferenceType(values)
      ? [{ path: "paymentReferenceType", code: "import.reference_type" }]
      : []),
  ];
}

function atPath({ field, ...error }: FieldError): PathError {
  return { path: field, ...error };
}

function figureError({ item, field, code, params }: ReturnType<typeof wrongFigures>[number]): PathError {
  return { path: field === "lineTotal" ? `items[${item}].lineTotal` : field, code, params };
}

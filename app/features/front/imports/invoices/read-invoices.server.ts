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

interface ReadGroup {
  planned: PlannedInvoice | null;
  errors: PathError[];
  /** Rows whose rate is still to be asked. */
  withoutRate: number;
}

type GroupReader = (group: InvoiceGroup) => ReadGroup;

/** Only rules that are the same for all invoices; number, account and slip are checked later. */
export async function groupReader(
  ctx: UserContext,
  { usualRate, groups }: { usualRate: VatRate | null; groups: InvoiceGroup[] },
): Promise<GroupReader> {
  const said = emailsByName(groups);
  const byName = Map.groupBy(await allClients(ctx), ({ name }) => fold(name));
  const readStatus = statusReader(
    LOCALES.flatMap((locale) =>
      INVOICE_STATUSES.map((status) => [status, translator(locale)(`invoices:status.${status}`)] as const),
    ),
  );
  return (found) => {
    const name = fold(nameIn(found.values));
    const clients = byName.get(name) ?? [];
    const email = found.values.email || (clients.length > 1 ? (said.get(name) ?? "") : "");
    const given = { ...found, values: { ...found.values, email } };
    const isUnclear = clients.length > 1 && !email;
    const withoutRate = usualRate === null ? given.items.filter(({ vatRate }) => !vatRate).length : 0;
    const isMeant = (client: Client) => !email || client.email === email.trim().toLowerCase();
    const group = withClient(given, clients.filter(isMeant));
    const parsed = invoiceSchema.safeParse(rawInvoice(group, usualRate));
    const refused = (parsed.error ? fieldErrorsOf(parsed.error).map(atPath) : []).filter(
      ({ path }) => !(isUnclear && path.startsWith("recipient.")),
    );
    const errors: PathError[] = [
      ...(isUnclear ? [{ path: "recipient.name", code: "import.client_twice" }] : []),
      ...(group.values.number?.trim() ? [] : [{ path: "invoiceNumber", code: "field.required" }]),
      ...unreadable(group.values),
      ...refused,
    ];
    const roundsToFive = parsed.data ? isRounded(group, parsed.data) : false;
    const isCounted = parsed.data && withoutRate === 0;
    const total = isCounted ? totalsOf(parsed.data.items, parsed.data, roundsToFive).total : null;
    const read = readStanding(group.values, { total, today: ctx.today, readStatus });
    errors.push(...read.errors.map(atPath));
    if (!parsed.data || !isCounted) return { planned: null, errors, withoutRate };
    errors.push(...wrongFigures(group, parsed.data, roundsToFive).map(figureError));
    return { planned: { input: parsed.data, standing: read.standing, roundsToFive }, errors, withoutRate };
  };
}

/** Takes what is missing from the client of that name, if there is exactly one. */
function withClient(group: InvoiceGroup, [client, another]: Client[]): InvoiceGroup {
  if (!client || another) return group;
  const { street, buildingNumber, postalCode, city, country } = client;
  const hasAddress = Boolean(group.values.postalCode || group.values.city);
  const address = hasAddress ? {} : { street, buildingNumber, postalCode, city, country };
  const byPost = client.email === "" ? { clientId: client.id } : {};
  return { ...group, values: { ...group.values, ...address, ...byPost, email: client.email } };
}

/** Where several clients have a name, one row says for all which of them is meant. */
function emailsByName(groups: InvoiceGroup[]): Map<string, string> {
  const said = new Map<string, string>();
  for (const { values } of groups.filter(({ values }) => values.email)) {
    const name = fold(nameIn(values));
    const email = values.email ?? "";
    said.set(name, (said.get(name) ?? email) === email ? email : "");
  }
  return said;
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

export function atPath({ field, ...error }: FieldError): PathError {
  return { path: field, ...error };
}

function figureError({ item, field, code, params }: ReturnType<typeof wrongFigures>[number]): PathError {
  return { path: field === "lineTotal" ? `items[${item}].lineTotal` : field, code, params };
}

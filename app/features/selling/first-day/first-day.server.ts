import { createClient, findClient, updateClient } from "#app/features/selling/clients/clients.server.ts";
import { clientValues } from "#app/features/selling/clients/client-form.ts";
import type { Client } from "#app/features/selling/clients/client.ts";
import { businessAddressFields } from "#app/features/people/accounts/account-fields.ts";
import { lockAndFindBusiness, lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { changeAccountByPage } from "#app/features/people/accounts/money/change-account.server.ts";
import { writeProfile } from "#app/features/people/accounts/write-business.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import type { Sender } from "#app/features/selling/invoices/document/invoice-document.ts";
import { findOwnSender } from "#app/features/selling/invoices/document/own-sender.server.ts";
import { defaultVatRate } from "#app/features/selling/invoices/form/invoice-draft.ts";
import { invoiceSchema } from "#app/features/selling/invoices/document/invoice.schema.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { columnsOf } from "#app/platform/forms/field-record.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import { formatIban, isQrIban } from "#app/swiss/iban.ts";
import { rappenToNumber } from "#app/swiss/money.ts";
import { parseVatRate, vatRateToNumber } from "#app/swiss/vat.ts";
import type { FirstAccount, FirstClient, FirstItem } from "./first-day-forms.ts";
import type { FirstDayState, FirstDayStep } from "./first-day.ts";

/** Null once there is an invoice, or when somebody skipped it. `wanted` is a finished step that is to be changed. */
export async function findFirstDay(ctx: UserContext, wanted?: string | null): Promise<FirstDayState | null> {
  const { first_day_skipped: isSkipped } = await ctx.db
    .selectFrom("businesses")
    .select("first_day_skipped")
    .where("id", "=", ctx.businessId)
    .executeTakeFirstOrThrow();
  if (isSkipped || (await firstInvoiceId(ctx))) return null;
  const { sender } = await findOwnSender(ctx);
  const client = await latestClient(ctx);
  const done = { account: hasAccount(sender), client: client !== null };
  const step = stepFor(done, wanted);
  return {
    step,
    done,
    account: done.account ? [formatIban(sender.iban), sender.name, ...addressLines(sender)] : [],
    client: client ? [client.name, ...addressLines(client)] : [],
    vatRate: sender.vatNumber ? defaultVatRate(sender, ctx.today) : "",
    values: valuesFor(step, sender, client),
  };
}

export async function skipFirstDay(ctx: UserContext): Promise<void> {
  await ctx.db
    .updateTable("businesses")
    .set({ first_day_skipped: 1, updated_at: ctx.now.toISOString() })
    .where("id", "=", ctx.businessId)
    .execute();
}

/**
 * @returns whether another account waits to be confirmed; the address is saved
 * @throws AppError `session.required` when the account was deleted meanwhile, `input.invalid` as `changeAccountByPage`
 */
export function saveFirstAccount(ctx: UserContext, { iban, address }: FirstAccount): Promise<boolean> {
  return ctx.transaction(async (ctx) => {
    const before = await lockAndFindBusiness(ctx);
    await writeProfile(ctx, columnsOf(businessAddressFields, address));
    const after = isQrIban(iban) ? { iban: before.iban, qrIban: iban } : { iban, qrIban: before.qrIban };
    return changeAccountByPage(ctx, before, after);
  });
}

/** A second try changes the client of the first one. */
export async function saveFirstClient(ctx: UserContext, input: FirstClient): Promise<void> {
  const known = await latestClient(ctx);
  const client = { ...input, contact: known?.contact ?? "", phone: known?.phone ?? "" };
  const { vatNumber = "", eBillId = "", groups = "" } = known ?? {};
  const whole = { ...client, vatNumber, eBillId, groups, language: ctx.user.language };
  if (known) await updateClient(ctx, known.id, { ...whole, version: undefined });
  else await createClient(ctx, { ...whole, version: undefined });
}

/**
 * One piece at this price (Rappen), at the usual VAT rate, for the latest client.
 * @returns the invoice's id
 * @throws AppError `client.not_found` without a client, and as `createInvoice` does
 */
export async function createFirstInvoice(ctx: UserContext, item: FirstItem): Promise<string> {
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    // Pressed twice: the invoice is there already.
    return (await firstInvoiceId(ctx)) ?? writeFirstInvoice(ctx, item);
  });
}

async function writeFirstInvoice(ctx: UserContext, item: FirstItem): Promise<string> {
  const client = await latestClient(ctx);
  if (!client) throw new AppError("client.not_found");
  const { sender } = await findOwnSender(ctx);
  const { name, contact, email, phone, street, buildingNumber, postalCode, city, country } = client;
  const address = { street, buildingNumber, postalCode, city, country };
  const vatRate = vatRateToNumber(parseVatRate(defaultVatRate(sender, ctx.today)) ?? 0);
  const input = invoiceSchema.parse({
    recipient: { name, contact, email, phone, address },
    clientId: client.id,
    language: client.language,
    items: [
      {
        description: item.description,
        quantity: 1,
        unitPrice: rappenToNumber(item.unitPrice),
        vatRate,
      },
    ],
  });
  return createInvoice(ctx, input);
}

function stepFor(done: FirstDayState["done"], wanted: string | null | undefined): FirstDayStep {
  if (!done.account || wanted === "account") return "account";
  if (!done.client || wanted === "client") return "client";
  return "invoice";
}

function valuesFor(step: FirstDayStep, sender: Sender, client: Client | null): FormValues {
  if (step === "invoice") return { description: "", unitPrice: "" };
  if (step === "client") return client ? clientValues(client) : { country: "CH" };
  const { street, buildingNumber, postalCode, city, country } = sender;
  return {
    iban: formatIban(sender.iban),
    street,
    buildingNumber,
    postalCode,
    city,
    country: country || "CH",
  };
}

function hasAccount({ iban, postalCode, city }: Sender): boolean {
  return iban !== "" && postalCode !== "" && city !== "";
}

async function firstInvoiceId(ctx: UserContext): Promise<string | undefined> {
  const row = await ctx.db
    .selectFrom("invoices")
    .select("id")
    .where("business_id", "=", ctx.businessId)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

async function latestClient(ctx: UserContext): Promise<Client | null> {
  const row = await ctx.db
    .selectFrom("clients")
    .select("id")
    .where("business_id", "=", ctx.businessId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? findClient(ctx, row.id) : null;
}

function addressLines(address: { street: string; buildingNumber: string; postalCode: string; city: string }) {
  const { street, buildingNumber, postalCode, city } = address;
  return [`${street} ${buildingNumber}`.trim(), `${postalCode} ${city}`.trim()].filter(Boolean);
}

import { catalogueName } from "#app/features/selling/catalogue/catalogue-item.ts";
import { catalogueRowValues } from "#app/features/selling/catalogue/catalogue-row.ts";
import { listCatalogue } from "#app/features/selling/catalogue/catalogue.server.ts";
import { findOwnSender } from "#app/features/selling/invoices/document/own-sender.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import { fold } from "#app/platform/lists/fold.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { isDay } from "#app/swiss/dates.ts";
import { formatVatRate } from "#app/swiss/vat.ts";
import { vatRatesOn } from "#app/swiss/vat/statutory-rates.ts";
import { serviceFormValues } from "./service-form.ts";
import type { Service } from "./service.ts";
import { ownServices, serviceOf } from "./services.server.ts";

/** Services of the client that are looked through. */
const RECENT = 100;

const OFFERED = 40;

/** Texts that a form offers: those of the client's latest services, then the catalogue's. */
export async function suggestedTexts(ctx: UserContext, clientId: string): Promise<string[]> {
  const recent = await recentOf(ctx, clientId);
  const { items } = await listCatalogue(ctx, { limit: OFFERED });
  const names = items.map(({ name }) => catalogueName(name, ctx.locale));
  return [...new Set([...recent.map(({ description }) => description), ...names])].slice(0, OFFERED);
}

export async function knownProjects(ctx: UserContext): Promise<string[]> {
  const { dialect } = ctx.platform.database;
  const rows = await ownServices(ctx)
    .select("project")
    .where("project_key", "!=", "")
    .groupBy("project")
    .orderBy(({ ref }) => dialect.inOrder(ref("project")))
    .limit(OFFERED)
    .execute();
  return rows.map(({ project }) => project);
}

export async function startService(
  ctx: UserContext,
  { client, project }: Record<"client" | "project", string>,
): Promise<FormValues> {
  const [last] = await recentOf(ctx, client);
  return {
    clientId: client,
    day: ctx.today,
    quantity: "1",
    unit: last?.unit ?? "h",
    vatRate: last ? formatVatRate(last.vatRate) : await usualRate(ctx, ctx.today),
    project: project || (last?.project ?? ""),
  };
}

/** An empty price follows from the text, where it is known. @returns null where nothing follows */
export async function withKnownPrice(ctx: UserContext, values: FormValues): Promise<FormValues | null> {
  const text = fold(textOf(values.description).trim());
  if (text === "" || textOf(values.unitPrice).trim() !== "") return null;
  const recent = await recentOf(ctx, textOf(values.clientId));
  const same = recent.find(({ description }) => fold(description) === text);
  if (same) {
    const { unit = "", unitPrice = "", vatRate = "", zeroRateReason = "" } = serviceFormValues(same);
    return { ...values, unit, unitPrice, vatRate, zeroRateReason };
  }
  const { items } = await listCatalogue(ctx, { search: textOf(values.description).trim() });
  const item = items.find(({ name }) => LOCALES.some((locale) => fold(name[locale]) === text));
  if (!item) return null;
  const { sender } = await findOwnSender(ctx);
  const day = textOf(values.day);
  const { unit, unitPrice, vatRate, zeroRateReason } = catalogueRowValues(item, {
    language: ctx.locale,
    day: isDay(day) ? day : ctx.today,
    pricesIncludeVat: false,
    isRegistered: sender.vatNumber !== "",
  });
  return { ...values, unit, unitPrice, vatRate, zeroRateReason };
}

async function usualRate(ctx: UserContext, day: string): Promise<string> {
  const { sender } = await findOwnSender(ctx);
  return formatVatRate(sender.vatNumber === "" ? 0 : vatRatesOn(day).standard);
}

/** The latest day first. */
async function recentOf(ctx: UserContext, clientId: string): Promise<Service[]> {
  if (clientId === "") return [];
  const rows = await ownServices(ctx)
    .selectAll()
    .where("client_id", "=", clientId)
    .orderBy("day", "desc")
    .orderBy("id", "desc")
    .limit(RECENT)
    .execute();
  return rows.map(serviceOf);
}

import { catalogueRowValues } from "#app/features/selling/catalogue/catalogue-row.ts";
import { findCatalogueItem } from "#app/features/selling/catalogue/catalogue.server.ts";
import { MAX_ITEMS } from "#app/features/selling/invoices/fields/invoice.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { unlessGone } from "#app/platform/errors.ts";
import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import { isLocale } from "#app/platform/i18n/locale.ts";
import { isDay } from "#app/swiss/dates.ts";
import { blankRow, isBlankRow } from "./blank-row.ts";

/** The form with one row more, or the last one filled where nothing stands in it; as it was without a choice. */
export async function withPickedItem(
  ctx: UserContext,
  values: FormValues,
  isRegistered: boolean,
): Promise<FormValues> {
  const item = await unlessGone(findCatalogueItem(ctx, textOf(values.pickedItem)));
  const rows = Array.isArray(values.items) ? values.items : [];
  if (!item) return values;
  const language = textOf(values.language);
  const picked = catalogueRowValues(item, {
    language: isLocale(language) ? language : ctx.user.language,
    day: dayOfSupply(values, ctx.today),
    pricesIncludeVat: textOf(values.pricesIncludeVat) === "on",
    isRegistered,
  });
  const kept = isBlankRow(rows.at(-1)) ? rows.slice(0, -1) : rows;
  if (kept.length >= MAX_ITEMS) return values;
  return { ...values, pickedItem: "", items: [...kept, { ...blankRow(picked.vatRate), ...picked }] };
}

/** Art. 115 MWSTG: the end of the service period, where there is one. */
function dayOfSupply(values: FormValues, today: string): string {
  const days = ["serviceTo", "serviceFrom", "issueDate"].map((name) => textOf(values[name]));
  return days.find(isDay) ?? today;
}

import { findCatalogueOptions } from "#app/features/selling/catalogue/catalogue-options.server.ts";
import { findOwnSender } from "#app/features/selling/invoices/document/own-sender.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { isLocale } from "#app/platform/i18n/locale.ts";
import { searchOf } from "#app/platform/lists/pages.ts";
import { isDay } from "#app/swiss/dates.ts";

export const loader = screenLoader(async (ctx, { url: { searchParams } }) => {
  const { sender } = await findOwnSender(ctx);
  const language = searchParams.get("language");
  const day = searchParams.get("day") ?? "";
  const options = await findCatalogueOptions(ctx, searchOf(searchParams), {
    language: isLocale(language) ? language : ctx.user.language,
    day: isDay(day) ? day : ctx.today,
    pricesIncludeVat: searchParams.get("gross") === "1",
    isRegistered: sender.vatNumber !== "",
  });
  return Response.json({ options });
});

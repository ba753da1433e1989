import type { Locale } from "#app/platform/i18n/locale.ts";
import { monthName } from "#app/platform/i18n/month-name.ts";
import { formatDay } from "#app/swiss/dates.ts";
import type { InvoiceContent } from "#app/features/selling/invoices/document/invoice-document.ts";
import type { InvoiceMessages } from "#app/features/selling/invoices/view/invoice-messages.ts";

/** Art. 26 MWSTG. A whole month goes by its name; empty when not given. */
export function formatServicePeriod(from: string, to: string, language: Locale): string {
  if (from === "" || to === "" || from === to)
    return from === "" && to === "" ? "" : formatDay(from || to, language);
  if (isWholeMonth(from, to)) return monthName(from, language);
  return `${formatDay(from, language)} – ${formatDay(to, language)}`;
}

export function servicePeriodLabel(
  { serviceFrom, serviceTo }: InvoiceContent,
  messages: InvoiceMessages,
): string {
  const isDay = serviceFrom === "" || serviceTo === "" || serviceFrom === serviceTo;
  return isDay ? messages.say("serviceDate") : messages.say("servicePeriod");
}

function isWholeMonth(from: string, to: string): boolean {
  const [year, month] = from.split("-").map(Number);
  const lastDay = new Date(Date.UTC(year!, month!, 0)).toISOString().slice(0, 10);
  return from.endsWith("-01") && to === lastDay;
}

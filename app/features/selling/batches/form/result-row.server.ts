import type { BatchResult, ResultRow } from "#app/features/selling/batches/batch.ts";
import { paths } from "#app/paths.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { formatBesideChf } from "#app/swiss/money.ts";

export function resultRow(result: BatchResult, locale: Locale): ResultRow {
  const { clientId, client, state, invoiceId, offerId, number, amount, currency, isPaid } = result;
  return {
    id: offerId ?? invoiceId ?? clientId,
    clientId,
    client,
    to: offerId ? paths.offer(offerId) : paths.invoice(invoiceId ?? ""),
    number,
    amount: number && amount !== null ? formatBesideChf(amount, currency) : "",
    state,
    isPaid,
    why: whyOf(result, locale),
  };
}

function whyOf({ error, errorField }: BatchResult, locale: Locale): string {
  const t = translator(locale);
  if (error === "") return "";
  if (errorField.startsWith("recipient.address")) return t("batches:result.address");
  if (errorField === "recipient.email") return t("batches:result.email");
  return t([`errors:${error}`]);
}

import type { BatchResult, ResultRow } from "#app/features/selling/batches/batch.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { formatAmount } from "#app/swiss/money.ts";

export function resultRow(result: BatchResult, locale: Locale): ResultRow {
  const { clientId, client, state, invoiceId, number, amount, invoiceState } = result;
  return {
    id: clientId,
    client,
    invoiceId: number ? (invoiceId ?? "") : "",
    number,
    amount: number && amount !== null ? formatAmount(amount) : "",
    state,
    isPaid: invoiceState === "paid",
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

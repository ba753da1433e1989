import { changeSentence, roleWords } from "./change-sentence.ts";
import { isLocale, type Locale, LOCALE_NAMES } from "#app/platform/i18n/locale.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";
import { formatDay, formatInstant } from "#app/swiss/dates.ts";
import { type Currency, formatMoney } from "#app/swiss/money.ts";

interface Entry {
  event: string;
  data: Record<string, string>;
  userName: string;
  currency?: Currency | null | undefined;
}

/** For a page. Null where the history could not be read. */
export function historyRows(
  entries: (Entry & { id: string; at: string })[] | null,
  locale: Locale,
  t: Translate,
) {
  if (!entries) return null;
  return entries.map((entry) => {
    const { key, params } = historyMessage(entry, locale, t);
    return { id: entry.id, at: entry.at, time: formatInstant(entry.at, locale), text: t([key], params) };
  });
}

export function historyMessage(
  { event, data, userName, currency }: Entry,
  locale: Locale,
  t: Translate,
): { key: string; params: Record<string, string> } {
  const { language, paidOn, dueDate, amount, due, total, application, way, heldBack, ...rest } = data;
  const more = [
    data.by === "owner" ? "_by_hand" : "",
    ...["cc", "missed", "remark"].map((name) => (data[name] ? `_${name}` : "")),
  ];
  const name = event.replace("invoice.", "").replace(".", "_") + more.join("");
  return {
    key: `history:event.${name}`,
    params: {
      ...rest,
      // Only what a payment provider does has no user.
      name: application ? byProgram(t, { application, way, userName }) : userName || "Stripe",
      ...(heldBack ? { why: t([`sending:heldBack.${heldBack}`]) } : {}),
      ...(data.change ? { change: changeSentence(t, data.change, data) } : {}),
      ...(data.role ? { role: roleWords(t, data.role, data.rights ?? "") } : {}),
      ...(language ? { language: isLocale(language) ? LOCALE_NAMES[language] : language } : {}),
      ...(paidOn ? { paidOn: formatDay(paidOn, locale) } : {}),
      ...(dueDate ? { dueDate: formatDay(dueDate, locale) } : {}),
      ...(total ? { total: formatMoney(Number(total), currency ?? "CHF") } : {}),
      ...(due ? { due: formatMoney(Number(due), currency ?? "CHF") } : {}),
      ...(amount ? { amount: formatMoney(Number(amount), currency ?? "CHF") } : {}),
    },
  };
}

function byProgram(
  t: Translate,
  { application, way, userName }: { application: string; way: string | undefined; userName: string },
): string {
  const name = userName;
  return way === "mcp" ? t("history:via_mcp", { application, name }) : `${application} (${name})`;
}

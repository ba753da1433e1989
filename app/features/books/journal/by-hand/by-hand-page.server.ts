import { chosenAccounts, numberedAccount } from "#app/features/books/book/accounts.ts";
import { chartOfBusiness } from "#app/features/books/journal/chart.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatChf } from "#app/swiss/money.ts";
import { findManual } from "./manual-bookings.server.ts";

/** The accounts by their numbers, as a form offers them. */
export async function accountChoices(ctx: UserContext) {
  const t = translator(ctx.locale);
  const chart = await chartOfBusiness(ctx);
  return chosenAccounts(chart).map((name) => ({
    name,
    number: chart[name],
    label: numberedAccount(t, chart, name),
  }));
}

/** @throws AppError `booking.not_found` */
export async function manualBookingPage(ctx: UserContext, id: string) {
  const t = translator(ctx.locale);
  const chart = await chartOfBusiness(ctx);
  const booking = await findManual(ctx, id);
  const { day, text, reference, debit, credit, amount, created_by: by, taken_back_at: takenBack } = booking;
  return {
    id,
    text: text || t(`journal:kind.${booking.kind}`),
    isOpening: booking.kind === "opening",
    isTakenBack: takenBack !== null,
    facts: [
      { label: t("journal:head.day"), value: formatDay(day, ctx.locale) },
      { label: t("journal:head.debit"), value: numberedAccount(t, chart, debit) },
      { label: t("journal:head.credit"), value: numberedAccount(t, chart, credit) },
      { label: t("journal:byHand.amount"), value: formatChf(amount) },
      ...(reference ? [{ label: t("journal:byHand.reference"), value: reference }] : []),
      { label: t("journal:byHand.by"), value: by },
    ],
  };
}

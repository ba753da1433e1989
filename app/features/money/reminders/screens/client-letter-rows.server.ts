import { listClientLetters } from "#app/features/money/reminders/client-letters/client-letters.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatMoney } from "#app/swiss/money.ts";

const LATEST = 5;

export interface ClientLetterRow {
  id: string;
  title: string;
  date: string;
  count: number;
  amount: string;
}

export async function clientLetterRows(ctx: UserContext, clientId: string): Promise<ClientLetterRow[]> {
  const { letters } = await listClientLetters(ctx, clientId, { limit: LATEST });
  const t = translator(ctx.locale);
  return letters.map(({ id, level, createdOn, invoices, amountClaimed, currency }) => ({
    id,
    title: t(`reminders:level.${level}.title`),
    date: formatDay(createdOn, ctx.locale),
    count: invoices,
    amount: formatMoney(amountClaimed, currency),
  }));
}

import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { heldBackOf } from "#app/features/selling/papers/sending/held-back.ts";
import { isLost, namedOf } from "#app/features/selling/papers/sending/reached.ts";
import { canCollect, debtRequestsOf } from "#app/features/money/reminders/collection/debt-requests.server.ts";
import { openLevel, whyNoLetter } from "#app/features/money/reminders/run/next-reminder.ts";
import { standingClaims } from "#app/features/money/reminders/open-claims.server.ts";
import type { Reminder } from "#app/features/money/reminders/reminder.ts";
import { remindersOf } from "#app/features/money/reminders/reminders.server.ts";
import { reminderStanding } from "#app/features/money/reminders/run/remindable.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { joinAddresses } from "#app/platform/mail/addresses.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { type Currency, formatBesideChf, formatMoney } from "#app/swiss/money.ts";
import type { InvoiceReminders, ReminderRow } from "./invoice-reminders.ts";

/** What the page of an invoice says about its reminders; null where there is nothing to say. */
export async function invoiceReminders(ctx: UserContext, invoice: Invoice): Promise<InvoiceReminders | null> {
  const { id, kind, status } = invoice;
  const reminders = await remindersOf(ctx, [id]);
  const isOpen = kind === "invoice" && (status === "sent" || status === "overdue");
  if (!isOpen && reminders.length === 0) return null;
  const standing = await reminderStanding(ctx, id);
  const { disputedNote, pausedUntil, promisedOn } = standing;
  const isPaused = pausedUntil !== null && ctx.today < pausedUntil;
  const mayRemind = whyNoLetter(standing, ctx.today) === null;
  return {
    rows: reminders.map((reminder) =>
      rowOf(reminder, {
        locale: ctx.locale,
        canSend: mayRemind,
        currency: invoice.currency,
      }),
    ),
    claims: standingClaims(invoice).map(({ reminderId, kind, amount, paid }) => ({
      reminderId,
      kind,
      amount: formatMoney(amount, invoice.currency),
      paid: paid > 0 ? formatMoney(paid, invoice.currency) : "",
    })),
    isOpen,
    canCollect: await canCollect(ctx, invoice),
    requests: invoice.remindedLevel < 3 ? [] : await requestRows(ctx, id),
    isPaused,
    brokenPromise: isOpen && promisedOn && promisedOn < ctx.today ? formatDay(promisedOn, ctx.locale) : "",
    isDisputed: disputedNote !== "",
    canRemind: mayRemind && openLevel(standing) !== null,
  };
}

async function requestRows(ctx: UserContext, invoiceId: string): Promise<InvoiceReminders["requests"]> {
  const requests = await debtRequestsOf(ctx, invoiceId);
  return requests.map(({ id, requested }) => ({ id, day: formatDay(requested.day, ctx.locale) }));
}

function rowOf(
  reminder: Reminder,
  { locale, canSend, currency }: { locale: Locale; canSend: boolean; currency: Currency },
): ReminderRow {
  const { id, letterId, level, createdOn, amountClaimed, state, delivery } = reminder;
  const t = translator(locale);
  const code = heldBackOf(delivery?.errorCode ?? "");
  return {
    id,
    isTogether: letterId !== null,
    level,
    day: formatDay(createdOn, locale),
    amount: formatBesideChf(amountClaimed, currency),
    title: t(`reminders:level.${level}.title`),
    how: wayOf(reminder),
    to: delivery ? namedOf(delivery) : "",
    missed: joinAddresses(delivery?.missed ?? []),
    heldBack: code ? t(`sending:heldBack.${code}`) : "",
    canSend: canSend && (state !== "sent" || isLost(delivery?.state)),
  };
}

function wayOf({ state, delivery }: Reminder): ReminderRow["how"] {
  if (!delivery) return state === "draft" ? "draft" : "post";
  if (delivery.state === "queued" || delivery.state === "sending") return "underWay";
  if (isLost(delivery.state)) return "failed";
  return delivery.missed.length > 0 ? "partly" : "emailed";
}

import { mailedAt } from "#app/features/selling/clients/client-delivery.ts";
import type { InvoiceSheetView } from "#app/features/selling/invoices/view/invoice-sheet-view.ts";
import { digestOf } from "#app/features/money/reminders/letter/letter-paper.server.ts";
import { letterSheet } from "#app/features/money/reminders/letter/letter-paper.server.ts";
import type { NotOnLetter } from "#app/features/money/reminders/planning/due-invoices.server.ts";
import { findLetterPlan } from "#app/features/money/reminders/planning/plan-letters.server.ts";
import { invoicesOnLetters } from "#app/features/money/reminders/client-letters/remind-client-once.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { formatDay } from "#app/swiss/dates.ts";
import type { LeftOut } from "./run-row.ts";

export interface ShownLetters {
  name: string;
  email: string;
  sheets: InvoiceSheetView[];
  seen: ReturnType<typeof invoicesOnLetters>;
  digest: string;
  /** The number of the invoice that the fee is charged on; empty without a fee. */
  feeOn: string;
  leftOut: LeftOut[];
  isFull: boolean;
}

/** The letters that would be written today. @throws AppError `client.not_found`, `invoice.slip_refused` */
export async function shownClientLetters(
  ctx: UserContext,
  clientId: string,
  isEarly: boolean,
): Promise<ShownLetters> {
  const plan = await findLetterPlan(ctx, clientId, { isEarly });
  const { client, letters } = plan;
  const parts = letters.flatMap((letter) => letter.parts);
  const sheets: InvoiceSheetView[] = [];
  for (const letter of letters) sheets.push(await letterSheet(ctx, letter));
  return {
    name: client.name,
    email: mailedAt(client),
    sheets,
    seen: invoicesOnLetters(plan),
    digest: digestOf(letters),
    feeOn: parts.find(({ claim }) => claim.fee > 0)?.invoice.number ?? "",
    leftOut: plan.leftOut.map((one) => leftOutRow(ctx, client.name, one)),
    isFull: plan.isFull,
  };
}

function leftOutRow(
  { locale }: UserContext,
  client: string,
  { invoiceId: id, number, reason, note, until }: NotOnLetter,
): LeftOut {
  const day = until ? formatDay(until, locale) : "";
  const text = translator(locale)(`reminders:reason.${reason}`, { note, until: day, promised: day });
  return { id, client, number, reason, text };
}

import { type InvoiceSheetView, slipViewOf } from "#app/features/invoices/view/invoice-sheet-view.ts";
import type { NotOnLetter } from "#app/features/reminders/client-letters/planning/due-invoices.server.ts";
import {
  type ClientLetterPlan,
  findLetterPlan,
  planDigest,
} from "#app/features/reminders/client-letters/planning/find-letter-plan.server.ts";
import { withReference } from "#app/features/reminders/client-letters/paper/letter-reference.server.ts";
import { clientLetterSlip } from "#app/features/reminders/client-letters/paper/client-letter-slip.ts";
import { clientLetterView } from "#app/features/reminders/client-letters/paper/client-letter-view.ts";
import { invoicesOnLetters } from "#app/features/reminders/client-letters/remind-client-once.server.ts";
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
  return {
    name: client.name,
    email: client.email,
    sheets: await sheetsOf(ctx, plan),
    seen: invoicesOnLetters(plan),
    digest: planDigest(plan),
    feeOn: parts.find(({ claim }) => claim.fee > 0)?.invoice.number ?? "",
    leftOut: plan.leftOut.map((one) => leftOutRow(ctx, client.name, one)),
    isFull: plan.isFull,
  };
}

async function sheetsOf(
  ctx: UserContext,
  { client, letters, settings }: ClientLetterPlan,
): Promise<InvoiceSheetView[]> {
  const t = translator(client.language);
  const sheets: InvoiceSheetView[] = [];
  for (const planned of letters) {
    const letter = await withReference(ctx, planned);
    const slip = clientLetterSlip(t, letter);
    sheets.push({
      ...clientLetterView(t, letter, settings),
      slip: slip && slipViewOf(slip, client.language),
    });
  }
  return sheets;
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

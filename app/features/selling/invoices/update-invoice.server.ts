import { noteAccount } from "#app/features/people/accounts/money/known-accounts.server.ts";
import type { Plan } from "#app/features/running/subscriptions/plan.ts";
import { countEdit } from "#app/features/running/subscriptions/usage.server.ts";
import { annotatePaper } from "#app/features/selling/papers/paper-rows.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { takeTypedNumber } from "#app/features/selling/papers/numbering/allocate-number.server.ts";
import type { InvoiceInput } from "#app/features/selling/invoices/document/invoice.schema.ts";
import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { clientOfPaper, linkClient } from "#app/features/selling/invoices/document/link-client.server.ts";
import { requireAction } from "#app/features/selling/invoices/status/invoice-actions.ts";
import { lockInvoice } from "#app/features/selling/invoices/status/lock-invoice.server.ts";
import { recordInvoiceEvent } from "#app/features/selling/invoices/status/record-invoice-event.server.ts";
import { recordInvoiceHistory } from "#app/features/selling/invoices/status/record-invoice-history.server.ts";
import {
  findIssuer,
  resolveInvoice,
} from "#app/features/selling/invoices/document/resolve-invoice.server.ts";
import { replaceInvoice } from "#app/features/selling/invoices/document/store-invoice.server.ts";

/**
 * Number and reference stay unless others are given; what the form does not show of the sender follows the profile.
 * @throws AppError `invoice.not_found`, `invoice.locked`, `invoice.changed` when `input.version` is not the latest,
 * `invoice.edit_limit_reached`, `invoice.number_taken`, `input.invalid`
 */
export async function updateInvoice(ctx: UserContext, id: string, input: InvoiceInput): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const current = await lockInvoice(ctx, id);
    requireAction(current.status, "edit");
    if (input.version !== undefined && input.version !== current.version)
      throw new AppError("invoice.changed");
    const issuer = await findIssuer(ctx);
    const document = await resolveInvoice(ctx, input, {
      issuer,
      current,
      numberFor: () => keptNumber(ctx, input, issuer.plan, current),
    });
    const { number, sender } = document;
    const client = clientOfPaper(await linkClient(ctx, input), document.recipient.email, current);
    const isEdited = await replaceInvoice(ctx, id, document, client);
    const isAnnotated = await annotatePaper(ctx, "invoice", id, input);
    if (isEdited) {
      if (sender.iban !== current.sender.iban)
        await noteAccount(ctx, { iban: sender.iban, number }, issuer.business);
      await countEdit(ctx, issuer.plan);
      await recordInvoiceHistory(ctx, { invoiceId: id, event: "invoice.updated", data: { number } });
    } else if (isAnnotated) await recordInvoiceEvent(ctx, "invoice.updated", id);
  });
}

async function keptNumber(
  ctx: UserContext,
  { invoiceNumber }: InvoiceInput,
  plan: Plan,
  current: Invoice,
): Promise<string> {
  if (plan === "free" || !invoiceNumber || invoiceNumber === current.number) return current.number;
  return takeTypedNumber(ctx, invoiceNumber);
}

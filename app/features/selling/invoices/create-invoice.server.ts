import { lockAndFindBusiness } from "#app/features/people/accounts/business.server.ts";
import { countInvoice } from "#app/features/running/subscriptions/usage.server.ts";
import { externalColumns } from "#app/features/running/external/hold-external-id.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import {
  allocateNumber,
  takeTypedNumber,
} from "#app/features/selling/papers/numbering/allocate-number.server.ts";
import type { InvoiceInput } from "#app/features/selling/invoices/document/invoice.schema.ts";
import type { Deduction, Deposit } from "#app/features/selling/invoices/document/invoice-document.ts";
import { keepSender } from "#app/features/selling/invoices/document/keep-sender.server.ts";
import { clientOfPaper, linkClient } from "#app/features/selling/invoices/document/link-client.server.ts";
import { recordInvoiceHistory } from "#app/features/selling/invoices/status/record-invoice-history.server.ts";
import {
  findIssuer,
  resolveInvoice,
} from "#app/features/selling/invoices/document/resolve-invoice.server.ts";
import { insertInvoice } from "#app/features/selling/invoices/document/store-invoice.server.ts";

/**
 * @param made the deductions of a final invoice, or what a deposit is of
 * @throws AppError `invoice.limit_reached`, `invoice.number_taken`, `external_id.taken`, `input.invalid`,
 * `session.required`
 */
export async function createInvoice(
  ctx: UserContext,
  input: InvoiceInput,
  { deductions, deposit }: { deductions?: Deduction[]; deposit?: Deposit } = {},
): Promise<string> {
  return ctx.transaction(async (ctx) => {
    // Before anything is read: until then, a logo that no invoice shows may be removed.
    const issuer = await findIssuer(ctx, await lockAndFindBusiness(ctx));
    await countInvoice(ctx, issuer.plan, 1, issuer.business);
    const client = await linkClient(ctx, input);
    const typed = issuer.plan === "free" ? "" : input.invoiceNumber;
    const document = await resolveInvoice(ctx, input, {
      issuer,
      client,
      deductions,
      numberFor: (series) => (typed ? takeTypedNumber(ctx, typed) : allocateNumber(ctx, series)),
    });
    const { number } = document;
    const id = ctx.newId();
    const external = await externalColumns(ctx, { kind: "invoice", id }, input);
    const owner = clientOfPaper(client, document.recipient.email);
    await insertInvoice(ctx, id, document, { ...owner, external, deposit });
    await recordInvoiceHistory(ctx, { invoiceId: id, event: "invoice.created", data: { number } });
    await keepSender(ctx, issuer.business, document);
    return id;
  });
}

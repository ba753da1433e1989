import { creditNoteSchema } from "#app/features/invoices/correcting/credit-note.schema.ts";
import { issueCreditNote } from "#app/features/invoices/correcting/issue-credit-note.server.ts";
import { invoiceJson } from "#app/features/invoices/invoice-json.ts";
import { findInvoice } from "#app/features/invoices/invoices.server.ts";
import { created } from "#app/platform/http/api-answer.server.ts";
import { handleBody } from "#app/platform/http/api.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  POST: handleBody(
    creditNoteSchema,
    async (ctx, input, { params }) => {
      const id = await issueCreditNote(ctx, params.id ?? "", input);
      return created(invoiceJson(await findInvoice(ctx, id)), `/invoices/${id}`);
    },
    { exists: (ctx, { params }) => findInvoice(ctx, params.id ?? "") },
  ),
});

export const loader = route.loader;
export const action = route.action;

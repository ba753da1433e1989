import { z } from "zod";
import {
  externalFields,
  isExternalOnly,
  wholeExternal,
} from "#app/features/running/external/external-fields.ts";
import { annotateInvoice } from "#app/features/selling/invoices/annotate-invoice.server.ts";
import { invoiceSchema } from "#app/features/selling/invoices/document/invoice.schema.ts";
import { namesDiffer } from "#app/features/selling/invoices/json/item-names.ts";
import { findWarnings } from "#app/features/selling/invoices/document/invoice-warnings.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import {
  invoiceWithStep,
  readInvoiceJson,
} from "#app/features/money/next-step/json/with-next-step.server.ts";
import { updateInvoice } from "#app/features/selling/invoices/update-invoice.server.ts";
import { patchBase } from "#app/features/selling/invoices/json/patch-base.ts";
import { withRecipient } from "#app/features/selling/invoices/json/recipient-of-client.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { FieldError } from "#app/platform/errors.ts";
import { rulesOf } from "#app/platform/forms/field-record.ts";
import { optionalVersion } from "#app/platform/forms/fields.ts";
import { handleEither } from "#app/platform/http/api.server.ts";
import { ApiResult } from "#app/platform/http/api-answer.server.ts";
import { replacing } from "../record-calls.ts";

const changes = replacing(
  invoiceSchema,
  readInvoiceJson,
  (ctx, id, input) => updateInvoice(ctx, id, wholeExternal(input)),
  { check: changeProblems, before: patchBase, complete: withRecipient, answer: withWarnings },
);

/** Notes of an invoice in any status. */
const notes = replacing(
  z.object({ ...rulesOf(externalFields), version: optionalVersion() }),
  readInvoiceJson,
  (ctx, id, input) => annotateInvoice(ctx, id, wholeExternal(input)),
);

export const invoiceChanges = { ...changes, ...handleEither(isExternalOnly, notes, changes) };

/** Only a call that creates an invoice sends it, records it as paid, or starts from a template. */
function changeProblems(json: object, current: object | undefined): FieldError[] {
  const others = ["send", "payment", "templateId"].filter((field) => field in json);
  return [...namesDiffer(json, current), ...others.map((field) => ({ field, code: "field.unknown" }))];
}

async function withWarnings(ctx: UserContext, id: string): Promise<ApiResult> {
  const invoice = await findInvoice(ctx, id);
  return new ApiResult(await invoiceWithStep(ctx, invoice), 200, await findWarnings(ctx, invoice));
}

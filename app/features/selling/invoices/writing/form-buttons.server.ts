import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import { ChangedForm } from "#app/platform/forms/changed-form.ts";
import { formatReference } from "#app/swiss/reference.ts";
import {
  freeReference,
  type ReferenceRequest,
} from "#app/features/selling/invoices/form/free-reference.server.ts";
import { defaultVatRate } from "#app/features/selling/invoices/form/invoice-draft.ts";
import { withPickedItem } from "#app/features/selling/invoices/form/picked-item.server.ts";
import { withRowButton } from "#app/features/selling/invoices/form/row-buttons.ts";
import { splitRows } from "#app/features/selling/invoices/form/split-rows.ts";
import { valuesOfClient } from "#app/features/selling/invoices/form/client-options.server.ts";
import { findOwnSender } from "#app/features/selling/invoices/document/own-sender.server.ts";

/**
 * For browsers without scripts: the form after a button that saves nothing (choose a client or an entry of the
 * catalogue, add, split or remove a row, preview, generate a reference), or null when another button was pressed.
 */
export async function pressedButton(
  ctx: UserContext,
  values: FormValues,
  drawPreview: (ctx: UserContext, values: FormValues) => Promise<unknown>,
): Promise<FormValues | ChangedForm | null> {
  if ("pickClient" in values)
    return { ...values, ...(await valuesOfClient(ctx, values.pickedClient ?? values.clientId)) };
  if ("generateReference" in values) return withReference(ctx, values);
  if ("preview" in values || "split" in values) {
    const shown = "split" in values ? splitRows(values) : values;
    return new ChangedForm(shown, { preview: await drawPreview(ctx, shown) });
  }
  const { sender } = await findOwnSender(ctx);
  if ("pickItem" in values) return withPickedItem(ctx, values, sender.vatNumber !== "");
  return withRowButton(values, defaultVatRate(sender, ctx.today));
}

async function withReference(ctx: UserContext, values: FormValues): Promise<ChangedForm> {
  try {
    const made = await freeReference(ctx, referenceRequest(values));
    const paymentReference = formatReference(made.referenceType, made.reference);
    return new ChangedForm({ ...values, paymentReference, referenceType: made.referenceType });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "input.invalid") throw error;
    return new ChangedForm(values, null, error.fields);
  }
}

/** A hidden `invoice` holds the id of an existing one. */
export function referenceRequest(values: FormValues): ReferenceRequest {
  const { creditorIBAN, invoiceNumber, invoice } = values;
  return { creditorIBAN: text(creditorIBAN), number: text(invoiceNumber), invoice: text(invoice) };
}

function text(value: FormValues[string] | undefined): string {
  return typeof value === "string" ? value.slice(0, 100) : "";
}

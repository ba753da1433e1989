import { ChangedForm } from "#app/platform/forms/changed-form.ts";
import { listGroups } from "#app/features/selling/clients/client-groups.server.ts";
import { isPro } from "#app/features/running/subscriptions/require-pro.server.ts";
import { asOneClient } from "#app/features/selling/invoices/form/client-errors.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { suggestedName } from "#app/features/selling/templates/save-as-template.server.ts";
import { templateForm, templateFormOptions } from "#app/features/selling/templates/template-form.server.ts";
import { termWithin } from "#app/features/selling/templates/template.ts";
import { findTemplate } from "#app/features/selling/templates/templates.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import { daysBetween } from "#app/swiss/dates.ts";
import { readSeriesForm, seriesFieldName } from "./series-form.ts";
import { previewSeriesForm } from "./preview-series-form.server.ts";
import { blankSeriesForm, valuesFromInvoice, valuesFromTemplate } from "./series-form-values.ts";
import { seriesSchema } from "#app/features/selling/series/series.schema.ts";

export const seriesForm = {
  form: "series",
  schema: seriesSchema,
  caps: templateForm.caps,
  read: readSeriesForm,
  fieldName: seriesFieldName,
  summed: asOneClient,
  onButton: (values: FormValues, ctx: UserContext) => pressedSeriesButton(ctx, values),
};

async function pressedSeriesButton(ctx: UserContext, values: FormValues) {
  if ("preview" in values) return new ChangedForm(values, { preview: await previewSeriesForm(ctx, values) });
  return templateForm.onButton(values, ctx);
}

export async function seriesFormOptions(ctx: UserContext) {
  return {
    ...(await templateFormOptions(ctx)),
    canSend: await isPro(ctx),
    groups: await listGroups(ctx),
  };
}

/** Starts from nothing, an invoice or a template. @throws AppError `invoice.not_found`, `template.not_found` */
export async function startSeries(
  ctx: UserContext,
  { defaultVatRate, canSend }: { defaultVatRate: string; canSend: boolean },
  from: { invoice: string | null; template: string | null },
): Promise<FormValues> {
  const blank = blankSeriesForm(defaultVatRate, ctx.today);
  if (from.invoice) {
    const invoice = await findInvoice(ctx, from.invoice);
    const termDays = String(termWithin(daysBetween(invoice.issueDate, invoice.dueDate)));
    return { ...blank, ...valuesFromInvoice(invoice, suggestedName(invoice), ctx.today), termDays };
  }
  if (!from.template || !canSend) return blank;
  return { ...blank, ...valuesFromTemplate(await findTemplate(ctx, from.template)) };
}

import { itemValues } from "#app/features/selling/invoices/form/item-values.ts";
import { contentFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import { formValuesOf } from "#app/platform/forms/field-record.ts";
import { valuesOfClient } from "#app/features/selling/invoices/form/client-options.server.ts";
import { isPro } from "#app/features/running/subscriptions/require-pro.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import { addDays } from "#app/swiss/dates.ts";
import { findTemplate } from "./templates.server.ts";

/** Null on Free, which may see templates but not use them. @throws AppError `template.not_found` */
export async function startFromTemplate(ctx: UserContext, id: string): Promise<FormValues | null> {
  const template = await findTemplate(ctx, id);
  const { clientId, language, termDays, items } = template;
  if (!(await isPro(ctx))) return null;
  return {
    ...(await valuesOfClient(ctx, clientId)),
    language,
    ...formValuesOf(contentFields, template),
    dueDate: addDays(ctx.today, termDays),
    items: items.map(itemValues),
  };
}

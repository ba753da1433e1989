import { findBusiness } from "#app/features/people/accounts/business.server.ts";
import { currencyErrors } from "#app/features/selling/invoices/document/payment-details.ts";
import { chosenClient } from "#app/features/selling/clients/chosen-client.server.ts";
import { paperDefaults } from "#app/features/selling/clients/paper-defaults.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { invalid } from "#app/platform/errors.ts";
import { fold } from "#app/platform/lists/fold.ts";
import { contentFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import { columnsOf } from "#app/platform/forms/field-record.ts";
import { templateItem } from "./template-items.ts";
import type { TemplateInput } from "./template.schema.ts";

/** @throws AppError `input.invalid` when the chosen client does not exist */
export async function contentColumns(ctx: UserContext, input: TemplateInput) {
  const { clientId, language, termDays, items } = input;
  const errors = currencyErrors(input, await findBusiness(ctx));
  if (errors.length > 0) throw invalid(errors);
  const client = clientId ? await chosenClient(ctx, clientId) : null;
  return {
    client_id: client?.id ?? null,
    language: language ?? paperDefaults(ctx, client).language,
    ...columnsOf(contentFields, input),
    term_days: termDays,
    items: JSON.stringify(items.map(templateItem)),
  };
}

/** Locks the business, so that nobody else takes the name meanwhile. @throws AppError `input.invalid` at `name` */
export async function nameColumns(ctx: UserContext, name: string, id = "") {
  const name_key = name.toLowerCase();
  const other = await ctx.db
    .selectFrom("templates")
    .select("id")
    .where("business_id", "=", ctx.businessId)
    .where("name_key", "=", name_key)
    .where("id", "!=", id)
    .executeTakeFirst();
  if (other) throw invalid([{ field: "name", code: "field.template_name_taken" }]);
  return { name, name_key, sort_name: fold(name) };
}

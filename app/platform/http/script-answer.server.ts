import type { Context } from "#app/platform/context.server.ts";
import { AppError, type FieldError } from "#app/platform/errors.ts";
import { fieldMessages } from "#app/platform/forms/field-errors.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";

export async function scriptAnswer(
  ctx: Context,
  fieldName: (field: string) => string,
  work: () => Promise<object>,
): Promise<Response> {
  try {
    return Response.json(await work());
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const t = translator(ctx.locale);
    const named = error.fields.map((field): FieldError => ({ ...field, field: fieldName(field.field) }));
    const answer = { message: t(`errors:${error.code}`, error.params), errors: fieldMessages(named, t) };
    const status = ctx.platform.product.errorStatuses[error.code];
    return Response.json(answer, { status, headers: error.headers });
  }
}

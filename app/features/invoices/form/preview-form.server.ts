import type { UserContext } from "#app/platform/context.server.ts";
import { withMessages } from "#app/platform/forms/field-errors.server.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import { previewFieldName, previewRequest } from "./preview-form.ts";
import { previewSlip } from "./preview-slip.server.ts";
import type { PreviewView } from "./preview-view.ts";

/** @throws AppError `preview.too_many` */
export async function previewForm(ctx: UserContext, values: FormValues): Promise<PreviewView> {
  const { slip, errors } = withMessages(ctx, await previewSlip(ctx, previewRequest(values)));
  return { slip, errors: errors.map((error) => ({ ...error, field: previewFieldName(error.field) })) };
}

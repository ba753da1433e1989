import { redirect } from "@remix-run/node";
import { z } from "zod";
import { referenceRequest } from "#app/features/selling/invoices/writing/form-buttons.server.ts";
import { freeReference } from "#app/features/selling/invoices/form/free-reference.server.ts";
import { previewFieldName } from "#app/features/selling/invoices/preview/preview-form.ts";
import { cityOfPostalCode } from "#app/platform/forms/address-form.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { scriptAnswer } from "#app/platform/http/script-answer.server.ts";
import { formatReference } from "#app/swiss/reference.ts";
import { paths } from "#app/paths.ts";

export const loader = screenLoader(() => Promise.resolve(redirect(paths.createInvoice)));

export const action = screenAction(
  { schema: z.object({}), rules: [cityOfPostalCode] },
  (ctx, _input, { values }) =>
    scriptAnswer(ctx, previewFieldName, async () => {
      const made = await freeReference(ctx, referenceRequest(values));
      return { ...made, formatted: formatReference(made.referenceType, made.reference) };
    }),
);

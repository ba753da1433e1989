import { redirect } from "@remix-run/node";
import { z } from "zod";
import { previewForm } from "#app/features/selling/invoices/preview/preview-form.server.ts";
import { previewFieldName } from "#app/features/selling/invoices/preview/preview-form.ts";
import { cityOfPostalCode } from "#app/platform/forms/address-form.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { scriptAnswer } from "#app/platform/http/script-answer.server.ts";
import { paths } from "#app/paths.ts";

export const loader = screenLoader(() => Promise.resolve(redirect(paths.createInvoice)));

export const action = screenAction(
  { schema: z.object({}), rules: [cityOfPostalCode] },
  (ctx, _input, { values }) => scriptAnswer(ctx, previewFieldName, () => previewForm(ctx, values)),
);

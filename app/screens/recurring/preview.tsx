import { redirect } from "@remix-run/node";
import { z } from "zod";
import { previewFieldName } from "#app/features/selling/invoices/preview/preview-form.ts";
import { previewSeriesForm } from "#app/features/selling/series/form/preview-series-form.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { scriptAnswer } from "#app/platform/http/script-answer.server.ts";
import { paths } from "#app/paths.ts";

export const loader = screenLoader(() => Promise.resolve(redirect(paths.createSeries)));

export const action = screenAction({ schema: z.object({}) }, (ctx, _input, { values }) =>
  scriptAnswer(ctx, previewFieldName, () => previewSeriesForm(ctx, values)),
);

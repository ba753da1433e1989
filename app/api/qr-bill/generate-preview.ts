import { previewJson } from "#app/features/invoices/preview/preview-json.ts";
import { previewSlip } from "#app/features/invoices/preview/preview-slip.server.ts";
import { previewBody } from "#app/features/qr-bill/qr-bill.schema.ts";
import { handleBody } from "#app/platform/http/api.server.ts";
import { withMessages } from "#app/platform/forms/field-errors.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  POST: handleBody(previewBody, async (ctx, { formatting, ...request }) => {
    const preview = await previewSlip(ctx, request);
    return previewJson(preview, withMessages(ctx, preview).errors, formatting);
  }),
});

export const loader = route.loader;
export const action = route.action;

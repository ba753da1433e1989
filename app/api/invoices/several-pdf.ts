import { downloadSelected } from "#app/features/invoices/pdf/download-invoice.server.ts";
import { handle } from "#app/platform/http/api.server.ts";
import { fileResponse } from "#app/platform/http/file-response.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  GET: handle(async (ctx, { url }) => {
    const ids = (url.searchParams.get("ids") ?? "").split(",").filter(Boolean);
    return fileResponse(await downloadSelected(ctx, ids));
  }),
});

export const loader = route.loader;
export const action = route.action;

import { formattingOptions } from "#app/features/qr-bill/formatting-options.ts";
import { handle } from "#app/platform/http/api.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({ GET: handle(async () => formattingOptions()) });

export const loader = route.loader;
export const action = route.action;

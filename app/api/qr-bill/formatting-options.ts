import { formattingOptions } from "#app/features/qr-bill/formatting-options.ts";
import { endpoint, handle } from "#app/platform/http/api.server.ts";

const route = endpoint({ GET: handle(async () => formattingOptions()) });

export const loader = route.loader;
export const action = route.action;

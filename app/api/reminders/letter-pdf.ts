import { downloadClientLetter } from "#app/features/reminders/client-letters/client-letters.server.ts";
import { taggedFile } from "#app/platform/http/api-answer.server.ts";
import { handle } from "#app/platform/http/api.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  GET: handle(async (ctx, { params, request }) =>
    taggedFile(request, await downloadClientLetter(ctx, params.id ?? "")),
  ),
});

export const loader = route.loader;
export const action = route.action;

import { downloadReminder } from "#app/features/reminders/reminders.server.ts";
import { taggedFile } from "#app/platform/http/api-answer.server.ts";
import { handle } from "#app/platform/http/api.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  GET: handle(async (ctx, { params, request }) =>
    taggedFile(request, await downloadReminder(ctx, params.id ?? "", params.rid ?? "")),
  ),
});

export const loader = route.loader;
export const action = route.action;

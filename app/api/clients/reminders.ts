import { findClient } from "#app/features/clients/clients.server.ts";
import {
  clientLetterPageJson,
  writtenJson,
} from "#app/features/reminders/client-letters/client-letter-json.ts";
import {
  listClientLetters,
  withReminders,
} from "#app/features/reminders/client-letters/client-letters.server.ts";
import { createClientLettersSchema } from "#app/features/reminders/client-letters/create-client-letters.schema.ts";
import { remindClientOnce } from "#app/features/reminders/client-letters/remind-client-once.server.ts";
import { created } from "#app/platform/http/api-answer.server.ts";
import { handle, handleBody } from "#app/platform/http/api.server.ts";
import { pageOf } from "#app/platform/lists/pages.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  GET: handle(async (ctx, { params, url: { searchParams } }) => {
    const query = { ...pageOf(searchParams), after: searchParams.get("starting_after") };
    const { letters, ...page } = await listClientLetters(ctx, params.id ?? "", query);
    return clientLetterPageJson(await withReminders(ctx, letters), page);
  }),
  POST: handleBody(
    createClientLettersSchema,
    async (ctx, input, { params }) => {
      const { letters, leftOut, isNew } = await remindClientOnce(ctx, params.id ?? "", input);
      const answer = writtenJson(letters, leftOut);
      return isNew ? created(answer, `/reminder-letters/${letters[0]?.letter.id ?? ""}/pdf`) : answer;
    },
    { exists: (ctx, { params }) => findClient(ctx, params.id ?? "") },
  ),
});

export const loader = route.loader;
export const action = route.action;

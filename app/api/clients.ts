import { readClientFilters } from "#app/features/selling/clients/client-filters.ts";
import { clientJson, clientPageJson } from "#app/features/selling/clients/client-json.ts";
import { clientSchema } from "#app/features/selling/clients/client.schema.ts";
import {
  createClient,
  deleteClient,
  findClient,
  listClients,
  updateClient,
} from "#app/features/selling/clients/clients.server.ts";
import {
  endClientPage,
  findClientPage,
  makeClientPage,
} from "#app/features/front/public-pages/of-client/own-page.server.ts";
import { findOrCreateClient } from "#app/features/selling/clients/find-or-create-client.server.ts";
import { listDeletions } from "#app/features/running/deletions/deletions.server.ts";
import { wholeExternal } from "#app/features/running/external/external-fields.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { created } from "#app/platform/http/api-answer.server.ts";
import { handle, handleBody } from "#app/platform/http/api.server.ts";
import { leafingOf, pageOf, searchOf } from "#app/platform/lists/pages.ts";
import { deletingRecord } from "#app/features/programs/previews/record-acts.server.ts";
import { apiCalls } from "./api-calls.ts";
import { deleting, reading, replacing } from "./record-calls.ts";

const read = async (ctx: UserContext, id: string) => clientJson(await findClient(ctx, id));

const exists = (ctx: UserContext, { id }: { id: string }) => findClient(ctx, id);

const changes = replacing(clientSchema, read, (ctx, id, input) =>
  updateClient(ctx, id, wholeExternal(input)),
);

const route = apiCalls("clients", {
  listClients: handle(async (ctx, { url: { searchParams } }) => {
    const query = {
      search: searchOf(searchParams),
      ...pageOf(searchParams),
      ...readClientFilters(searchParams),
      ...leafingOf(searchParams),
    };
    return {
      ...clientPageJson(await listClients(ctx, query)),
      ...(await listDeletions(ctx, "client", query)),
    };
  }),
  createClient: handleBody(clientSchema, async (ctx, input) => {
    const client = await createClient(ctx, input);
    return created(clientJson(client), `/clients/${client.id}`);
  }),
  findOrCreateClient: handleBody(clientSchema, async (ctx, input) => {
    const { client, isNew } = await findOrCreateClient(ctx, input);
    const answer = { client: clientJson(client), isNew };
    return isNew ? created(answer, `/clients/${client.id}`) : answer;
  }),
  readClient: reading(read),
  updateClient: changes.PUT,
  patchClient: changes.PATCH,
  readClientPage: handle(async (ctx, { id }) => {
    await findClient(ctx, id);
    return { url: null, createdAt: (await findClientPage(ctx, id))?.createdAt ?? null };
  }),
  makeClientPage: handle(
    async (ctx, { id }) => created(await makeClientPage(ctx, id), `/clients/${id}/page`),
    exists,
  ),
  endClientPage: handle(async (ctx, { id }) => {
    await endClientPage(ctx, id);
    return { deleted: true };
  }, exists),
  deleteClient: deleting(read, deleteClient, ({ id }) => deletingRecord("client", id, read)),
});

export const loader = route.loader;
export const action = route.action;

import { clientSchema } from "#app/features/clients/client.schema.ts";
import { CLIENT_EXAMPLE } from "#app/features/api-info/examples.ts";
import { BODY, CHANGE, LIST, operationsOf } from "./operation.ts";

export const CLIENT_OPERATIONS = operationsOf({
  listClients: {
    call: "GET /clients",
    summary: "List clients by name",
    query: { ...LIST, q: "search", email: "text", externalId: "text", updated_since: "instant" },
    answers: { 200: "ClientList" },
    refusals: [422],
  },
  createClient: {
    call: "POST /clients",
    summary: "Create a client",
    body: { schema: clientSchema, example: CLIENT_EXAMPLE },
    answers: { 201: "Client" },
    refusals: [...BODY, 409],
  },
  findOrCreateClient: {
    call: "POST /clients/find-or-create",
    summary: "Find a client by name and e-mail, or create it",
    body: { schema: clientSchema, example: CLIENT_EXAMPLE },
    answers: { 200: "FoundClient", 201: "FoundClient" },
    refusals: [...BODY, 409],
  },
  readClient: {
    call: "GET /clients/{id}",
    summary: "Read a client",
    answers: { 200: "Client" },
    refusals: [404, 422],
  },
  updateClient: {
    call: "PUT /clients/{id}",
    summary: "Replace a client",
    body: { schema: clientSchema, example: CLIENT_EXAMPLE },
    answers: { 200: "Client" },
    refusals: [...BODY, ...CHANGE],
  },
  patchClient: {
    call: "PATCH /clients/{id}",
    summary: "Change some fields of a client",
    body: { schema: clientSchema, example: { phone: null, language: "fr" } },
    answers: { 200: "Client" },
    refusals: [...BODY, ...CHANGE],
  },
  deleteClient: {
    call: "DELETE /clients/{id}",
    summary: "Delete a client",
    answers: { 200: "Deleted" },
    refusals: [404, 412],
  },
});

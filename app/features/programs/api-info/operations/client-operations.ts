import { clientSchema } from "#app/features/selling/clients/client.schema.ts";
import { CLIENT_EXAMPLE } from "#app/features/programs/api-info/examples.ts";
import { call, create, LIST, operationsOf } from "./operation.ts";

export const CLIENT_OPERATIONS = [
  ...operationsOf({
    module: "clients",
    scope: "clients",
    needs: ["see", "draft", "act"],
  })({
    listClients: call("GET /clients", "ClientList", {
      summary: "List clients by name",
      text: "By name.",
      query: {
        ...LIST,
        q: "search",
        email: "text",
        externalId: "text",
        group: "text",
        updated_since: "instant",
      },
    }),
    createClient: create("POST /clients", "Client", {
      summary: "Create a client",
      text: "Two clients may have the same name; `find-or-create` avoids that. Sends `client.created`.",
      body: { schema: clientSchema, example: CLIENT_EXAMPLE },
    }),
    findOrCreateClient: create("POST /clients/find-or-create", "FoundClient", {
      summary: "Find a client by name and e-mail, or create it",
      text:
        "Compares name (case and accents aside) and e-mail address. A client that is found is answered as " +
        "it is, with 200, and a new one with 201. Calls at the same time create one client. Sends " +
        "`client.created` for a new one.",
      body: { schema: clientSchema, example: CLIENT_EXAMPLE },
      answers: { 200: "FoundClient", 201: "FoundClient" },
    }),
    readClient: call("GET /clients/{id}", "Client", {
      summary: "Read a client",
      text: "The client as it is now. Invoices keep the recipient as it was.",
    }),
    updateClient: call("PUT /clients/{id}", "Client", {
      summary: "Replace a client",
      text:
        "Everything is replaced: what is left out is emptied. Invoices that were written stay as they are. " +
        "Sends `client.updated`.",
      body: { schema: clientSchema, example: CLIENT_EXAMPLE },
    }),
    patchClient: call("PATCH /clients/{id}", "Client", {
      summary: "Change some fields of a client",
      text: "A merge patch (RFC 7396): fields that are not sent stay, null clears. Sends `client.updated`.",
      body: { schema: clientSchema, example: { phone: null, language: "fr" } },
    }),
    deleteClient: call("DELETE /clients/{id}", "Deleted", {
      summary: "Delete a client",
      text: "Its invoices stay and lose their `clientId`. Sends `client.deleted`.",
    }),
  }),
  ...operationsOf({ module: "clients", scope: "clients", needs: ["see", "act"] })({
    readClientPage: call("GET /clients/{id}/page", "ClientPage", {
      summary: "Read when the link to all papers of a client was made",
      text: "`createdAt` is null where there is none. The link itself is answered once, when it is made.",
    }),
    makeClientPage: create("POST /clients/{id}/page", "ClientPage", {
      summary: "Make a link to all papers of a client",
      text:
        "Whoever has it sees the client's issued documents, asks about them and proposes another address. `url` " +
        "is answered once and not kept; the link before it opens nothing any more. Sends `client.page_made`.",
      refusals: [404],
    }),
    endClientPage: call("DELETE /clients/{id}/page", "Deleted", {
      summary: "End the link to all papers of a client",
      text: "It opens nothing any more. Without one, nothing happens. Sends `client.page_ended`.",
      refusals: [404],
    }),
  }),
];

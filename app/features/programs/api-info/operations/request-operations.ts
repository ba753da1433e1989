import { REQUEST_METHODS } from "#app/features/programs/requests/request-query.ts";
import { call, operationsOf } from "./operation.ts";

export const REQUEST_OPERATIONS = operationsOf({
  module: "keys/requests",
  scope: "account",
  needs: "own",
  only: "keys",
})({
  listRequests: call("GET /requests", "RequestList", {
    summary: "List the calls of the last 30 days, the newest first",
    text:
      "The calls of your keys and applications below `/api/v1`, at most 10,000, with their bodies: without " +
      "secrets and files, and at most 4 kB of each. They are written about a second after they are answered; " +
      "a crash loses those that wait. Needs a key or connection with full access, of somebody who owns the " +
      "business.",
    query: {
      limit: "limit",
      starting_after: "text",
      status: "status",
      method: REQUEST_METHODS,
      path: "text",
      keyId: "text",
      from: "instant",
      to: "instant",
    },
  }),
});

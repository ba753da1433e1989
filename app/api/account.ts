import { accountOfKey } from "#app/features/people/api-keys/account-of-key.server.ts";
import { seatsJson } from "#app/features/people/seats/own/seats-json.server.ts";
import { handle } from "#app/platform/http/api.server.ts";
import { apiCalls } from "./api-calls.ts";

const route = apiCalls("account", {
  readAccount: handle(accountOfKey),
  listSeats: handle(seatsJson),
});

export const loader = route.loader;
export const action = route.action;

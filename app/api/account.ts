import { accountOfKey } from "#app/features/api-keys/account-of-key.server.ts";
import { handle } from "#app/platform/http/api.server.ts";
import { sharedEndpoint } from "./shared-endpoint.ts";

const route = sharedEndpoint({ GET: handle(accountOfKey) });

export const loader = route.loader;
export const action = route.action;

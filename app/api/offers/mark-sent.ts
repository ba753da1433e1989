import { readOfferJson } from "#app/features/offers/read-offer-json.server.ts";
import { ensureOfferSent } from "#app/features/offers/status/ensure-offer-status.server.ts";
import { acting } from "../record-calls.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({ POST: acting(readOfferJson, ensureOfferSent) });

export const loader = route.loader;
export const action = route.action;

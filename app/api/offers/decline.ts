import { answerByHandSchema } from "#app/features/offers/answering/answer-by-hand.schema.ts";
import { readOfferJson } from "#app/features/offers/read-offer-json.server.ts";
import { answering } from "#app/features/offers/status/ensure-offer-status.server.ts";
import { actingWith } from "../record-calls.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

/** As the client has said outside of the offer's page. */
const route = sharedEndpoint({
  POST: actingWith(answerByHandSchema, readOfferJson, answering("declined")),
});

export const loader = route.loader;
export const action = route.action;

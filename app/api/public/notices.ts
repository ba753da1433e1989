import {
  receiveConnectNotice,
  receiveOwnNotice,
} from "#app/features/money/online-payments/receive-notice.server.ts";
import { receiveStripeEvent } from "#app/features/running/subscriptions/stripe/stripe-events.server.ts";
import { type CallArgs, publicHandle } from "#app/platform/http/api.server.ts";
import { readBody } from "#app/platform/http/body/read-body.server.ts";
import { apiCalls } from "../api-calls.ts";

/** The signature over the bytes of the body alone authenticates; cookies and tokens do not count. */
const route = apiCalls("public/notices", {
receiveStripeEvent: publicHandle(async (ctx, args) => {
        await receiveStripeEvent(ctx, await readBody(args.request), signatureIn(args));
        return { received: true };
      }),
receiveConnectNotice: publicHandle(async (ctx, args) => {
        await receiveConnectNotice(ctx, { body: await readBody(args.request), signature: signatureIn(args) });
        return { received: true };
      }),
receiveOwnNotice: publicHandle(async (ctx, args) => {
        const notice = { body: await readBody(args.request), signature: signatureIn(args) };
        await receiveOwnNotice(ctx, args.params.businessId ?? "", notice);
        return { received: true };
      }),
}, { policy: { credentials: [] } });

function signatureIn({ request }: CallArgs): string {
  return request.headers.get("Stripe-Signature") ?? "";
}

export const loader = route.loader;
export const action = route.action;

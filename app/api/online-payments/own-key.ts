import { receiveOwnNotice } from "#app/features/online-payments/receive-notice.server.ts";
import { endpoint, publicHandle } from "#app/platform/http/api.server.ts";
import { readBody } from "#app/platform/http/body/read-body.server.ts";

/** The signature over the bytes of the body alone authenticates; cookies and tokens do not count. */
const route = endpoint(
  {
    POST: publicHandle(async (ctx, { request, params }) => {
      const signature = request.headers.get("Stripe-Signature") ?? "";
      await receiveOwnNotice(ctx, params.businessId ?? "", { body: await readBody(request), signature });
      return { received: true };
    }),
  },
  () => ({ credentials: [] }),
);

export const loader = route.loader;
export const action = route.action;

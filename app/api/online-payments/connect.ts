import { receiveConnectNotice } from "#app/features/online-payments/receive-notice.server.ts";
import { endpoint, publicHandle } from "#app/platform/http/api.server.ts";
import { readBody } from "#app/platform/http/body/read-body.server.ts";

const route = endpoint(
  {
    POST: publicHandle(async (ctx, { request }) => {
      const signature = request.headers.get("Stripe-Signature") ?? "";
      await receiveConnectNotice(ctx, { body: await readBody(request), signature });
      return { received: true };
    }),
  },
  () => ({ credentials: [] }),
);

export const loader = route.loader;
export const action = route.action;

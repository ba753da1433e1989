import { expect, it } from "vitest";
import { signatureHeaders } from "#app/features/programs/webhooks/delivery/signature.server.ts";

const ID = "msg_p5jXN8AQM9LWM0D4loKWxJek";
const AT = new Date(1_614_265_330_000);

/** The example of the Standard Webhooks specification. */
it("Standard Webhooks: a delivery is signed as its libraries check it, once for each secret", () => {
  const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
  const headers = signatureHeaders(ID, { secrets: [secret, secret], at: AT, body: '{"test": 2432232314}' });
  const signature = "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=";
  expect(headers).toMatchObject({
    "webhook-id": ID,
    "webhook-timestamp": "1614265330",
    "webhook-signature": `${signature} ${signature}`,
  });
});

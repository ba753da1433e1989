import { expect, it } from "vitest";
import { signatureHeader } from "#app/features/programs/webhooks/delivery/signature.server.ts";
import { builtClient } from "../support/server/built-client.ts";

const BODY = '{"type":"ping","data":{}}';
const AT = new Date("2026-11-21T08:00:00Z");
const MINUTE = 60_000;

it("knows what Rappen has signed, during a change of the secret too", async () => {
  const { verifyWebhook } = await builtClient();
  const header = signatureHeader({ secrets: ["whsec_new", "whsec_old"], at: AT, body: BODY });
  for (const secret of ["whsec_new", "whsec_old"])
    expect(await verifyWebhook(BODY, header, secret, { now: AT.getTime() + 5 * MINUTE })).toEqual(
      JSON.parse(BODY),
    );
});

it.each([
  ["another secret", BODY, signatureHeader({ secrets: ["whsec_other"], at: AT, body: BODY }), 0],
  ["another body", `${BODY} `, signatureHeader({ secrets: ["whsec"], at: AT, body: BODY }), 0],
  ["an old request", BODY, signatureHeader({ secrets: ["whsec"], at: AT, body: BODY }), 6 * MINUTE],
  [
    "another time",
    BODY,
    signatureHeader({ secrets: ["whsec"], at: AT, body: BODY }).replace(/t=\d+/, "t=1795248001"),
    0,
  ],
  ["a header that is none", BODY, "nonsense", 0],
  ["no header", BODY, null, 0],
])("refuses %s", async (_what, body, header, later) => {
  const { verifyWebhook, RappenError } = await builtClient();
  const refused = verifyWebhook(body, header, "whsec", { now: AT.getTime() + later });
  await expect(refused).rejects.toBeInstanceOf(RappenError);
  await expect(refused).rejects.toMatchObject({ code: "webhook.not_signed" });
});

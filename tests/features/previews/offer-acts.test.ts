import { expect, it } from "vitest";
import { sendingOffer } from "#app/features/programs/previews/offer-acts.server.ts";
import { createOffer } from "#app/features/selling/offers/create-offer.server.ts";
import { findOffer } from "#app/features/selling/offers/document/offers.server.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { offerInput } from "../../support/offers/offer-input.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";

it("the e-mail of an offer is shown to whoever has confirmed an address, of the version that was seen", async () => {
  const ctx = await sendingMember(testPlatform(await freshSqlite()));
  const id = await createOffer(ctx, offerInput({ language: "de" }));
  const { number, version } = await findOffer(ctx, id);
  expect(await sendingOffer(id, { version }).show(ctx)).toMatchObject({
    offer: { version },
    email: { language: "de", subject: `Offerte ${number} von Anna Muster` },
  });
  const changed = sendingOffer(id, { version: version + 1 }).show(ctx);
  await expect(changed).rejects.toMatchObject({ code: "offer.changed" });
  const unproven = { ...ctx, user: { ...ctx.user, emailVerified: false } };
  await expect(sendingOffer(id, { version }).show(unproven)).rejects.toMatchObject({
    code: "account.email_not_verified",
  });
});

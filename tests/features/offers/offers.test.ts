import { hash } from "node:crypto";
import { expect, it } from "vitest";
import { historyOfOffer } from "#app/features/running/history/history.server.ts";
import { answerByHand } from "#app/features/selling/offers/answering/answer-by-hand.server.ts";
import { answerOffer, type OfferReply } from "#app/features/selling/offers/answering/answer-offer.server.ts";
import { createOffer } from "#app/features/selling/offers/create-offer.server.ts";
import { deleteOffer } from "#app/features/selling/offers/delete-offer.server.ts";
import { duplicateOffer } from "#app/features/selling/offers/duplicate-offer.server.ts";
import { countOffers, listOffers } from "#app/features/selling/offers/list/list-offers.server.ts";
import { OFFER_STATUSES } from "#app/features/selling/offers/fields/offer.ts";
import { findOffer } from "#app/features/selling/offers/document/offers.server.ts";
import { downloadOffer } from "#app/features/selling/offers/pdf/download-offer.server.ts";
import { markOfferSent } from "#app/features/selling/offers/sending/issue-offer.server.ts";
import { withdrawOffer } from "#app/features/selling/offers/status/withdraw-offer.server.ts";
import { updateOffer } from "#app/features/selling/offers/update-offer.server.ts";
import { asInvoice } from "#app/features/selling/offers/document/offer-content.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { findAllowance } from "#app/features/running/subscriptions/usage.server.ts";
import { idInToken, isTokenOf } from "#app/platform/auth/public-token.server.ts";
import { closeBusiness } from "../../support/accounts/close-business.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { acceptedOffer, offerInput, sentOffer } from "../../support/offers/offer-input.ts";
import { later, member, testPlatform } from "../../support/platform.ts";

const DAY = 24 * 60 * 60 * 1000;
const BY_HAND = { name: "", remark: "", version: undefined };

function reply(offerId: string, more: Partial<OfferReply> = {}): OfferReply {
  return {
    offerId,
    revision: 1,
    answer: "accepted",
    name: "Šárka Łącka",
    remark: "Gerne",
    network: "192.0.2.0",
    agent: "Browser",
    ...more,
  };
}

onDatabaseOfDay((open) => {
  it("an offer has a number of its own and counts for no limit", async () => {
    const ctx = await member(testPlatform(await open()));
    const before = await findAllowance(ctx);
    const offer = await findOffer(ctx, await createOffer(ctx, offerInput()));
    expect(offer).toMatchObject({
      number: "OFF-2026-0001",
      status: "draft",
      revision: 1,
      publicUrl: null,
      subtotal: 599_90,
      vatTotal: 48_59,
      total: 648_49,
      validUntil: "2026-12-21",
      terms: "Lieferung innert zwei Wochen.",
      recipient: { name: "Šárka Łącka-Ğül" },
    });
    const second = await findOffer(ctx, await duplicateOffer(ctx, offer.id));
    expect(second).toMatchObject({ number: "OFF-2026-0002", terms: offer.terms, total: offer.total });
    expect(await findAllowance(ctx)).toEqual(before);
    expect(await historyOfOffer(ctx, offer.id)).toMatchObject([{ event: "offer.created" }]);
  });

  it("marking as sent stores the paper and makes the link", async () => {
    const ctx = await member(testPlatform(await open()));
    const id = await sentOffer(ctx);
    const offer = await findOffer(ctx, id);
    expect(offer).toMatchObject({ status: "sent", publicVersion: 1 });
    const token = offer.publicUrl?.split("/o/")[1] ?? "";
    expect(idInToken(token)).toBe(id);
    const document = { kind: "offer", businessId: ctx.businessId, id, version: 1 } as const;
    expect(isTokenOf(ctx.platform, token, document)).toBe(true);
    const [first, again] = [await downloadOffer(ctx, id), await downloadOffer(ctx, id)];
    expect(hash("sha256", first.content)).toBe(hash("sha256", again.content));
    await expect(markOfferSent(ctx, id)).rejects.toMatchObject({ code: "offer.transition_not_allowed" });
    await expect(deleteOffer(ctx, id)).rejects.toMatchObject({ code: "offer.transition_not_allowed" });
  });

  it("can be sent on its last valid day, and no day later", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const today = await sentOffer(ctx, { validUntil: ctx.today });
    expect((await findOffer(ctx, today)).status).toBe("sent");
    const id = await createOffer(ctx, offerInput({ validUntil: ctx.today }));
    platform.pass(DAY);
    await expect(markOfferSent(later(ctx), id)).rejects.toMatchObject({ code: "offer.expired" });
  });

  it("the client's first answer counts, and giving it again changes nothing", async () => {
    const ctx = await member(testPlatform(await open()));
    const id = await sentOffer(ctx);
    expect(await answerOffer(ctx, reply(id))).toBe(true);
    const offer = await findOffer(ctx, id);
    const { content } = await downloadOffer(ctx, id);
    expect(offer).toMatchObject({
      status: "accepted",
      answered: {
        answer: "accepted",
        by: "client",
        name: "Šárka Łącka",
        remark: "Gerne",
        network: "192.0.2.0",
        agent: "Browser",
        revision: 1,
        sha256: hash("sha256", content),
      },
    });
    expect(await answerOffer(ctx, reply(id, { name: "Other" }))).toBe(false);
    await expect(answerOffer(ctx, reply(id, { answer: "declined" }))).rejects.toMatchObject({
      code: "offer.already_answered",
    });
    expect(await findOffer(ctx, id)).toEqual(offer);
    await expect(updateOffer(ctx, id, offerInput())).rejects.toMatchObject({ code: "offer.locked" });
  });

  it("50 parallel answers make one", async () => {
    const ctx = await member(testPlatform(await open()));
    const id = await sentOffer(ctx);
    const replies = Array.from({ length: 50 }, (_, index) => reply(id, { name: `Person ${index}` }));
    const results = await Promise.all(replies.map((one) => answerOffer(ctx, one)));
    expect(results.filter(Boolean)).toHaveLength(1);
    const events = (await historyOfOffer(ctx, id)).filter(({ event }) => event === "offer.accepted");
    expect(events).toHaveLength(1);
  });

  it("a change of what was sent makes the next version and ends the link", async () => {
    const ctx = await member(testPlatform(await open()));
    const id = await sentOffer(ctx);
    const before = await findOffer(ctx, id);
    const first = await downloadOffer(ctx, id);
    await updateOffer(ctx, id, offerInput({ subject: "Neu", version: before.version }));
    expect(await findOffer(ctx, id)).toMatchObject({
      status: "draft",
      revision: 2,
      subject: "Neu",
      publicUrl: null,
      answered: null,
    });
    await expect(answerOffer(ctx, reply(id))).rejects.toMatchObject({ code: "offer.changed" });
    await markOfferSent(ctx, id);
    await expect(answerOffer(ctx, reply(id))).rejects.toMatchObject({ code: "offer.changed" });
    const after = await findOffer(ctx, id);
    expect(after.publicUrl).not.toBe(before.publicUrl);
    expect((await downloadOffer(ctx, id, { revision: 1 })).content).toEqual(first.content);
    expect(await answerOffer(ctx, reply(id, { revision: 2 }))).toBe(true);
    await expect(
      updateOffer(ctx, await createOffer(ctx, offerInput()), offerInput({ version: 7 })),
    ).rejects.toMatchObject({ code: "offer.changed" });
  });

  it("expires after its last day, when only the owner can still write down an answer", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const id = await sentOffer(ctx);
    const other = await sentOffer(ctx);
    const draft = await createOffer(ctx, offerInput());
    platform.pass(31 * DAY);
    const now = later(ctx);
    expect((await findOffer(now, id)).status).toBe("expired");
    await expect(answerOffer(now, reply(id))).rejects.toMatchObject({ code: "offer.expired" });
    await expect(markOfferSent(now, draft)).rejects.toMatchObject({ code: "offer.expired" });
    await answerByHand(now, id, "accepted", { ...BY_HAND, remark: "am Telefon" });
    await answerByHand(now, id, "accepted", BY_HAND);
    expect((await findOffer(now, id)).answered).toMatchObject({
      by: "owner",
      name: "Šárka Łącka-Ğül",
      remark: "am Telefon",
    });
    await withdrawOffer(now, other);
    expect(await findOffer(now, other)).toMatchObject({ status: "draft", revision: 2 });
    await deleteOffer(now, other);
    await expect(findOffer(now, other)).rejects.toMatchObject({ code: "offer.not_found" });
  });

  it("lists by status, search and page", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const ids = {
      draft: await createOffer(ctx, offerInput({ subject: "Garten" })),
      sent: await sentOffer(ctx, { validUntil: "2027-03-01" }),
      expired: await sentOffer(ctx),
      accepted: await acceptedOffer(ctx),
      declined: await sentOffer(ctx),
    };
    await answerOffer(ctx, reply(ids.declined, { answer: "declined" }));
    platform.pass(40 * DAY);
    const now = later(ctx);
    for (const status of OFFER_STATUSES.filter((status) => status !== "invoiced")) {
      const { offers } = await listOffers(now, { status });
      expect(offers.map(({ id, status }) => ({ id, status }))).toEqual([{ id: ids[status], status }]);
    }
    expect(await countOffers(now)).toMatchObject({ all: 5, draft: 1, invoiced: 0 });
    const { number, items, recipient } = await findOffer(now, ids.draft);
    for (const search of ["garten", number]) {
      const { offers } = await listOffers(now, { search });
      expect(offers.map(({ id }) => id)).toEqual([ids.draft]);
    }
    for (const search of [items[0]!.description, recipient.name, recipient.email])
      expect((await listOffers(now, { search })).total).toBe(5);
    const page = await listOffers(now, { limit: 3, sort: "client", descending: false });
    expect(page).toMatchObject({ total: 5 });
    const rest = await listOffers(now, {
      limit: 3,
      sort: "client",
      descending: false,
      after: page.nextCursor,
    });
    expect(rest.offers).toHaveLength(2);
    expect(rest.nextCursor).toBeNull();
  });

  it("an offer without a day of its own is of today, and valid from then on", async () => {
    const ctx = await member(testPlatform(await open()));
    const create = (validUntil: string) => createOffer(ctx, offerInput({ issueDate: undefined, validUntil }));
    await expect(create("2026-11-20")).rejects.toMatchObject({
      fields: [{ field: "validUntil", code: "field.valid_before_issue" }],
    });
    const offer = await findOffer(ctx, await create("2026-11-21"));
    expect(offer).toMatchObject({ issueDate: "2026-11-21", validUntil: "2026-11-21" });
    const copies = LOCALES.map((language) => asInvoice(offer, { language, mark: null }));
    expect(copies.filter(({ isCopy }) => !isCopy).map(({ language }) => language)).toEqual([offer.language]);
  });

  it("nobody answers an offer of a business that was closed", async () => {
    const ctx = await member(testPlatform(await open()));
    const id = await sentOffer(ctx);
    await expect(answerOffer(ctx, reply("x"))).rejects.toMatchObject({ code: "offer.not_found" });
    await closeBusiness(ctx);
    await expect(answerOffer(ctx, reply(id))).rejects.toMatchObject({ code: "offer.not_found" });
  });

  it("another business finds nothing", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const other = await member(platform, { email: "other@example.ch" });
    const id = await sentOffer(ctx);
    const notFound = { code: "offer.not_found" };
    await expect(findOffer(other, id)).rejects.toMatchObject(notFound);
    await expect(answerOffer(other, reply(id))).rejects.toMatchObject(notFound);
    await expect(updateOffer(other, id, offerInput())).rejects.toMatchObject(notFound);
    await expect(downloadOffer(other, id)).rejects.toMatchObject(notFound);
    expect((await listOffers(other)).total).toBe(0);
  });
});

import { expect, it } from "vitest";
import { historyOfOffer } from "#app/features/running/history/history.server.ts";
import { answerByHand } from "#app/features/selling/offers/answering/answer-by-hand.server.ts";
import { createOffer } from "#app/features/selling/offers/create-offer.server.ts";
import { findOffer } from "#app/features/selling/offers/document/offers.server.ts";
import { downloadOffer } from "#app/features/selling/offers/pdf/download-offer.server.ts";
import { deliveryNoteOf } from "#app/features/selling/invoices/sending/delivery-words.ts";
import { withdrawOffer } from "#app/features/selling/offers/status/withdraw-offer.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { offerLetter } from "#app/features/selling/offers/sending/offer-email.server.ts";
import { offerPaper } from "#app/features/selling/offers/sending/offer-paper.server.ts";
import { takeBackEmail } from "#app/features/selling/papers/sending/take-back-email.server.ts";
import { sendOffer } from "#app/features/selling/offers/sending/send-offer.server.ts";
import { sendInvoiceSchema } from "#app/features/selling/papers/sending/send-paper.schema.ts";
import { handlers } from "#app/jobs.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { apiKeyOf } from "../../support/api-key.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { offerInput } from "../../support/offers/offer-input.ts";
import { later, member, sendingMember, testPlatform } from "../../support/platform.ts";
import { eventTypes } from "../../support/event-types.ts";

const BY_HAND = { name: "", remark: "", version: undefined };

function letter(fields: Record<string, unknown> = {}) {
  return sendInvoiceSchema.parse(fields);
}

onDatabaseOfDay((open) => {
  it("sending makes one e-mail with the link and the stored paper", async () => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const id = await createOffer(ctx, offerInput({ language: "de" }));
    const { version } = await findOffer(ctx, id);
    await sendOffer(ctx, id, letter({ version, cc: "buero@example.ch", copyToMe: "on" }));
    await sendOffer(ctx, id, letter({ version, cc: "buero@example.ch", copyToMe: "on" }));
    platform.mailbox.length = 0;
    await runDueJobs(platform, handlers);
    const offer = await findOffer(ctx, id);
    expect(offer).toMatchObject({ status: "sent", delivery: { state: "outbox", cc: "buero@example.ch" } });
    const [email, copy] = platform.mailbox;
    expect(email).toMatchObject({
      to: "kundin@example.ch",
      cc: "buero@example.ch",
      subject: "Offerte OFF-2026-0001 von Anna Muster",
      fromName: "Anna Muster über Rappen",
    });
    expect(email?.text).toContain(offer.publicUrl ?? "none");
    expect(email?.html).toContain(offer.publicUrl ?? "none");
    expect(email?.html).toMatch(/<td class="amount"[^>]*><strong>CHF/);
    expect(email?.text).toContain("21.12.2026");
    const { content } = await downloadOffer(ctx, id);
    expect(email?.attachments?.[0]).toMatchObject({ filename: "Offerte OFF-2026-0001.pdf" });
    expect(Buffer.compare(email?.attachments?.[0]?.content as Buffer, Buffer.from(content))).toBe(0);
    expect(copy).toMatchObject({ to: ctx.user.email });
    expect(platform.mailbox).toHaveLength(2);
    expect((await historyOfOffer(ctx, id)).map(({ event }) => event)).toEqual([
      ...["offer.email_outbox", "offer.sent", "offer.created"],
    ]);
  });

  it("sent once more it is the same offer in the next version, and says so in its history", async () => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const id = await createOffer(ctx, offerInput());
    await sendOffer(ctx, id, letter());
    await runDueJobs(platform, handlers);
    const before = await findOffer(ctx, id);
    await sendOffer(ctx, id, letter({ version: before.version }));
    const { status, version, publicUrl } = await findOffer(ctx, id);
    expect([status, version, publicUrl]).toEqual(["sent", before.version + 1, before.publicUrl]);
    expect((await historyOfOffer(ctx, id))[0]).toMatchObject({ event: "offer.sent_again" });
  });

  it("an e-mail is taken back by the version that was sent, and by no other", async () => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const id = await createOffer(ctx, offerInput());
    const { version } = await findOffer(ctx, id);
    await sendOffer(ctx, id, { ...letter({ version }), waits: 10 });
    platform.pass(1000);
    const { version: sentFrom } = await ctx.db
      .selectFrom("deliveries")
      .select("version")
      .executeTakeFirstOrThrow();
    const takeBack = (version: number) => takeBackEmail(later(ctx), offerPaper, id, version);
    await expect(takeBack(sentFrom + 1)).rejects.toMatchObject({ code: "delivery.left" });
    await takeBack(sentFrom);
    expect((await historyOfOffer(ctx, id))[0]).toMatchObject({ event: "offer.email_undone" });
    expect((await findOffer(ctx, id)).updatedAt).toBe(later(ctx).now.toISOString());
  });

  it("what is answered while its e-mail waits is not sent", async () => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const id = await createOffer(ctx, offerInput());
    await sendOffer(ctx, id, letter());
    await answerByHand(ctx, id, "accepted", BY_HAND);
    const { delivery } = await findOffer(ctx, id);
    expect(delivery).toMatchObject({ state: "failed", errorCode: "accepted" });
    expect(deliveryNoteOf(delivery, "en", translator("en"), "offer")?.text).toContain(
      "you can write invoices of it",
    );
    expect((await historyOfOffer(ctx, id))[0]).toMatchObject({ event: "offer.email_held_back" });
    platform.mailbox.length = 0;
    await runDueJobs(platform, handlers);
    expect(platform.mailbox).toHaveLength(0);
  });

  it("what is withdrawn while its e-mail waits is held back at once, and programs hear of it", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    await apiKeyOf(ctx);
    const id = await createOffer(ctx, offerInput());
    await sendOffer(ctx, id, letter());
    await withdrawOffer(ctx, id);
    expect((await findOffer(ctx, id)).delivery).toMatchObject({ state: "failed", errorCode: "draft_again" });
    expect(await eventTypes(ctx)).toEqual(["offer.created", "offer.updated", "offer.send_failed"]);
  });

  it("a draft goes out in the language that is chosen, and an offer that was sent stays in its own", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    const id = await createOffer(ctx, offerInput({ language: "de" }));
    expect(offerLetter(await findOffer(ctx, id), { language: "fr" }).language).toBe("fr");
    expect(offerLetter(await findOffer(ctx, id)).language).toBe("de");
    await sendOffer(ctx, id, letter());
    expect(offerLetter(await findOffer(ctx, id), { language: "fr" }).language).toBe("de");
  });

  it("sending by e-mail needs Pro and a confirmed address", async () => {
    const ctx = await member(testPlatform(await open()));
    const id = await createOffer(ctx, offerInput());
    await expect(sendOffer(ctx, id, letter())).rejects.toMatchObject({ code: "plan.pro_required" });
    expect((await findOffer(ctx, id)).status).toBe("draft");
  });
});

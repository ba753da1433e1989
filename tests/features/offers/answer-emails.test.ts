import { expect, it } from "vitest";
import { answerByHand } from "#app/features/selling/offers/answering/answer-by-hand.server.ts";
import { answerOffer } from "#app/features/selling/offers/answering/answer-offer.server.ts";
import { findOffer } from "#app/features/selling/offers/document/offers.server.ts";
import { readOfferPdf } from "#app/features/selling/offers/pdf/stored-offer-pdf.server.ts";
import { withdrawOffer } from "#app/features/selling/offers/status/withdraw-offer.server.ts";
import { handlers } from "#app/jobs.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { sentOffer } from "../../support/offers/offer-input.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";
import { inSandboxOf } from "../../support/sandbox.ts";

onDatabaseOfDay((open) => {
  async function start() {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    return { platform, ctx, id: await sentOffer(ctx, { language: "fr" }) };
  }

  const reply = (offerId: string, answer: "accepted" | "declined", name = "Anna") => ({
    offerId,
    revision: 1,
    answer,
    name,
    remark: "<b>Oui</b>",
    network: "192.0.2.0",
    agent: "",
  });

  it("50 acceptances at once are one, and both sides get its PDF once", async () => {
    const { platform, ctx, id } = await start();
    const answers = Array.from({ length: 50 }, (_, index) =>
      answerOffer(ctx, reply(id, "accepted", `${index}`)),
    );
    const isFirst = await Promise.all(answers);
    expect(isFirst.filter(Boolean)).toHaveLength(1);
    await runDueJobs(platform, handlers);
    const [toClient, toOwner] = platform.mailbox.toSorted((a, b) => (a.to < b.to ? 1 : -1));
    expect([platform.mailbox.length, toClient?.to, toOwner?.to]).toEqual([
      ...[2, "kundin@example.ch", "anna@example.ch"],
    ]);
    const paper = await readOfferPdf(ctx, { id }, 1);
    for (const email of platform.mailbox) {
      expect(Buffer.from(email.attachments![0]!.content).equals(paper!.bytes)).toBe(true);
      expect(email.html).toContain("&#60;b&#62;Oui");
    }
    expect(toClient?.subject).toBe("Vous avez accepté l’offre OFF-2026-0001 de Anna Muster");
    expect(toClient?.text).toContain(`Acceptée par  ${(await findOffer(ctx, id)).answered?.name}`);
  });

  it("says number, amount, name and time of an acceptance, and a remark where there is one", async () => {
    for (const [remark, facts] of [
      ["", 4],
      ["Merci", 5],
    ] as const) {
      const { platform, ctx, id } = await start();
      await answerOffer(ctx, { ...reply(id, "accepted"), remark });
      await runDueJobs(platform, handlers);
      const toClient = platform.mailbox.find(({ to }) => to === "kundin@example.ch");
      expect(toClient?.text.match(/^\S.* {2}\S.*$/gm)).toHaveLength(facts);
    }
  });

  it("a refusal that is withdrawn before its e-mail leaves is told to nobody", async () => {
    const { platform, ctx, id } = await start();
    await answerOffer(ctx, reply(id, "declined"));
    await withdrawOffer(ctx, id);
    await runDueJobs(platform, handlers);
    expect(platform.mailbox).toEqual([]);
  });

  it("what the owner writes down, and a sandbox, send nothing", async () => {
    const { platform, ctx, id } = await start();
    await answerByHand(ctx, id, "accepted", { name: "", remark: "", version: undefined });
    const { sandbox } = await inSandboxOf(ctx);
    await answerOffer(sandbox, reply(await sentOffer(sandbox), "accepted"));
    await runDueJobs(platform, handlers);
    expect(platform.mailbox).toEqual([]);
  });
});

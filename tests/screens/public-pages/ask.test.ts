import { expect, it } from "vitest";
import { listComments } from "#app/features/selling/comments/comments.server.ts";
import { createOffer } from "#app/features/selling/offers/create-offer.server.ts";
import { findOffer } from "#app/features/selling/offers/document/offers.server.ts";
import { markOfferSent } from "#app/features/selling/offers/sending/issue-offer.server.ts";
import { historyOfOffer } from "#app/features/running/history/history.server.ts";
import { handlers } from "#app/jobs.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { Browser } from "../../support/client.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { offerInput } from "../../support/offers/offer-input.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";
import { pageOf } from "../../support/read/page.ts";

import { serve } from "../../support/server/server.ts";

const ASKED = { name: "Eva Kunz", email: "Eva@Kunz.example", text: "Ab wann?\n<b>Bitte</b> bald." };

onEachDatabase((open) => {
  it("a question about an offer is a comment with its number, and one e-mail to the owner", async () => {
    const { ctx, id, path, client, platform } = await start();
    const page = await pageOf(client.get(path));
    expect(page.html).toContain(`href="${path}/ask?lang=de"`);
    expect(page.html).not.toContain("mailto:");
    const form = await pageOf(client.get(`${path}/ask?lang=de`));
    expect(form.text).toContain("Frage zu Offerte OFF-2026-0001");
    const twice = await Promise.all([1, 2].map(() => client.post(`${path}/ask?lang=de`, ASKED)));
    expect(twice.map(({ status, headers }) => [status, headers.get("Location")])).toEqual([
      [303, `${path}/ask?lang=de&sent=1`],
      [303, `${path}/ask?lang=de&sent=1`],
    ]);
    expect((await pageOf(client.get(`${path}/ask?lang=de&sent=1`))).text).toContain(
      "Ihre Frage ist unterwegs",
    );
    expect(await listComments(ctx, { offerId: id })).toMatchObject([
      { userName: "Eva Kunz", askerEmail: "eva@kunz.example", text: ASKED.text },
    ]);
    expect((await historyOfOffer(ctx, id))[0]).toMatchObject({
      event: "offer.asked",
      data: { client: "Eva Kunz" },
    });
    platform.mailbox.length = 0;
    await runDueJobs(platform, handlers);
    expect(platform.mailbox).toMatchObject([
      {
        to: "anna@example.ch",
        replyTo: "eva@kunz.example",
        subject: expect.stringContaining("OFF-2026-0001"),
      },
    ]);
    expect(platform.mailbox[0]?.html).not.toContain("<b>Bitte");
  });

  it("a question without an address comes back with what was typed, and nothing is kept", async () => {
    const { ctx, id, path, client } = await start();
    const refused = await pageOf(
      client.post(`${path}/ask?lang=fr`, { ...ASKED, email: "eva\r\nBcc: x@y.ch" }),
    );
    expect([refused.status, refused.field("name").value]).toEqual([422, "Eva Kunz"]);
    expect(refused.field("text").value).toContain("Ab wann?");
    expect(refused.html).toContain('<html lang="fr-CH">');
    expect(await listComments(ctx, { offerId: id })).toEqual([]);
  });

  it("questions of one network have an end, and a wrong link asks nothing", async () => {
    const { path, client } = await start({ RATE_LIMIT_FACTOR: "1" });
    const wrong = await client.post(`/o/${"x".repeat(64)}/ask`, ASKED);
    expect(wrong.status).toBe(404);
    const answers: number[] = [];
    for (let count = 0; count < 13; count++)
      answers.push((await client.post(`${path}/ask?lang=de`, { ...ASKED, text: `Frage ${count}` })).status);
    expect(answers.filter((status) => status === 303)).toHaveLength(12);
    expect(answers.at(-1)).toBe(429);
  });

  async function start(env = {}) {
    const platform = testPlatform(await open(), env);
    const ctx = await sendingMember(platform);
    const id = await createOffer(ctx, offerInput({ language: "de" }));
    await markOfferSent(ctx, id);
    const { publicUrl } = await findOffer(ctx, id);
    const origin = await serve(platform);
    return { platform, ctx, id, path: new URL(publicUrl ?? "").pathname, client: new Browser(origin) };
  }
});

import { expect, it } from "vitest";
import { invite, resendInvitation } from "#app/features/people/seats/inviting/invite.server.ts";
import { listInvitations } from "#app/features/people/seats/people.server.ts";
import { onEachDatabase } from "../support/databases/databases.ts";
import { later, sendingMember, testPlatform } from "../support/platform.ts";
import { newEmails } from "../support/server/mailbox.ts";

onEachDatabase((open) => {
  it("an invitation comes in the chosen language, again too, and its link opens the page in it", async () => {
    const platform = testPlatform(await open());
    const owner = await sendingMember(platform);
    await newEmails(platform);
    await invite(owner, { email: "luc@example.ch", role: "member", language: "fr" });
    const inFrench = { to: "luc@example.ch", text: expect.stringContaining("&lang=fr") };
    const first = (await newEmails(platform)).find(({ to }) => to === inFrench.to);
    expect(first).toMatchObject(inFrench);
    expect(first?.html).toContain('<html lang="fr');
    const [invitation] = await listInvitations(owner);
    await resendInvitation(later(owner), invitation!.id);
    expect((await newEmails(platform)).find(({ to }) => to === inFrench.to)).toMatchObject(inFrench);
  });

  it("without a choice it comes in the language of whoever invites", async () => {
    const platform = testPlatform(await open());
    const owner = await sendingMember(platform);
    await newEmails(platform);
    await invite({ ...owner, locale: "it" }, { email: "gina@example.ch", role: "member" });
    const found = (await newEmails(platform)).find(({ to }) => to === "gina@example.ch");
    expect(found?.html).toContain('<html lang="it');
  });
});

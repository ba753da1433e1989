import { expect, it } from "vitest";
import { acceptInvitation } from "#app/features/people/seats/inviting/accept-invitation.server.ts";
import { invite } from "#app/features/people/seats/inviting/invite.server.ts";
import { offerOwnership } from "#app/features/people/seats/handover.server.ts";
import { listPeople } from "#app/features/people/seats/people.server.ts";
import { requireRoom, seatsInUse } from "#app/features/people/seats/plan/room.server.ts";
import { handlers } from "#app/jobs.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onDatabaseOfDay } from "../support/databases/databases.ts";
import { PERSON } from "../support/person.ts";
import { member, sendingMember, type TestPlatform, testPlatform } from "../support/platform.ts";
import { seated } from "../support/seats/seated.ts";
import { takeOver } from "../support/seats/take-over.ts";

const BY_PASSWORD = { intent: "begin", password: PERSON.password } as const;

onDatabaseOfDay((open) => {
  it("paused seats take no room, and open ones up to the plan's last", async () => {
    const owner = await sendingMember(testPlatform(await open()));
    for (let seat = 0; seat < 4; seat++) await seated(owner, "member", `m${seat}@example.ch`);
    expect(await seatsInUse(owner)).toEqual({ taken: 5, most: 5 });
    await expect(requireRoom(owner, "member")).rejects.toMatchObject({ code: "seat.limit_reached" });
    await pause(owner, "m0@example.ch");
    expect(await seatsInUse(owner)).toEqual({ taken: 4, most: 5 });
    await requireRoom(owner, "member");
  });

  it("at most five invitations a day go to one address, from whichever businesses", async () => {
    const platform = testPlatform(await open(), { RATE_LIMIT_FACTOR: "1" });
    const owners = [];
    for (let at = 0; at < 6; at++)
      owners.push(await sendingMember(platform, { email: `owner${at}@example.ch` }));
    const [last, ...others] = owners;
    for (const owner of others) await invite(owner, { email: "eva@example.ch", role: "writer" });
    const sixth = invite(last!, { email: "eva@example.ch", role: "writer" });
    await expect(sixth).rejects.toMatchObject({ code: "request.too_many" });
    await invite(last!, { email: "mira@example.ch", role: "writer" });
  });

  it("nobody takes a seat with an address that is not confirmed", async () => {
    const platform = testPlatform(await open());
    const owner = await sendingMember(platform);
    const eva = await member(platform, { email: "eva@example.ch" });
    await invite(owner, { email: "eva@example.ch", role: "writer" });
    const token = await linkIn(platform);
    await expect(acceptInvitation(eva, token)).rejects.toMatchObject({ code: "account.email_not_verified" });
    expect(await listPeople(owner)).toHaveLength(1);
  });

  it("a business is offered to, and taken over by, a member whose seat is open", async () => {
    const owner = await sendingMember(testPlatform(await open()));
    const { ctx: mira } = await seated(owner, "member", "mira@example.ch");
    const { ctx: writer } = await seated(owner, "writer");
    const changed = { code: "seat.changed" };
    await expect(offerOwnership(owner, writer.user.id, BY_PASSWORD)).rejects.toMatchObject(changed);
    await offerOwnership(owner, mira.user.id, BY_PASSWORD);
    await pause(owner, "mira@example.ch");
    await expect(takeOver(mira)).rejects.toMatchObject({ code: "handover.not_found" });
    await expect(offerOwnership(owner, mira.user.id, BY_PASSWORD)).rejects.toMatchObject(changed);
    expect((await listPeople(owner)).map(({ role }) => role)).toEqual(["owner", "member", "writer"]);
  });
});

async function pause({ db, businessId }: UserContext, email: string): Promise<void> {
  const person = db.selectFrom("users").select("id").where("email", "=", email);
  await db
    .updateTable("memberships")
    .set({ paused_at: "2026-11-21" })
    .where("business_id", "=", businessId)
    .where("user_id", "=", person)
    .execute();
}

async function linkIn(platform: TestPlatform): Promise<string> {
  await runDueJobs(platform, handlers);
  const text = platform.mailbox.findLast((email) => email.text.includes("/invitation?token="))?.text ?? "";
  return /token=([\w-]+)/.exec(text)?.[1] ?? "";
}

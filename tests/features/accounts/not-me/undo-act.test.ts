import { expect, it } from "vitest";
import { deleteAccount } from "#app/features/people/accounts/closing/delete-account.server.ts";
import { undoAct } from "#app/features/people/accounts/not-me/undo-act.server.ts";
import { endSeat } from "#app/features/people/seats/change-seat.server.ts";
import { listPeople } from "#app/features/people/seats/people.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onDatabaseOfDay } from "../../../support/databases/databases.ts";
import { PERSON } from "../../../support/person.ts";
import { sendingMember, testPlatform } from "../../../support/platform.ts";
import { seated } from "../../../support/seats/seated.ts";

onDatabaseOfDay((open) => {
  it("a seat that ended is given back once, and not to somebody whose account is deleted", async () => {
    const owner = await sendingMember(testPlatform(await open()));
    const { ctx: mira } = await seated(owner, "member");
    const { ctx: gone } = await seated(owner, "accountant");
    for (const { user } of [mira, gone]) await endSeat(owner, user.id);
    await deleteAccount(gone, { password: PERSON.password, confirmed: true });
    const giveBack = ({ user }: UserContext) =>
      undoAct(owner, {
        kind: "seat_ended",
        person: user.id,
        role: "member",
        rights: "",
        createdAt: owner.now.toISOString(),
      });
    expect([await giveBack(mira), await giveBack(mira), await giveBack(gone)]).toEqual([true, false, false]);
    const people = (await listPeople(owner)).map(({ userId, role }) => [userId, role]);
    expect(people).toEqual([
      [owner.user.id, "owner"],
      [mira.user.id, "member"],
    ]);
  });

  it("the seat that an undo pauses is one person's, and an owner's is never paused", async () => {
    const owner = await sendingMember(testPlatform(await open()));
    const { ctx: mira } = await seated(owner, "member");
    const { ctx: eva } = await seated(owner, "member", "eva@example.ch");
    const pause = ({ user }: UserContext) => undoAct(owner, { kind: "seat_taken", person: user.id });
    expect([await pause(mira), await pause(owner)]).toEqual([true, false]);
    const paused = (await listPeople(owner)).filter(({ isPaused }) => isPaused);
    expect(paused.map(({ userId }) => userId)).toEqual([mira.user.id]);
    expect(await listPeople(eva)).toHaveLength(3);
  });
});

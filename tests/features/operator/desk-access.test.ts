import { expect, it } from "vitest";
import { deskAccess } from "#app/features/people/operator/operators.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { CALLER } from "../../support/caller.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { haveSecondStep, OPERATOR } from "../../support/operator/desk.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";

const LESS: [lacks: string, part: (ctx: UserContext) => Partial<UserContext>][] = [
  ["a program, not a person", () => ({ caller: CALLER })],
  ["without a session", () => ({ sessionId: undefined })],
  ["with an address that is not confirmed", ({ user }) => ({ user: { ...user, emailVerified: false } })],
  ["with another address", ({ user }) => ({ user: { ...user, email: "other@example.ch" } })],
];

onDatabaseOfDay((open) => {
  const operator = async () =>
    sendingMember(testPlatform(await open(), { OPERATOR_EMAILS: OPERATOR }), { email: OPERATOR });

  it("the desk is open to an operator in a session, after a second step", async () => {
    const ctx = await operator();
    expect(await deskAccess(ctx)).toBe("second_step");
    await haveSecondStep(ctx);
    expect(await deskAccess(ctx)).toBe("open");
  });

  it.each(LESS)("the desk is closed to an operator %s", async (_, part) => {
    const ctx = await operator();
    await haveSecondStep(ctx);
    expect(await deskAccess({ ...ctx, ...part(ctx) })).toBeNull();
  });
});

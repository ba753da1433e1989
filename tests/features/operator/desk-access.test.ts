import { expect, it } from "vitest";
import { deskAccess } from "#app/features/people/operator/operators.server.ts";
import type { Caller, UserContext } from "#app/platform/context.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { haveSecondStep, OPERATOR } from "../../support/operator/desk.ts";
import { confirmAddress, later, member, testPlatform } from "../../support/platform.ts";

const KEY: Caller = {
  kind: "api_key",
  id: "1",
  name: "Key",
  access: "full",
  mode: "live",
  scopes: [],
  expiresOn: null,
  expiresAt: null,
  audience: "all",
};

const LESS: [lacks: string, part: (ctx: UserContext) => Partial<UserContext>][] = [
  ["a program, not a person", () => ({ caller: KEY })],
  ["without a session", () => ({ sessionId: undefined })],
  ["with an address that is not confirmed", ({ user }) => ({ user: { ...user, emailVerified: false } })],
  ["with another address", ({ user }) => ({ user: { ...user, email: "other@example.ch" } })],
];

onDatabaseOfDay((open) => {
  async function operator() {
    const ctx = await member(testPlatform(await open(), { OPERATOR_EMAILS: OPERATOR }), { email: OPERATOR });
    await confirmAddress(ctx);
    const confirmed = later(ctx);
    return { ...confirmed, user: { ...confirmed.user, emailVerified: true } };
  }

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

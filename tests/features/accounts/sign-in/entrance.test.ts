import { expect, it } from "vitest";
import { findEntrance } from "#app/features/people/accounts/sign-in/entrance.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onEachDatabase } from "../../../support/databases/databases.ts";
import { member, testPlatform, visitor } from "../../../support/platform.ts";

onEachDatabase((open) => {
  it("whoever proves who they are in another way enters by their own account alone", async () => {
    const platform = testPlatform(await open());
    const closed = await member(platform, { email: "closed@example.ch" });
    const opened = await member(platform, { email: "open@example.ch" });
    const last = await member(platform, { email: "last@example.ch" });
    await change(closed, { language: "de" }, true);
    await change(opened, { language: "fr" }, false);
    await change(last, { language: "it", totp_enabled_at: platform.now().toISOString() }, false);
    const entrance = (ctx: UserContext) => findEntrance(visitor(platform), ctx.user.id);
    expect(await entrance(opened)).toEqual({ language: "fr", isTwoStep: false });
    expect(await entrance(last)).toEqual({ language: "it", isTwoStep: true });
    await expect(entrance(closed)).rejects.toMatchObject({ code: "account.disabled" });
  });
});

async function change(
  { db, user, businessId, now }: UserContext,
  person: { language: string; totp_enabled_at?: string },
  isDisabled: boolean,
): Promise<void> {
  await db.updateTable("users").set(person).where("id", "=", user.id).execute();
  const disabled_at = isDisabled ? now.toISOString() : null;
  await db.updateTable("businesses").set({ disabled_at }).where("id", "=", businessId).execute();
}

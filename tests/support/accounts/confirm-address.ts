import type { UserContext } from "#app/platform/context.server.ts";

/** Confirms as if the person had followed the link of the first e-mail. */
export async function confirmAddress({ db, now, user }: UserContext): Promise<void> {
  const email_verified_at = now.toISOString();
  await db.updateTable("users").set({ email_verified_at }).where("id", "=", user.id).execute();
}

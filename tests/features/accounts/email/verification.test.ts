import { expect, it } from "vitest";
import { resendVerification, verifyEmail } from "#app/features/people/accounts/email/verification.server.ts";
import { handlers } from "#app/jobs.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { onDatabaseOfDay } from "../../../support/databases/databases.ts";
import { member, type TestPlatform, testPlatform, visitor } from "../../../support/platform.ts";

const HOUR = 60 * 60 * 1000;
const INVALID = { code: "account.link_invalid" };

onDatabaseOfDay((open) => {
  it("sends a link that confirms the address, once", async () => {
    const platform = await registered();
    const token = await nextToken(platform);
    expect(platform.mailbox).toMatchObject([{ to: "anna@example.ch" }]);
    expect(await isVerified(platform)).toBe(false);
    await verifyEmail(visitor(platform), token);
    expect(await isVerified(platform)).toBe(true);
    await expect(verifyEmail(visitor(platform), token)).rejects.toMatchObject(INVALID);
  });

  it("confirms once for two who open the link at the same time", async () => {
    const platform = await registered();
    const token = await nextToken(platform);
    const attempts = [1, 2].map(() => verifyEmail(visitor(platform), token));
    const results = await Promise.allSettled(attempts);
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  it("voids the first link by the second", async () => {
    const platform = await registered();
    const first = await nextToken(platform);
    await resendVerification(visitor(platform), "anna@example.ch");
    const second = await nextToken(platform);
    await expect(verifyEmail(visitor(platform), first)).rejects.toMatchObject(INVALID);
    await verifyEmail(visitor(platform), second);
    expect(await isVerified(platform)).toBe(true);
  });

  it("lets a link work for 24 hours from when it was sent", async () => {
    const platform = await registered();
    const token = await nextToken(platform);
    platform.pass(24 * HOUR);
    await expect(verifyEmail(visitor(platform), token)).rejects.toMatchObject(INVALID);
    await resendVerification(visitor(platform), "anna@example.ch");
    const again = await nextToken(platform);
    platform.pass(24 * HOUR - 1);
    await verifyEmail(visitor(platform), again);
    expect(await isVerified(platform)).toBe(true);
  });

  it("security 7: keeps the hash of the token only, and makes it long enough", async () => {
    const platform = await registered();
    const token = await nextToken(platform);
    expect(Buffer.from(token, "base64url").byteLength).toBeGreaterThanOrEqual(16);
    const { db } = platform.database;
    const kept = [
      await db.selectFrom("email_tokens").selectAll().execute(),
      await db.selectFrom("jobs").selectAll().execute(),
    ];
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  it("security 6: answers alike to unknown, confirmed and waiting addresses, and writes only to the last", async () => {
    const platform = await registered();
    await verifyEmail(visitor(platform), await nextToken(platform));
    await member(platform, { email: "waiting@example.ch" });
    await runDueJobs(platform, handlers);
    platform.mailbox.length = 0;
    const answers = [];
    for (const email of ["nobody@example.ch", "anna@example.ch", "waiting@example.ch"]) {
      answers.push(await resendVerification(visitor(platform), email));
    }
    await runDueJobs(platform, handlers);
    expect(answers).toEqual([undefined, undefined, undefined]);
    expect(platform.mailbox.map(({ to }) => to)).toEqual(["waiting@example.ch"]);
  });

  it("sends no link any more to an address confirmed in the meantime", async () => {
    const platform = await registered();
    const token = await nextToken(platform);
    await resendVerification(visitor(platform), "anna@example.ch");
    await verifyEmail(visitor(platform), token);
    await runDueJobs(platform, handlers);
    expect(platform.mailbox).toHaveLength(1);
  });

  it("security 11: writes a name into the e-mail as text, never as HTML", async () => {
    const platform = testPlatform(await open());
    await member(platform, { firstName: "<b>Anna</b>" });
    await runDueJobs(platform, handlers);
    const [email] = platform.mailbox;
    expect(email!.html).toContain("&#60;b&#62;Anna&#60;/b&#62;");
    expect(email!.html).not.toContain("<b>Anna");
    expect(email!.text).toContain("<b>Anna</b>");
  });

  async function registered(): Promise<TestPlatform> {
    const platform = testPlatform(await open());
    await member(platform);
    return platform;
  }
});

/** Runs the queued job and reads the link of the newest e-mail. */
async function nextToken(platform: TestPlatform): Promise<string> {
  await runDueJobs(platform, handlers);
  const link = /http\S+\/verify-email\?token=([\w-]+)/.exec(platform.mailbox.at(-1)?.text ?? "");
  return link?.[1] ?? "";
}

async function isVerified({ database: { db } }: TestPlatform): Promise<boolean> {
  const user = await db
    .selectFrom("users")
    .select("email_verified_at")
    .where("email", "=", "anna@example.ch")
    .executeTakeFirstOrThrow();
  return user.email_verified_at !== null;
}

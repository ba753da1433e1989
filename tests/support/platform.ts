import { confirmAddress } from "./accounts/confirm-address.ts";
import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { registrationSchema } from "#app/features/people/accounts/account.schema.ts";
import { registerAccount } from "#app/features/people/accounts/register.server.ts";
import { type Context, createContext, type UserContext, withUser } from "#app/platform/context.server.ts";
import type { Database } from "#app/platform/database/db.server.ts";
import { readEnv } from "#app/platform/env.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { createLogger } from "#app/platform/observability/log.server.ts";
import type { Email, Mailer } from "#app/platform/mail/email.ts";
import { openPlatform, type Platform } from "#app/platform/platform.server.ts";
import { hashPassword } from "#app/platform/auth/passwords.server.ts";
import { product } from "#app/product.ts";
import { findSession, startSession } from "#app/platform/auth/session.server.ts";
import { PERSON } from "./person.ts";
import { TEST_NOW } from "./test-now.ts";

export interface TestPlatform extends Platform {
  mailbox: Email[];
  /** Moves the clock by this many ms. */
  pass(ms: number): void;
}

/** A secret of its own, which in a file would be written through to the disk for every test. */
const settings = () => ({
  NODE_ENV: "test",
  DEMO_DATA: "off",
  RATE_LIMIT_FACTOR: "1000",
  SESSION_SECRET: randomUUID(),
});

/** When to clean up: at the end of the test, unless several tests share what is made. */
export type OnEnd = (end: () => Promise<void>) => void;

/** A platform on the given database, with a clock that stands still and a mailbox in memory. */
export function testPlatform(
  database: Database,
  env: Record<string, string> = {},
  onEnd: OnEnd = onTestFinished,
): TestPlatform {
  let now = TEST_NOW.getTime();
  const mailbox: Email[] = [];
  const mailer: Mailer = {
    isOutbox: true,
    close: () => {},
    send: async (email) => {
      mailbox.push(email);
    },
  };
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "rappen-test-"));
  const platform = openPlatform(readEnv({ ...settings(), DATA_DIR: dataDir, ...env }), product, {
    database,
    mailer,
    log: createLogger("silent"),
    now: () => new Date(now),
  });
  onEnd(async () => database.db.destroy());
  return Object.assign(platform, { mailbox, pass: (ms: number) => void (now += ms) });
}

export function visitor(platform: Platform, locale: Locale = "en"): Context {
  return createContext({ platform, locale, requestId: "test", log: platform.log });
}

/** Registers somebody and signs them in. */
export async function member(
  platform: Platform,
  overrides: Record<string, unknown> = {},
): Promise<UserContext> {
  return signedIn(platform, await register(visitor(platform), overrides));
}

/** Tests change the plan afterwards, as nobody does within a request: it is asked anew. */
export async function signedIn(platform: Platform, userId: string): Promise<UserContext> {
  return { ...(await signedInRequest(platform, userId)), storedPlan: undefined };
}

/** The context that a request finds. */
export async function signedInRequest(platform: Platform, userId: string): Promise<UserContext> {
  const ctx = visitor(platform);
  const token = await startSession(ctx, { userId, accessVersion: 0, kind: "bearer", userAgent: "test" });
  const identity = await findSession(platform, token, "bearer");
  if (!identity) throw new Error("the session just started is unknown");
  return withUser(ctx, identity);
}

/** @returns the id of the new user */
export function register(ctx: Context, overrides: Record<string, unknown> = {}): Promise<string> {
  return registerAccount(ctx, registrationSchema.parse({ ...PERSON, ...overrides }), hashOnce);
}

const hashes = new Map<string, Promise<string>>();

/** A hash takes as long as all the rest of a new account. */
function hashOnce(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
}

/** Somebody who may send invoices: on Pro, with a confirmed address. */
export async function sendingMember(
  platform: Platform,
  overrides: Record<string, unknown> = {},
): Promise<UserContext> {
  const ctx = await member(platform, overrides);
  await makePro(ctx);
  await confirmAddress(ctx);
  return { ...ctx, user: { ...ctx.user, emailVerified: true } };
}

/** The same person at the time that the platform's clock shows now. */
export function later({ platform, user, role, businessId, sessionId }: UserContext): UserContext {
  return withUser(visitor(platform), { user, role, businessId, sessionId });
}

/** The operator's switch to Pro. */
export async function allowEur(ctx: UserContext): Promise<void> {
  await ctx.db.updateTable("businesses").set({ eur_invoices: 1 }).where("id", "=", ctx.businessId).execute();
}

export async function makePro(ctx: UserContext, prefix = ""): Promise<void> {
  await ctx.db
    .updateTable("businesses")
    .set({ plan: "pro", custom_invoice_prefix: prefix })
    .where("id", "=", ctx.businessId)
    .execute();
}

export { confirmAddress };

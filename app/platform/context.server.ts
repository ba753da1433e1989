import { zurichDay, zurichMonth } from "#app/swiss/dates.ts";
import { clientNetwork } from "#app/platform/http/client-network.ts";
import type { Role } from "#app/platform/auth/seats/role.ts";
import type { StoredPlan } from "#app/platform/auth/sessions/stored-plan.ts";
import { ownedBy } from "#app/platform/database/changes/owners.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/new-id.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Logger } from "#app/platform/observability/log.server.ts";
import { insideTransaction } from "#app/platform/database/open-transaction.server.ts";
import { notingWrites } from "#app/platform/database/replica/noting-writes.server.ts";
import { inSpan } from "#app/platform/observability/tracing/spans.server.ts";
import { instantOn, type SandboxClock, trueNow } from "./clock.server.ts";
import type { Platform } from "./platform.server.ts";

export interface CurrentUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  language: Locale;
  emailVerified: boolean;
}

export interface Context {
  readonly platform: Platform;
  readonly db: Db;
  readonly locale: Locale;
  /** The instant of the request, on the clock of the sandbox; `today` and `month` are its calendar in Zurich. */
  readonly now: Date;
  readonly today: string;
  readonly month: string;
  /** Set where `now` is ahead of the true one. */
  readonly clock?: SandboxClock | undefined;
  readonly log: Logger;
  readonly requestId: string;
  /** Subject of rate limits: the IPv4 address or IPv6 network; empty for background jobs and commands. */
  readonly clientNetwork: string;
  newId(): string;
  /**
   * Inside another transaction, in that one. Queries through the outer `ctx` throw meanwhile.
   * @param isRepeatable it need not wait for the disk, because it is made again after a power failure
   */
  transaction<T>(work: (ctx: this) => Promise<T>, isRepeatable?: boolean): Promise<T>;
  /** Runs the effect after the commit, at once outside of a transaction. */
  afterCommit(effect: () => void): void;
  /** Runs the check at the end of the transaction, once for each name. */
  beforeEnd(name: string, check: () => Promise<void>): void;
  readonly beforeCommit?: (ctx: Context) => Promise<void>;
}

export interface BusinessContext extends Context {
  readonly businessId: string;
  /** It is settled whether this context reads from a replica. */
  readonly readsInOnePlace?: boolean;
}

/** A program, by its API key or as an application that a person has connected. */
export interface Caller {
  kind: "api_key" | "application";
  id: string;
  name: string;
  access: ApiAccess;
  mode: ApiKeyMode;
  /** Chosen ones, such as `invoices:write`; empty unless its access is custom. */
  scopes: string[];
  /** Last day on which it works. */
  expiresOn: string | null;
  /** The end of a replaced key, or of a connection. */
  expiresAt: string | null;
  audience: Audience;
}

/** What a token is for (RFC 8707); a key is for all. */
export type Audience = "mcp" | "api" | "all";

export type ApiAccess = "read_only" | "full" | "custom";

/** A test key acts on the sandbox of the business. */
export type ApiKeyMode = "live" | "test";

export interface UserContext extends BusinessContext {
  readonly user: CurrentUser;
  /** The role in this business; null once the seat has ended. A program acts as whoever made it, within its scopes. */
  readonly role: Role | null;
  /** What the owner lets an accountant do besides; a program of theirs does none of it. */
  readonly ticked?: readonly string[] | undefined;
  /** Empty for a call by a program, which has no session. */
  readonly sessionId: string;
  readonly hasSeveralSeats?: boolean | undefined;
  /** For `shownPlan`; `planOf` says of which business. */
  readonly storedPlan?: StoredPlan | undefined;
  readonly caller?: Caller;
  readonly way?: "mcp";
}

interface ContextStart {
  platform: Platform;
  locale: Locale;
  requestId: string;
  log: Logger;
  clientIp?: string;
  clock?: SandboxClock | undefined;
}

export function createContext(start: ContextStart): Context {
  return {
    ...timesOn(start.clock, start.platform.now()),
    platform: start.platform,
    locale: start.locale,
    requestId: start.requestId,
    log: start.log,
    clientNetwork: clientNetwork(start.clientIp ?? ""),
    db: ownedBy(start.platform.database.db, ""),
    newId,
    transaction: runTransaction,
    afterCommit: (effect) => effect(),
    beforeEnd: outsideOfTransaction,
  };
}

function timesOn(clock: SandboxClock | undefined, trueInstant: Date) {
  const now = instantOn(clock, trueInstant);
  return { now, today: zurichDay(now), month: zurichMonth(now), clock };
}

/** @param clock of that business, where it may be a sandbox that is ahead and `ctx` is not its own */
export function withBusiness(ctx: Context, businessId: string, clock = ctx.clock): BusinessContext {
  const times = clock === ctx.clock ? {} : timesOn(clock, trueNow(ctx));
  return { ...ctx, ...times, db: dbOf(ctx, businessId), businessId, transaction: runTransaction };
}

function dbOf(ctx: Context, businessId: string): Db {
  const { replica } = ctx.platform.database;
  const own = ownedBy(ctx.db, businessId);
  return replica ? notingWrites(own, { replica, businessId, now: () => trueNow(ctx) }) : own;
}

/**
 * For reads that may be some seconds old: asks a replica that has what this business has written. Its transactions are
 * those of `ctx`.
 */
export async function readsMayLag<C extends BusinessContext>(ctx: C): Promise<C> {
  const { database, metrics } = ctx.platform;
  if (!database.replica || ctx.db.isTransaction || ctx.readsInOnePlace) return ctx;
  const db = await database.replica.readerFor(ctx.businessId, trueNow(ctx));
  metrics?.laggingRead(db ? "replica" : "database");
  return db ? { ...ctx, db, transaction: (work, isRepeatable) => ctx.transaction(work, isRepeatable) } : ctx;
}

/** Reads that may be some seconds old and belong together: whoever asks with it reads nothing older than before. */
export async function readsInOnePlace<C extends BusinessContext>(ctx: C): Promise<C> {
  return { ...(await readsMayLag(ctx)), readsInOnePlace: true };
}

/** Who somebody is, in which business and how far they may go. */
export type Who = Pick<
  UserContext,
  | "user"
  | "role"
  | "ticked"
  | "businessId"
  | "sessionId"
  | "hasSeveralSeats"
  | "storedPlan"
  | "caller"
  | "clock"
>;

export function withUser(ctx: Context, who: Who): UserContext {
  const { user, role, ticked, businessId, sessionId, hasSeveralSeats, storedPlan, caller, clock } = who;
  const person = { user, role, ticked, sessionId, hasSeveralSeats, storedPlan };
  const own = { ...withBusiness(ctx, businessId, clock), ...person };
  return { ...own, ...(caller ? { caller } : {}), transaction: runTransaction };
}

async function runTransaction<C extends Context, T>(
  this: C,
  work: (ctx: C) => Promise<T>,
  isRepeatable = false,
): Promise<T> {
  if (this.db.isTransaction) return work(this);
  const effects: (() => void)[] = [];
  const checks = new Map<string, () => Promise<void>>();
  const wrote = new Set<string>();
  const businessId = "businessId" in this && typeof this.businessId === "string" ? this.businessId : "";
  const inTransaction = (db: Db) =>
    insideTransaction({ businessId, wrote }, async () => {
      const inner = {
        ...this,
        db,
        afterCommit: (effect: () => void) => void effects.push(effect),
        beforeEnd: (name: string, check: () => Promise<void>) => void checks.set(name, check),
      };
      const result = await work(inner);
      for (const check of checks.values()) await check();
      await this.beforeCommit?.(inner);
      return result;
    });
  const run = (db: Db) => db.transaction().execute(inTransaction);
  const { dialect } = this.platform.database;
  const result = await inSpan("transaction", {}, () =>
    isRepeatable ? dialect.withoutDisk(this.db, run) : run(this.db),
  );
  if (wrote.size) await this.platform.database.replica?.noteWrites(wrote, trueNow(this));
  for (const effect of effects) effect();
  return result;
}

function outsideOfTransaction(): never {
  throw new Error("a check before the end needs a transaction");
}

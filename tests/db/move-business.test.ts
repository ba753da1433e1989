import { sql } from "kysely";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { businessInvoices, findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { signIn } from "#app/features/people/accounts/sign-in/sign-in.server.ts";
import { enableAccount } from "#app/features/people/operator/accounts/disable-account.server.ts";
import { moveStateOf } from "#app/features/people/operator/accounts/move-account.server.ts";
import { objectName } from "#app/platform/storage/document-store.ts";
import { findApiKey } from "#app/platform/auth/api-key.server.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { IN_DATABASE, IN_STORE } from "#app/platform/storage/documents.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { type Database, openDatabase } from "#app/platform/database/db.server.ts";
import { findMovers } from "#db/moving/business/movers.ts";
import { movedTables } from "#db/moving/business/moved-tables.ts";
import { type BusinessMove, moveBusiness } from "#db/moving/business/move-business.ts";
import { runAdmin } from "#db/admin.ts";
import { filledPostgres } from "../support/databases/filled-postgres.ts";
import { TABLES } from "../support/databases/fill-tables.ts";
import { freshPostgresUrl } from "../support/databases/fresh-postgres.ts";
import { invoiceWith } from "../support/invoices/invoice-with.ts";
import { inSandboxOf } from "../support/sandbox.ts";
import { itRarely } from "../support/heavy/it-rarely.ts";
import { apiKeyOf } from "../support/api-key.ts";
import { PERSON } from "../support/person.ts";
import { member, testPlatform, visitor } from "../support/platform.ts";

const POSTGRES = inject("postgresUrl") ?? "";
const OTHER = { ...PERSON, email: "other@example.ch" };
const AT_ONCE = { forgets: false, isDryRun: false, settle: () => Promise.resolve() };
const BY_OPERATOR = { by: "", reason: "Broken off" };

describe.runIf(POSTGRES)("moving a business to another Postgres", () => {
  async function start() {
    const [from, to] = [await freshPostgresUrl(POSTGRES), await freshPostgresUrl(POSTGRES)];
    const [here, there] = [opened(from), opened(to)];
    const platform = { ...testPlatform(here), env: { ...testPlatform(here).env, databaseUrl: from } };
    const ctx = await member(platform);
    const other = await member(platform, OTHER);
    const invoices = [await invoiceWith(ctx, "paid"), await invoiceWith(other, "sent")] as const;
    const move = (rest: Partial<BusinessMove> = {}) =>
      moveBusiness(visitor(platform), {
        businessId: ctx.businessId,
        to,
        ...AT_ONCE,
        ...rest,
      });
    const away = testPlatform(there);
    return { platform, away, ctx, other, invoices, here, there, from, to, move };
  }

  it("is open there and closed here, with equal rows; another business stays", async () => {
    const { platform, away, ctx, other, invoices, here, there, move } = await start();
    await here.db.updateTable("businesses").set({ plan: "pro" }).where("id", "=", ctx.businessId).execute();
    const { sandbox } = await inSandboxOf(ctx);
    await invoiceWith(sandbox, "sent");
    const before = await contentOf(here, other.businessId);
    const own = await contentOf(here, ctx.businessId);
    expect(await move()).toContain("open there");
    const arrived = await contentOf(there, ctx.businessId);
    expect(arrived.invoice_items).toEqual(own.invoice_items);
    expect(arrived.invoice_pdfs).toEqual(own.invoice_pdfs);
    expect(arrived.businesses).toHaveLength(2);
    expect(arrived.payments).toEqual(own.payments);
    expect(own.payments).toHaveLength(1);
    expect(await contentOf(here, other.businessId)).toEqual(before);
    expect(await contentOf(there, other.businessId)).toMatchObject({ invoices: [], users: [] });
    const user = await signIn(visitor(away), PERSON);
    expect(user.id).toBe(ctx.user.id);
    expect(await findInvoice({ ...ctx, platform: away, db: there.db }, invoices[0])).toMatchObject({
      status: "paid",
    });
    await expect(signIn(visitor(platform), PERSON)).rejects.toMatchObject({ code: "account.disabled" });
    await expect(enableAccount(visitor(platform), ctx.businessId, BY_OPERATOR)).rejects.toMatchObject({
      code: "operator_account.moved",
    });
  });

  it("documents of a store arrive as bytes", async () => {
    const { platform, ctx, here, there, move } = await start();
    const { bytes, sha256 } = await here.db
      .selectFrom("invoice_pdfs")
      .select(["bytes", "sha256"])
      .where("invoice_id", "in", businessInvoices(ctx).select("id"))
      .executeTakeFirstOrThrow();
    await here.db
      .updateTable("invoice_pdfs")
      .set({ in_store: IN_STORE, bytes: Buffer.alloc(0) })
      .where("sha256", "=", sha256)
      .execute();
    await expect(move()).rejects.toThrow("set STORAGE_URL");
    platform.storage = {
      isReadOnly: false,
      place: "a store",
      close: () => {},
      put: () => Promise.resolve(),
      remove: () => Promise.resolve(),
      get: (name) => Promise.resolve(name === objectName(sha256) ? bytes : null),
    };
    await move();
    expect(await there.db.selectFrom("invoice_pdfs").select(["bytes", "in_store"]).execute()).toEqual([
      { bytes, in_store: IN_DATABASE },
    ]);
  });

  it("again it changes nothing, and forgets what is here when told to", async () => {
    const { ctx, other, here, there, move } = await start();
    await move();
    const { db } = there;
    await db.updateTable("invoices").set({ notes: "written there" }).execute();
    await db.updateTable("users").set({ email: "new@example.ch" }).execute();
    expect(await move({ forgets: true })).toContain("removed here");
    expect(await db.selectFrom("invoices").select("notes").execute()).toEqual([{ notes: "written there" }]);
    const left = await contentOf(here, ctx.businessId);
    expect(Object.entries(left).filter(([, rows]) => rows.length > 0)).toEqual([]);
    const people = await here.db.selectFrom("users").select("id").execute();
    expect(people).toEqual([{ id: other.user.id }]);
    await expect(move()).rejects.toThrow("no business");
  });

  itRarely("a failure on the way leaves it open here, and nothing there", async () => {
    const { platform, ctx, there, move } = await start();
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'disk full'; end $$`.execute(
      there.db,
    );
    await sql`create trigger refuse before insert on payments execute function refuse()`.execute(there.db);
    await expect(move()).rejects.toThrow("disk full");
    expect(await moveStateOf(visitor(platform), ctx.businessId)).toMatchObject({
      to: null,
      isDisabled: false,
    });
    expect(await there.db.selectFrom("users").select("id").execute()).toEqual([]);
    await sql`drop trigger refuse on payments`.execute(there.db);
    expect(await move()).toContain("open there");
  });

  itRarely("what is written here meanwhile breaks it off", async () => {
    const { platform, ctx, here, there, move } = await start();
    await sql`create function late() returns trigger language plpgsql as $$ begin
      new.notes := 'changed on the way'; return new; end $$`.execute(there.db);
    await sql`create trigger late before insert on invoices for each row execute function late()`.execute(
      there.db,
    );
    await expect(move()).rejects.toThrow("rows of invoices differ");
    expect(await moveStateOf(visitor(platform), ctx.businessId)).toMatchObject({ to: null });
    expect(await contentOf(there, ctx.businessId)).toMatchObject({ invoices: [], users: [] });
    expect((await contentOf(here, ctx.businessId)).invoices).toHaveLength(1);
  });

  it("one that was killed after the copy goes on, and jobs run in one place only", async () => {
    const { platform, ctx, here, there, move } = await start();
    const ofBusiness = async ({ db }: Database) =>
      (await db.selectFrom("jobs").select("state").where("business_id", "=", ctx.businessId).execute()).map(
        ({ state }) => state,
      );
    await enqueueJob(ctx, { name: "webhook.deliver", payload: { id: "none" } });
    const waiting = await ofBusiness(here);
    expect(waiting).toContain("ready");
    await sql`create function stop() returns trigger language plpgsql as $$ begin raise 'killed'; end $$`.execute(
      here.db,
    );
    await sql`create trigger stop before insert on operator_acts execute function stop()`.execute(here.db);
    await expect(move()).rejects.toThrow("killed");
    expect(await moveStateOf(visitor(platform), ctx.businessId)).toMatchObject({
      isMoved: false,
      isDisabled: true,
    });
    expect(new Set([...(await ofBusiness(here)), ...(await ofBusiness(there))])).toEqual(new Set(["held"]));
    await sql`drop trigger stop on operator_acts`.execute(here.db);
    expect(await move()).toContain("open there");
    expect(new Set(await ofBusiness(here))).toEqual(new Set(["held"]));
    expect(await ofBusiness(there)).toEqual(waiting);
  });

  it("people whom the target knows otherwise are shown, not merged", async () => {
    const { platform, ctx, away, there, move } = await start();
    await member(away, PERSON);
    const settle = () => Promise.reject(new Error("it was closed"));
    await expect(move({ settle })).rejects.toThrow("knows the person");
    expect(await moveStateOf(visitor(platform), ctx.businessId)).toMatchObject({ to: null });
    expect(await there.db.selectFrom("invoices").select("id").execute()).toEqual([]);
  });

  it("programs are asked to come back while it is on its way", async () => {
    const { platform, ctx, here, move } = await start();
    await here.db.updateTable("businesses").set({ plan: "pro" }).where("id", "=", ctx.businessId).execute();
    const { secret } = await apiKeyOf(ctx);
    const moving = { code: "account.moving", retryAfter: 60 };
    await move({
      settle: async () => {
        await expect(findApiKey(platform, secret)).rejects.toMatchObject(moving);
        await expect(signIn(visitor(platform), PERSON)).rejects.toMatchObject(moving);
      },
    });
    await expect(findApiKey(platform, secret)).rejects.toMatchObject({ code: "account.disabled" });
  });

  itRarely("is refused into its own database, and while a job of it runs", async () => {
    const { platform, ctx, here, from, move } = await start();
    await expect(move({ to: from })).rejects.toThrow("already");
    await enqueueJob(ctx, { name: "webhook.deliver", payload: { id: "none" } });
    await here.db
      .updateTable("jobs")
      .set({ state: "running" })
      .where("business_id", "=", ctx.businessId)
      .execute();
    await expect(move()).rejects.toMatchObject({ code: "operator_account.busy" });
    expect(await moveStateOf(visitor(platform), ctx.businessId)).toMatchObject({
      to: null,
      isDisabled: false,
    });
  });

  itRarely("the command counts first, and says what it needs", async () => {
    const { platform, ctx, to } = await start();
    const admin = (...args: string[]) =>
      runAdmin(["move-business", ...args], (work) => work(visitor(platform)));
    expect((await admin("--business", ctx.businessId)).code).toBe(2);
    const { text, code } = await admin("--business", ctx.businessId, "--to", to, "--dry-run");
    expect(code).toBe(0);
    expect(text).toMatch(/^invoices: 1$/m);
    expect(await moveStateOf(visitor(platform), ctx.businessId)).toMatchObject({
      to: null,
      isDisabled: false,
    });
    expect((await admin("--business", ctx.user.id, "--to", to)).text).toMatch(
      /^Not moved: there is no business/,
    );
  });

  it("leaves behind what ends by itself, is of the installation, or is made anew", async () => {
    const { ctx, here } = await start();
    const tables = await movedTables(here.db, await findMovers(here.db, ctx.businessId));
    const moved = tables.map(({ name }) => name);
    expect(TABLES.filter((name) => !moved.includes(name)).toSorted()).toEqual([
      ...["analytics_events", "backups", "business_changes", "desk_feeds", "email_tokens", "kept_forms"],
      ...[
        "kept_pieces",
        "kept_results",
        "last_writes",
        "oauth_codes",
        "rate_limits",
        "result_turns",
        "sessions",
        "spent_challenges",
        "stored_objects",
        "stripe_events",
      ],
    ]);
  });

  itRarely("takes a row of every other table", async () => {
    const { url: from, ctx } = await filledPostgres(POSTGRES);
    const to = await freshPostgresUrl(POSTGRES);
    const [here, there] = [opened(from), opened(to)];
    const platform = { ...testPlatform(here), env: { ...testPlatform(here).env, databaseUrl: from } };
    const before = await contentOf(here, ctx.businessId);
    await moveBusiness(visitor(platform), { businessId: ctx.businessId, to, ...AT_ONCE });
    const after = await contentOf(there, ctx.businessId);
    for (const table of Object.keys(before).filter((name) => name !== "businesses" && name !== "users"))
      expect({ [table]: after[table] }).toEqual({ [table]: before[table] });
  });
});

function opened(url: string): Database {
  const database = openDatabase(url);
  onTestFinished(() => database.db.destroy());
  return database;
}

/** The rows of that business, by table. */
async function contentOf({ db }: Database, businessId: UserContext["businessId"]) {
  const all: Record<string, unknown[]> = {};
  for (const { name, belongs } of await movedTables(db, await findMovers(db, businessId))) {
    const { rows } = await sql`select * from ${sql.table(name)} where ${belongs}`.execute(db);
    all[name] = rows.map((row) => JSON.stringify(row)).toSorted();
  }
  return all;
}

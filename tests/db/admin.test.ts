import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { deleteInvoice } from "#app/features/selling/invoices/delete-invoice.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { findProfile } from "#app/features/people/accounts/profile.server.ts";
import { historyOf } from "#app/features/running/history/history.server.ts";
import { findPlan } from "#app/features/running/subscriptions/current-plan.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { runAdmin } from "#db/admin.ts";
import { onDatabaseOfDay } from "../support/databases/databases.ts";
import { invoiceWith } from "../support/invoices/invoice-with.ts";
import { onPlaceOfDay } from "../support/databases/places.ts";
import { PERSON } from "../support/person.ts";
import { member, testPlatform, visitor } from "../support/platform.ts";
import { itRarely } from "../support/heavy/it-rarely.ts";

const ROOT = path.join(import.meta.dirname, "../..");
const run = promisify(execFile);

onDatabaseOfDay((open) => {
  it("the operator gives Pro, with a period or without, and takes it back", async () => {
    const ctx = await member(testPlatform(await open()));
    const admin = commands(ctx.platform);
    expect(await admin("plan", "Anna@Example.ch", "pro")).toEqual({
      text: "Anna@Example.ch is on pro now.",
      code: 0,
    });
    expect(await findProfile(ctx)).toMatchObject({ plan: "pro", business: { billingPeriod: null } });
    await admin("plan", PERSON.email, "pro", "--period", "yearly");
    expect(await findProfile(ctx)).toMatchObject({ plan: "pro", business: { billingPeriod: "yearly" } });
    expect(await admin("plan", PERSON.email, "free")).toMatchObject({ code: 0 });
    expect(await findProfile(ctx)).toMatchObject({ plan: "free", business: { billingPeriod: null } });
  });

  it("the operator is told when an account stays on Pro for another reason", async () => {
    const ctx = await member(testPlatform(await open(), { DEFAULT_PLAN: "pro" }));
    const { text, code } = await commands(ctx.platform)("plan", PERSON.email, "free");
    expect(code).toBe(0);
    expect(text).toContain("still on Pro");
    expect(await findPlan(ctx)).toBe("pro");
  });

  it("an archived invoice comes back under its number, and its history says so", async () => {
    const ctx = await member(testPlatform(await open()));
    const admin = commands(ctx.platform);
    const id = await invoiceWith(ctx, "sent");
    const { number, version } = await findInvoice(ctx, id);
    await deleteInvoice(ctx, id);
    await expect(findInvoice(ctx, id)).rejects.toThrow("invoice.not_found");
    const answer = await admin("restore-invoice", PERSON.email, number);
    expect(answer).toEqual({ text: `Invoice ${number} of ${PERSON.email} is back.`, code: 0 });
    expect(await findInvoice(ctx, id)).toMatchObject({ number, version: version + 2, status: "sent" });
    expect((await historyOf(ctx, id))[0]).toMatchObject({ event: "invoice.restored", userName: "" });
    expect(await admin("restore-invoice", PERSON.email, number)).toMatchObject({ code: 1 });
  });

  it("another business's invoice, a draft that was deleted and an unknown address are not found", async () => {
    const ctx = await member(testPlatform(await open()));
    await member(ctx.platform, { email: "other@example.ch" });
    const admin = commands(ctx.platform);
    const sent = await invoiceWith(ctx, "sent");
    const { number } = await findInvoice(ctx, sent);
    await deleteInvoice(ctx, sent);
    expect(await admin("restore-invoice", "other@example.ch", number)).toMatchObject({ code: 1 });
    const draft = await invoiceWith(ctx, "draft");
    const gone = (await findInvoice(ctx, draft)).number;
    await deleteInvoice(ctx, draft);
    expect(await admin("restore-invoice", PERSON.email, gone)).toMatchObject({ code: 1 });
    for (const args of [
      ["plan", "nobody@example.ch", "pro"],
      ["restore-invoice", "nobody@example.ch", number],
    ]) {
      const { text, code } = await admin(...args);
      expect([text, code]).toEqual(["There is no account with the address nobody@example.ch.", 1]);
    }
  });
});

it.each([
  ["plan"],
  ["plan", "a@b.ch"],
  ["plan", "a@b.ch", "gold"],
  ["plan", "a@b.ch", "pro", "yearly"],
  ["plan", "a@b.ch", "pro", "--period", "weekly"],
  ["plan", "a@b.ch", "free", "--period", "yearly"],
  ["plan", "a@b.ch", "pro", "--forever"],
  ["restore-invoice", "a@b.ch"],
  ["restore-invoice", "a@b.ch", "1", "2"],
  ["toString"],
  ["delete-everything"],
])("a command that is not understood changes nothing and shows the help: %j %j %j %j %j", async (...args) => {
  const { text, code } = await runAdmin(args, (work) => work(undefined as never));
  expect(code).toBe(2);
  expect(text).toContain("npm run admin -- plan EMAIL");
});

it.each([[[]], [["help"]], [["--help"]]])("the help opens no database: %j", async (args) => {
  const { text, code } = await runAdmin(args, () => Promise.reject(new Error("opened")));
  expect(code).toBe(0);
  expect(text).toContain("restore-invoice EMAIL NUMBER");
});

onPlaceOfDay((place) => {
  itRarely("works as a command, with exit codes, and wants the schema to be up to date", async () => {
    const { url, database } = await place();
    const platform = testPlatform(database);
    const ctx = await member(platform);
    const env = {
      ...process.env,
      DATABASE_URL: url,
      SESSION_SECRET: "x".repeat(32),
      NODE_ENV: "test",
    } as const;
    const admin = (...args: string[]) => run(process.execPath, ["db/admin.ts", ...args], { cwd: ROOT, env });
    expect((await admin("plan", PERSON.email, "pro")).stdout).toBe(`${PERSON.email} is on pro now.\n`);
    expect(await findPlan(ctx)).toBe("pro");
    await expect(admin("plan", "nobody@example.ch", "pro")).rejects.toMatchObject({ code: 1 });
    await expect(admin("plan")).rejects.toMatchObject({ code: 2 });
    const empty = { ...env, DATABASE_URL: "sqlite::memory:" };
    const failed = run(process.execPath, ["db/admin.ts", "plan", PERSON.email, "pro"], {
      cwd: ROOT,
      env: empty,
    });
    await expect(failed).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining("npm run migrate") as string,
    });
  });
});

function commands(platform: Platform) {
  return (...args: string[]) => runAdmin(args, (work) => work(visitor(platform)));
}

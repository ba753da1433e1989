import { expect, it } from "vitest";
import { profileSchema } from "#app/features/people/accounts/account.schema.ts";
import { updateBusiness } from "#app/features/people/accounts/profile.server.ts";
import { findAccountCard } from "#app/features/people/operator/accounts/account-card.server.ts";
import { findAccounts } from "#app/features/people/operator/accounts/find-accounts.server.ts";
import { listOwnActs } from "#app/features/people/operator/acts/acts.server.ts";
import { listJobs } from "#app/features/people/operator/jobs/desk-jobs.server.ts";
import type { Context, UserContext } from "#app/platform/context.server.ts";
import { onNewDatabaseOfDay } from "../../support/databases/databases.ts";
import { multiplyRows } from "../../support/databases/multiply-rows.ts";
import { watched } from "../../support/databases/query-plans.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { PERSON } from "../../support/person.ts";
import { makePro, member, testPlatform, visitor } from "../../support/platform.ts";
import { inSandboxOf } from "../../support/sandbox.ts";

onNewDatabaseOfDay((open) => {
  async function start(people: Record<string, string>) {
    const database = watched(await open());
    const platform = testPlatform(database);
    const members: UserContext[] = [];
    for (const [email, companyName] of Object.entries(people))
      members.push(await member(platform, { email, companyName }));
    return { database, members, desk: visitor(platform) };
  }

  const found = async (desk: Context, search: string) => {
    const emails: string[] = [];
    for (let after: string | null = null, pages = 0; pages < 9; pages++) {
      const page = await findAccounts(desk, search, after);
      emails.push(...page.accounts.map(({ email }) => email));
      if (page.nextCursor === null) return emails;
      after = page.nextCursor;
    }
    throw new Error("the pages do not end");
  };

  it("finds by the beginning of address or company, whatever accents and case, and by ids", async () => {
    const { members, desk } = await start({
      "anna@example.ch": "Zürcher Kaffee AG",
      "zora@example.ch": "",
      "zurcher@example.ch": "Zürcher Tee",
      "max_x@example.ch": "Łódź",
    });
    expect(await found(desk, "ANNA@")).toEqual(["anna@example.ch"]);
    expect(await found(desk, "zurcher")).toEqual(["zurcher@example.ch", "anna@example.ch"]);
    expect(await found(desk, "zürcher k")).toEqual(["anna@example.ch"]);
    expect(await found(desk, "lodz")).toEqual(["max_x@example.ch"]);
    expect(await found(desk, "max%")).toEqual([]);
    expect(await found(desk, "kaffee")).toEqual([]);
    const [anna] = members;
    expect(await found(desk, anna!.businessId)).toEqual(["anna@example.ch"]);
    expect(await found(desk, anna!.user.id.toUpperCase())).toEqual(["anna@example.ch"]);
    expect(await found(desk, "")).toEqual([
      ...["max_x@example.ch", "zurcher@example.ch", "zora@example.ch", "anna@example.ch"],
    ]);
  });

  it("a company is found by its new name after a change", async () => {
    const { members, desk } = await start({ "anna@example.ch": "Alt AG" });
    const input = profileSchema.parse({ ...PERSON, companyName: "Neu AG" });
    await updateBusiness(members[0]!, input);
    expect(await found(desk, "alt")).toEqual([]);
    expect(await found(desk, "neu")).toEqual(["anna@example.ch"]);
  });

  it("every match is on exactly one page, first by address and then by company", async () => {
    const people = Array.from({ length: 30 }, (_, index) => [`same-${index}@example.ch`, ""]);
    const firms = Array.from({ length: 30 }, (_, index) => [`firm-${index}@example.ch`, "Same AG"]);
    const both = [["same-both@example.ch", "Same AG"]];
    const { desk } = await start(
      Object.fromEntries([...people, ...firms, ...both]) as Record<string, string>,
    );
    const emails = await found(desk, "same");
    expect(emails).toHaveLength(61);
    expect(new Set(emails).size).toBe(61);
    expect(emails.slice(0, 31).every((email) => email.startsWith("same-"))).toBe(true);
    expect(await found(desk, "")).toHaveLength(61);
    await expect(findAccounts(desk, "same", "nonsense")).rejects.toMatchObject({ code: "input.invalid" });
  });

  it("no search, page or log of the desk reads a whole table", async () => {
    const { database, members, desk } = await start({ "anna@example.ch": "Muster AG" });
    const [anna] = members;
    // Tables of one row have any plan on Postgres.
    if (database.dialect.title === "Postgres") await multiplyRows(database.db, 500);
    await database.fullScans();
    for (const search of ["anna", "muster", anna!.businessId, anna!.user.id])
      await findAccounts(desk, search);
    await findAccountCard(desk, anna!.businessId);
    await listOwnActs(anna!);
    await listJobs(desk, "dead");
    expect(await database.fullScans()).toEqual([]);
    for (const search of ["anna", "muster"]) await findAccounts(desk, search);
    expect(await database.sorts()).toEqual([]);
  });

  it("an account's page has numbers and states, never a sandbox's", async () => {
    const { members, desk } = await start({ "anna@example.ch": "Muster AG" });
    const [anna] = members;
    await makePro(anna!);
    await invoiceWith(anna!, "sent");
    const { sandbox } = await inSandboxOf(anna!);
    expect(await findAccountCard(desk, anna!.businessId)).toMatchObject({
      email: "anna@example.ch",
      companyName: "Muster AG",
      name: "Anna Muster",
      isVerified: true,
      plan: "pro",
      planBy: "operator",
      invoices: 1,
      sessions: 1,
      isTwoStep: false,
      isOperator: false,
      failedDeliveries: [],
      deadMails: [],
      latestAct: "",
      disabledAt: null,
    });
    expect(await found(desk, sandbox.businessId)).toEqual([]);
    expect(await found(desk, "")).toHaveLength(1);
  });
});

import { afterAll, expect, it } from "vitest";
import { accountingPage } from "#app/features/front/accounting/accounting-page.server.ts";
import { findCalendarFeed, makeCalendarFeed } from "#app/features/front/calendar/calendar-feed.server.ts";
import { dueDays } from "#app/features/front/calendar/due-days.server.ts";
import { expectedByWeek } from "#app/features/front/dashboard/expected.server.ts";
import { invoicedByMonth } from "#app/features/front/dashboard/invoiced.server.ts";
import { findStats } from "#app/features/front/dashboard/stats.server.ts";
import { findToday } from "#app/features/front/dashboard/today/today.server.ts";
import { deskFacts } from "#app/features/front/desk/desk-facts.server.ts";
import { findByText } from "#app/features/front/find/find-by-text.server.ts";
import { waitingImports } from "#app/features/front/imports/imports.server.ts";
import { sumsOfProjects } from "#app/features/front/projects/project-sums.server.ts";
import { listPeopleWays } from "#app/features/front/security/list-business-ways.server.ts";
import { listPrograms } from "#app/features/front/security/list-programs.server.ts";
import type { BankFile } from "#app/features/money/bank-files/bank-file.ts";
import {
  bankFileOf,
  findSameFile,
  ownBankFiles,
  recentBankFiles,
} from "#app/features/money/bank-files/bank-files.server.ts";
import { listMappings } from "#app/features/money/bank-files/csv/kept-mappings.server.ts";
import { listEntries } from "#app/features/money/bank-files/entries/list-entries.server.ts";
import { latestStatements } from "#app/features/money/bank-files/latest-statements.server.ts";
import { accountsOfStatements } from "#app/features/money/bank-files/own-accounts.server.ts";
import { closeBankFilePool } from "#app/features/money/bank-files/read/read-bank-files.server.ts";
import {
  countReversals,
  listReversals,
  waitingReversals,
} from "#app/features/money/bank-files/reversals/list-reversals.server.ts";
import { donationsOf } from "#app/features/money/donations/donations.server.ts";
import { listRules } from "#app/features/money/payment-rules/teach.server.ts";
import { countPayments, listPayments } from "#app/features/money/payments/list-payments.server.ts";
import { readPaymentQuery } from "#app/features/money/payments/payment-query.ts";
import { reportedFor } from "#app/features/money/payments/reported-for.server.ts";
import { brokenPromises } from "#app/features/money/reminders/screens/broken-promises.server.ts";
import { clientReminders } from "#app/features/money/reminders/screens/client-reminders.server.ts";
import { lettersForThePost } from "#app/features/money/reminders/screens/for-the-post.server.ts";
import { nextDue } from "#app/features/money/reminders/screens/next-due.server.ts";
import { findDueLevels } from "#app/features/money/reminders/screens/run-page.server.ts";
import { severalOverdue } from "#app/features/money/reminders/screens/several-overdue.server.ts";
import { sumsOf } from "#app/features/money/statements/client-sums.server.ts";
import { openByAge } from "#app/features/money/statements/open-by-age.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { registerDemo } from "#db/demo.ts";
import { fillDemo } from "#db/demo-year.ts";
import { freshSqlite } from "../support/databases/databases.ts";
import { fillTables } from "../support/databases/fill-tables.ts";
import { makePro, member, signedIn, testPlatform } from "../support/platform.ts";

afterAll(() => closeBankFilePool());

interface Ids {
  client: string;
  invoice: string;
  bankFile: string;
  sha256: string;
}

const NOBODYS: Ids = { client: "client", invoice: "invoice", bankFile: "file", sha256: "bytes" };

type Read = (ctx: UserContext, ids: Ids, statements: BankFile["statements"]) => unknown;

const READS: Record<string, Read> = {
  "the accounting page": (ctx) => accountingPage(ctx),
  "the calendar": (ctx) => findCalendarFeed(ctx),
  "days in the calendar": (ctx) => dueDays(ctx),
  "expected money": (ctx) => expectedByWeek(ctx),
  "invoiced money": (ctx) => invoicedByMonth(ctx),
  "the list of today": async (ctx) => findToday(ctx, await findStats(ctx)),
  "facts at the desk": (ctx) => deskFacts(ctx, null),
  "what is found": (ctx) => findByText(ctx, "Grafik"),
  "imports that wait": (ctx) => waitingImports(ctx),
  projects: (ctx) => sumsOfProjects(ctx, { from: "2020-01-01", to: "2030-12-31" }),
  "ways in of people": (ctx) => listPeopleWays(ctx),
  programs: (ctx) => listPrograms(ctx),
  "bank files": (ctx) => recentBankFiles(ctx, 10),
  "a number of bank files": (ctx) => ownBankFiles(ctx).selectAll().execute(),
  "the same bank file": (ctx, { sha256 }) => findSameFile(ctx, sha256),
  "entries of a bank file": (ctx, { bankFile }, statements) =>
    listEntries(ctx, { id: bankFile, statements }, { list: "booked", statement: null, page: 1 }),
  "columns of bank files": (ctx) => listMappings(ctx),
  "the latest statements": (ctx) => latestStatements(ctx),
  "accounts of statements": (ctx) => accountsOfStatements(ctx),
  "returned payments": (ctx) => listReversals(ctx, { state: "waiting", page: 1 }),
  "a number of returned payments": (ctx) => countReversals(ctx),
  "returned payments that wait": (ctx) => waitingReversals(ctx, 3),
  donations: (ctx) => donationsOf(ctx, { year: "2026", group: "", text: "a", isFree: false }),
  "rules for payments": (ctx) => listRules(ctx),
  payments: (ctx) => listPayments(ctx, readPaymentQuery(new URLSearchParams())),
  "a number of payments": (ctx) => countPayments(ctx),
  "reported payments": (ctx, { invoice }) => reportedFor(ctx, [{ id: invoice, reference: "" }]),
  "broken promises": (ctx) => brokenPromises(ctx, 3),
  "reminders of a client": (ctx, { client }) => clientReminders(ctx, client),
  "letters for the post": (ctx) => lettersForThePost(ctx),
  "what is due next": (ctx) => nextDue(ctx),
  "letters that are due": (ctx) => findDueLevels(ctx),
  "clients with several overdue invoices": (ctx, { client }) =>
    severalOverdue(ctx, [{ clientId: client, client: "" }]),
  "sums of a client": (ctx, { client }) => sumsOf(ctx, [client]),
  "open by age": (ctx) => openByAge(ctx),
};

async function readAll(
  ctx: UserContext,
  ids: Ids,
  statements: BankFile["statements"],
): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const [name, read] of Object.entries(READS)) {
    const value = await read(ctx, ids, statements);
    const text = JSON.stringify(value, (_, part: unknown) => (part instanceof Map ? [...part] : part));
    texts[name] = Object.entries(ids).reduce(
      (text, [key, id]) => text.replaceAll(id, NOBODYS[key as keyof Ids]),
      text,
    );
  }
  return texts;
}

it("what one reads stays the same whatever another business has", async () => {
  const platform = testPlatform(await freshSqlite());
  const ctx = await member(platform);
  await makePro(ctx);
  const before = await readAll(ctx, NOBODYS, []);
  const other = await signedIn(platform, await registerDemo(platform, "quer-durch-bern"));
  await fillDemo(platform, other.user.id);
  await makeCalendarFeed(other);
  const { db } = ctx;
  const invoice = await db
    .selectFrom("invoices")
    .select(["id", "client_id"])
    .where("state", "=", "sent")
    .where("paid_on", "is", null)
    .orderBy("due_date")
    .executeTakeFirstOrThrow();
  const file = await ownBankFiles(other).selectAll().executeTakeFirstOrThrow();
  await fillTables(other, invoice.id, "2027-01-01T00:00:00.000Z");
  const ids = { client: invoice.client_id!, invoice: invoice.id, bankFile: file.id, sha256: file.sha256 };
  expect(await readAll(ctx, ids, bankFileOf(file).statements)).toEqual(before);
});

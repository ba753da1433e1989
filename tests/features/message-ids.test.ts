import { seated } from "../support/seats/seated.ts";
import { addComment } from "#app/features/selling/comments/comments.server.ts";
import { expect, it } from "vitest";
import { handlers } from "#app/jobs.server.ts";
import { findWish, wishAccount } from "#app/features/people/accounts/money/account-wish.server.ts";
import { noticeAct } from "#app/features/people/accounts/not-me/security-events.server.ts";
import { SECURITY_KINDS } from "#app/features/people/accounts/not-me/security-kinds.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { periodJson } from "#app/features/taxes/tax/json/period-json.server.ts";
import { closePeriod } from "#app/features/taxes/tax/periods/close-period.server.ts";
import { listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import { createExpense } from "#app/features/taxes/expenses/change-expenses.server.ts";
import { handOver } from "#app/features/books/journal/handover/hand-over.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { withSubscription } from "../support/with-subscription.ts";
import { freshSqlite } from "../support/databases/databases.ts";
import { expenseInput } from "../support/expense-input.ts";
import { invoiceInput } from "../support/invoices/invoice-input.ts";
import { MONTHLY, newSeries } from "../support/invoices/series-input.ts";
import { PERSON } from "../support/person.ts";
import { useMethod } from "../support/tax/worked-year.ts";
import { remindBy } from "../support/reminders/reminder-rules.ts";
import { member, register, testPlatform, visitor } from "../support/platform.ts";

/** Longer than the pause after a first attempt. */
const MINUTE = 60_000;

const { email, firstName } = PERSON;

const CHANGED = { to: "alt@example.ch", event: "x", device: "Firefox", at: "2026-11-21T10:00:00.000Z" };

/** What each e-mail of a job is told, besides whom it is about. */
const PAYLOADS: Record<string, Record<string, string>> = {
  "account.deletion_email": { email, firstName, language: "de", sealedUntil: "" },
  "account.verification_email": { email },
  "account.reset_email": { email },
  "account.change_email_email": { newEmail: "neu@example.ch", accessVersion: "0" },
  "account.sign_in_link_email": { email, browser: "hash", redirectTo: "" },
  "subscription.payment_failed_email": {},
  "subscription.ended_email": {},
  "account.account_link_email": {},
  "account.undone_email": { at: CHANGED.at },
  "account.act_email": { to: email },
  ...Object.fromEntries(SECURITY_KINDS.map((kind) => [`account.${kind}_email`, CHANGED])),
  "comment.notice_email": { from: "2026", until: "2100" },
  "comment.question_email": {},
  "question.asked_email": {},
  "question.answered_email": {},
  "contact.email": { fullName: "A", email: "a@example.ch", subject: "S", message: "M", language: "fr" },
  "invoice.test_email": { to: email, subject: "S", message: "M", language: "it" },
  "journal.handover_email": {},
  "operator.act_email": {},
  "operator.recovery_email": { to: email, newEmail: "neu@example.ch", until: "2026-12-01T10:00:00.000Z" },
  "seat.invitation_email": { language: "de" },
  "seat.ended_email": {},
  "seat.handover_email": { email: "seat_offered" },
  "series.notice_email": { notice: "draft" },
  "reminders.left_out_email": {},
  "statement.email": { to: email, replyTo: email, language: "fr", sender: "S", subject: "S", message: "M" },
  "statement.failed_email": { to: "kundin@example.ch", sender: email },
  "tax.closed_email": { person: "Mira" },
  "year.year_closed_email": { person: "Mira", agreed: "100", received: "100" },
  "year.year_reopened_email": { person: "Mira" },
  "webhook.switched_off_email": { endpointId: "x", url: "https://hooks.example" },
};

it("every e-mail of a job is listed here", () => {
  expect(Object.keys(handlers).filter((name) => name.endsWith("email"))).toEqual(Object.keys(PAYLOADS));
});

it.each(Object.keys(PAYLOADS))("an e-mail that is tried again is the same message: %s", async (name) => {
  const platform = testPlatform(await freshSqlite(), { SUPPORT_EMAIL: "support@example.ch" });
  const ctx = await member(platform);
  await runDueJobs(platform, handlers);
  const invoiceId = await createInvoice(ctx, invoiceInput());
  const seriesId = await newSeries(ctx, { rule: { ...MONTHLY, start: "2027-01-01" } });
  await runDueJobs(platform, handlers);
  const actId = ctx.newId();
  const act = { operator: "", act: "disabled", data: "{}", reason: "", created_at: ctx.now.toISOString() };
  await ctx.db
    .insertInto("operator_acts")
    .values({ ...act, id: actId, business_id: ctx.businessId })
    .execute();
  const invitationId = ctx.newId();
  await ctx.db
    .insertInto("invitations")
    .values({
      id: invitationId,
      business_id: ctx.businessId,
      invited_by: ctx.user.id,
      email: "mira@example.ch",
      role: "writer",
      created_at: ctx.now.toISOString(),
      expires_at: "2030-01-01T00:00:00.000Z",
    })
    .execute();
  await wishAccount(ctx, { iban: "", qrIban: "" }, { iban: "CH5604835012345678009", qrIban: "" });
  const wish = (await findWish(ctx))?.id ?? "";
  const people = { userId: ctx.user.id, byId: ctx.user.id, invitationId, wish };
  await noticeAct(ctx, { kind: "calendar_made", person: ctx.user.id }, {});
  await noticeAct(ctx, { kind: "webhook_changed", webhook: "x" }, {});
  const undone = ctx.db.updateTable("security_events").set({ used_at: CHANGED.at });
  await undone.where("kind", "=", "webhook_changed").execute();
  const noticed = ctx.db
    .selectFrom("security_events")
    .select("id as event")
    .where("kind", "=", "calendar_made");
  await createExpense(ctx, expenseInput());
  const handover = await handOver(ctx, "2026-11-20");
  const closingId = await closedYear(ctx);
  const about = {
    closingId,
    periodId: name === "tax.closed_email" ? await closedPeriod(ctx) : "",
    ...people,
    ...(await noticed.executeTakeFirstOrThrow()),
    businessId: ctx.businessId,
    invoiceId,
    seriesId,
    actId,
    handoverId: handover.id,
  };
  const commenting = { id: ctx.newId(), business_id: ctx.businessId, invoice_id: invoiceId, text: "?" };
  const commenter = { user_id: await register(visitor(platform), { email: "eva@example.ch" }) };
  await ctx.db
    .insertInto("comments")
    .values({ ...commenting, ...commenter, created_at: ctx.now.toISOString() })
    .execute();
  const questionId = name.startsWith("question.") ? await questionFor(ctx, name, invoiceId) : "";
  await runDueJobs(platform, handlers);
  await withSubscription(ctx, name === "subscription.ended_email" ? "canceled" : "past_due");
  const payload = { ...about, questionId, comment: commenting.id, ...PAYLOADS[name] };
  await enqueueJob(ctx, { name, payload });
  await remindBy(ctx);
  await ctx.db.updateTable("reminder_settings").set({ left_out: "plan_over" }).execute();
  const { send } = platform.mailer;
  const ids: string[] = [];
  platform.mailer.send = async ({ id }) => {
    ids.push(id);
    throw new Error("the mail server is away");
  };
  await runDueJobs(platform, handlers);
  platform.mailer.send = async (message) => {
    ids.push(message.id);
    await send(message);
  };
  platform.pass(MINUTE);
  await runDueJobs(platform, handlers);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

async function questionFor(ctx: UserContext, name: string, invoiceId: string): Promise<string> {
  const { ctx: asked } = await seated(ctx, "accountant");
  const question = { to: asked.user.id, until: "" };
  const { questionId } = await addComment(ctx, { invoiceId }, "Which account?", { question });
  if (name === "question.answered_email")
    await addComment(asked, { invoiceId }, "3400", { answers: questionId ?? "" });
  return questionId ?? "";
}

async function closedYear({ db, businessId, newId, now }: UserContext): Promise<string> {
  const closing = { id: newId(), business_id: businessId, year: 2025, hash: "x", closed_by: "Mira" };
  await db
    .insertInto("year_closings")
    .values({ ...closing, closed_at: now.toISOString(), last_sequence: null, reopened_at: null })
    .execute();
  return closing.id;
}

async function closedPeriod(ctx: UserContext): Promise<string> {
  const registered = { company_name: "Muster AG", vat_number: "CHE116281710" };
  await ctx.db.updateTable("businesses").set(registered).where("id", "=", ctx.businessId).execute();
  await useMethod(ctx, { validFrom: "2026-07-01" });
  const { id = "" } = (await listPeriods(ctx)).at(-1) ?? {};
  await closePeriod(ctx, id, (await periodJson(ctx, id)).hash);
  return id;
}

import { expect, it } from "vitest";
import { changeRole, endSeat } from "#app/features/people/seats/change-seat.server.ts";
import { addComment, listComments } from "#app/features/selling/comments/comments.server.ts";
import { withdrawQuestion } from "#app/features/selling/comments/questions/change-questions.server.ts";
import { findQuestion, listQuestions } from "#app/features/selling/comments/questions/questions.server.ts";
import {
  openQuestions,
  waitingQuestions,
} from "#app/features/selling/comments/questions/waiting-questions.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { createExpense, deleteExpense } from "#app/features/taxes/expenses/change-expenses.server.ts";
import { handlers } from "#app/jobs.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";

import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { expenseInput } from "../../support/expense-input.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { later, makePro, sendingMember, testPlatform, type TestPlatform } from "../../support/platform.ts";
import { seated } from "../../support/seats/seated.ts";

onEachDatabase((open) => {
  async function asking() {
    const platform = testPlatform(await open());
    const owner = await sendingMember(platform, { companyName: "Alpha AG" });
    await makePro(owner);
    const { ctx: books } = await seated(owner, "accountant");
    const invoiceId = await createInvoice(owner, invoiceInput());
    await runJobs(platform);
    platform.mailbox.length = 0;
    return { platform, owner, books, on: { invoiceId } };
  }

  async function openOf(ctx: UserContext): Promise<string> {
    const { questions } = await listQuestions(ctx, { state: "open" });
    expect(questions).toHaveLength(1);
    return questions[0]?.id ?? "";
  }

  const toOwner = (owner: UserContext, until = "") => ({ question: { to: owner.user.id, until } });

  it("a question waits on the overview of whom it asks until it is answered", async () => {
    const { owner, books, on } = await asking();
    await addComment(books, on, "Which account?", toOwner(owner, "2026-12-04"));
    expect(await waitingQuestions(owner)).toMatchObject({
      rows: [{ by: "Mira accountant", text: "Which account?", document: "INV-2026-0001", isLate: false }],
    });
    expect((await waitingQuestions(books)).rows).toEqual([]);
    const id = await openOf(owner);
    await addComment(owner, on, "3400", { answers: id });
    expect((await waitingQuestions(owner)).rows).toEqual([]);
    expect(await findQuestion(books, id)).toMatchObject({ state: "answered", answer: { text: "3400" } });
    expect((await listComments(books, on)).map(({ question }) => question?.state)).toEqual([
      "answered",
      undefined,
    ]);
  });

  it("more questions than a page holds are leafed through by page and by cursor, each once", async () => {
    const { owner, books, on } = await asking();
    for (let at = 0; at < 23; at++) await addComment(books, on, `Question ${at}?`, toOwner(owner));
    expect(await waitingQuestions(owner)).toMatchObject({ more: 3 });
    const second = await openQuestions(owner, { page: 2 });
    expect(second.rows.map(({ text }) => text)).toEqual(["Question 20?", "Question 21?", "Question 22?"]);
    expect((await openQuestions(books, { to: books.user.id })).total).toBe(0);
    const first = await listQuestions(owner, { state: "open", limit: 15 });
    const rest = await listQuestions(owner, { state: "open", limit: 15, after: first.nextCursor });
    expect([first.questions.length, rest.questions.length, rest.nextCursor]).toEqual([15, 8, null]);
    const all = [...first.questions, ...rest.questions].map(({ asked }) => asked.text);
    expect(new Set(all).size).toBe(23);
    await expect(listQuestions(owner, { after: "x" })).rejects.toMatchObject({ code: "input.invalid" });
  });

  it("each of the two gets one e-mail that opens the right business", async () => {
    const { platform, owner, books, on } = await asking();
    const told = async () => {
      const before = platform.mailbox.length;
      platform.pass(11 * 60_000);
      await runJobs(platform);
      await runJobs(platform);
      return platform.mailbox.slice(before);
    };
    await addComment(later(books), on, "CHF 500?", toOwner(owner, "2026-12-24"));
    const id = await openOf(owner);
    const asked = await told();
    expect(asked.map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
      "anna@example.ch: Mira accountant asks you about INV-2026-0001",
    ]);
    expect(asked[0]?.text).toContain(`/seats/${owner.businessId}/open?question=${id}`);
    expect(asked[0]?.text).toContain("24 Dec 2026");
    expect(asked[0]?.text).not.toContain("CHF 500");
    await addComment(later(owner), on, "Yes", { answers: id });
    expect((await told()).map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
      "accountant@example.ch: Anna Muster has answered your question about INV-2026-0001",
    ]);
    expect(await told()).toEqual([]);
  });

  it("nobody is told of a question that is withdrawn, or whose person may no longer read it", async () => {
    const { platform, owner, books, on } = await asking();
    await addComment(books, on, "Which account?", toOwner(owner));
    const id = await openOf(owner);
    await expect(withdrawQuestion(owner, id)).rejects.toMatchObject({ code: "question.not_found" });
    await withdrawQuestion(books, id);
    await expect(withdrawQuestion(books, id)).rejects.toMatchObject({ code: "question.not_open" });
    await addComment(owner, on, "Which client?", toOwner(books));
    await changeRole(owner, books.user.id, { role: "writer", seen: "accountant" });
    await runJobs(platform);
    expect(platform.mailbox.map(({ subject }) => subject).filter((one) => /question|asks/.test(one))).toEqual(
      [],
    );
  });

  it("of two answers at once one counts, and the other is refused and not written", async () => {
    const { owner, books, on } = await asking();
    const { ctx: mira } = await seated(owner, "member");
    await addComment(books, on, "Which account?", toOwner(owner));
    const id = await openOf(owner);
    const both = await Promise.allSettled([
      addComment(owner, on, "3400", { answers: id }),
      addComment(mira, on, "3200", { answers: id }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(both.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { code: "question.not_open" },
    });
    expect(await listComments(owner, on)).toHaveLength(2);
  });

  it("only people of the business who may read comments are asked, on a day that is not past", async () => {
    const { owner, books, on } = await asking();
    const { ctx: writer } = await seated(owner, "writer");
    const other = await sendingMember(owner.platform, { email: "eva@example.ch" });
    for (const to of [writer.user.id, other.user.id, owner.user.id])
      await expect(
        addComment(owner, on, "?", { question: { to, until: "2020-01-01" } }),
      ).rejects.toMatchObject({
        fields: [
          { field: "question.to", code: "field.not_askable" },
          { field: "question.until", code: "field.day_past" },
        ],
      });
    expect(await listComments(owner, on)).toEqual([]);
    await addComment(owner, on, "?", { question: { to: "Accountant@example.ch", until: "" } });
    expect((await waitingQuestions(books)).rows).toHaveLength(1);
    const id = await openOf(owner);
    await expect(findQuestion(other, id)).rejects.toMatchObject({ code: "question.not_found" });
    expect((await waitingQuestions({ ...other, user: books.user })).rows).toEqual([]);
  });

  it("a question on an expense names its supplier, and is gone with the expense", async () => {
    const { owner, books } = await asking();
    const { id: expenseId, version } = await createExpense(owner, expenseInput());
    const elsewhere = { invoiceId: await createInvoice(owner, invoiceInput()) };
    await addComment(books, { expenseId }, "Private?", toOwner(owner));
    const id = await openOf(owner);
    await expect(addComment(owner, elsewhere, "No", { answers: id })).rejects.toMatchObject({
      code: "question.not_found",
    });
    const [row] = (await waitingQuestions(owner)).rows;
    expect(row).toMatchObject({ document: expenseInput().supplier, to: `/expenses/${expenseId}` });
    await deleteExpense(owner, expenseId, version);
    expect((await waitingQuestions(owner)).rows).toEqual([]);
  });

  it("the question of a person whose access has ended stands until somebody answers it", async () => {
    const { owner, books, on } = await asking();
    await addComment(owner, on, "Which account?", toOwner(books));
    await endSeat(owner, books.user.id);
    const id = await openOf(owner);
    const { ctx: mira } = await seated(owner, "member");
    await addComment(mira, on, "3400", { answers: id });
    expect(await findQuestion(owner, id)).toMatchObject({ state: "answered" });
  });
});

function runJobs(platform: TestPlatform): Promise<unknown> {
  return runDueJobs(platform, handlers);
}

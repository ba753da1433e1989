import { expect, it } from "vitest";
import { askQuestion } from "#app/features/selling/comments/ask-question.server.ts";
import { commentedIn, commentedPath, commentedResource } from "#app/features/selling/comments/commented.ts";
import { QUESTION_CAPS } from "#app/features/selling/comments/comment-cap.ts";
import { readCommentJson } from "#app/features/selling/comments/comment-json.server.ts";
import { COMMENT_FORM, commentSchema } from "#app/features/selling/comments/comment.schema.ts";
import { addComment, listComments, shownComments } from "#app/features/selling/comments/comments.server.ts";
import { questionSchema } from "#app/features/selling/comments/question.schema.ts";
import { isLate } from "#app/features/selling/comments/questions/question.ts";
import { unansweredDocuments } from "#app/features/selling/comments/unanswered.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { createOffer } from "#app/features/selling/offers/create-offer.server.ts";
import { closeBusiness } from "../../support/accounts/close-business.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { later, makePro, sendingMember, testPlatform } from "../../support/platform.ts";
import { newEmails } from "../../support/server/mailbox.ts";
import { offerInput } from "../../support/offers/offer-input.ts";
import { seated } from "../../support/seats/seated.ts";

const MINUTE = 60_000;
const ASKED = { name: "Eva Kunz", email: "eva@kunz.example", text: "Ab wann?" };

onDatabaseOfDay((open) => {
  async function start() {
    const platform = testPlatform(await open());
    const owner = await sendingMember(platform);
    await makePro(owner);
    const { ctx: books } = await seated(owner, "accountant");
    const other = await sendingMember(platform, { email: "eva@example.ch" });
    const on = { invoiceId: await createInvoice(owner, invoiceInput()) };
    return { platform, owner, books, other, on };
  }

  it("a comment is told to the owner of its own business alone, once its ten minutes are over", async () => {
    const { platform, owner, books, on } = await start();
    await addComment(books, on, "Which account?");
    const notices = await platform.database.db
      .selectFrom("jobs")
      .select(["payload", "run_at"])
      .where("name", "=", "comment.notice_email")
      .execute();
    expect(notices).toHaveLength(1);
    const { userId, until } = JSON.parse(String(notices[0]!.payload)) as { userId: string; until: string };
    expect(userId).toBe(owner.user.id);
    expect(Date.parse(until) % (10 * MINUTE)).toBe(0);
    expect(Date.parse(until) - books.now.getTime()).toBeLessThanOrEqual(10 * MINUTE);
    expect(Date.parse(until)).toBeGreaterThan(books.now.getTime());
    expect(Date.parse(notices[0]!.run_at) - Date.parse(until)).toBe(MINUTE);
  });

  it("a document waits for whoever has not written last on it, also after a client's question", async () => {
    const { owner, books, other, on } = await start();
    const waiting = () => Promise.all([owner, books, other].map(unansweredDocuments));
    expect(await waiting()).toEqual([0, 0, 0]);
    await addComment(books, on, "Which account?");
    expect(await waiting()).toEqual([1, 0, 0]);
    await addComment(owner, on, "3400");
    expect(await waiting()).toEqual([0, 1, 0]);
    await askQuestion(owner, on, ASKED);
    expect(await waiting()).toEqual([1, 1, 0]);
  });

  it("a client's question that is sent twice within an hour is one; others are their own", async () => {
    const { platform, owner, on } = await start();
    const elsewhere = { invoiceId: await createInvoice(owner, invoiceInput()) };
    const { name, email, text } = ASKED;
    await askQuestion(owner, on, ASKED);
    await askQuestion(owner, on, { name, email, text: "Wie lange?" });
    await askQuestion(owner, on, { name, email: "udo@kunz.example", text });
    await askQuestion(owner, elsewhere, ASKED);
    platform.pass(60 * MINUTE);
    await askQuestion(later(owner), on, ASKED);
    expect(await listComments(owner, on)).toHaveLength(3);
    expect(await listComments(owner, elsewhere)).toHaveLength(1);
    platform.pass(1);
    await askQuestion(later(owner), on, ASKED);
    expect(await listComments(owner, on)).toHaveLength(4);
  });

  it("programs read each comment by itself, with who wrote it, and none of another business", async () => {
    const { owner, books, other, on } = await start();
    const question = { to: owner.user.id, until: "" };
    const { id: first, questionId } = await addComment(books, on, "Which account?", { question });
    const { id: second } = await addComment(owner, on, "3400");
    await askQuestion(owner, on, ASKED);
    const asked = (await listComments(owner, on)).at(-1)!.id;
    expect(await readCommentJson(owner, first)).toMatchObject({
      id: first,
      questionId,
      text: "Which account?",
      by: { userId: books.user.id, name: "Mira accountant" },
      invoiceId: on.invoiceId,
      offerId: null,
    });
    expect(await readCommentJson(owner, second)).toMatchObject({ text: "3400", questionId: null });
    expect(await readCommentJson(owner, asked)).toMatchObject({ by: { userId: null, name: ASKED.name } });
    for (const [ctx, id] of [[other, first] as const, [owner, owner.newId()] as const])
      expect(await readCommentJson(ctx, id)).toBeUndefined();
  });

  it("comments are shown to whom they concern, where there is somebody to talk to or something said", async () => {
    const { owner, books, other, on } = await start();
    const { ctx: writer } = await seated(owner, "writer");
    expect(await shownComments(owner, on)).toMatchObject({ rows: [], people: [{ userId: books.user.id }] });
    expect(await shownComments(writer, on)).toBeNull();
    const alone = { invoiceId: await createInvoice(other, invoiceInput()) };
    expect(await shownComments(other, alone)).toBeNull();
    await askQuestion(other, alone, ASKED);
    expect(await shownComments(other, alone)).toMatchObject({ rows: [{ text: ASKED.text }], people: [] });
  });

  it("a document has 200 comments at most, and shows all of them", async () => {
    const { owner, on } = await start();
    const { id } = await addComment(owner, on, "1");
    const row = await owner.db
      .selectFrom("comments")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const more = Array.from({ length: 198 }, () => ({ ...row, id: owner.newId() }));
    await owner.db.insertInto("comments").values(more).execute();
    await addComment(owner, on, "200");
    await expect(addComment(owner, on, "201")).rejects.toMatchObject({ code: "comment.too_many" });
    expect(await listComments(owner, on)).toHaveLength(200);
  });

  it("the owner reads each client's question in an e-mail of its own, with the way to its document", async () => {
    const { platform, owner, on } = await start();
    const offerId = await createOffer(owner, offerInput());
    await newEmails(platform);
    await askQuestion(owner, on, ASKED);
    await askQuestion(owner, { offerId }, { name: "Udo", email: "udo@kunz.example", text: "Wie lange?" });
    const { appUrl } = platform.env;
    const told = (await newEmails(platform)).map(({ to, replyTo, text }) => ({ to, replyTo, text }));
    expect(told).toHaveLength(2);
    const of = (address: string) => told.find(({ replyTo }) => replyTo === address)!;
    expect(of(ASKED.email).to).toBe(owner.user.email);
    expect(of(ASKED.email).text).toContain(ASKED.text);
    expect(of(ASKED.email).text).toContain(`${appUrl}/invoice/${on.invoiceId}`);
    expect(of("udo@kunz.example").text).toContain("Wie lange?");
    expect(of("udo@kunz.example").text).toContain(`${appUrl}/offers/${offerId}`);
  });

  it("nobody is told of an answer of their own, nor of a question while their seat rests", async () => {
    const { platform, owner, books, on } = await start();
    const question = { to: books.user.id, until: "" };
    await newEmails(platform);
    const { questionId } = await addComment(owner, on, "Which account?", { question });
    expect((await newEmails(platform)).map(({ to }) => to)).toEqual([books.user.email]);
    await addComment(owner, on, "3400, I have found it", { answers: questionId! });
    await addComment(owner, on, "And which client?", { question });
    const rests = { paused_at: owner.now.toISOString() };
    await owner.db.updateTable("memberships").set(rests).where("user_id", "=", books.user.id).execute();
    expect(await newEmails(platform)).toEqual([]);
  });

  it("nothing is said or asked on documents of a business that was closed meanwhile", async () => {
    const { owner, books, on } = await start();
    await closeBusiness(owner);
    for (const act of [() => addComment(books, on, "?"), () => askQuestion(owner, on, ASKED)])
      await expect(act()).rejects.toMatchObject({ code: "session.required" });
  });
});

it("a comment has 2000 characters at most, and whom it asks and what it answers have an end as well", () => {
  const isTaken = (more: object) => commentSchema.safeParse({ text: "a", ...more }).success;
  const to = (length: number) => ({ question: { to: "x".repeat(length), until: "" } });
  expect([isTaken({ text: "x".repeat(2000) }), isTaken({ text: "x".repeat(2001) })]).toEqual([true, false]);
  expect([isTaken(to(254)), isTaken(to(255))]).toEqual([true, false]);
  expect([isTaken({ answers: "x".repeat(100) }), isTaken({ answers: "x".repeat(101) })]).toEqual([
    true,
    false,
  ]);
});

it("a client's form lets one type exactly as much as a question may hold", () => {
  const isTaken = (more: object) => questionSchema.safeParse({ ...ASKED, ...more }).success;
  const address = (length: number) => `a@${"b.".repeat(200)}`.slice(0, length - 2) + "ch";
  const { name, email, text } = QUESTION_CAPS;
  for (const more of [0, 1]) {
    const isRight = more === 0;
    expect(isTaken({ name: "x".repeat(name + more) })).toBe(isRight);
    expect(isTaken({ email: address(email + more) })).toBe(isRight);
    expect(isTaken({ text: "x".repeat(text + more) })).toBe(isRight);
  }
  expect(QUESTION_CAPS).toEqual({ name: 70, email: 254, text: 2000 });
});

it.each([
  [{ text: "a", question: { to: "", until: "" }, answers: "" }, { text: "a" }],
  [
    { text: "a", question: { to: "x", until: "" }, answers: "" },
    { text: "a", question: { to: "x", until: "" } },
  ],
  [
    { text: "a", question: { to: "", until: "2026-12-01" }, answers: "1" },
    { text: "a", question: { to: "", until: "2026-12-01" }, answers: "1" },
  ],
])("a form asks somebody only where its fields are filled in: %j", (form, read) => {
  expect(COMMENT_FORM.read(form)).toEqual(read);
});

it.each([
  [{ invoiceId: "1", offerId: null, expenseId: null }, { invoiceId: "1" }, "/invoice/1", "invoices"],
  [{ invoiceId: null, offerId: "2", expenseId: null }, { offerId: "2" }, "/offers/2", "offers"],
  [{ invoiceId: null, offerId: null, expenseId: "3" }, { expenseId: "3" }, "/expenses/3", "expenses"],
])("a comment leads to what it is about: %j", (ids, on, path, resource) => {
  expect(commentedIn(ids)).toEqual(on);
  expect(commentedPath(on)).toBe(path);
  expect(commentedResource(on)).toBe(resource);
});

it.each([
  ["open", "2026-11-20", true],
  ["open", "2026-11-21", false],
  ["open", "", false],
  ["answered", "2026-11-20", false],
] as const)("a question that is %s until %j is late or not", (state, until, late) => {
  expect(isLate({ state, until }, "2026-11-21")).toBe(late);
});

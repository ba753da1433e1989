import { expect, it } from "vitest";
import { addComment } from "#app/features/selling/comments/comments.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { visitAsSender } from "../support/browsing.ts";
import { invoiceInput } from "../support/invoices/invoice-input.ts";
import { pageOf } from "../support/read/page.ts";
import { seatedVisitor } from "../support/seats/seated.ts";

it("questions beyond those of the overview have a page, to oneself or to everybody", async () => {
  const { browser, ctx, origin } = await visitAsSender();
  const { browser: accountant, ctx: books } = await seatedVisitor(origin, ctx, "accountant");
  expect((await pageOf(browser.get("/questions"))).text).toContain("Nobody waits for an answer.");
  const invoiceId = await createInvoice(ctx, invoiceInput());
  const question = { to: ctx.user.id, until: "" };
  for (let at = 1; at <= 22; at++) await addComment(books, { invoiceId }, `Question ${at}?`, { question });
  const overview = await pageOf(browser.get("/dashboard"));
  expect(overview.text).toContain("And 2 more questions.");
  expect(overview.html).toContain('href="/questions"');
  expect((await pageOf(browser.get("/questions"))).text).toContain("Question 20?");
  const second = await pageOf(browser.get("/questions?page=2"));
  expect(second.text).toMatch(/Mira accountant asks: Question 21\? .*Question 22\?/);
  expect(second.text).not.toContain("Question 20?");
  expect((await browser.get("/questions?page=9")).headers.get("Location")).toBe("/questions?page=2");
  expect((await pageOf(accountant.get("/questions"))).text).toContain("Nobody waits for an answer.");
  expect((await pageOf(accountant.get("/questions?of=all"))).text).toContain(
    "Mira accountant asks Anna Muster: Question 1?",
  );
  const { browser: reader } = await seatedVisitor(origin, ctx, "writer");
  expect((await reader.get("/questions")).status).toBe(403);
});

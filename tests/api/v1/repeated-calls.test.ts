import { expect, it } from "vitest";
import { startProgram } from "./start.ts";

const TWICE: [string, string[], string][] = [
  ["mark-sent", [], "sent"],
  ["mark-paid", ["mark-sent"], "paid"],
  ["mark-unpaid", ["mark-sent", "mark-paid"], "sent"],
  ["cancel", ["mark-sent"], "cancelled"],
];

it.each(TWICE)("POST …/%s may be repeated", async (verb, before, status) => {
  const { call, draft } = await startProgram();
  const id = await draft();
  for (const earlier of before) await call("POST", `/invoices/${id}/${earlier}`);
  const first = await call("POST", `/invoices/${id}/${verb}`);
  const again = await call("POST", `/invoices/${id}/${verb}`);
  expect([first.status, first.data?.status]).toEqual([200, status]);
  expect([again.status, again.data]).toEqual([200, first.data]);
});

it.each(TWICE)("POST …/%s at the same time changes once", async (verb, before, status) => {
  const { call, draft } = await startProgram();
  const id = await draft();
  for (const earlier of before) await call("POST", `/invoices/${id}/${earlier}`);
  const answers = await Promise.all([1, 2, 3].map(() => call("POST", `/invoices/${id}/${verb}`)));
  expect(answers.map((answer) => [answer.status, answer.data?.status])).toEqual(
    Array.from({ length: 3 }, () => [200, status]),
  );
});

it("a late repeat of mark-sent or of the status takes no payment back", async () => {
  const { call, sent } = await startProgram();
  const id = await sent();
  const paid = await call("POST", `/invoices/${id}/mark-paid`, { paidOn: "2026-11-20" });
  expect(await call("POST", `/invoices/${id}/mark-sent`)).toMatchObject({ status: 200, data: paid.data });
  expect(await call("PUT", `/invoices/${id}/status`, { status: "sent" })).toMatchObject({ status: 409 });
  expect(await call("PUT", `/invoices/${id}/status`, { status: "paid" })).toMatchObject({ status: 200 });
  expect((await call("GET", `/invoices/${id}`)).data).toEqual(paid.data);
});

it.each([
  ["mark-paid", "draft"],
  ["mark-unpaid", "draft"],
  ["mark-sent", "cancelled"],
  ["mark-paid", "cancelled"],
  ["cancel", "paid"],
])("POST …/%s of an invoice that is %s is 409", async (verb, state) => {
  const { call, draft, sent } = await startProgram();
  const id = state === "draft" ? await draft() : await sent();
  if (state === "cancelled") await call("POST", `/invoices/${id}/cancel`);
  if (state === "paid") await call("POST", `/invoices/${id}/mark-paid`);
  expect(await call("POST", `/invoices/${id}/${verb}`)).toMatchObject({
    status: 409,
    code: "invoice.transition_not_allowed",
  });
});

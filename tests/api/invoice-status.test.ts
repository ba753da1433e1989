import { expect, it } from "vitest";
import { INVOICE_STATUSES } from "#app/features/selling/invoices/fields/invoice.ts";
import { ApiClient } from "../support/client.ts";
import { expectFailure, rawCall } from "../support/read/api-answers.ts";
import { freshSqlite } from "../support/databases/databases.ts";
import { apiMember } from "../support/api-member.ts";
import { invoiceWith } from "../support/invoices/invoice-with.ts";
import { testPlatform } from "../support/platform.ts";
import { serve } from "../support/server/server.ts";

/** What an invoice of this status becomes when that one is wanted; anything else is 409. */
const BECOMES: Record<string, Record<string, string>> = {
  draft: { sent: "sent", cancelled: "cancelled" },
  sent: { sent: "sent", paid: "paid", cancelled: "cancelled" },
  overdue: { sent: "overdue", paid: "paid", overdue: "overdue", cancelled: "cancelled" },
  paid: { paid: "paid" },
  credited: {},
  written_off: {},
  cancelled: { cancelled: "cancelled" },
};

it.each(INVOICE_STATUSES)(
  "an invoice that is %s changes as the table says, and no other way",
  async (status) => {
    const { api, ctx } = await withMember();
    for (const wanted of ["sent", "paid", "overdue", "cancelled"]) {
      const id = await invoiceWith(ctx, status);
      const answer = await api.call("PUT", `/invoices/${id}/status`, { status: wanted });
      const becomes = BECOMES[status]![wanted];
      const { data } = await api.call("GET", `/invoices/${id}`);
      expect([wanted, answer.status, data?.status]).toEqual([wanted, becomes ? 200 : 409, becomes ?? status]);
      if (becomes) expect(answer.data).toEqual(data);
      else expect(answer.code).toBe("invoice.transition_not_allowed");
    }
  },
);

it("takes the day of payment, today without one, and none in the future", async () => {
  const { api, ctx } = await withMember();
  const id = await invoiceWith(ctx, "sent");
  const pay = (paidOn?: unknown) => api.call("PUT", `/invoices/${id}/status`, { status: "paid", paidOn });
  expect(await pay("2026-11-22")).toMatchObject({
    status: 422,
    errors: [{ field: "paidOn", code: "field.paid_in_future" }],
  });
  expect(await pay("soon")).toMatchObject({ status: 422, errors: [{ field: "paidOn", code: "field.day" }] });
  expect((await pay("2026-11-03")).data).toMatchObject({ status: "paid", paidOn: "2026-11-03" });
  await api.call("POST", `/invoices/${id}/mark-unpaid`);
  expect((await pay()).data).toMatchObject({ paidOn: "2026-11-21" });
});

it.each([
  {},
  { status: "draft" },
  { status: "archived" },
  { status: 1 },
  { status: null },
  { status: ["paid"] },
])("refuses a status that nobody can ask for: %j", async (body) => {
  const { api, ctx } = await withMember();
  const id = await invoiceWith(ctx, "sent");
  const answer = await api.call("PUT", `/invoices/${id}/status`, body);
  expect(answer).toMatchObject({ status: 422, errors: [{ field: "status" }] });
  expect((await api.call("GET", `/invoices/${id}`)).data).toMatchObject({ status: "sent" });
});

it("security 9: no GET or HEAD changes anything", async () => {
  const { api, ctx } = await withMember();
  const id = await invoiceWith(ctx, "draft");
  for (const path of [`/invoices/${id}/status`, `/invoices/${id}/send`]) {
    const query = "?status=cancelled&recipient=x@example.ch";
    await expectFailure(await rawCall(api, "GET", path + query), 405, "route.wrong_method");
    expect((await rawCall(api, "HEAD", path + query)).status).toBe(405);
  }
  expect((await api.call("GET", `/invoices/${id}`)).data).toMatchObject({ status: "draft", version: 1 });
});

async function withMember() {
  const platform = testPlatform(await freshSqlite());
  const api = new ApiClient(await serve(platform));
  return { api, ctx: await apiMember(platform, api) };
}

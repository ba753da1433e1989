import { expect, it } from "vitest";
import { OFFER_EXAMPLE } from "#app/features/programs/api-info/examples.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { startProgram } from "../v1/start.ts";

it("a program asks for deposits on a draft, and makes the final invoice of it", async () => {
  const { call } = await startProgram();
  const { data: whole } = await call("POST", "/invoices", INVOICE);
  const url = `/invoices/${whole?.id}`;
  const refused = await call("POST", `${url}/final`);
  expect([refused.status, refused.code]).toEqual([409, "invoice.without_deposits"]);
  for (const wish of [{}, { percent: 50, amount: 10 }, { percent: 100 }, { amount: 999.99 }])
    expect((await call("POST", `${url}/deposits`, wish)).status).toBe(422);
  const half = await call("POST", `${url}/deposits`, { percent: 50 });
  expect(half).toMatchObject({
    status: 201,
    data: { status: "draft", total: 324.25, deposit: { of: whole?.id, percent: 50 } },
  });
  const some = await call("POST", `${url}/deposits`, { amount: 100 });
  expect(some.data).toMatchObject({ total: 100, deposit: { of: whole?.id, percent: null } });
  for (const { data } of [half, some]) await call("POST", `/invoices/${data?.id}/mark-sent`);
  for (const from of [whole, half.data]) {
    const final = await call("POST", `/invoices/${from?.id}/final`);
    expect(final).toMatchObject({
      status: 201,
      data: { id: whole?.id, total: 224.24, deductions: [{ id: half.data?.id }, { id: some.data?.id }] },
    });
  }
  const locked = await call("POST", `/invoices/${half.data?.id}/deposits`, { percent: 1 });
  expect([locked.status, locked.code]).toEqual([409, "invoice.transition_not_allowed"]);
});

it("a program downloads order confirmations and delivery notes of invoices and offers", async () => {
  const { api, call, draft } = await startProgram();
  const id = await draft();
  const { data: offer } = await call("POST", "/offers", OFFER_EXAMPLE);
  const statusOf = async (path: string) => {
    const headers = { Authorization: `Bearer ${api.token}` };
    const answer = await fetch(`${api.origin}/api/v1${path}`, { headers });
    return [answer.status, answer.headers.get("Content-Type")?.split(";")[0]];
  };
  const pdf = [200, "application/pdf"];
  for (const kind of ["orderConfirmation", "deliveryNote"])
    expect(await statusOf(`/invoices/${id}/pdf?kind=${kind}&language=fr`)).toEqual(pdf);
  expect(await statusOf(`/offers/${offer?.id}/pdf?kind=deliveryNote`)).toEqual(pdf);
  expect((await statusOf(`/offers/${offer?.id}/pdf?kind=orderConfirmation`))[0]).toBe(409);
});

import { expect, it } from "vitest";
import { onEachDatabase } from "../../support/databases/databases.ts";
import type { ApiAnswer } from "../../support/client.ts";
import { startProgram } from "./start.ts";

async function confirming(open: Parameters<typeof startProgram>[0]) {
  const program = await startProgram(open);
  const { origin, api } = program;
  const send = async (method: string, path: string, { confirmation = "", body = {}, headers = {} } = {}) => {
    const response = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${api.token}`,
        "Content-Type": "application/json",
        ...(confirmation ? { Confirmation: confirmation } : {}),
        ...headers,
      },
      body: JSON.stringify(body),
    });
    return { status: response.status, ...((await response.json()) as Pick<ApiAnswer, "data" | "code">) };
  };
  const shown = async (method: string, path: string, body = {}) => {
    const { data } = await send(method, `${path}?preview=true`, { body });
    return { preview: data?.preview, confirmation: String(data?.confirmation) };
  };
  return { ...program, send, shown };
}

onEachDatabase((open) => {
  it("a credit note is shown with its number and amounts, and issued as shown", async () => {
    const { call, sent, send, shown } = await confirming(open);
    const id = await sent();
    const body = { amount: 100, reason: "Kulanz" };
    const { preview, confirmation } = await shown("POST", `/invoices/${id}/credit-notes`, body);
    expect(preview).toMatchObject({
      invoice: { amountDue: 648.49 },
      creditNote: { total: 100, reason: "Kulanz" },
    });
    expect((await call("GET", `/invoices/${id}`)).data).toMatchObject({ amountDue: 648.49 });
    const more = { confirmation, body: { ...body, amount: 200 } };
    expect(await send("POST", `/invoices/${id}/credit-notes`, more)).toMatchObject({
      status: 409,
      code: "confirmation.changed",
      preview: { creditNote: { total: 200 } },
      confirmation: expect.any(String),
    });
    const issued = await send("POST", `/invoices/${id}/credit-notes`, { confirmation, body });
    expect([issued.status, issued.data]).toMatchObject([201, { total: 100 }]);
    const twice = await send("POST", `/invoices/${id}/credit-notes`, { confirmation, body });
    expect([twice.status, twice.code]).toEqual([409, "confirmation.used"]);
    expect((await call("GET", `/invoices/${id}`)).data).toMatchObject({ amountDue: 548.49 });
  });

  it("what would be refused is refused when it is to be shown", async () => {
    const { call, sent, send } = await confirming(open);
    const id = await sent({ skonto: [{ percent: 2, days: 10 }] });
    const paid = await call("POST", "/payments", { invoiceId: id, amount: 700 });
    const refund = `/payments/${String(paid.data?.id)}/refund`;
    const other = await sent();
    const acts: [string, object][] = [
      ["/payments", { invoiceId: other, amount: 1, skonto: true }],
      ["/payments", { invoiceId: other, amount: 1, paidOn: "2999-01-01" }],
      [refund, { amount: 1000 }],
      [refund, { refundedOn: "2999-01-01" }],
    ];
    for (const [path, body] of acts) {
      const shown = await send("POST", `${path}?preview=true`, { body });
      expect([path, shown.status, shown.code]).toEqual([path, 422, "input.invalid"]);
    }
  });

  it("a day of a closed year is refused when it is to be shown", async () => {
    const { call, draft, sent, send } = await confirming(open);
    const days = { issueDate: "2025-10-05", dueDate: "2025-11-04" };
    const [invoiceId, unsent, over] = [await sent(days), await draft(days), await sent(days)];
    const paid = await call("POST", "/payments", { invoiceId: over, amount: 700, paidOn: "2025-11-01" });
    const { data: year } = await call("GET", "/year/2025");
    expect((await call("POST", "/year/2025/close", { hash: year?.hash })).data).toMatchObject({
      state: "closed",
    });
    const day = "2025-12-05";
    const acts: [string, object][] = [
      ["/payments", { invoiceId, amount: 1, paidOn: day }],
      [`/invoices/${invoiceId}/mark-paid`, { paidOn: day }],
      [`/invoices/${invoiceId}/write-off`, { reason: "Konkurs", writtenOffOn: day }],
      [`/payments/${String(paid.data?.id)}/refund`, { refundedOn: day }],
      [`/invoices/${unsent}/mark-sent`, {}],
      [`/invoices/${unsent}/send`, {}],
    ];
    for (const [path, body] of acts) {
      const shown = await send("POST", `${path}?preview=true`, { body });
      expect([path, shown.status, shown.code]).toEqual([path, 409, "year.closed"]);
    }
  });

  it("a payment in cash is shown as such, and an early one with nothing missing", async () => {
    const { sent, shown } = await confirming(open);
    const invoiceId = await sent({ skonto: [{ percent: 2, days: 10 }] });
    const body = { invoiceId, amount: 635.52, skonto: true, method: "cash" };
    const { preview } = await shown("POST", "/payments", body);
    expect(preview).toMatchObject({ payment: { method: "cash", skonto: true, tooMuch: 0, tooLittle: 0 } });
    const path = `/invoices/${invoiceId}/mark-paid`;
    expect((await shown("POST", path, { method: "Cash" })).preview).toMatchObject({
      payment: { amount: 648.49, method: "cash" },
    });
  });

  it("a confirmation that was refused is not used up", async () => {
    const { draft, send, shown } = await confirming(open);
    const id = await draft();
    const { confirmation } = await shown("POST", `/invoices/${id}/send`);
    const other = { confirmation, body: { recipient: "elsewhere@example.ch" } };
    expect((await send("POST", `/invoices/${id}/send`, other)).code).toBe("confirmation.changed");
    expect((await send("POST", `/invoices/${id}/send`, { confirmation })).status).toBe(200);
  });

  it("a change with If-Match says what has changed all the same", async () => {
    const { call, draft, send, shown } = await confirming(open);
    const id = await draft();
    const { confirmation } = await shown("POST", `/invoices/${id}/mark-sent`);
    await call("PATCH", `/invoices/${id}`, { notes: "Neu" });
    const answer = await send("POST", `/invoices/${id}/mark-sent`, {
      confirmation,
      headers: { "If-Match": "*" },
    });
    expect([answer.status, answer.code]).toEqual([409, "confirmation.changed"]);
  });

  it("after nine minutes it counts, after ten it is gone, and the answer has a new one", async () => {
    const { draft, send, shown, platform } = await confirming(open);
    const other = await draft();
    const { confirmation: early } = await shown("DELETE", `/invoices/${other}`);
    platform.pass(9 * 60_000);
    expect((await send("DELETE", `/invoices/${other}`, { confirmation: early })).status).toBe(200);
    const id = await draft();
    const { confirmation } = await shown("DELETE", `/invoices/${id}`);
    platform.pass(10 * 60_000);
    const late = await send("DELETE", `/invoices/${id}`, { confirmation });
    expect(late).toMatchObject({
      status: 410,
      code: "confirmation.expired",
      confirmation: expect.any(String),
    });
    expect((await send("DELETE", `/invoices/${id}`)).status).toBe(200);
  });
});

it("a call that cannot be shown before refuses a confirmation rather than ignoring it", async () => {
  const { draft, send } = await confirming(undefined);
  const id = await draft();
  const made = await send("POST", `/invoices/${id}/duplicate`, { confirmation: "x" });
  expect(made.status).toBe(422);
  expect((await send("POST", `/invoices/${id}/duplicate?preview=true`)).status).toBe(422);
});

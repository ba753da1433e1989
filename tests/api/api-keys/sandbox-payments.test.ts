import { expect, it } from "vitest";
import { keyClient } from "../../support/api-key.ts";
import { apiMember } from "../../support/api-member.ts";
import { ApiClient } from "../../support/client.ts";
import { onDatabaseOfDay, type OpenDatabase } from "../../support/databases/databases.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { testPlatform } from "../../support/platform.ts";
import { expectFailure, rawCall } from "../../support/read/api-answers.ts";
import { serve } from "../../support/server/server.ts";

const REFERENCE = "RF18539007547034";

async function start(open: OpenDatabase) {
  const platform = testPlatform(await open());
  const session = new ApiClient(await serve(platform));
  const ctx = await apiMember(platform, session);
  const { api: live } = await keyClient(session.origin, ctx);
  const { api: test } = await keyClient(session.origin, ctx, { mode: "test" });
  const made = await test.call("POST", "/v1/invoices", {
    ...INVOICE,
    paymentReferenceType: "SCOR",
    paymentReference: REFERENCE,
  });
  const invoice = String(made.data?.id);
  await test.call("POST", `/v1/invoices/${invoice}/mark-sent`);
  return { live, test, session, invoice, total: made.data?.total };
}

onDatabaseOfDay((open) => {
  it("an exact reference with the exact amount pays the test invoice, as a bank file would", async () => {
    const { test, invoice, total } = await start(open);
    const payment = { amount: total, reference: "RF18 5390 0754 7034", payerIban: "DE89370400440532013000" };
    const paid = await test.call("POST", "/v1/sandbox/payments", payment);
    expect(paid).toMatchObject({
      status: 201,
      data: { state: "booked", source: "bank", reason: "reference", bankFileId: null, amount: total },
    });
    const path = `/v1/payments/${String(paid.data?.id)}`;
    expect((await test.call("GET", path)).data).toEqual(paid.data);
    expect((await test.call("GET", `/v1/invoices/${invoice}`)).data).toMatchObject({ status: "paid" });
    const again = await test.call("POST", "/v1/sandbox/payments", payment);
    expect(again.data).toMatchObject({ state: "unassigned", reason: "already_paid" });
  });

  it("what does not fit exactly is proposed or left unassigned, and a repeat books nothing twice", async () => {
    const { test } = await start(open);
    const part = await test.call("POST", "/v1/sandbox/payments", { amount: 1, reference: REFERENCE });
    expect(part.data).toMatchObject({ state: "proposed", reason: "reference_part" });
    const strange = JSON.stringify({ amount: 7, message: "danke" });
    const headers = { "Content-Type": "application/json", "Idempotency-Key": "pay-1" };
    const first = await rawCall(test, "POST", "/v1/sandbox/payments", strange, headers);
    const second = await rawCall(test, "POST", "/v1/sandbox/payments", strange, headers);
    expect(await second.text()).toBe(await first.text());
    expect((await test.call("GET", "/v1/payments?state=unassigned")).data).toMatchObject({
      total: 1,
      payments: [{ reason: "no_match", message: "danke" }],
    });
  });

  it("a live key gets 403 whatever it sends, and a test key hears of every wrong field", async () => {
    const { live, test, session } = await start(open);
    await expectFailure(
      await rawCall(live, "POST", "/v1/sandbox/payments", "{}", { "Content-Type": "application/json" }),
      403,
      "sandbox.test_key_required",
    );
    expect((await session.call("POST", "/sandbox/payments", { amount: 1 })).status).toBe(404);
    const wrong = { amount: 0, paidOn: "2099-01-01", payerIban: "CH12" };
    const refused = await test.call("POST", "/v1/sandbox/payments", wrong);
    expect(refused).toMatchObject({ status: 422, errors: [{ field: "amount" }, { field: "payerIban" }] });
    const late = await test.call("POST", "/v1/sandbox/payments", { amount: 1, paidOn: "2099-01-01" });
    expect(late).toMatchObject({ status: 422, errors: [{ field: "paidOn", code: "field.paid_in_future" }] });
  });
});

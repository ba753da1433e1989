import { expect, it } from "vitest";
import { readPaymentJson } from "#app/features/money/payments/payment-answers.server.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { payPage } from "../../support/online-payments/merchant-pages.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { pressPay, takingMoneyOnline } from "../../support/online-payments/paying-online.ts";
import { expectFailure } from "../../support/read/api-answers.ts";
import { serve } from "../../support/server/server.ts";

async function served() {
  const taking = await takingMoneyOnline(await freshSqlite());
  const origin = await serve(taking.platform);
  const { webhooks, ctx } = taking;
  const post = (path: string, body: string, signature: string, headers: Record<string, string> = {}) =>
    fetch(origin + path, {
      method: "POST",
      headers: { ...headers, "Stripe-Signature": signature, "Content-Type": "application/json" },
      body,
    });
  const own = `/api/online-payments/stripe/${ctx.businessId}`;
  return { ...taking, origin, post, own, webhooks };
}

it("takes a signed event over HTTP, from any origin and without a cookie", async () => {
  const { ctx, merchant, webhooks, post, own, work } = await served();
  payPage(merchant, await pressPay(ctx, await invoiceWith(ctx, "sent")));
  const headers = { Origin: "https://stripe.example", "Sec-Fetch-Site": "cross-site" };
  const answers: unknown[] = [];
  webhooks.receive = async (body, signature) => {
    const response = await post(own, body, signature, headers);
    answers.push(await response.json(), response.headers.getSetCookie());
    return response.status;
  };
  await webhooks.deliverWaiting();
  expect(answers).toEqual([{ success: true, data: { received: true } }, []]);
  await work();
  const rows = await ctx.db.selectFrom("payments").select(["source", "state"]).execute();
  expect(rows).toEqual([{ source: "stripe", state: "booked" }]);
});

it("says nothing about why an event is refused: the answers are the same", async () => {
  const { ctx, merchant, webhooks, post, own } = await served();
  payPage(merchant, await pressPay(ctx, await invoiceWith(ctx, "sent")));
  const answers: string[] = [];
  const paths = [own, `/api/online-payments/stripe/${ctx.newId()}`, "/api/online-payments/stripe/x"];
  for (const path of [...paths, "/api/online-payments/stripe"]) {
    webhooks.receive = async (body, signature) => {
      const response = await post(path, body, path === own ? `${signature}0` : signature);
      answers.push(await answerIn(response));
      return response.status;
    };
    await webhooks.deliver(webhooks.waiting[0]!);
  }
  for (const body of ["", "{", "null", "[]", "\u0000"]) {
    const response = await post(own, body, "t=1,v1=00");
    answers.push(await answerIn(response));
  }
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatch(/^400 .*webhook\.signature_invalid/);
});

it("security 13: takes no more than 1 MB, and no other method", async () => {
  const { origin, post, own } = await served();
  await expectFailure(await post(own, "x".repeat(1_100_000), ""), 413, "input.too_large");
  const read = await fetch(origin + own);
  await expectFailure(read, 405, "route.wrong_method");
});

it("a payment in the API says how it was paid and what the fee is", async () => {
  const { ctx, merchant, deliver } = await takingMoneyOnline(await freshSqlite());
  payPage(merchant, await pressPay(ctx, await invoiceWith(ctx, "sent")), "card");
  await deliver();
  const { id } = await ctx.db.selectFrom("payments").select("id").executeTakeFirstOrThrow();
  expect(await readPaymentJson(ctx, id)).toMatchObject({
    source: "stripe",
    method: "card",
    amount: 648.49,
    fee: 12.62,
    charges: 0,
  });
});

/** The answer without the number of the request, which is another each time. */
async function answerIn(response: Response): Promise<string> {
  const text = await response.text();
  return `${response.status} ${text.replace(/"requestId":"[^"]+"/, "")}`;
}

import { expect, it } from "vitest";
import { insertPayment } from "#app/features/settlement/payments.server.ts";
import { withBusiness } from "#app/platform/context.server.ts";
import { visitSignedIn, writeInvoice } from "../support/browsing.ts";
import { visitor } from "../support/platform.ts";
import { pageOf } from "../support/read/page.ts";

it("leads to the payments that wait for a confirmation", async () => {
  const { browser, platform } = await visitSignedIn();
  await writeInvoice(browser);
  expect((await pageOf(browser.get("/dashboard"))).html).not.toContain("/payments?state=proposed");
  const { id } = await platform.database.db.selectFrom("businesses").select("id").executeTakeFirstOrThrow();
  const ctx = withBusiness(visitor(platform), id);
  await insertPayment(ctx, {
    ...{ state: "proposed", source: "bank", amount: 100_05, paid_on: ctx.today, payer_name: "Kundin AG" },
  });
  const page = await pageOf(browser.get("/dashboard"));
  expect(page.text).toContain("1 payment to confirm Kundin AG CHF 100.05");
  expect(page.html).toMatch(/<a [^>]*href="\/payments\?state=proposed"/);
});

import { expect, it } from "vitest";
import { createOffer } from "#app/features/selling/offers/create-offer.server.ts";
import { handlers } from "#app/jobs.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { visitAsSender } from "../../support/browsing.ts";
import { offerInput, sentOffer } from "../../support/offers/offer-input.ts";
import { formIn, pageOf } from "../../support/read/page.ts";
import { readPdf } from "../../support/read/read-pdf.ts";

async function withOffers(drafts: number) {
  const visited = await visitAsSender();
  for (let number = 0; number < drafts; number++) await createOffer(visited.ctx, offerInput());
  await sentOffer(visited.ctx);
  return visited;
}

it("all offers of a filter are chosen by a link, checked, and sent once", async () => {
  const { browser, platform } = await withOffers(11);
  const list = await pageOf(browser.get("/offers?status=draft"));
  expect(list.html).toContain("/offers?status=draft&amp;chosen=all");
  expect(list.text).toContain("Choose all 11");
  const chosen = await pageOf(browser.get("/offers?status=draft&chosen=all"));
  expect(chosen.text).toContain("All 11 selected");
  const url = "/offers/selected?status=draft&all=11&act=send";
  const check = await pageOf(browser.get(url));
  expect(check.text).toContain("11 offers, CHF");
  const form = formIn(check.html, "chosen");
  const answers = [await browser.post(url, form), await browser.post(url, form)];
  const [page = "", again] = answers.map(({ headers }) => headers.get("Location") ?? "");
  expect([answers[0]?.status, again]).toEqual([303, page]);
  await runDueJobs(platform, handlers);
  expect((await pageOf(browser.get(page))).text).toMatch(/11 offers .*by e-mail 11 by post 0/);
  expect(platform.mailbox.filter(({ to }) => to === "kundin@example.ch")).toHaveLength(11);
});

it("a selection of offers is one PDF and a workbook, also by tick", async () => {
  const { browser } = await withOffers(2);
  const pdf = await browser.get("/offers/pdf?all=3");
  expect(pdf.headers.get("Content-Type")).toBe("application/pdf");
  expect(await readPdf(new Uint8Array(await pdf.arrayBuffer()))).toHaveLength(3);
  const { html } = await pageOf(browser.get("/offers"));
  const [id = ""] = /(?<=href="\/offers\/)[\da-f-]{36}/.exec(html) ?? [];
  const workbook = await browser.get(`/offers/export?id=${id}`);
  expect(workbook.headers.get("Content-Type")).toContain("spreadsheetml");
  expect((await browser.get("/offers/pdf")).headers.get("Location")).toBe("/offers");
});

import { expect, it } from "vitest";
import { visitAsSender, visitSignedIn, writeInvoice } from "../support/browsing.ts";
import { pageOf } from "../support/read/page.ts";
import type { Browser } from "../support/client.ts";
import { seatedVisitor } from "../support/seats/seated.ts";

it("languages are offered in one order, that of the country", async () => {
  const { browser } = await visitSignedIn({ DEFAULT_PLAN: "pro" });
  const send = `${await writeInvoice(browser)}/send`;
  for (const path of ["/profile", "/profile/texts", "/invoice/create", send]) {
    const { html } = await pageOf(browser.get(path));
    for (const group of html.split(/<form|<select|<fieldset/)) {
      const offered = [...group.matchAll(/value="(de|fr|it|en)"/g)].map(([, language]) => language);
      if (offered.length > 1) expect([path, offered]).toEqual([path, ["de", "fr", "it", "en"]]);
    }
    expect(html).toContain('value="de"');
  }
});

it("the bar is that of the person and of the page, however often others of the business came before", async () => {
  const { browser, origin, ctx } = await visitAsSender();
  const writer = await seatedVisitor(origin, ctx, "writer");
  const bar = async (who: Browser, path: string) =>
    /<header class="bar[^"]*">.*?<\/header>/s.exec((await pageOf(who.get(path))).html)![0];
  for (let time = 0; time < 2; time++)
    for (const path of ["/invoices", "/invoices?status=draft", "/clients"]) {
      const [own, writers] = [await bar(browser, path), await bar(writer.browser, path)];
      expect(own).toContain(`name="redirectTo" value="${path}"`);
      expect(writers).toContain(`name="redirectTo" value="${path}"`);
      expect([own.includes('href="/payments"'), writers.includes('href="/payments"')]).toEqual([true, false]);
      expect(own === writers).toBe(false);
    }
});

import { expect, it } from "vitest";
import { addClient, visitAsSender, visitSignedIn, writeInvoice } from "../support/browsing.ts";
import { pageOf } from "../support/read/page.ts";
import type { Browser } from "../support/client.ts";
import { seatedVisitor } from "../support/seats/seated.ts";

it("marks the room one is in on every page of it", async () => {
  const { browser } = await visitSignedIn({ DEFAULT_PLAN: "pro" });
  const client = `/clients/${await addClient(browser)}`;
  const invoice = await writeInvoice(browser);
  const rooms: Record<string, string[]> = {
    "/dashboard": ["/dashboard", "/export", "/import"],
    "/invoices": [
      ...["/invoices", "/invoices?status=draft&month=2026-11", "/invoice/create", invoice, `${invoice}/send`],
      ...["/templates", "/templates/create", "/catalogue", "/catalogue/create", "/shortcuts"],
    ],
    "/payments": ["/payments", "/payments?state=ignored", "/payments/import"],
    "/clients": ["/clients", "/clients/create", client, `${client}/edit`],
    "/profile": ["/profile", "/profile/design", "/profile/webhooks/create"],
  };
  for (const [room, addresses] of Object.entries(rooms))
    for (const address of addresses) {
      const { html } = await pageOf(browser.get(address));
      const value = address.split("?")[0] === room ? "page" : "true";
      const nav = /<nav class="menu-panel".*?<\/nav>/s.exec(html)?.[0] ?? "";
      const current = [...nav.matchAll(/<a [^>]*>/g)]
        .map(([tag]) => tag)
        .filter((tag) => tag.includes("aria-current"));
      expect(current.length, address).toBe(1);
      expect(current[0], address).toContain(`href="${room}"`);
      expect(current[0], address).toContain(`aria-current="${value}"`);
    }
});

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
    /<header class="bar">.*?<\/header>/s.exec((await pageOf(who.get(path))).html)![0];
  for (let time = 0; time < 2; time++)
    for (const path of ["/invoices", "/invoices?status=draft", "/clients"]) {
      const [own, writers] = [await bar(browser, path), await bar(writer.browser, path)];
      expect(own).toContain(`name="redirectTo" value="${path}"`);
      expect(writers).toContain(`name="redirectTo" value="${path}"`);
      expect([own.includes('href="/payments"'), writers.includes('href="/payments"')]).toEqual([true, false]);
      expect(own === writers).toBe(false);
    }
});

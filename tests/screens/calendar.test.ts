import { expect, it } from "vitest";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { pathWithoutToken } from "#app/platform/http/pages/public-path.ts";
import { confirmAddress } from "../support/accounts/confirm-address.ts";
import type { Browser } from "../support/client.ts";
import { anotherBookkeeper, visitBookkeeper } from "../support/bank-files/bookkeeper.ts";
import { pageOf } from "../support/read/page.ts";
import { useMethod } from "../support/tax/worked-year.ts";
import { invoiceInput } from "../support/invoices/invoice-input.ts";

const ACTIVITIES = [{ code: "20100", name: "Grafik", rate: "6.2" }];

async function newAddress(browser: Browser): Promise<string> {
  const page = await (await browser.post("/profile/calendar", {})).text();
  return /\/calendar\/[\w-]{43}\.ics/.exec(page)?.[0] ?? "";
}

it("whoever has the address reads the due days of what is outstanding, without a session", async () => {
  const { browser, ctx, origin } = await visitBookkeeper();
  await confirmAddress(ctx);
  const id = await createInvoice(ctx, invoiceInput({ dueDate: "2026-12-31" }));
  await createInvoice(ctx, invoiceInput({ dueDate: "2026-12-30" }));
  await markSent(ctx, id);
  const address = await newAddress(browser);
  const answer = await fetch(origin + address);
  expect(answer.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  expect(answer.headers.get("Cache-Control")).toBe("private, no-cache");
  expect(answer.headers.get("Set-Cookie")).toBeNull();
  const text = (await answer.text()).replaceAll("\r\n ", "");
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(text).toContain(`UID:invoice-${id}@`);
  expect(text).toContain(`URL:${ctx.platform.env.appUrl}/invoice/${id}\r\n`);
  expect(text).toMatch(/DTSTART;VALUE=DATE:20261231/);
  expect(text).toMatch(/SUMMARY:.*648\.49/);

  const headers = { "If-None-Match": answer.headers.get("ETag") ?? "" };
  expect((await fetch(origin + address, { headers })).status).toBe(304);
  await recordPayment(ctx, id, { amount: 64849, paidOn: ctx.today, note: "" });
  const after = await fetch(origin + address, { headers });
  expect(after.status).toBe(200);
  expect(await after.text()).not.toContain("BEGIN:VEVENT");
});

it("the calendar has the days of VAT returns, of instalments and of the reconciliation of a year", async () => {
  const { browser, ctx, origin } = await visitBookkeeper();
  await confirmAddress(ctx);
  await useMethod(ctx, { validFrom: "2025-01-01", period: "year" });
  const address = await newAddress(browser);
  const events = async () => {
    const text = (await (await fetch(origin + address)).text()).replaceAll("\r\n ", "");
    const found = text.matchAll(/DTSTART;VALUE=DATE:(\d{8})\r\nDTEND[^\r]*\r\nSUMMARY:([^\r]*)/g);
    return [...found].map(([, day, summary]) => `${day} ${summary}`);
  };
  expect(await events()).toEqual([
    "20270228 File VAT return 1 Jan 2026 to 31 Dec 2026",
    String.raw`20260828 Pay VAT instalment\, 1 Jan 2026 to 31 Dec 2026`,
    String.raw`20261126 Pay VAT instalment\, 1 Jan 2026 to 31 Dec 2026`,
  ]);
  await useMethod(ctx, { validFrom: "2025-01-01", period: "half", method: "net", activities: ACTIVITIES });
  await ctx.db.updateTable("businesses").set({ year_begins: 7 }).where("id", "=", ctx.businessId).execute();
  expect(await events()).toEqual([
    "20260829 File VAT return 1 Jan 2026 to 30 Jun 2026",
    "20270228 File VAT return 1 Jul 2026 to 31 Dec 2026",
    "20261227 VAT reconciliation 1 Jul 2025 to 30 Jun 2026",
  ]);
});

it("a new address ends the one before, and one can be ended; another business has its own", async () => {
  const { platform, browser, ctx, origin } = await visitBookkeeper();
  await confirmAddress(ctx);
  const status = async (address: string) => (await fetch(origin + address)).status;
  const first = await newAddress(browser);
  const second = await newAddress(browser);
  expect([await status(first), await status(second)]).toEqual([404, 200]);
  const page = await (await browser.get("/profile/calendar")).text();
  expect([page.includes("Address created on"), page.includes(second)]).toEqual([true, false]);
  const stranger = await anotherBookkeeper({ platform, origin });
  expect(await (await stranger.get("/profile/calendar")).text()).not.toContain("Address created on");
  await stranger.post("/profile/calendar/end", {});
  expect(await status(second)).toBe(200);
  await browser.post("/profile/calendar/end", {});
  expect(await status(second)).toBe(404);
  expect([await status("/calendar/x.ics"), await status("/calendar/x")]).toEqual([404, 404]);
});

it("the page says when the calendar was last read, to the hour", async () => {
  const { platform, browser, ctx, origin } = await visitBookkeeper();
  await confirmAddress(ctx);
  const address = await newAddress(browser);
  const lastRead = async () => {
    const { text } = await pageOf(browser.get("/profile/calendar"));
    return /Last read [^.]*|Not read yet/.exec(text)?.[0];
  };
  const read = async () => (await fetch(origin + address)).arrayBuffer();
  expect(await lastRead()).toBe("Not read yet");
  await read();
  expect(await lastRead()).toBe("Last read 21 Nov 2026, 13:00");
  platform.pass(59 * 60_000);
  await read();
  expect(await lastRead()).toBe("Last read 21 Nov 2026, 13:00");
  platform.pass(60_000);
  await read();
  expect(await lastRead()).toBe("Last read 21 Nov 2026, 14:00");
});

it("the calendar of a business that the operator has disabled is not found", async () => {
  const { browser, ctx, origin } = await visitBookkeeper();
  await confirmAddress(ctx);
  const address = await newAddress(browser);
  expect((await fetch(origin + address)).status).toBe(200);
  await ctx.db.updateTable("businesses").set({ disabled_at: ctx.now.toISOString() }).execute();
  expect((await fetch(origin + address)).status).toBe(404);
});

it("no log has the address, and a network that asks too often has to wait", async () => {
  expect(pathWithoutToken("/calendar/short.ics")).toBe("/calendar/…");
  const { origin, ctx } = await visitBookkeeper();
  expect((await fetch(`${origin}/calendar/x.ics`)).status).toBe(404);
  await ctx.db.updateTable("rate_limits").set({ count: 1_000_000_000 }).execute();
  expect((await fetch(`${origin}/calendar/x.ics`)).status).toBe(429);
});

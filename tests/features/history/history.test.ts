import { expect, it } from "vitest";
import { readAuditFilter } from "#app/features/running/history/audit-filter.ts";
import { auditPage } from "#app/features/running/history/audit.server.ts";
import { changeMaker, roleWords } from "#app/features/running/history/change-sentence.ts";
import { historyMessage, historyRows } from "#app/features/running/history/history-message.ts";
import { historyOf, historyOfOffer, recordHistory } from "#app/features/running/history/history.server.ts";
import { pastEvents } from "#app/features/running/history/past-events.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { createOffer } from "#app/features/selling/offers/create-offer.server.ts";
import { type UserContext, withBusiness } from "#app/platform/context.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { CALLER } from "../../support/caller.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { offerInput } from "../../support/offers/offer-input.ts";
import { later, sendingMember, testPlatform, visitor } from "../../support/platform.ts";
import { seated } from "../../support/seats/seated.ts";

const ALL = { person: "", since: "", before: "", after: "", limit: 50 };

const t = translator("en");

onDatabaseOfDay((open) => {
  it("the audit tells of one's own business: by person and time, the newest first, page after page", async () => {
    const platform = testPlatform(await open());
    const first = await sendingMember(platform);
    const other = await sendingMember(platform, { email: "other@example.ch" });
    const { ctx: mira } = await seated(first, "member");
    const ids: string[] = [];
    platform.pass(1);
    for (const ctx of [first, mira, other, first]) {
      ids.push(await createInvoice(later(ctx), invoiceInput()));
      platform.pass(1);
    }
    const [one = "", two = "", strange = "", last = ""] = ids;
    const asked = async (query: Partial<typeof ALL>, ctx: UserContext = first) => {
      const { entries, next } = await auditPage(ctx, { ...ALL, ...query });
      return { made: entries.flatMap(({ invoiceId }) => invoiceId ?? []), next };
    };
    expect((await asked({})).made).toEqual([last, two, one]);
    expect((await asked({}, other)).made).toEqual([strange]);
    expect((await asked({ person: mira.user.id })).made).toEqual([two]);
    const at = (ms: number) => new Date(first.now.getTime() + ms).toISOString();
    expect((await asked({ since: at(2), before: at(5) })).made).toEqual([last, two]);
    expect((await asked({ since: at(1), before: at(4) })).made).toEqual([two, one]);
    const page = await asked({ limit: 2 });
    expect(page.made).toEqual([last, two]);
    expect((await asked({ after: page.next, since: at(1), limit: 1 })).made).toEqual([one]);
    expect((await asked({ limit: 3, since: at(1) })).next).toBe("");
  });

  it("an invoice and an offer have histories of their own, which another business does not read", async () => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const other = await sendingMember(platform, { email: "other@example.ch" });
    const [invoice, beside] = [
      await createInvoice(ctx, invoiceInput()),
      await createInvoice(ctx, invoiceInput()),
    ];
    const offer = await createOffer(ctx, offerInput());
    await recordHistory(ctx, { invoiceId: beside, event: "invoice.overdue" });
    const told = async (history: Promise<{ event: string }[]>) => (await history).map(({ event }) => event);
    expect(await told(historyOf(ctx, invoice))).toEqual(["invoice.created"]);
    expect(await told(historyOf(ctx, beside))).toEqual(["invoice.overdue", "invoice.created"]);
    expect(await told(historyOfOffer(ctx, offer))).toEqual(["offer.created"]);
    expect(await told(historyOf(other, invoice))).toEqual([]);
    expect(await historyOf(ctx, beside)).toMatchObject([{ userName: "Anna Muster", currency: "CHF" }, {}]);
    const product = withBusiness(visitor(platform), ctx.businessId);
    await recordHistory(product, { invoiceId: invoice, event: "invoice.overdue" });
    expect((await historyOf(ctx, invoice))[0]).toMatchObject({ event: "invoice.overdue", userName: "" });
    expect(await told(pastEvents(ctx, [beside]))).toEqual(["invoice.created", "invoice.overdue"]);
    expect((await pastEvents(ctx, [invoice])).map(({ by }) => by)).toEqual(["Anna Muster", ""]);
    expect(await told(pastEvents(ctx, null))).toContain("offer.created");
    expect(await told(pastEvents(ctx, null))).not.toContain("invoice.created");
    expect(await told(pastEvents(other, [invoice]))).toEqual([]);
    expect(await told(pastEvents(other, null))).not.toContain("offer.created");
  });

  it("what may happen once is recorded once, with the program that acted and how it came", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    const record = (by: Partial<UserContext>, key: string) =>
      recordHistory({ ...ctx, ...by }, { invoiceId: null, event: "profile.changed", key });
    expect([await record({}, "one"), await record({}, "one")]).toEqual([true, false]);
    await record({ caller: CALLER }, "two");
    await record({ caller: { ...CALLER, kind: "api_key", name: "Shop" } }, "three");
    await record({ caller: { ...CALLER, kind: "api_key", name: "Desk" }, way: "mcp" }, "four");
    const { entries } = await auditPage(ctx, ALL);
    const told = entries.filter(({ event }) => event === "profile.changed").map(({ data }) => data);
    expect(told).toEqual([
      { application: "Desk", way: "mcp" },
      { apiKey: "Shop" },
      { application: "Claude" },
      {},
    ]);
    expect(entries.map(({ program }) => program).slice(0, 4)).toEqual(["Desk", "Shop", "Claude", ""]);
  });
});

it("the days of the audit are whole ones in Zurich, the last one included, and wrong ones are told", () => {
  const read = (query: string) => readAuditFilter(new URLSearchParams(query));
  const { filter, typed, problems } = read("person=%20p1&from=1.7.2026&to=2026-07-01");
  expect(filter).toEqual({
    person: "p1",
    since: "2026-06-30T22:00:00.000Z",
    before: "2026-07-01T22:00:00.000Z",
  });
  expect([typed, problems]).toEqual([{ person: "p1", from: "2026-07-01", to: "2026-07-01" }, []]);
  expect(read("").filter).toEqual({ person: "", since: "", before: "" });
  expect(read("from=soon&to=31.2.2026").problems).toEqual([
    { field: "from", code: "field.day" },
    { field: "to", code: "field.day" },
  ]);
  expect(read("from=2026-07-02&to=2026-07-01").problems).toEqual([{ field: "to", code: "field.period" }]);
});

it("a change names who made it and where, unless the person did it; a role names its rights", () => {
  expect(changeMaker(t, { by: "Mira Frei", device: "Firefox" })).toBe("by Mira Frei, Firefox");
  expect(changeMaker(t, { by: "Mira Frei" })).toBe("by Mira Frei");
  expect(changeMaker(t, { device: "Firefox" })).toBe("");
  expect(roleWords(t, "member", "")).toBe("Member");
  expect(roleWords(t, "accountant", "expenses decide")).toMatch(/^Accountant.+, /);
});

it("a sentence of the history has money, days and languages in words, and names whoever did it", () => {
  const said = (
    event: string,
    data: Record<string, string>,
    more: { userName?: string; currency?: "EUR" } = {},
  ) => {
    const { key, params } = historyMessage({ event, data, userName: "Mira Frei", ...more }, "en", t);
    return t([key], params).replaceAll(/\s/g, " ");
  };
  const paid = { amount: "12030", paidOn: "2026-11-21", due: "5" };
  expect(said("invoice.partially_paid", paid)).toBe(
    "CHF 120.30 received on 21 Nov 2026, CHF 0.05 still due, recorded by Mira Frei",
  );
  expect(said("invoice.paid", paid, { userName: "", currency: "EUR" })).toBe(
    "EUR 120.30 paid on 21 Nov 2026, recorded by Stripe",
  );
  expect(said("invoice.sent", { recipient: "a@example.ch", language: "de" })).toContain("(Deutsch)");
  expect(said("invoice.sent", { recipient: "a@example.ch", language: "fr", cc: "b@example.ch" })).toBe(
    "Sent to a@example.ch with a copy to b@example.ch by Mira Frei (Français)",
  );
  expect(said("invoice.created", { application: "Claude" })).toBe("Created by Claude (Mira Frei)");
  expect(said("invoice.created", { application: "Claude", way: "mcp" })).toBe(
    "Created by Claude via MCP (Mira Frei)",
  );
  expect(said("invoice.overdue", { dueDate: "2026-12-21" })).toBe("Overdue, payable by 21 Dec 2026");
  const heldBack = { recipient: "a@example.ch", heldBack: "paid" };
  expect(said("invoice.email_held_back", heldBack)).toBe(
    "E-mail to a@example.ch not sent: the invoice was paid before the e-mail left",
  );
  const changed = { change: "role_changed", person: "Ben Kunz", role: "accountant", formerRole: "member" };
  expect(said("seat.changed", changed)).toBe("Ben Kunz is Accountant instead of Member, by Mira Frei");
  expect(said("seat.invited", { email: "b@example.ch", role: "writer" })).toBe(
    "b@example.ch invited by Mira Frei as Writes drafts",
  );
});

it("a history that could not be read has no rows, and one that could has a sentence for each", () => {
  expect(historyRows(null, "en", t)).toBeNull();
  const entry = {
    id: "1",
    at: "2026-11-21T12:00:00.000Z",
    event: "invoice.created",
    data: {},
    userName: "Mira Frei",
  };
  expect(historyRows([entry], "en", t)).toMatchObject([{ id: "1", text: "Created by Mira Frei" }]);
});

import { expect, it } from "vitest";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { invoiceOffer } from "#app/features/selling/offers/invoicing/invoice-offer.server.ts";
import { createOffer } from "#app/features/selling/offers/create-offer.server.ts";
import { createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { visitAsSender } from "../support/browsing.ts";
import { invoiceWith } from "../support/invoices/invoice-with.ts";
import { acceptedOffer, offerInput, sentOffer } from "../support/offers/offer-input.ts";
import { formIn, formTo, pageOf } from "../support/read/page.ts";

const LATE = { issueDate: "2026-09-01", dueDate: "2026-10-01" };

interface Act {
  of: "invoices" | "offers";
  /** @returns the id of what is acted on, and what its address ends with where that is not the name */
  given: (ctx: UserContext) => Promise<string | { id: string; step: string }>;
  /** The form's id; a button on the page of the record has none. */
  form?: string;
  typed?: Record<string, string>;
}

const ACTS: Record<string, Act> = {
  "invoice: send": {
    of: "invoices",
    form: "send",
    given: (ctx) => invoiceWith(ctx, "draft"),
    typed: { subject: "Eigener Betreff", recipient: "buchhaltung@example.ch" },
  },
  "invoice: mark-sent": { of: "invoices", given: (ctx) => invoiceWith(ctx, "draft") },
  "invoice: cancel": {
    of: "invoices",
    form: "cancel-invoice",
    given: (ctx) => invoiceWith(ctx, "sent"),
  },
  "invoice: credit-note": {
    of: "invoices",
    form: "credit-note",
    given: (ctx) => invoiceWith(ctx, "sent"),
    typed: { reason: "Zu viel verrechnet" },
  },
  "invoice: payment": {
    of: "invoices",
    form: "payment",
    given: (ctx) => invoiceWith(ctx, "sent"),
    typed: { amount: "100.00" },
  },
  "invoice: write-off": {
    of: "invoices",
    form: "write-off",
    given: (ctx) => invoiceWith(ctx, "sent"),
    typed: { amount: "5.00", reason: "Kulanz" },
  },
  "invoice: withdraw": {
    of: "invoices",
    form: "withdraw",
    given: async (ctx) => issueCreditNote(ctx, await invoiceWith(ctx, "sent"), { reason: "Falsch" }),
  },
  "invoice: reminders": {
    of: "invoices",
    given: async (ctx) => {
      const id = await invoiceWith(ctx, "overdue", LATE);
      return { id, step: `reminders/${await createReminder(ctx, id)}/send` };
    },
  },
  "offers: send": {
    of: "offers",
    form: "send-offer",
    given: (ctx) => createOffer(ctx, offerInput()),
    typed: { subject: "Eigener Betreff" },
  },
  "offers: mark-sent": { of: "offers", given: (ctx) => createOffer(ctx, offerInput()) },
  "offers: withdraw": { of: "offers", given: (ctx) => sentOffer(ctx) },
  "offers: accept": {
    of: "offers",
    form: "answer-offer",
    given: (ctx) => sentOffer(ctx),
    typed: { remark: "Am Telefon" },
  },
  "offers: to-invoice": { of: "offers", form: "invoice-offer", given: (ctx) => acceptedOffer(ctx) },
  "offers: part-invoice": {
    of: "offers",
    form: "invoice-offer",
    given: (ctx) => acceptedOffer(ctx),
    typed: { percent: "30" },
  },
  "offers: final-invoice": {
    of: "offers",
    form: "invoice-offer",
    given: async (ctx) => {
      const id = await acceptedOffer(ctx);
      await markSent(ctx, await invoiceOffer(ctx, id, { kind: "part", percent: 3000, version: undefined }));
      return id;
    },
  },
};

it.each(Object.entries(ACTS))(
  "%s acts on what its page showed, or shows how it is now",
  async (name, act) => {
    const { browser, platform, ctx } = await visitAsSender();
    const { of, given, form, typed = {} } = act;
    const known = await given(ctx);
    const [folder = "", usual = ""] = name.split(": ");
    const { id, step } = typeof known === "string" ? { id: known, step: usual } : known;
    const record = `/${folder}/${id}`;
    const address = `${record}/${step}`;
    const shownBy = (html: string) => (form ? formIn(html, form) : formTo(html, address));
    const shown = shownBy(await (await browser.get(form ? address : record)).text());
    const rows = platform.database.db.updateTable(of).set((eb) => ({ version: eb("version", "+", 1) }));
    await rows.where("id", "=", id).execute();
    const stored = async () => [
      ...(await platform.database.db.selectFrom("invoices").select(["id", "version", "state"]).execute()),
      ...(await platform.database.db.selectFrom("offers").select(["id", "version", "state"]).execute()),
      ...(await platform.database.db.selectFrom("deliveries").select("id").execute()),
    ];
    const before = await stored();
    const refused = await pageOf(browser.post(address, { ...shown, ...typed }));
    expect(refused.status).toBe(409);
    expect(refused.text).toMatch(/changed elsewhere in the meantime/);
    expect(await stored()).toEqual(before);
    for (const [field, value] of Object.entries(typed)) expect(refused.field(field).value).toBe(value);
    if (!form) expect(refused.html).toContain(`href="${record}"`);
    const current = shownBy(form ? refused.html : await (await browser.get(record)).text());
    expect(Number(current.version)).toBe(Number(shown.version) + 1);
    expect((await browser.post(address, { ...current, ...typed })).status).toBe(303);
    expect(await stored()).not.toEqual(before);
    const after = await stored();
    await browser.post(address, { ...current, ...typed });
    expect(await stored()).toEqual(after);
  },
);

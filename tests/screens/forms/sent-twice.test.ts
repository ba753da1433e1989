import { expect, it } from "vitest";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { INVOICE_FIELDS, signIn } from "../../support/browsing.ts";
import { Browser } from "../../support/client.ts";
import { onEachDatabase, type OpenDatabase } from "../../support/databases/databases.ts";
import { CLIENT_FIELDS, clientInput } from "../../support/invoices/client-input.ts";
import { TEMPLATE_FIELDS } from "../../support/invoices/template-input.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";
import { formIn, pageOf } from "../../support/read/page.ts";
import { serve } from "../../support/server/server.ts";
import { SERVICE } from "../../support/service-input.ts";

const OFFER_FIELDS = { ...INVOICE_FIELDS, validUntil: "2026-12-21", terms: "" };

const SERVICE_FIELDS = { ...SERVICE, quantity: "2.5", unitPrice: "140", vatRate: "8.1" };

const HOURS = "2026-11-03 09:00-11:30 Konzept";

const PASTED = { unit: "h", unitPrice: "140", vatRate: "8.1", project: "" };

const CATALOGUE_FIELDS = { nameDe: "Konzept", number: "", unitPrice: "140", unit: "h", vatClass: "none" };

const EXPENSE_FIELDS = {
  supplier: "Papier AG",
  day: "2026-10-07",
  category: "material",
  "rows[0].gross": "108.10",
  "rows[0].rate": "8.1",
};

const BOOKING_FIELDS = {
  day: "2026-10-01",
  text: "Miete",
  debitAccount: "6500",
  creditAccount: "1020",
  amount: "450",
};

/** What each form makes, and a field that may be changed. */
const FORMS = [
  ["invoice", "/invoice/create", "invoices", INVOICE_FIELDS, "items[0].description"],
  ["offer", "/offers/create", "offers", OFFER_FIELDS, "items[0].description"],
  ["client", "/clients/create", "clients", CLIENT_FIELDS, "name"],
  ["catalogue", "/catalogue/create", "catalogue_items", CATALOGUE_FIELDS, "nameDe"],
  ["service", "/services/new", "services", SERVICE_FIELDS, "description"],
  ["template", "/templates/create", "templates", TEMPLATE_FIELDS, "name"],
  ["expense", "/expenses/create", "expenses", EXPENSE_FIELDS, "supplier"],
  ["book-by-hand", "/journal/bookings/new", "manual_bookings", BOOKING_FIELDS, "text"],
] as const;

onEachDatabase((open) => {
  it.each(FORMS)(
    "the form “%s”, sent twice at once and again later, makes one record, and a changed one another",
    async (form, address, table, fields, changed) => {
      const { ctx, browser, clientId } = await visitOf(open);
      const before = await countOf(ctx, table);
      const shown = formIn((await pageOf(browser.get(address))).html, form);
      const sent = { ...shown, ...fields, clientId };
      const answers = await Promise.all([browser.post(address, sent), browser.post(address, sent)]);
      answers.push(await browser.post(address, sent));
      expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
      expect(new Set(answers.map(({ headers }) => headers.get("Location"))).size).toBe(1);
      expect((await countOf(ctx, table)) - before).toBe(1);
      await browser.post(address, { ...sent, [changed]: "Something else" });
      expect((await countOf(ctx, table)) - before).toBe(2);
    },
  );

  it.each([
    ["services-paste", "/services/paste", "services", { ...PASTED, lines: `${HOURS}\ngestern etwas` }],
    ["api-key", "/profile/api-keys/create", "api_keys", { name: "Shop", mode: "live", access: "read_only" }],
  ] as const)(
    "the form “%s” shows the same result each time it is sent",
    async (form, address, table, fields) => {
      const { ctx, browser, clientId } = await visitOf(open);
      const shown = formIn((await pageOf(browser.get("/profile/api-keys/create"))).html, "api-key");
      const sent = { ...fields, clientId, once: shown.once! };
      const pages = await Promise.all([1, 2].map(() => pageOf(browser.post(address, sent))));
      expect(pages.map(({ status }) => status)).toEqual([200, 200]);
      const [first, second] = pages.map(({ text }) => text);
      expect(first).toMatch(form === "services-paste" ? /1 service has been saved/ : /rpn_/);
      expect(second).toBe(first);
      expect(await countOf(ctx, table)).toBe(1);
      expect(Object.keys(formIn((await pageOf(browser.get(address))).html, form))).toContain("once");
    },
  );

  it("a form that was refused is carried out once it is mended, from the page that said what was wrong", async () => {
    const { ctx, browser } = await visitOf(open);
    const shown = formIn((await pageOf(browser.get("/clients/create"))).html, "client");
    const wrong = { ...shown, ...CLIENT_FIELDS, email: "nobody" };
    const refused = await Promise.all([1, 2].map(() => pageOf(browser.post("/clients/create", wrong))));
    expect(refused.map(({ status }) => status)).toEqual([422, 422]);
    const before = await countOf(ctx, "clients");
    const mended = { ...formIn(refused[0]!.html, "client"), email: "somebody@example.ch" };
    expect((await browser.post("/clients/create", mended)).status).toBe(303);
    expect((await countOf(ctx, "clients")) - before).toBe(1);
  });

  it("the same content sent from a page that was shown anew makes another record", async () => {
    const { ctx, browser } = await visitOf(open);
    const send = async () => {
      const shown = formIn((await pageOf(browser.get("/clients/create"))).html, "client");
      await browser.post("/clients/create", { ...shown, ...CLIENT_FIELDS });
    };
    const before = await countOf(ctx, "clients");
    await send();
    await send();
    expect((await countOf(ctx, "clients")) - before).toBe(2);
  });

  it("what the rules refuse is asked of them again, when the same form is sent again", async () => {
    const { browser } = await visitOf(open);
    const shown = formIn((await pageOf(browser.get("/catalogue/create"))).html, "catalogue");
    const numbered = { ...shown, ...CATALOGUE_FIELDS, number: "K-100" };
    await browser.post("/catalogue/create", { ...numbered, once: "" });
    const taken = await Promise.all([1, 2].map(() => browser.post("/catalogue/create", numbered)));
    expect(taken.map(({ status }) => status)).toEqual([422, 422]);
  });

  it("the same form of another business is its own", async () => {
    const { platform, browser, origin } = await visitOf(open);
    const other = await sendingMember(platform, { email: "other@example.ch" });
    const stranger = new Browser(origin);
    await signIn({ platform, origin, browser: stranger }, other.user.id);
    const sent = {
      ...formIn((await pageOf(browser.get("/clients/create"))).html, "client"),
      ...CLIENT_FIELDS,
    };
    for (const one of [browser, stranger]) await one.post("/clients/create", sent);
    expect(await countOf(other, "clients")).toBe(1);
  });
});

async function visitOf(open: OpenDatabase) {
  const platform = testPlatform(await open());
  const origin = await serve(platform);
  const ctx = await sendingMember(platform);
  const browser = new Browser(origin);
  await signIn({ platform, origin, browser }, ctx.user.id);
  const { id: clientId } = await createClient(ctx, clientInput({ name: "Verein Quelle" }));
  return { platform, ctx, browser, origin, clientId };
}

async function countOf(ctx: UserContext, table: (typeof FORMS)[number][2] | "api_keys"): Promise<number> {
  const rows = await ctx.db
    .selectFrom(table)
    .select("id")
    .where("business_id", "=", ctx.businessId)
    .execute();
  return rows.length;
}

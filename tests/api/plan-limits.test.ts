import { describe, expect, it } from "vitest";
import { INVOICE_FIELDS, REGISTRATION, writeInvoice } from "../support/browsing.ts";
import { ApiClient, Browser } from "../support/client.ts";
import { freshSqlite } from "../support/databases/databases.ts";
import { INVOICE } from "../support/invoices/invoice-input.ts";
import { formIn, pageOf } from "../support/read/page.ts";
import { PERSON } from "../support/person.ts";
import { testPlatform } from "../support/platform.ts";
import { serve } from "../support/server/server.ts";

/** Somebody with one draft, signed in in a browser and as a program. */
interface Member {
  browser: Browser;
  api: ApiClient;
  id: string;
}

interface Limit {
  /** What brings Free to its limit. */
  before?: (member: Member) => Promise<unknown>;
  call: (
    member: Member,
  ) => Promise<{ status: number; code?: string | undefined; error?: string | undefined }>;
  post: (member: Member) => Promise<Response>;
  /** What Free is told. */
  code: string;
  message: string;
}

const MESSAGES = {
  "invoice.limit_reached": "You have reached your invoice limit for this month.",
  "invoice.edit_limit_reached":
    "You have reached your edit limit for free accounts. Upgrade to Pro for unlimited edits.",
  "plan.pro_required": "This feature requires a Pro subscription.",
};

const writeTwoMore = async ({ browser }: Member) => {
  for (let count = 0; count < 2; count++) await writeInvoice(browser);
};

const editOnce = ({ browser, id }: Member, notes = "Danke") =>
  browser.post(`/invoice/edit/${id}`, { ...INVOICE_FIELDS, notes });

const LETTER = { recipient: "kundin@example.ch", subject: "Rechnung", message: "Guten Tag", language: "de" };

/** Every limit of Free that is enforced, by both doors. */
const LIMITS: Record<string, Limit> = {
  "a fourth invoice in a month": {
    before: writeTwoMore,
    call: ({ api }) => api.call("POST", "/invoices", INVOICE),
    post: ({ browser }) => browser.post("/invoice/create", INVOICE_FIELDS),
    ...told("invoice.limit_reached"),
  },
  "a duplicate, which is an invoice like any other": {
    before: writeTwoMore,
    call: ({ api, id }) => api.call("POST", `/invoices/${id}/duplicate`),
    post: ({ browser, id }) => browser.post(`/invoice/${id}/duplicate`, {}),
    ...told("invoice.limit_reached"),
  },
  "a second edit in a month": {
    before: (member) => editOnce(member),
    call: ({ api, id }) => api.call("PUT", `/invoices/${id}`, INVOICE),
    post: ({ browser, id }) => browser.post(`/invoice/edit/${id}`, INVOICE_FIELDS),
    ...told("invoice.edit_limit_reached"),
  },
  "sending by e-mail": {
    call: ({ api, id }) => api.call("POST", `/invoices/${id}/send`, {}),
    post: ({ browser, id }) => browser.post(`/invoice/${id}/send`, LETTER),
    ...told("plan.pro_required"),
  },
  "the export of data": {
    call: ({ api }) => api.call("GET", "/data/export?format=json&includeInvoices=true"),
    post: ({ browser }) => browser.post("/export", { format: "json", includeInvoices: "on" }),
    ...told("plan.pro_required"),
  },
  "API keys": {
    call: ({ api }) => api.call("POST", "/api-keys", { name: "Till", access: "read_only" }),
    post: ({ browser }) => browser.post("/profile/api-keys/create", { name: "Till", access: "read_only" }),
    ...told("plan.pro_required"),
  },
  webhooks: {
    call: ({ api }) => api.call("POST", "/webhooks", { url: "https://x.ch/", events: ["invoice.paid"] }),
    post: ({ browser }) =>
      browser.post("/profile/webhooks/create", { url: "https://x.ch/", "events.invoice_paid": "on" }),
    ...told("plan.pro_required"),
  },
  "the subscription portal": {
    call: ({ api }) => api.call("POST", "/user/portal-session"),
    post: ({ browser }) => browser.post("/profile/subscription/portal", {}),
    ...told("plan.pro_required"),
  },
  "cancelling a subscription": {
    call: ({ api }) => api.call("POST", "/user/cancel-subscription"),
    post: ({ browser }) => browser.post("/profile/subscription/cancel", {}),
    ...told("plan.pro_required"),
  },
  "resuming a subscription": {
    call: ({ api }) => api.call("POST", "/user/resume-subscription"),
    post: ({ browser }) => browser.post("/profile/subscription/resume", {}),
    ...told("plan.pro_required"),
  },
  "switching to yearly": {
    call: ({ api }) => api.call("POST", "/user/subscription/update-period", { billingPeriod: "yearly" }),
    post: ({ browser }) => browser.post("/profile/subscription/switch-to-yearly", {}),
    ...told("plan.pro_required"),
  },
};

describe.each(Object.entries(LIMITS))("%s", (_, { before, call, post, code, message }) => {
  it("is refused on Free, by JSON and on the screen, where it leads to the prices", async () => {
    const member = await signedIn();
    await before?.(member);
    expect(await call(member)).toMatchObject({ status: 403, code, error: message });
    const page = await pageOf(post(member));
    expect(page.status).toBe(403);
    expect(page.text).toContain(message);
    expect(page.html).toContain('href="/pricing"');
  });

  it("is not refused for the plan on Pro", async () => {
    const member = await signedIn({ DEFAULT_PLAN: "pro" });
    await before?.(member);
    expect(await call(member)).not.toMatchObject({ code });
    expect((await post(member)).status).not.toBe(403);
  });
});

it("numbers of one's own are assigned on Free and kept on Pro, by form and by JSON", async () => {
  const numbersOf = async (env: Record<string, string>) => {
    const { browser, api } = await signedIn(env);
    const address = await writeInvoice(browser, { invoiceNumber: "MINE-1" });
    const written = await api.call("GET", `/invoices/${address.split("/").at(-1)}`);
    const called = await api.call("POST", "/invoices", { ...INVOICE, invoiceNumber: "MINE-2" });
    return [written, called].map(({ data }) => data?.invoiceNumber);
  };
  expect(await numbersOf({})).toEqual(["SINV-2026-2957-2", "SINV-2026-2957-3"]);
  expect(await numbersOf({ DEFAULT_PLAN: "pro" })).toEqual(["MINE-1", "MINE-2"]);
});

it("a prefix is refused on Free and kept on Pro, by form and by JSON", async () => {
  const prefixesOf = async (env: Record<string, string>) => {
    const { browser, api } = await signedIn(env);
    const prefix = async () =>
      ((await api.call("GET", "/user/profile")).data?.subscription as Record<string, unknown>)
        .customInvoicePrefix;
    const form = formIn((await pageOf(browser.get("/profile/business"))).html, "business");
    await browser.post("/profile/business", { ...form, customInvoicePrefix: "A-" });
    const written = await prefix();
    const refused = await api.call("PUT", "/user/profile", { ...PERSON, customInvoicePrefix: "no spaces" });
    expect(refused).toMatchObject({ status: 422, errors: [{ field: "customInvoicePrefix" }] });
    const { status } = await api.call("PUT", "/user/profile", { ...PERSON, customInvoicePrefix: "B-" });
    const unchanged = { ...PERSON, customInvoicePrefix: await prefix() };
    expect((await api.call("PUT", "/user/profile", unchanged)).status).toBe(200);
    return [written, status, await prefix()];
  };
  expect(await prefixesOf({})).toEqual(["", 403, ""]);
  expect(await prefixesOf({ DEFAULT_PLAN: "pro" })).toEqual(["A-", 200, "B-"]);
});

it("the form of the profile shows the next number on Pro, and what Pro would do on Free", async () => {
  const pro = await signedIn({ DEFAULT_PLAN: "pro" });
  await writeInvoice(pro.browser);
  expect((await pageOf(pro.browser.get("/profile/business"))).text).toContain(
    "Your next invoice will be INV-2026-0003.",
  );
  const form = formIn((await pageOf(pro.browser.get("/profile/business"))).html, "business");
  const refused = await pageOf(
    pro.browser.post("/profile/business", { ...form, customInvoicePrefix: "Nr. 7!" }),
  );
  expect(refused.field("customInvoicePrefix")).toEqual({
    value: "Nr. 7!",
    error: "Letters, digits and - / . _ only, at most 20 characters.",
  });
  const free = await pageOf((await signedIn()).browser.get("/profile/business"));
  expect(free.html).not.toContain('name="customInvoicePrefix"');
  expect(free.text).toContain("With Pro you choose the prefix. See what Pro offers");
  expect(free.text).toContain("Your next credit note will be G-2026-0001.");
});

it("the limits are said before a form is filled in, and start again on the 1st", async () => {
  const member = await signedIn();
  await writeTwoMore(member);
  await editOnce(member);
  const page = async (path: string) => (await pageOf(member.browser.get(path))).text;
  expect(await page("/invoice/create")).toContain(MESSAGES["invoice.limit_reached"]);
  expect(await page(`/invoice/edit/${member.id}`)).toContain(MESSAGES["invoice.edit_limit_reached"]);
  member.pass(10 * 24 * 60 * 60 * 1000);
  expect(await page("/invoice/create")).not.toContain(MESSAGES["invoice.limit_reached"]);
  expect(await page(`/invoice/edit/${member.id}`)).not.toContain(MESSAGES["invoice.edit_limit_reached"]);
  expect(await writeInvoice(member.browser)).toMatch(/^\/invoice\//);
  expect((await editOnce(member, "Merci")).status).toBe(303);
});

it("pages about invoices lead to Pro on Free, other pages and Pro do not", async () => {
  const line = "Free plan: 3 invoices a month. See what Pro offers";
  const free = await signedIn();
  const shows = async ({ browser }: Member, path: string) =>
    (await pageOf(browser.get(path))).text.includes(line);
  for (const path of ["/invoices", "/invoice/create", `/invoice/${free.id}`, `/invoice/edit/${free.id}`]) {
    expect([path, await shows(free, path)]).toEqual([path, true]);
  }
  for (const path of ["/clients", "/profile", "/pricing"]) {
    expect([path, await shows(free, path)]).toEqual([path, false]);
  }
  const pro = await signedIn({ DEFAULT_PLAN: "pro" });
  for (const path of ["/invoices", `/invoice/${pro.id}`]) {
    expect([path, await shows(pro, path)]).toEqual([path, false]);
  }
});

function told(code: keyof typeof MESSAGES) {
  return { code, message: MESSAGES[code] };
}

async function signedIn(env: Record<string, string> = {}): Promise<Member & { pass: (ms: number) => void }> {
  const platform = testPlatform(await freshSqlite(), env);
  const origin = await serve(platform);
  const browser = new Browser(origin);
  await browser.post("/register", REGISTRATION);
  const api = new ApiClient(origin);
  const { email, password } = PERSON;
  api.token = String((await api.call("POST", "/auth/login", { email, password })).data?.token);
  await platform.database.db.updateTable("users").set({ email_verified_at: "2026-11-21" }).execute();
  const id = (await writeInvoice(browser)).split("/").at(-1) ?? "";
  return { browser, api, id, pass: platform.pass };
}

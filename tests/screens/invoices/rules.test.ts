import { expect, it } from "vitest";
import { invoiceFieldName, readInvoiceForm } from "#app/features/selling/invoices/form/invoice-form.ts";
import { formValues, type FormValues } from "#app/platform/forms/form-data.ts";
import { messagesIn } from "#app/platform/i18n/translations.server.ts";
import { INVOICE_FIELDS, visitSignedIn } from "../../support/browsing.ts";
import { someOfDay } from "../../support/choice-of-day.ts";
import { ApiClient, type Browser } from "../../support/client.ts";
import { FORM_RULES } from "../../support/invoices/invoice-rules.ts";
import { pageOf } from "../../support/read/page.ts";
import { PERSON } from "../../support/person.ts";

/** Rules of the form alone: the JSON API allows more (rule 8). */
const CAPPED = ["clientName", "clientAddress", "clientEmail", "notes", "items[0].description"];
const JSON_RULES = FORM_RULES.filter(({ at, code }) => {
  if (code === "field.too_long") return !CAPPED.includes(at);
  return code !== "field.required" || !/Address$|^creditor/.test(at);
});

/** The beginning of an error's text: what follows are the values it names. */
function beginningOf(code: string): string {
  const [beginning] = messagesIn("en").textOf("errors", code)!.split("{{");
  return beginning!.replaceAll("\u00a0", " ");
}

/** The rules' good and bad values, each in an otherwise good form. */
function casesOf(rules: typeof FORM_RULES) {
  return rules.flatMap(({ rule, at, code, good, bad }) => [
    ...good.map((fields) => ({ rule, at, code, fields, isGood: true })),
    ...bad.map((fields) => ({ rule, at, code, fields, isGood: false })),
  ]);
}

const ON_FORM = casesOf(FORM_RULES);

it("on the form, every rule takes its good values and refuses its bad ones at their field, keeping them", async () => {
  const { browser } = await visitSignedIn({ DEFAULT_PLAN: "pro" });
  const wrong: unknown[] = [];
  for (const { rule, at, code, fields, isGood } of someOfDay(
    ON_FORM,
    Math.ceil(ON_FORM.length / 3),
    "rules on the form",
  )) {
    const outcome = await sent(browser, fields);
    const isRight = isGood
      ? outcome.status === 303
      : outcome.status === 422 &&
        outcome.errorAt(at).startsWith(beginningOf(onForm(at, code))) &&
        outcome.keeps(fields);
    if (!isRight) wrong.push([rule, fields, outcome.status, isGood || outcome.errorAt(at)]);
  }
  expect(wrong).toEqual([]);
});

/** Whoever leaves out the client's name is asked to choose a client. */
function onForm(at: string, code: string): string {
  return at === "clientName" && code === "field.required" ? "field.client" : code;
}

async function sent(browser: Browser, fields: Record<string, string>) {
  const page = await pageOf(browser.post("/invoice/create", { ...INVOICE_FIELDS, ...fields }));
  return {
    status: page.status,
    errorAt: (name: string) => (page.status === 422 ? page.field(name).error : ""),
    keeps: (typed: Record<string, string>) =>
      Object.entries(typed).every(([name, value]) => page.field(name).value === value),
  };
}

it("in JSON, every shared rule takes its good values and refuses its bad ones at their field", async () => {
  const { api } = await signedInApi();
  const wrong: unknown[] = [];
  for (const { rule, at, code, fields, isGood } of casesOf(JSON_RULES)) {
    const { status, errors = [] } = await api.call("POST", "/invoices", jsonOf(fields));
    const isRefused = errors.some((error) => invoiceFieldName(error.field) === at && error.code === code);
    if (isGood ? status !== 201 : status !== 422 || !isRefused) wrong.push([rule, fields, status, errors]);
  }
  expect(wrong).toEqual([]);
});

async function signedInApi() {
  const { origin } = await visitSignedIn({ DEFAULT_PLAN: "pro" });
  const api = new ApiClient(origin);
  const { data } = await api.call("POST", "/auth/login", { email: PERSON.email, password: PERSON.password });
  api.token = String(data?.token);
  return { api };
}

/** The same values under the names of the JSON API. */
function jsonOf(fields: Record<string, string>): FormValues {
  return readInvoiceForm(formValues(Object.entries({ ...INVOICE_FIELDS, ...fields })));
}

it("in JSON, the wider rules hold: a slip's lengths, descriptions and notes under 500", async () => {
  const { api } = await signedInApi();
  const longest = { clientName: 70, clientAddress: 70, notes: 499, "items[0].description": 499 };
  for (const [name, length] of Object.entries(longest)) {
    expect((await api.call("POST", "/invoices", jsonOf({ [name]: "x".repeat(length) }))).status).toBe(201);
    const answer = await api.call("POST", "/invoices", jsonOf({ [name]: "x".repeat(length + 1) }));
    expect([answer.status, answer.errors?.[0]?.code]).toEqual([422, "field.too_long"]);
  }
});

it("in JSON, a total above the slip's largest amount is refused, one of 0 has no payment part", async () => {
  const { api } = await signedInApi();
  const large = { "items[0].quantity": "200", "items[0].unitPrice": "9999999.99" };
  const answer = await api.call("POST", "/invoices", jsonOf(large));
  expect([answer.status, answer.errors?.[0]]).toMatchObject([
    422,
    { field: "items", code: "field.amount_too_large" },
  ]);
  const gift = { description: "Geschenk", quantity: 1, unitPrice: 0, vatRate: 0 };
  const free = await api.call("POST", "/invoices", { ...jsonOf({}), items: [gift] });
  expect([free.status, free.data?.total]).toEqual([201, 0]);
});

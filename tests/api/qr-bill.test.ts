import { expect, it } from "vitest";
import { expectFailure, rawCall, registeredClient } from "../support/read/api-answers.ts";
import { ApiClient } from "../support/client.ts";
import { freshSqlite } from "../support/databases/databases.ts";
import { PERSON } from "../support/person.ts";
import { testPlatform } from "../support/platform.ts";
import { serve } from "../support/server/server.ts";

const QR_IBAN = "CH44 3199 9123 0008 8901 2";
const DEBTOR = {
  debtorName: "Kulturhaus Obertor",
  debtorAddress: { street: "Obertor", buildingNumber: "14", postalCode: "8400", city: "Winterthur" },
};

it("names the languages and what a letter may look like", async () => {
  const { api } = await registeredClient();
  expect((await api.call("GET", "/qr-bill/languages")).data).toEqual({
    languages: [
      { code: "en", name: "English", locale: "en-US" },
      { code: "de", name: "Deutsch", locale: "de-CH" },
      { code: "fr", name: "Français", locale: "fr-CH" },
      { code: "it", name: "Italiano", locale: "it-CH" },
    ],
    current: "en",
  });
  expect((await api.call("GET", "/qr-bill/formatting-options")).data).toMatchObject({
    defaults: { fontFamily: "Arial", fontSize: 10, margins: { top: 5, right: 5, bottom: 5, left: 5 } },
  });
});

it("judges with 200, and says in words what is wrong and what was understood", async () => {
  const { api } = await registeredClient();
  const post = (path: string, body: object) => api.call("POST", `/qr-bill/${path}`, body);
  expect(await post("validate-iban", { iban: "ch44 3199 9123 0008 8901 2" })).toMatchObject({
    status: 200,
    data: { isValid: true, errors: [], iban: "CH4431999123000889012", formatted: QR_IBAN, isQrIban: true },
  });
  expect(await post("validate-iban", { iban: "CH93 0076 2011 6238 5295 8" })).toMatchObject({
    status: 200,
    data: {
      isValid: false,
      errors: [
        {
          field: "iban",
          code: "field.iban_checksum",
          message: "Check the digits: the check digits of this IBAN do not match.",
        },
      ],
    },
  });
  expect(await post("validate-amount", { amount: 0 })).toMatchObject({
    status: 200,
    data: { isValid: false, errors: [{ code: "field.amount_zero" }], amount: 0, formatted: "0.00" },
  });
  expect(await post("validate-address", { address: { city: "Bern", postalCode: "3011" } })).toMatchObject({
    data: { isValid: true, address: { country: "CH" }, formatted: ["3011 Bern"] },
  });
  const reference = { reference: "RF18 5390 0754 7034", referenceType: "scor", creditorIBAN: QR_IBAN };
  expect(await post("validate-reference", reference)).toMatchObject({
    data: {
      isValid: false,
      errors: [{ field: "referenceType", code: "field.reference_needs_qrr" }],
      reference: "RF18539007547034",
      referenceType: "SCOR",
    },
  });
});

it.each([
  ["validate-iban", { iban: 7 }],
  ["validate-iban", {}],
  ["validate-iban", { iban: "x".repeat(101) }],
  ["validate-address", {}],
  ["validate-address", { address: "Gasse 1" }],
  ["validate-amount", { amount: null }],
  ["validate-amount", { amount: [1] }],
  ["validate-reference", { reference: {} }],
  ["validate-reference", { reference: "", referenceType: "ISR" }],
  ["generate-preview", { debtorAddress: "Gasse 1" }],
  ["generate-preview", { formatting: { fontFamily: "Comic Sans" } }],
  ["generate-preview", { formatting: { fontSize: 99 } }],
  ["generate-preview", { language: "rm" }],
  ["generate-reference", { creditorIBAN: false }],
])("%s answers a body of another shape with 422: %j", async (path, body) => {
  const { api } = await registeredClient();
  const json = { "Content-Type": "application/json" };
  const response = await rawCall(api, "POST", `/qr-bill/${path}`, JSON.stringify(body), json);
  await expectFailure(response, 422, "input.invalid");
});

it("previews a slip as data and as its code", async () => {
  const { api } = await registeredClient();
  const { status, data } = await api.call("POST", "/qr-bill/generate-preview", { ...DEBTOR, amount: 648.49 });
  expect(status).toBe(200);
  expect(data).toMatchObject({
    isValid: true,
    validationError: null,
    errors: [],
    qrBillData: {
      creditorIBAN: "CH9300762011623852957",
      creditorName: "Anna Muster",
      creditorAddress: { street: "Seestrasse", city: "Zürich", country: "CH" },
      debtorName: "Kulturhaus Obertor",
      amount: 648.49,
      currency: "CHF",
      referenceType: "SCOR",
      reference: expect.stringMatching(/^RF\d\dSINV202629571$/) as string,
      language: "en",
      formatting: { fontFamily: "Arial", fontSize: 10 },
      formatted: { amount: "648.49", creditorIBAN: "CH93 0076 2011 6238 5295 7" },
    },
  });
  expect(data?.svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="46mm".*<\/svg>$/);
  const onQrIban = await api.call("POST", "/qr-bill/generate-preview", {
    ...DEBTOR,
    amount: "1'234.50",
    creditorIBAN: QR_IBAN,
    language: "it",
    invoiceNumber: "2026-3",
    formatting: { fontSize: 12, margins: { left: 20 } },
  });
  expect(onQrIban.data).toMatchObject({
    isValid: true,
    qrBillData: {
      amount: 1234.5,
      referenceType: "QRR",
      reference: expect.stringMatching(/^0{21}20263\d$/) as string,
      message: "Fattura 2026-3",
      formatting: { fontSize: 12, margins: { left: 20, right: 5 } },
    },
  });
});

it("a preview that a bank would refuse has errors and no code", async () => {
  const { api } = await registeredClient();
  const { status, data } = await api.call("POST", "/qr-bill/generate-preview", { amount: 0 });
  expect(status).toBe(200);
  expect(data).toMatchObject({
    isValid: false,
    validationError: "This field is required.",
    errors: [
      { field: "debtorName", code: "field.required", message: "This field is required." },
      { field: "debtorAddress.city", code: "field.required" },
      { field: "amount", code: "field.amount_zero" },
    ],
    svg: null,
  });
});

it.each([
  ["en", "User IBAN is not configured. Please set your IBAN in your profile settings."],
  ["de", "Ihre IBAN fehlt. Tragen Sie sie in Ihrem Profil ein."],
])("without any IBAN the preview says so, in %s", async (preferredLanguage, validationError) => {
  const api = new ApiClient(await serve(testPlatform(await freshSqlite())));
  await api.register({ ...PERSON, iban: "", preferredLanguage });
  const { data } = await api.call("POST", "/qr-bill/generate-preview", { ...DEBTOR, amount: 5 });
  expect(data).toMatchObject({
    isValid: false,
    validationError,
    errors: [{ field: "creditorIBAN", code: "field.iban_unconfigured", message: validationError }],
  });
});

it("security 8: too many previews are 429, with a message and the time to wait", async () => {
  const api = new ApiClient(await serve(testPlatform(await freshSqlite(), { RATE_LIMIT_FACTOR: "0.03" })));
  await api.register(PERSON);
  const statuses = [];
  for (let count = 0; count < 4; count++)
    statuses.push((await api.call("POST", "/qr-bill/generate-preview", DEBTOR)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  const refused = await api.call("POST", "/qr-bill/generate-preview", DEBTOR);
  expect(refused).toMatchObject({
    code: "preview.too_many",
    error: "Too many preview requests. Please wait a moment and try again.",
  });
  expect(refused.headers.get("Retry-After")).toBe("60");
});

it("makes references that no invoice has yet", async () => {
  const { api } = await registeredClient();
  const make = (body: object) => api.call("POST", "/qr-bill/generate-reference", body);
  expect((await make({ creditorIBAN: QR_IBAN, number: "2026-7" })).data).toMatchObject({
    referenceType: "QRR",
    reference: expect.stringMatching(/^0{21}20267\d$/) as string,
  });
  const { data } = await make({ creditorIBAN: PERSON.iban });
  expect(data).toMatchObject({ referenceType: "SCOR" });
  const judged = await api.call("POST", "/qr-bill/validate-reference", {
    ...data,
    creditorIBAN: PERSON.iban,
  });
  expect(judged.data).toMatchObject({ isValid: true });
  expect(await make({ creditorIBAN: "" })).toMatchObject({
    status: 422,
    errors: [{ field: "creditorIBAN", code: "field.iban_first", message: "Enter the creditor IBAN first." }],
  });
  expect((await make({ creditorIBAN: PERSON.iban, invoice: "nothing" })).status).toBe(404);
});

it("wants a session for each of its calls", async () => {
  const { origin } = await registeredClient();
  const visitor = new ApiClient(origin);
  for (const path of ["languages", "formatting-options"])
    expect((await visitor.call("GET", `/qr-bill/${path}`)).status).toBe(401);
  for (const path of ["validate-iban", "generate-preview", "generate-reference"])
    expect((await visitor.call("POST", `/qr-bill/${path}`, {})).status).toBe(401);
});

it.each([
  ["without_amount", { amount: null, debtorName: "Kulturhaus Obertor" }],
  ["without_debtor", { amount: 10, debtorName: "" }],
  ["donation", { amount: null, debtorName: "" }],
  ["notification", { amount: 0, debtorName: "Kulturhaus Obertor" }],
])("previews the payment part that an invoice chooses: %s", async (slip, said) => {
  const { api } = await registeredClient();
  const preview = (body: object) =>
    api.call("POST", "/qr-bill/generate-preview", { ...DEBTOR, slip, ...body });
  const { data } = await preview({ amount: 10 });
  expect(data).toMatchObject({ isValid: true, qrBillData: said });
  expect(data?.svg).toMatch(/^<svg/);
  if (slip === "donation")
    expect((await api.call("POST", "/qr-bill/generate-preview", { slip })).data).toMatchObject({
      isValid: true,
    });
});

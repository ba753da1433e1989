import { expect, it } from "vitest";
import { patchBase } from "#app/features/selling/invoices/json/patch-base.ts";

const DRAFT = {
  currency: "CHF",
  paymentReferenceType: "QRR",
  paymentReference: "210000000003139471430009017",
  sender: { iban: "CH4431999123000889012" },
};

it.each([
  ["another type of reference", { paymentReferenceType: "SCOR" }, { paymentReference: null }],
  ["another currency", { currency: "EUR" }, { paymentReference: null, paymentReferenceType: null }],
])("a patch with %s does not keep the reference", (_, patch, without) => {
  expect(patchBase(DRAFT, patch)).toEqual({ ...DRAFT, ...without });
});

it.each([[{ paymentReferenceType: "QRR" }], [{ paymentReference: "RF18539007547034" }]])(
  "a patch with %j keeps what it does not name",
  (patch) => expect(patchBase(DRAFT, patch)).toEqual(DRAFT),
);

it.each([
  [{ currency: "CHF" }, null],
  [{ currency: null }, null],
  [{ currency: "EUR" }, 0.94],
  [{ subject: "New" }, 0.94],
])("an invoice in EUR that is patched with %j has the rate %s", (patch, exchangeRate) => {
  expect(patchBase({ ...DRAFT, currency: "EUR", exchangeRate: 0.94 }, patch)).toMatchObject({ exchangeRate });
});

it("a patch to CHF of what is in CHF changes nothing", () => {
  expect(patchBase(DRAFT, { currency: "CHF", paymentReference: null })).toBe(DRAFT);
});

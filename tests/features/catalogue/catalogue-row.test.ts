import fc from "fast-check";
import { expect, it } from "vitest";
import type { CatalogueItem } from "#app/features/selling/catalogue/catalogue-item.ts";
import {
  catalogueRowValues,
  type RowAround,
  vatRateOf,
} from "#app/features/selling/catalogue/catalogue-row.ts";
import { catalogueSchema } from "#app/features/selling/catalogue/catalogue.schema.ts";
import { VAT_CLASSES } from "#app/features/selling/catalogue/vat-class.ts";

const ITEM: CatalogueItem = {
  id: "1",
  name: { en: "", de: "Konzept", fr: "Concept", it: "" },
  number: "K-100",
  description: "Zwei Entwürfe",
  unit: "h",
  unitPrice: 140_00,
  pricesIncludeVat: 0,
  vatClass: "normal",
  zeroRateReason: "",
  archivedAt: null,
  version: 1,
  createdAt: "",
  updatedAt: "",
};

const AROUND: RowAround = { language: "de", day: "2026-11-21", pricesIncludeVat: false, isRegistered: true };

it("fills in name, details, unit, price and the rate of the day, in the invoice's language", () => {
  const texts = { description: "Konzept", details: "Zwei Entwürfe", unit: "h" };
  const values = { ...texts, unitPrice: "140.00", zeroRateReason: "" };
  expect(catalogueRowValues(ITEM, AROUND)).toEqual({ ...values, vatRate: "8.1" });
  const inFrench = catalogueRowValues(ITEM, { ...AROUND, language: "fr", day: "2023-12-31" });
  expect(inFrench).toEqual({ ...values, description: "Concept", vatRate: "7.7" });
  expect(catalogueRowValues(ITEM, { ...AROUND, language: "it" }).description).toBe("Konzept");
});

it.each([
  ["2023-12-31", [77, 25, 37, 0]],
  ["2024-01-01", [81, 26, 38, 0]],
])("on %s the classes have the rates of MWSTG Art. 25", (day, rates) => {
  expect(VAT_CLASSES.map((vatClass) => vatRateOf(vatClass, day))).toEqual(rates);
});

/** By hand: 140.00 × 1.081; 140.00 ÷ 1.081 = 129.5097…; 0.05 ÷ 1.081 = 0.0463…; 0.01 × 1.081 = 0.0108…. */
it.each([
  [140_00, 0, true, "151.34"],
  [140_00, 1, false, "129.51"],
  [140_00, 1, true, "140.00"],
  [140_00, 0, false, "140.00"],
  [5, 1, false, "0.05"],
  [1, 0, true, "0.01"],
])("%s Rappen, VAT included %s, on an invoice with VAT included %s cost %s", (...given) => {
  const [unitPrice, pricesIncludeVat, isGross, expected] = given;
  const item = { ...ITEM, unitPrice, pricesIncludeVat };
  expect(catalogueRowValues(item, { ...AROUND, pricesIncludeVat: isGross }).unitPrice).toBe(expected);
});

it("a business without VAT number charges no VAT and the price as it is", () => {
  const around = { ...AROUND, isRegistered: false, pricesIncludeVat: true };
  expect(catalogueRowValues(ITEM, around)).toMatchObject({ unitPrice: "140.00", vatRate: "0" });
});

it("a reason for 0 % goes along for those who declare VAT, and with no other class", () => {
  const entry = { name: { de: "Schulung" }, unitPrice: 100, zeroRateReason: "exempt" };
  const exempt = { ...ITEM, ...catalogueSchema.parse({ ...entry, vatClass: "none" }) };
  expect(catalogueRowValues(exempt, AROUND)).toMatchObject({ vatRate: "0", zeroRateReason: "exempt" });
  expect(catalogueRowValues(exempt, { ...AROUND, isRegistered: false }).zeroRateReason).toBe("");
  expect(catalogueSchema.parse({ ...entry, vatClass: "normal" }).zeroRateReason).toBe("");
});

it("a net price that is turned gross and back is off by at most a Rappen", () => {
  const rappen = (text: string) => Math.round(Number(text.replaceAll("'", "")) * 100);
  fc.assert(
    fc.property(fc.nat(99_999_999), fc.constantFrom(...VAT_CLASSES), (unitPrice, vatClass) => {
      const net = { ...ITEM, unitPrice, vatClass };
      const gross = rappen(catalogueRowValues(net, { ...AROUND, pricesIncludeVat: true }).unitPrice);
      const back = catalogueRowValues({ ...net, unitPrice: gross, pricesIncludeVat: 1 }, AROUND).unitPrice;
      expect(Math.abs(rappen(back) - unitPrice)).toBeLessThanOrEqual(1);
    }),
  );
});

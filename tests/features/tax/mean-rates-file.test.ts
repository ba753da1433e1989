import { expect, it } from "vitest";
import { readMeanRates } from "#app/features/taxes/tax/rates/mean-rates-file.ts";

/** Made up in the form of the published file. */
const FILE = `<?xml version="1.0" encoding="UTF-8"?>
<monatsmittelkurs xmlns="https://www.backend-rates.ezv.admin.ch/avgratesmonth">
  <gueltigkeit>01.10.2026 - 31.10.2026</gueltigkeit>
  <monat>2026-10</monat>
  <devise code="usd"><waehrung>1 USD</waehrung><kurs>0.81234</kurs></devise>
  <devise code="eur"><land_de>Euro</land_de><waehrung>1 EUR</waehrung><kurs>0.93565</kurs></devise>
</monatsmittelkurs>`;

it("the month and its rate of the euro are read", () => {
  expect(readMeanRates(FILE)).toEqual({ month: "2026-10", rate: 93_565 });
  expect(
    readMeanRates(`\uFEFF${FILE.replaceAll("<", "<r:").replaceAll("<r:/", "</r:").replace("<r:?", "<?")}`),
  ).toEqual({
    month: "2026-10",
    rate: 93_565,
  });
});

it.each([
  ["no XML", "month;rate"],
  ["a file that breaks off", FILE.slice(0, 300)],
  ["daily rates", FILE.replaceAll("monatsmittelkurs", "wechselkurse")],
  ["no euro", FILE.replace('code="eur"', 'code="gbp"')],
  ["a hundred of them", FILE.replace("1 EUR", "100 EUR")],
  ["no month", FILE.replace("2026-10", "October")],
  ["a rate of nothing", FILE.replace("0.93565", "0")],
  ["more decimals than are published", FILE.replace("0.93565", "0.935651")],
  ["a document type", `<!DOCTYPE x [<!ENTITY a "b">]>${FILE.slice(39)}`],
])("a file with %s is refused", (_what, text) => {
  expect(readMeanRates(text)).toBeNull();
});

import type { RateLine } from "#app/features/taxes/tax/figures/return-figures.ts";
import { codedRate } from "#app/features/taxes/tax/figures/technical-codes.ts";
import type { TaxReturn } from "#app/features/taxes/tax/periods/period.ts";
import { escapeXml } from "#app/platform/escape-xml.ts";
import { xmlElement as element } from "#app/platform/xml-element.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { normaliseUid } from "#app/swiss/uid.ts";
import { type VatRate, vatRateToNumber } from "#app/swiss/vat.ts";

/** What the file says beside the return. */
interface DeclarationFacts {
  /** ISO UTC. */
  generatedAt: string;
  reference: string;
  productVersion: string;
}

const NAMESPACES =
  'xmlns="http://www.ech.ch/xmlns/eCH-0217/2" xmlns:eCH-0058="http://www.ech.ch/xmlns/eCH-0058/5"';

/** The VAT return for the ESTV's portal by eCH-0217 2.0.0, whose schema orders the elements and has no empty ones. */
export function ech0217(content: TaxReturn, facts: DeclarationFacts): string {
  const body = [
    generalInformation(content, facts),
    turnoverComputation(content),
    content.method.method === "net" ? simpleTaxRateMethod(content) : effectiveReportingMethod(content),
    element("payableTax", amount(content.figures.payable)),
    otherFlows(content),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<VATDeclaration ${NAMESPACES}>${body.join("")}</VATDeclaration>\n`;
}

function generalInformation({ business, method, ...content }: TaxReturn, facts: DeclarationFacts): string {
  const uid = (normaliseUid(business.vatNumber) ?? "").replace(/[-.]/g, "");
  return element(
    "generalInformation",
    element("uid", uid),
    element("organisationName", escapeXml(business.name.slice(0, 255))),
    element("generationTime", facts.generatedAt),
    element("reportingPeriodFrom", content.startsOn),
    element("reportingPeriodTill", content.endsOn),
    element("typeOfSubmission", typeOf(content)),
    element("formOfReporting", method.consideration === "agreed" ? "1" : "2"),
    element("businessReferenceId", escapeXml(facts.reference.slice(0, 50))),
    element(
      "sendingApplication",
      element("eCH-0058:manufacturer", "Rappen"),
      element("eCH-0058:product", "Rappen"),
      element("eCH-0058:productVersion", escapeXml(facts.productVersion.slice(0, 10))),
    ),
  );
}

function typeOf({ kind, correction }: Pick<TaxReturn, "kind" | "correction">): string {
  if (kind === "reconciliation") return "3";
  return correction > 0 ? "2" : "1";
}

function turnoverComputation({ figures: { total, deductions }, adjustments }: TaxReturn): string {
  return element(
    "turnoverComputation",
    element("totalConsideration", amount(total)),
    optional("suppliesToForeignCountries", deductions.export),
    optional("suppliesAbroad", deductions.abroad),
    optional("transferNotificationProcedure", deductions.notification),
    optional("suppliesExemptFromTax", deductions.exempt),
    optional("reductionOfConsideration", deductions.reductions),
    variousDeduction(deductions.various, adjustments),
  );
}

const MOST_OF_DESCRIPTION = 50;

function variousDeduction(various: Rappen, adjustments: TaxReturn["adjustments"]): string {
  if (various === 0) return "";
  const why = adjustments.flatMap(({ ziffer, reason }) => (ziffer === "280" ? [reason] : [])).join("; ");
  return element(
    "variousDeduction",
    element("amountVariousDeduction", amount(various)),
    element("descriptionVariousDeduction", escapeXml([...why].slice(0, MOST_OF_DESCRIPTION).join(""))),
  );
}

function effectiveReportingMethod(content: TaxReturn): string {
  const { typed, figures } = content;
  return element(
    "effectiveReportingMethod",
    element("grossOrNet", "1"),
    optional("opted", figures.opted),
    ...figures.rateLines.map((line) => perRate("suppliesPerTaxRate", line)),
    acquisitionTax(content),
    optional("inputTaxMaterialAndServices", typed.materialAndServices),
    optional("inputTaxInvestments", typed.investments),
    optional("subsequentInputTaxDeduction", typed.subsequent),
    optional("inputTaxCorrections", typed.corrections),
    optional("inputTaxReductions", typed.reductions),
  );
}

/** For periods from 2025 on; those before have another element, which we do not write. */
function simpleTaxRateMethod(content: TaxReturn): string {
  return element(
    "simpleTaxRateMethod",
    ...byActivity(content).map(({ id, rate, turnover }) =>
      element(
        "suppliesPerTaxRate",
        element("activityID", escapeXml(id)),
        element("taxRate", percent(rate)),
        element("turnover", amount(turnover)),
      ),
    ),
    acquisitionTax(content),
  );
}

/** A code is that of a rate, whichever activities had it. */
function byActivity({ figures, startsOn }: TaxReturn): { id: string; rate: VatRate; turnover: Rappen }[] {
  const idOf = (line: RateLine) => (codedRate(line, startsOn) ? line.code : line.activity);
  const lines = Map.groupBy(figures.rateLines, (line) => `${idOf(line)} ${line.rate}`);
  return [...lines.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const turnover = others.reduce((sum, line) => sum + line.turnover, first.turnover);
    return [{ id: idOf(first), rate: first.rate, turnover }];
  });
}

function acquisitionTax({ figures: { acquisitions } }: TaxReturn): string {
  return acquisitions.map((line) => perRate("acquisitionTax", line)).join("");
}

function perRate(name: string, { rate, turnover }: { rate: number; turnover: Rappen }): string {
  return element(name, element("taxRate", percent(rate)), element("turnover", amount(turnover)));
}

function otherFlows({ typed: { subsidies, donations } }: TaxReturn): string {
  const flows = optional("subsidies", subsidies) + optional("donations", donations);
  return flows === "" ? "" : element("otherFlowsOfFunds", flows);
}

function optional(name: string, rappen: Rappen): string {
  return rappen === 0 ? "" : element(name, amount(rappen));
}

function amount(rappen: Rappen): string {
  const digits = String(Math.abs(rappen)).padStart(3, "0");
  return `${rappen < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function percent(rate: number): string {
  return vatRateToNumber(rate).toFixed(2);
}

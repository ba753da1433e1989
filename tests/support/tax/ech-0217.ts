import { SaxesParser } from "saxes";

interface Part {
  name: string;
  /** How often at least and at most; once where left out. */
  least?: number;
  most?: number;
  /** What a text looks like. */
  form?: RegExp;
  parts?: Part[];
}

const AMOUNT = /^-?\d{1,13}\.\d{2}$/;
const RATE = /^\d{1,3}\.\d{2}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const amount = (name: string): Part => ({ name, least: 0, form: AMOUNT });
const perRate = (name: string, most: number, first: Part[] = []): Part => ({
  name,
  least: 0,
  most,
  parts: [...first, { name: "taxRate", form: RATE }, { name: "turnover", form: AMOUNT }],
});
const acquisition = perRate("acquisitionTax", Infinity);

const GENERAL: Part = {
  name: "generalInformation",
  parts: [
    { name: "uid", form: /^CHE[1-9]\d{8}$/ },
    { name: "organisationName", form: /^.{1,255}$/ },
    { name: "generationTime", form: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/ },
    { name: "reportingPeriodFrom", form: DAY },
    { name: "reportingPeriodTill", form: DAY },
    { name: "typeOfSubmission", form: /^[123]$/ },
    { name: "formOfReporting", form: /^[12]$/ },
    { name: "businessReferenceId", form: /^.{1,50}$/ },
    {
      name: "sendingApplication",
      parts: [
        { name: "eCH-0058:manufacturer", form: /^.{1,30}$/ },
        { name: "eCH-0058:product", form: /^.{1,30}$/ },
        { name: "eCH-0058:productVersion", form: /^.{1,10}$/ },
      ],
    },
  ],
};

const TURNOVER: Part = {
  name: "turnoverComputation",
  parts: [
    { name: "totalConsideration", form: AMOUNT },
    ...["suppliesToForeignCountries", "suppliesAbroad", "transferNotificationProcedure"].map(amount),
    ...["suppliesExemptFromTax", "reductionOfConsideration"].map(amount),
    {
      name: "variousDeduction",
      least: 0,
      parts: [
        { name: "amountVariousDeduction", form: AMOUNT },
        { name: "descriptionVariousDeduction", form: /^.{1,50}$/ },
      ],
    },
  ],
};

const EFFECTIVE: Part = {
  name: "effectiveReportingMethod",
  parts: [
    { name: "grossOrNet", form: /^[12]$/ },
    amount("opted"),
    perRate("suppliesPerTaxRate", Infinity),
    acquisition,
    ...["inputTaxMaterialAndServices", "inputTaxInvestments", "subsequentInputTaxDeduction"].map(amount),
    ...["inputTaxCorrections", "inputTaxReductions"].map(amount),
  ],
};

const SIMPLE: Part = {
  name: "simpleTaxRateMethod",
  parts: [
    perRate("suppliesPerTaxRate", Infinity, [{ name: "activityID", form: /^.{5}$/ }]),
    acquisition,
    amount("inputTaxCorrections"),
  ],
};

const OTHER_FLOWS: Part = {
  name: "otherFlowsOfFunds",
  least: 0,
  parts: ["subsidies", "donations"].map(amount),
};

/** The structure of eCH-0217 2.0.0 as far as the product writes it, by method. */
function declaration(method: "effective" | "net"): Part {
  const payable = { name: "payableTax", form: AMOUNT };
  const own = method === "net" ? SIMPLE : EFFECTIVE;
  return { name: "VATDeclaration", parts: [GENERAL, TURNOVER, own, payable, OTHER_FLOWS] };
}

interface Element {
  name: string;
  children: Element[];
  text: string;
}

/** @returns what is wrong, by the path of the element; nothing for a valid file */
export function ech0217Faults(xml: string, method: "effective" | "net"): string[] {
  const root = parsed(xml);
  return root.name === "VATDeclaration" ? faultsOf(root, declaration(method), "") : [root.name];
}

/** Text of an element by its path below the root. */
export function textAt(xml: string, ...path: string[]): string[] {
  const found = path.reduce(
    (elements, name) => elements.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [parsed(xml)],
  );
  return found.map(({ text }) => text);
}

function parsed(xml: string): Element {
  const document: Element = { name: "", children: [], text: "" };
  const open = [document];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("opentag", ({ name }) => {
    const element = { name, children: [], text: "" };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("text", (text) => {
    const last = open.at(-1);
    if (last) last.text += text;
  });
  parser.on("closetag", () => void open.pop());
  parser.write(xml).close();
  return document.children[0] ?? document;
}

function faultsOf({ children, text }: Element, { form, parts }: Part, path: string): string[] {
  if (form) return form.test(text) && children.length === 0 ? [] : [`${path}: ${text}`];
  const left = [...children];
  const faults = (parts ?? []).flatMap((part) => {
    const own: Element[] = [];
    while (left[0]?.name === part.name) own.push(left.shift() ?? left[0]);
    const { least = 1, most = 1 } = part;
    const place = `${path}/${part.name}`;
    if (own.length < least || own.length > most) return [`${place} ${own.length} times`];
    return own.flatMap((element) => faultsOf(element, part, place));
  });
  return [...faults, ...left.map(({ name }) => `${path}/${name} is out of place`)];
}

import { type ElementPlan, elements, textElement } from "#app/platform/xml/planned-reading.ts";

type Sum = "grand" | "rounding" | "prepaid" | "due";

/** Texts, as they stand in the file. */
interface WrittenAmount {
  text: string;
  /** Empty where the document's own is meant. */
  currency: string;
}

interface WrittenTax {
  base: WrittenAmount;
  vat: WrittenAmount;
  percent: string;
}

interface WrittenNumber {
  scheme: string;
  text: string;
}

export class WrittenInvoice {
  isCreditNote = false;
  isKnown = false;
  type = "";
  number = "";
  day = "";
  dueDay = "";
  currency = "";
  supplier = "";
  reference = "";
  readonly vatNumbers: WrittenNumber[] = [];
  readonly ids: WrittenNumber[] = [];
  readonly accounts: string[] = [];
  readonly taxes: WrittenTax[] = [];
  readonly sums: Record<Sum, WrittenAmount[]> = { grand: [], rounding: [], prepaid: [], due: [] };
  attribute = "";
}

export type EInvoicePlan = ElementPlan<WrittenInvoice>;

export const text = (take: (into: WrittenInvoice, text: string) => void): EInvoicePlan => textElement(take);

/** Hands on one attribute as well, or an empty text. */
export function labelled(
  name: string,
  take: (into: WrittenInvoice, text: string, label: string) => void,
): EInvoicePlan {
  return {
    children: new Map(),
    open: (into, attributes) => {
      into.attribute = attributes[name] ?? "";
    },
    text: (into, text) => take(into, text, into.attribute),
  };
}

function amount(take: (into: WrittenInvoice, amount: WrittenAmount) => void): EInvoicePlan {
  return labelled("currencyID", (into, text, currency) => take(into, { text, currency }));
}

export function sum(name: Sum): EInvoicePlan {
  return amount((into, written) => into.sums[name].push(written));
}

/** One rate of VAT; its parts are written to the last one. */
export function taxElement(shape: Record<"base" | "vat" | "percent", string>, below = ""): EInvoicePlan {
  const last = ({ taxes }: WrittenInvoice) => taxes.at(-1)!;
  const percent = text((into, written) => (last(into).percent = written));
  const parts = {
    [shape.base]: amount((into, written) => (last(into).base = written)),
    [shape.vat]: amount((into, written) => (last(into).vat = written)),
    [below || shape.percent]: below === "" ? percent : elements({ [shape.percent]: percent }),
  };
  const none = () => ({ text: "", currency: "" });
  return elements(parts, { open: ({ taxes }) => taxes.push({ base: none(), vat: none(), percent: "" }) });
}

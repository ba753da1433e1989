import type { PrintKind } from "#app/features/selling/papers/print-kind.ts";
import type { InvoiceMessages } from "./invoice-messages.ts";
import type { FactView, InvoiceView } from "./invoice-view.ts";

interface Print {
  kind: PrintKind;
  number: string;
  /** Formatted. */
  day: string;
  /** The mark of test documents; empty without. */
  mark: string;
}

/** @param drawn of the invoice or offer */
export function printView(
  drawn: InvoiceView,
  { kind, number, day, mark }: Print,
  messages: InvoiceMessages,
): InvoiceView {
  const { say } = messages;
  const usual = {
    ...drawn,
    title: say(kind, { number }),
    mark,
    copyNote: "",
    facts: [{ label: say("printDate"), value: day }, ...factsOf(drawn, kind, messages)],
    term: "",
    balance: [],
    qrCodeName: "",
  };
  if (kind === "orderConfirmation") return { ...usual, amount: drawn.total.value };
  return {
    ...usual,
    amount: "",
    heads: { ...drawn.heads, price: "", vat: "", amount: "" },
    withVat: false,
    items: drawn.items.map((item) => ({ ...item, note: "", price: "", vat: "", amount: "", carried: "" })),
    carryLabel: "",
    totals: [],
    total: { label: "", value: "" },
    notes: "",
    signature: say("signature"),
  };
}

function factsOf({ facts }: InvoiceView, kind: PrintKind, { say }: InvoiceMessages): FactView[] {
  const vatNumber = kind === "orderConfirmation" ? say("vatNumber") : null;
  return facts.filter(
    ({ field, label }) =>
      ["serviceFrom", "purchaseOrder", "project"].includes(field ?? "") || label === vatNumber,
  );
}

import type { Translate } from "#app/platform/i18n/messages.ts";
import type { InvoiceContent } from "#app/features/selling/invoices/document/invoice-document.ts";

type Titled = Pick<InvoiceContent, "kind" | "corrects" | "number">;

export function titleKey({ kind, corrects }: Pick<Titled, "kind" | "corrects">) {
  if (kind === "invoice") return "title";
  return corrects?.isWhole ? "cancellation" : "creditNote";
}

export function documentTitle(t: Translate, document: Titled): string {
  return t(`pdf:${titleKey(document)}`, { number: document.number });
}

import { logoTypeOf } from "#app/features/selling/design/logo.ts";
import type { ReceiptType } from "#app/features/taxes/expenses/expense.ts";

export const RECEIPT_TYPES = [
  "application/pdf",
  "image/jpeg",
  "image/png",
  "application/xml",
] as const satisfies ReceiptType[];

export const MAX_RECEIPT_BYTES = 10_000_000;

export function receiptTypeOf(bytes: Uint8Array): ReceiptType | null {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 5));
  if (start === "%PDF-") return "application/pdf";
  return logoTypeOf(bytes) ?? (isEInvoice(bytes) ? "application/xml" : null);
}

/** Bytes before which its first element stands. */
const HEAD = 16_384;

const ROOTS = ["CrossIndustryInvoice", "CrossIndustryDocument", "Invoice", "CreditNote"];

/** Tells it by the name of the first element, in UTF-8 and what is like it, or in UTF-16. */
function isEInvoice(bytes: Uint8Array): boolean {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, HEAD)).replaceAll("\0", "");
  const start = head
    .replace(/^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/, "")
    .replace(/<!--[^]*?-->/g, "")
    .trimStart();
  const root = /<(?:[\w.-]+:)?([\w.-]+)[\s/>]/.exec(start)?.[1];
  return start.startsWith("<") && root !== undefined && ROOTS.includes(root);
}

const ENDINGS: Record<ReceiptType, string> = {
  "application/pdf": "pdf",
  "application/xml": "xml",
  "image/jpeg": "jpg",
  "image/png": "png",
};

export function endingOf(type: ReceiptType): string {
  return ENDINGS[type];
}

/** The ending follows from the content. */
export function receiptName(name: string, type: ReceiptType): string {
  const stem = name.replace(/\.[^.]*$/, "").trim() || "receipt";
  return `${stem}.${ENDINGS[type]}`;
}

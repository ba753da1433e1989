import { logoTypeOf } from "#app/features/design/logo.ts";
import type { ReceiptType } from "#app/features/expenses/expense.ts";

export const RECEIPT_TYPES = ["application/pdf", "image/jpeg", "image/png"] as const satisfies ReceiptType[];

export const MAX_RECEIPT_BYTES = 10_000_000;

/** By what it holds, not by its name. */
export function receiptTypeOf(bytes: Uint8Array): ReceiptType | null {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 5));
  return start === "%PDF-" ? "application/pdf" : logoTypeOf(bytes);
}

const ENDINGS: Record<ReceiptType, string> = {
  "application/pdf": "pdf",
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

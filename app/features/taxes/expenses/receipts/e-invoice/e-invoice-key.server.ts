import { hash } from "node:crypto";
import { fold } from "#app/platform/lists/fold.ts";
import { compactCode } from "#app/swiss/characters.ts";
import type { ReadEInvoice } from "./read-e-invoice.ts";

/** The same for the same number of the same supplier; empty without an e-invoice. */
export function keyOfEInvoice(eInvoice: ReadEInvoice | null): string {
  if (!eInvoice) return "";
  const { vatNumber, supplier, number, isCreditNote } = eInvoice;
  const who = vatNumber || fold(supplier);
  return hash("sha256", [who, compactCode(number), String(isCreditNote)].join("\n"));
}

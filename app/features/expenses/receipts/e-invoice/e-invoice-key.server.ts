import { hash } from "node:crypto";
import { fold } from "#app/platform/lists/fold.ts";
import { compactCode } from "#app/swiss/characters.ts";
import { readEInvoice } from "./read-e-invoice.ts";

/** The same for the same number of the same supplier; empty for what is no e-invoice. */
export function keyOfXml(xml: string): string {
  const read = xml === "" ? "unknown" : readEInvoice(xml);
  if (typeof read === "string") return "";
  const { vatNumber, supplier, number, isCreditNote } = read;
  const who = vatNumber || fold(supplier);
  return hash("sha256", [who, compactCode(number), String(isCreditNote)].join("\n"));
}

import { randomUUID } from "node:crypto";
import { camt } from "../camt.ts";
import { JSON_TYPE, type Place } from "./described.ts";
import type { Records } from "./records.ts";

/** Parameters without which there is no good answer. */
const REQUIRED: Record<string, string> = { exportData: "?format=csv&includeInvoices=true" };

export interface GoodCall {
  url: string;
  /** The body of a call that takes JSON. */
  json?: Record<string, unknown>;
  body?: string;
  headers: Record<string, string>;
}

/** A call made from the file's own example that succeeds. @param ids made for it before, or new ones */
export async function goodCall(place: Place, records: Records, ids?: string): Promise<GoodCall> {
  const { path, operation } = place;
  const { operationId, requestBody } = operation;
  const [id = "", rid = ""] = (ids ?? (await records.idsFor(operationId, path))).split(" ");
  const query = operationId === "downloadInvoices" ? `?ids=${id}` : (REQUIRED[operationId] ?? "");
  const url =
    path.replace("{year}", id).replace("{id}", id).replace("{rid}", rid).replace("{line}", "income") + query;
  if (requestBody?.content["application/pdf"])
    return { url, body: "%PDF-1.7 " + randomUUID(), headers: { "Content-Type": "application/pdf" } };
  if (requestBody?.content["application/xml"])
    return { url, body: camt(), headers: { "Content-Type": "application/xml" } };
  const example = requestBody?.content[JSON_TYPE]?.example;
  if (!example) return { url, headers: {} };
  const json = { ...example, ...(await ownFields(place, records, id)) };
  return { url, json, body: JSON.stringify(json), headers: {} };
}

/** Examples name records that only a real account has, and what there may be once only. */
async function ownFields({ path, method, operation }: Place, records: Records, id: string): Promise<object> {
  const kind = path.split("/")[1]!;
  if (operation.operationId === "recordPayment") return { invoiceId: await records.sent() };
  if (operation.operationId === "createReminderLetters") return { invoices: null };
  if (operation.operationId === "closeTaxPeriod") return { hash: await records.hashOf(id) };
  if (operation.operationId === "createHandover") return { to: await records.nextDay() };
  if (operation.operationId === "createTaxDecision") return { invoiceIds: [await records.sent()] };
  if (operation.operationId === "closeYear") return { hash: await records.hashOf(id, "year") };
  if (operation.operationId === "createBatch") {
    const clientId = await records.client();
    return { clientIds: [clientId], amounts: { [clientId]: 120 } };
  }
  if (operation.operationId === "invoiceServices") return records.ofOpenServices();
  if (method === "patch" || path.endsWith("/comments")) return {};
  if (kind === "templates" || operation.operationId === "createSandbox") return { name: randomUUID() };
  if (kind === "services") return { clientId: await records.client() };
  if (kind === "catalogue") return { number: randomUUID().slice(0, 30) };
  if (kind === "expenses") return { supplier: randomUUID() };
  if (kind === "series") return records.ofOwnClient();
  return {};
}

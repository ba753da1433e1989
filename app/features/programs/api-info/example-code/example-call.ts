import type { Operation } from "#app/features/programs/api-info/operations/operation.ts";
import { OPERATIONS } from "#app/features/programs/api-info/operations/operations.ts";
import { clientGroup, methodName } from "./client-names.ts";

/** One call with all that it takes, whatever the language it is written in. */
export interface ExampleCall {
  method: string;
  /** The path with ids in it, and without the query. */
  path: string;
  ids: string[];
  query: Record<string, QueryValue>;
  body?: object;
  /** A body that is the file of this name and type. */
  file?: { name: string; type: string };
  /** The name under which a file that is answered is kept. */
  answeredFile?: string;
  /** The name of the method in packages/client. */
  clientMethod: string;
}

type QueryValue = string | number | boolean | string[];

export const SAMPLE_IDS = ["01a20268-8c39-7000-b77a-91b874bb7555", "01a20268-8c39-7000-b77a-2f4c1d9e0a11"];

/** What a call asks for, where it needs it or where an example says more. */
const QUERIES: Record<string, Record<string, QueryValue>> = {
  listInvoices: { status: ["sent", "overdue"], limit: 20 },
  listPayments: { expand: ["client", "invoice"] },
  downloadInvoices: { ids: SAMPLE_IDS.slice(0, 1) },
  exportData: { format: "csv", includeInvoices: true },
};

export const CAMT_FILE = { name: "camt.xml", type: "application/xml" };
export const RECEIPT_FILE = { name: "receipt.pdf", type: "application/pdf" };

/** @param real what takes the place of sample ids, and of a body that names them */
export function exampleCall(
  operation: Operation,
  real: { ids?: string[]; query?: ExampleCall["query"]; body?: object | undefined } = {},
): ExampleCall {
  const { id, method, path, answers } = operation;
  const names = [...path.matchAll(/\{\w+\}/g)].map(([name]) => name);
  const ids = names.map((_, at) => real.ids?.[at] ?? SAMPLE_IDS[at] ?? "");
  const group = clientGroup(path);
  const body = real.body ?? operation.body?.example;
  const answer = Object.values(answers)[0];
  return {
    method: method.toUpperCase(),
    path: names.reduce((address, name, at) => address.replace(name, ids[at] ?? ""), path),
    ids,
    query: real.query ?? QUERIES[id] ?? {},
    ...(body ? { body } : {}),
    ...(operation.files ? { file: path.endsWith("/receipt") ? RECEIPT_FILE : CAMT_FILE } : {}),
    ...(answer === "Pdf" ? { answeredFile: "document.pdf" } : {}),
    ...(answer === "EInvoice" ? { answeredFile: "e-invoice.xml" } : {}),
    ...(answer === "Receipt" ? { answeredFile: "receipt.pdf" } : {}),
    ...(answer === "Export" ? { answeredFile: "export.csv" } : {}),
    clientMethod: `${group}.${methodName(group, id, IDS)}`,
  };
}

const IDS = OPERATIONS.map(({ id }) => id);

/** `?…`, as the API reads it. */
export function queryText(query: ExampleCall["query"]): string {
  const params = Object.entries(query).map(([name, value]) => `${name}=${encoded(value)}`);
  return params.length > 0 ? `?${params.join("&")}` : "";
}

function encoded(value: QueryValue): string {
  return [value]
    .flat()
    .map((one) => encodeURIComponent(String(one)))
    .join(",");
}

import type { Resource } from "#app/features/people/api-keys/scopes.ts";

interface ExpansionRule {
  /** The field beside which the record stands. */
  idField: string;
  resource: Resource;
  object: string;
}

/** What an answer may hold as a whole record beside its id, by the name of `expand`. */
export const EXPANSIONS = {
  client: { idField: "clientId", resource: "clients", object: "Client" },
  invoice: { idField: "invoiceId", resource: "invoices", object: "Invoice" },
} as const satisfies Record<string, ExpansionRule>;

export type Expansion = keyof typeof EXPANSIONS;

/** Records of one answer. */
export const MAX_EXPANDED = 200;

/** Names that are not known are left out. */
export function expansionsIn(params: URLSearchParams): Expansion[] {
  const asked = (params.get("expand") ?? "").split(",");
  return (["client", "invoice"] as const).filter((name) => asked.includes(name));
}
